import type { AddressMetadata, TokenInfo } from '../schema/names.ts'
import { parseDecimals } from '../model/amount.ts'
import { plainText } from '../model/text.ts'

/** How amounts of one jetton are written. */
export interface JettonUnit {
  /** Decimal places, 0 to 255. */
  readonly decimals: number
  /** What the jetton calls itself, cleaned; empty when it gives no symbol. */
  readonly symbol: string
}

/**
 * Unit of a jetton, from the metadata of its master.
 * @returns undefined while the metadata is not known: its decimals could be any.
 */
export function jettonUnit(metadata: AddressMetadata | undefined): JettonUnit | undefined {
  const roles: readonly (TokenInfo | null)[] = Array.isArray(metadata?.token_info) ? metadata.token_info : []
  const role = roles.find((row) => row?.type === 'jetton_masters' && row.valid === true)
  if (role === undefined || role === null) return undefined
  const extra: Readonly<Record<string, unknown>> | null | undefined = role.extra
  return {
    decimals: parseDecimals(extra?.['decimals']),
    symbol: plainText(role.symbol, { maximum: 16 }),
  }
}

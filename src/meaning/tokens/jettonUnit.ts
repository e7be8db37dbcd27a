import type { AddressMetadata, TokenInfo } from '../../service/rows/names.ts'
import { parseDecimals } from '../../service/rows/amount.ts'
import { plainText } from '../../service/rows/plainText.ts'

/** Unit of a jetton, for its amounts. */
export interface JettonUnit {
  /** Decimal places, 0 to 255. */
  readonly decimals: number
  /** Symbol of the jetton, cleaned; empty if it has none. */
  readonly symbol: string
}

/**
 * Reads the unit of a jetton from the metadata of its master.
 * @returns undefined while the metadata is unknown, because its decimals are unknown then.
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

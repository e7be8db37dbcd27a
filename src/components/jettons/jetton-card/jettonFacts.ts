import { parseDecimals } from '../../../service/rows/amount.ts'
import { plainText, type SafeLink } from '../../../service/rows/plainText.ts'
import { findTokenInfo } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import { tokenLinks } from '../../../meaning/tokens/tokenLinks.ts'
import { jettonUnit } from '../../../meaning/tokens/jettonUnit.ts'
import type { AddressMetadata, TokenInfo } from '../../../service/rows/names.ts'

/** Facts of a jetton for display, read from untrusted JSON and cleaned. */
export interface JettonFacts {
  /** Name in its metadata, else on chain; empty if it has none. */
  readonly name: string
  /** Symbol in its metadata, else on chain; empty if it has none. */
  readonly symbol: string
  /** Decimal places, 0 to 255; undefined while unknown. */
  readonly decimals: number | undefined
  readonly description: string
  readonly links: readonly SafeLink[]
  /** The service marks it as a scam. */
  readonly scam: boolean
  /** The service marks it as not safe for work. */
  readonly nsfw: boolean
  readonly token: TokenInfo | undefined
}

/**
 * Reads a jetton from the metadata of its master, else from its content on chain.
 * @param content `jetton_content` of the master.
 */
export function jettonFacts(metadata: AddressMetadata | undefined, content?: unknown): JettonFacts {
  const token = findTokenInfo(metadata, 'jetton_masters')
  const text = (field: string, maximum: number): string =>
    plainText(ownField(token, field), { maximum }) || plainText(ownField(content, field), { maximum })
  return {
    name: text('name', 64),
    symbol: text('symbol', 16),
    decimals: jettonUnit(metadata)?.decimals ?? contractDecimals(content),
    description: text('description', 400),
    links: tokenLinks(token),
    scam: ownField(token, 'is_scam') === true,
    nsfw: ownField(token, 'is_nsfw') === true,
    token,
  }
}

/** Reads the decimal places on chain. Undefined if the contract refers to a document, which may define them. */
function contractDecimals(content: unknown): number | undefined {
  const decimals = ownField(content, 'decimals')
  if (decimals !== undefined && decimals !== null) return parseDecimals(decimals)
  return ownField(content, 'name') === undefined || ownField(content, 'uri') !== undefined
    ? undefined
    : parseDecimals(undefined)
}

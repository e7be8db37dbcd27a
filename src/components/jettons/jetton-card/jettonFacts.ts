import { parseDecimals } from '../../../model/amount.ts'
import { plainText, safeLink, type SafeLink } from '../../../model/text.ts'
import { jettonUnit } from '../../../format/token.ts'
import type { AddressMetadata, TokenInfo } from '../../../schema/names.ts'
import { own } from '../../nfts/media/sources.ts'

/** What is known of a jetton, read from foreign JSON and cleaned. */
export interface JettonFacts {
  /** What it calls itself; empty when it says nothing. */
  readonly name: string
  readonly symbol: string
  /** Decimal places, 0 to 255; undefined while they are not known. */
  readonly decimals: number | undefined
  readonly description: string
  readonly links: readonly SafeLink[]
  readonly scam: boolean
  readonly nsfw: boolean
  readonly token: TokenInfo | undefined
}

/**
 * Reads a jetton from what the service fetched of it, else from its contract.
 * @param content `jetton_content` of the master.
 */
export function jettonFacts(metadata: AddressMetadata | undefined, content?: unknown): JettonFacts {
  const token = roleOf(metadata)
  const text = (field: string, maximum: number): string =>
    plainText(own(token, field), { maximum }) || plainText(own(content, field), { maximum })
  const extra = own(token, 'extra')
  const named = [...listOf(own(extra, 'websites')), ...listOf(own(extra, 'social'))]
  const links = named.map(safeLink).filter((link) => link !== undefined)
  return {
    name: text('name', 64),
    symbol: text('symbol', 16),
    decimals: jettonUnit(metadata)?.decimals ?? contractDecimals(content),
    description: text('description', 400),
    links: links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at).slice(0, 8),
    scam: own(token, 'is_scam') === true,
    nsfw: own(token, 'is_nsfw') === true,
    token,
  }
}

/** Decimal places as the contract has them; a contract that leads elsewhere may leave them out. */
function contractDecimals(content: unknown): number | undefined {
  const decimals = own(content, 'decimals')
  if (decimals !== undefined && decimals !== null) return parseDecimals(decimals)
  return own(content, 'name') === undefined || own(content, 'uri') !== undefined ? undefined : parseDecimals(undefined)
}

function roleOf(metadata: AddressMetadata | undefined): TokenInfo | undefined {
  const roles = listOf(own(metadata, 'token_info'))
  return roles.find((role) => own(role, 'type') === 'jetton_masters' && own(role, 'valid') !== false) as
    | TokenInfo
    | undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

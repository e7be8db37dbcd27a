import { plainText } from '../../service/rows/plainText.ts'
import { ownField } from '../../service/rows/readRow.ts'
import type { AddressMetadata, TokenInfo } from '../../service/rows/names.ts'

/** Longest text that is accepted as a URL, in characters. */
const maxUrlLength = 4096

/** Tells whether a field of untrusted JSON can be a URL: a text that is neither empty nor oversized. */
export function isUrlText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxUrlLength
}

/**
 * Finds what the metadata of an address says about one of its roles.
 * @param type Role, such as `nft_items` or `jetton_masters`.
 * @returns undefined if the address does not have the role, or the entry is marked as invalid.
 */
export function findTokenInfo(metadata: AddressMetadata | undefined, type: string): TokenInfo | undefined {
  const entries = ownField(metadata, 'token_info')
  if (!Array.isArray(entries)) return undefined
  return entries.find((entry: unknown) => ownField(entry, 'type') === type && ownField(entry, 'valid') !== false) as
    | TokenInfo
    | undefined
}

/** Lists the names and symbols that a jetton, an NFT or a collection gives itself, cleaned. */
export function tokenNames(metadata: AddressMetadata | undefined): readonly string[] {
  return ['jetton_masters', 'nft_items', 'nft_collections'].flatMap((type) => {
    const token = findTokenInfo(metadata, type)
    return token === undefined
      ? []
      : [ownField(token, 'name'), ownField(token, 'symbol')].map((name) => plainText(name, { maximum: 64 }))
  })
}

/** Worst mark of any of the entries, such as those of an item and of its collection. */
export function worstFlag(...entries: readonly (TokenInfo | undefined)[]): 'scam' | 'nsfw' | undefined {
  const isMarked = (mark: string) => entries.some((entry) => ownField(entry, mark) === true)
  return isMarked('is_scam') ? 'scam' : isMarked('is_nsfw') ? 'nsfw' : undefined
}

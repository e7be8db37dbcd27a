import { plainText } from '../../../service/rows/plainText.ts'
import { findTokenInfo } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { TokenInfo } from '../../../service/rows/names.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { lookUpIn, type MetadataMap } from './useMetadata.ts'
import { checkRows } from '../../../service/rows/checkRows.ts'
import { nftItemShape } from '../../../service/rows/shapes/tables.ts'

/** One attribute of an item, read from untrusted JSON and cleaned. */
export interface NftAttribute {
  readonly trait: string
  readonly value: string
}

/** How often attributes occur among the loaded items. */
export interface AttributeCounts {
  /** Number of items whose attributes are known. */
  readonly items: number
  /** Number of items by trait, then by value. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const maxAttributes = 100

/** Reads the first hundred attributes of a token and removes duplicates. */
export function readAttributes(token: TokenInfo | undefined): readonly NftAttribute[] {
  const found = new Map<string, NftAttribute>()
  for (const entry of listAttributes(token).slice(0, maxAttributes)) {
    const trait = cleanText(ownField(entry, 'trait_type') ?? ownField(entry, 'name'))
    const value = cleanText(ownField(entry, 'value'))
    if (value !== '') found.set(JSON.stringify([trait, value]), { trait, value })
  }
  return [...found.values()]
}

/** Counts the attributes of a token beyond those that {@link readAttributes} reads. */
export function countUnreadAttributes(token: TokenInfo | undefined): number {
  return Math.max(0, listAttributes(token).length - maxAttributes)
}

/**
 * Counts the attributes of the loaded items, for the rarity in `NftDetails`.
 * @param metadata `metadata` of the responses with the items.
 */
export function countAttributes(items: readonly NftItem[], metadata: MetadataMap): AttributeCounts {
  const lookUp = lookUpIn(metadata)
  const counts = new Map<string, Map<string, number>>()
  let known = 0
  for (const item of checkRows(nftItemShape, items).rows) {
    const attributes = readAttributes(findTokenInfo(lookUp(item.address), 'nft_items'))
    if (attributes.length > 0) known += 1
    for (const { trait, value } of attributes) {
      const values = counts.get(trait) ?? new Map<string, number>()
      counts.set(trait, values.set(value, (values.get(value) ?? 0) + 1))
    }
  }
  return { items: known, counts }
}

function listAttributes(token: TokenInfo | undefined): readonly unknown[] {
  const listed = ownField(token?.extra, 'attributes')
  return Array.isArray(listed) ? listed : []
}

function cleanText(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return plainText(text, { maximum: 80 })
}

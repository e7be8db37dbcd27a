import { plainText } from '../../../model/text.ts'
import type { AddressMetadata, TokenInfo } from '../../../schema/names.ts'
import type { NftItem } from '../../../schema/nft.ts'
import { own } from '../media/sources.ts'
import { roleOf } from './facts.ts'
import { isItem } from './isItem.ts'
import type { MetadataMap } from './useMetadata.ts'

/** One attribute of an item, read from foreign JSON and cleaned. */
export interface NftAttribute {
  readonly trait: string
  readonly value: string
}

/** How often attributes occur among items that are loaded. */
export interface AttributeCounts {
  /** Items of which attributes are known. */
  readonly items: number
  /** By trait, then by value. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const most = 100

/** The attributes of a token; each trait and value once, the first hundred of them. */
export function attributesOf(token: TokenInfo | undefined): readonly NftAttribute[] {
  const listed = own(own(token, 'extra'), 'attributes')
  if (!Array.isArray(listed)) return []
  const found = new Map<string, NftAttribute>()
  for (const entry of listed.slice(0, most) as unknown[]) {
    const trait = words(own(entry, 'trait_type') ?? own(entry, 'name'))
    const value = words(own(entry, 'value'))
    if (value !== '') found.set(JSON.stringify([trait, value]), { trait, value })
  }
  return [...found.values()]
}

/** How many attributes a token lists beyond those that {@link attributesOf} reads. */
export function attributesLeft(token: TokenInfo | undefined): number {
  const listed = own(own(token, 'extra'), 'attributes')
  return Array.isArray(listed) ? Math.max(0, listed.length - most) : 0
}

/** Counts the attributes of `items` by what `metadata` says of them. */
export function countAttributes(items: readonly NftItem[], metadata: MetadataMap): AttributeCounts {
  const counts = new Map<string, Map<string, number>>()
  let known = 0
  for (const item of items) {
    if (!isItem(item)) continue
    const { address } = item
    const attributes = attributesOf(roleOf(own(metadata, address) as AddressMetadata | undefined, 'nft_items'))
    if (attributes.length > 0) known += 1
    for (const { trait, value } of attributes) {
      const values = counts.get(trait) ?? new Map<string, number>()
      counts.set(trait, values.set(value, (values.get(value) ?? 0) + 1))
    }
  }
  return { items: known, counts }
}

function words(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return plainText(text, { maximum: 80 })
}

import { shortAddress } from '../../../format/address.ts'
import { plainText } from '../../../model/text.ts'
import type { NftItem } from '../../../schema/nft.ts'
import { own } from '../media/sources.ts'
import { attributesOf } from '../nft-grid/attributes.ts'
import { flagOf, roleOf } from '../nft-grid/facts.ts'
import { isItem } from '../nft-grid/isItem.ts'
import type { MetadataOf, NftView } from './findNfts.ts'

/** One collection among the items that are loaded. */
export interface CollectionChoice {
  /** Raw address; empty for items of none. */
  readonly address: string
  /** Empty for items of none. */
  readonly name: string
  readonly count: number
}

/** Values of one trait, the most frequent first. */
export interface TraitChoice {
  readonly trait: string
  readonly values: readonly { readonly value: string; readonly count: number }[]
}

const mostCollections = 200
const mostTraits = 40
const mostValues = 60

/** Collections of items, the largest first; those marked as scam only where scams are shown. */
export function collectionChoices(
  items: readonly NftItem[],
  metadataOf: MetadataOf,
  { scams = false, testOnly = false }: { scams?: boolean | undefined; testOnly?: boolean | undefined },
): readonly CollectionChoice[] {
  const counts = new Map<string, number>()
  for (const item of items) {
    // What is no item counts for nothing: it is not among those that are found either.
    if (!isItem(item)) continue
    const address = collectionOf(item)
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  const largest = [...counts].toSorted(([, a], [, b]) => b - a)
  const choices: CollectionChoice[] = []
  for (const [address, count] of largest) {
    if (choices.length === mostCollections) break
    const token = address === '' ? undefined : roleOf(metadataOf(address), 'nft_collections')
    const scam = flagOf(token) === 'scam'
    if (scam && !scams) continue
    // The name of a scam is its bait.
    const name = scam ? '' : plainText(own(token, 'name'), { maximum: 40 })
    choices.push({ address, count, name: address === '' ? '' : name || shortAddress(address, { testOnly }) })
  }
  return choices
}

/** Attributes to choose from: of one collection, since traits of several have nothing in common. */
export function traitChoices(
  items: readonly NftItem[],
  metadataOf: MetadataOf,
  { collection, scams = false }: NftView,
): readonly TraitChoice[] {
  const only = collection ?? collectionOf(items[0])
  const mixed = collection === undefined && items.some((item) => collectionOf(item) !== only)
  if (mixed || only === '') return []
  const traits = new Map<string, Map<string, number>>()
  for (const item of items) {
    if (collectionOf(item) !== only || !isItem(item)) continue
    const token = roleOf(metadataOf(item.address), 'nft_items')
    if (!scams && flagOf(token) === 'scam') continue
    for (const { trait, value } of attributesOf(token)) {
      const values = traits.get(trait) ?? new Map<string, number>()
      if (!traits.has(trait) && traits.size === mostTraits) continue
      traits.set(trait, values.set(value, (values.get(value) ?? 0) + 1))
    }
  }
  return [...traits].map(([trait, values]) => ({
    trait,
    values: [...values]
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostValues),
  }))
}

/** Empty for an item of none, and for what is no item. */
function collectionOf(item: NftItem | undefined): string {
  const address = own(item, 'collection_address')
  return typeof address === 'string' ? address : ''
}

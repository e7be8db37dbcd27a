import { shortAddress } from '../../../text/format/address.ts'
import type { FindForgery } from '../../../meaning/tokens/lookalike.ts'
import { findTokenInfo, worstFlag } from '../../../meaning/tokens/tokenInfo.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { readAttributes } from '../nft-facts/attributes.ts'
import { collectionName } from '../nft-facts/nftFacts.ts'
import type { MetadataLookup } from '../nft-facts/useMetadata.ts'
import type { NftView } from './findNfts.ts'

/** A collection of some of the loaded items. */
export interface CollectionChoice {
  /** Raw address; empty for items without a collection. */
  readonly address: string
  /** Name, or short address if it has none or a forged one; empty for items without a collection. */
  readonly name: string
  /** Number of loaded items. */
  readonly count: number
}

/** A trait with its values, the most frequent first. */
export interface TraitChoice {
  readonly trait: string
  readonly values: readonly { readonly value: string; readonly count: number }[]
}

const maxCollections = 200
const maxTraits = 40
const maxValues = 60

/** Lists the collections of the loaded items, the largest first. Omits scams unless `scams` is set. */
export function collectionChoices(
  items: readonly NftItem[],
  lookUp: MetadataLookup,
  {
    scams = false,
    testOnly = false,
    findForgery,
  }: { scams?: boolean | undefined; testOnly?: boolean | undefined; findForgery?: FindForgery | undefined },
): readonly CollectionChoice[] {
  const counts = new Map<string, number>()
  for (const item of items) {
    const address = readCollection(item)
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  const largest = [...counts].toSorted(([, a], [, b]) => b - a)
  const choices: CollectionChoice[] = []
  for (const [address, count] of largest) {
    if (choices.length === maxCollections) break
    const metadata = address === '' ? undefined : lookUp(address)
    const token = findTokenInfo(metadata, 'nft_collections')
    const scam = worstFlag(token) === 'scam'
    if (scam && !scams) continue
    // The name of a scam is its bait, and a choice has no room for a warning.
    const isBait = scam || findForgery?.(address, metadata) !== undefined
    const name = isBait ? shortAddress(address, { testOnly }) : collectionName(address, token, undefined, testOnly)
    choices.push({ address, count, name: address === '' ? '' : name })
  }
  return choices
}

/** Lists the attributes of the loaded items, if all are of one collection: traits are comparable only there. */
export function traitChoices(
  items: readonly NftItem[],
  lookUp: MetadataLookup,
  { collection, scams = false }: NftView,
): readonly TraitChoice[] {
  const only = collection ?? readCollection(items[0])
  const mixed = collection === undefined && items.some((item) => readCollection(item) !== only)
  if (mixed || only === '') return []
  const traits = new Map<string, Map<string, number>>()
  for (const item of items) {
    if (readCollection(item) !== only) continue
    const token = findTokenInfo(lookUp(item.address), 'nft_items')
    if (!scams && worstFlag(token) === 'scam') continue
    for (const { trait, value } of readAttributes(token)) {
      const values = traits.get(trait) ?? new Map<string, number>()
      if (!traits.has(trait) && traits.size === maxTraits) continue
      traits.set(trait, values.set(value, (values.get(value) ?? 0) + 1))
    }
  }
  return [...traits].map(([trait, values]) => ({
    trait,
    values: [...values]
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxValues),
  }))
}

/** Raw address of an item's collection; empty if it has none. */
function readCollection(item: NftItem | undefined): string {
  return item?.collection_address ?? ''
}

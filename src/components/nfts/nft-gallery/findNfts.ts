import { addressKey } from '../../../text/format/address.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { findTokenInfo, worstFlag } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { readAttributes, type NftAttribute } from '../nft-facts/attributes.ts'
import { lookUpIn, type MetadataLookup, type MetadataMap } from '../nft-facts/useMetadata.ts'

/** Filter, order and layout of a gallery. Plain JSON, so that it can be kept in a URL. */
export interface NftView {
  /** Text to find: part of a name, an index, or an address in any form. @default no text filter */
  readonly text?: string | undefined
  /** Raw address of a collection; empty for items without one. @default all collections */
  readonly collection?: string | undefined
  /** Show only items that are for sale. @default false */
  readonly onSale?: boolean | undefined
  /** Show only items with this attribute. @default all items */
  readonly attribute?: NftAttribute | undefined
  /** Order by index, or by last activity with the latest first. @default order of the service */
  readonly sort?: 'index' | 'activity' | undefined
  /** @default 'grid' */
  readonly layout?: 'grid' | 'list' | undefined
  /** Show items marked as scam, each covered. @default false */
  readonly scams?: boolean | undefined
}

/** Result of {@link findNfts}. */
export interface FoundNfts {
  /** Items that match, in the wanted order. */
  readonly items: readonly NftItem[]
  /** Number of matching items that are marked as scam, whether shown or hidden. */
  readonly scams: number
  /** Number of loaded items, without duplicates. */
  readonly total: number
}

/** Tells whether a view has any filter other than the one for scams. */
export function isNftFilterSet(view: NftView): boolean {
  return (
    searchableText(view.text) !== '' ||
    view.collection !== undefined ||
    view.onSale === true ||
    view.attribute !== undefined
  )
}

/**
 * Filters and sorts the loaded items, and removes duplicates. While more items can be loaded, tell
 * readers that the result is incomplete, or let the service filter (`collection_address`) and sort
 * (`sort_by_last_transaction_lt`).
 * @param metadata `metadata` of the responses, or a function that looks it up by raw address.
 */
export function findNfts(
  items: readonly NftItem[],
  metadata: MetadataMap | MetadataLookup,
  view: NftView = {},
): FoundNfts {
  const lookUp = typeof metadata === 'function' ? metadata : lookUpIn(metadata)
  const isScam = createScamTest(lookUp)
  const matches = createFilter(view, lookUp)
  const seen = new Set<string>()
  const shown: NftItem[] = []
  let scams = 0
  for (const item of items) {
    if (seen.has(item.address)) continue
    seen.add(item.address)
    if (!matches(item)) continue
    const scam = isScam(item)
    if (scam) scams += 1
    if (!scam || view.scams === true) shown.push(item)
  }
  return { items: sortItems(shown, view.sort), scams, total: seen.size }
}

function createFilter(view: NftView, lookUp: MetadataLookup): (item: NftItem) => boolean {
  const { collection, onSale = false, attribute } = view
  const text = searchableText(view.text)
  const address = text === '' ? undefined : addressKey(view.text?.trim())
  return (item) => {
    if (collection !== undefined && (item.collection_address ?? '') !== collection) return false
    if (onSale && item.on_sale !== true) return false
    if (attribute !== undefined && !hasAttribute(item, attribute, lookUp)) return false
    if (text === '') return true
    if (address !== undefined) {
      return [item.address, item.collection_address, item.owner_address, item.real_owner].includes(address)
    }
    if (text.startsWith('#') && text.slice(1) === item.index) return true
    return item.index === text || searchText(item, lookUp).includes(text)
  }
}

function hasAttribute(item: NftItem, { trait, value }: NftAttribute, lookUp: MetadataLookup): boolean {
  const token = findTokenInfo(lookUp(item.address), 'nft_items')
  return readAttributes(token).some((known) => known.trait === trait && known.value === value)
}

const searchTexts = new WeakMap<NftItem, { readonly from: unknown; readonly text: string }>()

/** Text to search for one item: the names that its card shows. Cached per item and metadata. */
function searchText(item: NftItem, lookUp: MetadataLookup): string {
  const metadata = lookUp(item.address)
  const known = searchTexts.get(item)
  if (known !== undefined && known.from === metadata) return known.text
  const collection = item.collection_address
    ? findTokenInfo(lookUp(item.collection_address), 'nft_collections')
    : undefined
  const names = [
    ownField(findTokenInfo(metadata, 'nft_items'), 'name'),
    ownField(item.content, 'name'),
    ownField(item.content, 'domain'),
    ownField(collection, 'name'),
  ]
  const text = names.map(searchableText).join('\n')
  searchTexts.set(item, { from: metadata, text })
  return text
}

/** Names that need no cleaning: most of them, and cleaning a hundred thousand names is slow. */
const cleanName = /^[!-~]+(?: [!-~]+)*$/

function searchableText(text: unknown): string {
  if (typeof text === 'string' && text.length <= 80 && cleanName.test(text)) return text.toLowerCase()
  return plainText(text, { maximum: 80 }).toLowerCase()
}

/** Creates a test for items marked as scam. Reads each collection's mark once. */
function createScamTest(lookUp: MetadataLookup): (item: NftItem) => boolean {
  const collections = new Map<string, boolean>()
  return ({ address, collection_address }) => {
    if (worstFlag(findTokenInfo(lookUp(address), 'nft_items')) === 'scam') return true
    if (!collection_address) return false
    const known = collections.get(collection_address)
    if (known !== undefined) return known
    const scam = worstFlag(findTokenInfo(lookUp(collection_address), 'nft_collections')) === 'scam'
    collections.set(collection_address, scam)
    return scam
  }
}

// Sorts by precomputed keys, since comparing numbers of 78 digits is slow.
function sortItems(items: readonly NftItem[], sort: NftView['sort']): readonly NftItem[] {
  if (sort === undefined) return items
  const keyed = items.map((item) => ({
    item,
    key: sort === 'index' ? indexKey(item) : paddedDigits(item.last_transaction_lt),
  }))
  const sign = sort === 'index' ? 1 : -1
  return keyed.sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0)).map(({ item }) => item)
}

/** Sort key of the service's own order: collection, then index. */
function indexKey({ collection_address, index }: NftItem): string {
  return `${collection_address ?? ''} ${paddedDigits(index)}`
}

function paddedDigits(value: unknown): string {
  return typeof value === 'string' ? value.padStart(80, '0') : ''
}

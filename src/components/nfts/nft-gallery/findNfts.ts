import { addressKey } from '../../../format/address.ts'
import { plainText } from '../../../model/text.ts'
import type { AddressMetadata } from '../../../schema/names.ts'
import type { NftItem } from '../../../schema/nft.ts'
import { own } from '../media/sources.ts'
import { attributesOf, type NftAttribute } from '../nft-grid/attributes.ts'
import { flagOf, roleOf } from '../nft-grid/facts.ts'
import { isItem } from '../nft-grid/isItem.ts'
import type { MetadataMap } from '../nft-grid/useMetadata.ts'

/** What of a gallery is shown, and how; plain JSON, so that it can stand in an address. */
export interface NftView {
  /** Words in a name, an index, or an address in any form. */
  readonly text?: string | undefined
  /** Raw address of a collection; empty for items of none. */
  readonly collection?: string | undefined
  /** Only items that the index knows to be for sale. */
  readonly onSale?: boolean | undefined
  readonly attribute?: NftAttribute | undefined
  /** @default the order in which they came */
  readonly sort?: 'index' | 'activity' | undefined
  /** @default 'grid' */
  readonly layout?: 'grid' | 'list' | undefined
  /** Show what is marked as scam, each still covered. @default false */
  readonly scams?: boolean | undefined
}

/** The items that a view lets through. */
export interface FoundNfts {
  readonly items: readonly NftItem[]
  /** Items that are left out for being marked as scam, or would be. */
  readonly scams: number
  /** All items that were looked through, each counted once. */
  readonly total: number
}

/** What is known of an address, as far as it is loaded. */
export type MetadataOf = (address: string) => AddressMetadata | undefined

/** Whether a view lets through less than everything, scams aside. */
export function isFiltering(view: NftView): boolean {
  return words(view.text) !== '' || view.collection !== undefined || view.onSale === true || view.attribute !== undefined
}

/**
 * Chooses and orders items. It knows only those that are loaded: while more follow, tell readers so,
 * or let the service choose (`collection_address`) and order (`sort_by_last_transaction_lt`).
 */
export function findNfts(
  items: readonly NftItem[],
  metadata: MetadataMap | MetadataOf,
  view: NftView = {},
): FoundNfts {
  const metadataOf = typeof metadata === 'function' ? metadata : lookIn(metadata)
  const isScam = scamsBy(metadataOf)
  const passes = filterBy(view, metadataOf)
  const seen = new Set<string>()
  const shown: NftItem[] = []
  let scams = 0
  for (const item of items) {
    if (!isItem(item) || seen.has(item.address)) continue
    seen.add(item.address)
    if (!passes(item)) continue
    const scam = isScam(item)
    if (scam) scams += 1
    if (!scam || view.scams === true) shown.push(item)
  }
  return { items: sorted(shown, view.sort), scams, total: seen.size }
}

function filterBy(view: NftView, metadataOf: MetadataOf): (item: NftItem) => boolean {
  const { collection, onSale = false, attribute } = view
  const text = words(view.text)
  const address = text === '' ? undefined : addressKey(view.text?.trim())
  return (item) => {
    if (collection !== undefined && (item.collection_address ?? '') !== collection) return false
    if (onSale && item.on_sale !== true) return false
    if (attribute !== undefined && !hasAttribute(item, attribute, metadataOf)) return false
    if (text === '') return true
    if (address !== undefined) {
      return [item.address, item.collection_address, item.owner_address, item.real_owner].includes(address)
    }
    if (text.startsWith('#') && text.slice(1) === item.index) return true
    return item.index === text || searchText(item, metadataOf).includes(text)
  }
}

function hasAttribute(item: NftItem, { trait, value }: NftAttribute, metadataOf: MetadataOf): boolean {
  const token = roleOf(metadataOf(item.address), 'nft_items')
  return attributesOf(token).some((known) => known.trait === trait && known.value === value)
}

const searchTexts = new WeakMap<NftItem, { readonly from: unknown; readonly text: string }>()

/** What a reader may look for in an item: the names that its card shows. */
function searchText(item: NftItem, metadataOf: MetadataOf): string {
  const metadata = metadataOf(item.address)
  const known = searchTexts.get(item)
  if (known !== undefined && known.from === metadata) return known.text
  const collection = item.collection_address ? roleOf(metadataOf(item.collection_address), 'nft_collections') : undefined
  const names = [
    own(roleOf(metadata, 'nft_items'), 'name'),
    own(item.content, 'name'),
    own(item.content, 'domain'),
    own(collection, 'name'),
  ]
  const text = names.map(words).join('\n')
  searchTexts.set(item, { from: metadata, text })
  return text
}

// Cleaning is dear for a hundred thousand names, and most need none.
const clean = /^[!-~]+(?: [!-~]+)*$/

function words(text: unknown): string {
  if (typeof text === 'string' && text.length <= 80 && clean.test(text)) return text.toLowerCase()
  return plainText(text, { maximum: 80 }).toLowerCase()
}

/** Marks of collections are read once for each. */
function scamsBy(metadataOf: MetadataOf): (item: NftItem) => boolean {
  const collections = new Map<string, boolean>()
  return ({ address, collection_address }) => {
    if (flagOf(roleOf(metadataOf(address), 'nft_items')) === 'scam') return true
    if (!collection_address) return false
    const known = collections.get(collection_address)
    if (known !== undefined) return known
    const scam = flagOf(roleOf(metadataOf(collection_address), 'nft_collections')) === 'scam'
    collections.set(collection_address, scam)
    return scam
  }
}

function lookIn(metadata: MetadataMap): MetadataOf {
  return (address) => own(metadata, address) as AddressMetadata | undefined
}

// Keys are made once for each item: numbers of 78 digits are dear to compare.
function sorted(items: readonly NftItem[], sort: NftView['sort']): readonly NftItem[] {
  if (sort === undefined) return items
  const keyed = items.map((item) => ({ item, key: sort === 'index' ? placeKey(item) : digits(item.last_transaction_lt) }))
  const way = sort === 'index' ? 1 : -1
  return keyed.sort((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : 0)).map(({ item }) => item)
}

/** As the service orders them: by collection, then by index. */
function placeKey({ collection_address, index }: NftItem): string {
  return `${collection_address ?? ''} ${digits(index)}`
}

function digits(value: unknown): string {
  return typeof value === 'string' ? value.padStart(80, '0') : ''
}

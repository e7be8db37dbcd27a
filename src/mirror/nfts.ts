import type * as rows from '../endpoints/nfts.ts'
import type { NftCollection, NftItem } from '../schema/nft.ts'
import { pageOfSweep } from './coverage.ts'
import {
  type Key,
  packAddress,
  packAddressOrNull,
  packIndex,
  packLtDescending,
  type Stretch,
} from './keys.ts'
import { defineKind, laterState } from './kinds.ts'
import {
  by,
  byArrival,
  distinct,
  fieldsOf,
  inOrder,
  list,
  listAll,
  type Order,
  pick,
  pickPage,
  slice,
  sortAll,
} from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, type Page, pageOf, refusal, type View } from './resolve.ts'
import type { Found } from './store.ts'

/** Items of a collection by index. */
const COLLECTION = 1
/** Items of a collection, last changed first. */
const COLLECTION_CHANGED = 2
/** Items of a direct owner by collection and index. */
const OWNER = 3
/** Items of a real owner by collection and index: the seller's while on sale. Whole worlds only. */
const REAL_OWNER = 4

/** NFT items, by address. */
export const nftItem = defineKind<NftItem>({
  store: 'nft',
  serial: true,
  listed: false,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
  tags: (value, authoritative) => {
    const collection = packAddress(value.collection_address)
    const index = packIndex(value.index)
    // Lists of a part of the world are sorted as they were swept.
    const whole = authoritative ? value : undefined
    const place = [packAddressOrNull(value.collection_address), index] as const
    return [
      [COLLECTION, collection, index],
      [COLLECTION_CHANGED, collection, packLtDescending(whole?.last_transaction_lt)],
      [OWNER, packAddress(value.owner_address), ...place],
      [REAL_OWNER, whole && packAddress(realOwner(whole)), ...place],
    ]
  },
})

/** NFT collections, by address. */
export const nftCollection = defineKind<NftCollection>({
  store: 'ent',
  byte: 6,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

/** Who owns an item: the seller while it is on sale. */
export function realOwner({ on_sale, real_owner, owner_address }: NftItem): string | null {
  return (on_sale === true ? real_owner : null) ?? owner_address
}

const keysOf = (addresses: readonly string[] | undefined): Key[] =>
  distinct((addresses ?? []).map(packAddress).filter((key) => key !== undefined))

type ItemParams = Parameters<typeof itemsFor>[1]

async function itemsFor(
  view: View,
  params: {
    readonly [name in 'address' | 'owner_address' | 'collection_address' | 'index']?:
      | readonly string[]
      | undefined
  } & {
    readonly include_on_sale?: boolean | undefined
    readonly sort_by_last_transaction_lt?: boolean | undefined
    readonly limit?: number | undefined
    readonly offset?: number | undefined
  },
): Promise<Found<NftItem>[]> {
  const { endpoint } = view
  if (params.index?.some((text) => !/^\d*$/.test(text))) {
    throw refusal(endpoint, 422, 'index should contain digits only')
  }
  if ((params.collection_address?.length ?? 0) > 1 && params.owner_address?.length !== 1) {
    const text = 'exact one owner_address required for multiple collection_address'
    throw refusal(endpoint, 422, text)
  }
  const page = pageOf(view, params)
  if (params.index !== undefined && params.collection_address === undefined) {
    const text = 'index parameter is not allowed without the collection_address'
    throw refusal(endpoint, 422, text)
  }
  const where = itemFilter(params)
  const order = itemOrder(params)
  if (!view.authoritative) return sweptItems(view, params, page, where, order)
  if (params.address !== undefined) {
    const found = await pick(view.reader, nftItem, params.address.map(packAddress))
    const rows = found.filter(({ value }) => where(value))
    return slice(order === undefined ? rows : rows.sort(order), page)
  }
  if (params.owner_address === undefined && params.collection_address === undefined) {
    return sortAll(view.reader, nftItem, page, order ?? byArrival)
  }
  const { ranges, exact, sorted } = itemRanges(params)
  return list(view.reader, {
    kind: nftItem,
    ranges,
    where: exact ? undefined : where,
    order: order ?? byArrival,
    lies: sorted ? 'in order' : 'anyhow',
    page,
  })
}

/** Items of an owner or a collection that was swept. */
async function sweptItems(
  view: View,
  params: ItemParams,
  page: Page,
  where: (value: NftItem) => boolean,
  order: Order<NftItem> | undefined,
): Promise<Found<NftItem>[]> {
  const { address, owner_address: owners, collection_address: collections } = params
  const [owner, collection] = [owners?.[0], collections?.[0]]
  const byOwner = owners?.length === 1 && owner !== undefined
  const byCollection = collections?.length === 1 && collection !== undefined
  if (address !== undefined || !(byOwner || (byCollection && owners === undefined))) {
    demandAuthority(view, 'owners change, and only lists of one owner or collection can be whole in it')
  }
  const alone = params.index === undefined && (owners === undefined || collections === undefined)
  const plain = alone && params.sort_by_last_transaction_lt !== true
  return pageOfSweep(view, {
    kind: nftItem,
    ...(byOwner
      ? {
          scope: { kind: 'nftItems', owner_address: owner },
          name: params.include_on_sale === true ? 'on sale too' : 'rows',
        }
      : { scope: { kind: 'nftItems', collection_address: collection ?? '' } }),
    page,
    where: alone ? undefined : where,
    order: plain ? undefined : order,
    // Next to the direct owner's lie all of a real owner's, where nothing of it is on sale.
    range: plain ? itemRanges({ ...params, include_on_sale: false }).ranges[0] : undefined,
  })
}

/** Where the items lie that an owner or collection filter leaves. */
function itemRanges(params: ItemParams): {
  readonly ranges: readonly Stretch[]
  /** Nothing else lies there. */
  readonly exact: boolean
  /** In the order of the answer. */
  readonly sorted: boolean
} {
  const owners = params.owner_address && keysOf(params.owner_address)
  const collections = params.collection_address && keysOf(params.collection_address)
  const indexes = params.index && distinct(params.index.map(packIndex))
  const changed = params.sort_by_last_transaction_lt === true
  if (owners !== undefined) {
    const tag = params.include_on_sale === true ? REAL_OWNER : OWNER
    const prefixes = owners.flatMap((owner) =>
      collections === undefined
        ? [[owner]]
        : collections.map((collection) => [owner, Uint8Array.of(0), collection]),
    )
    const ranges = prefixes.map((parts) => nftItem.range(tag, parts))
    return { ranges, exact: indexes === undefined, sorted: !changed }
  }
  const prefixes = (collections ?? []).flatMap((collection) =>
    indexes === undefined ? [[collection]] : indexes.map((index) => [collection, index]),
  )
  if (changed && indexes === undefined) {
    const ranges = prefixes.map((parts) => nftItem.range(COLLECTION_CHANGED, parts))
    return { ranges, exact: true, sorted: true }
  }
  const ranges = prefixes.map((parts) => nftItem.range(COLLECTION, parts))
  return { ranges, exact: true, sorted: !changed }
}

function itemFilter(params: ItemParams): (value: NftItem) => boolean {
  const owners = params.owner_address && new Set(params.owner_address)
  const collections = params.collection_address && new Set(params.collection_address)
  const indexes = params.index && new Set(params.index.map(BigInt))
  const ownerOf = params.include_on_sale === true ? realOwner : (value: NftItem) => value.owner_address
  return (value) =>
    (owners === undefined || owners.has(ownerOf(value) ?? '')) &&
    (collections === undefined || collections.has(value.collection_address ?? '')) &&
    (indexes === undefined || (/^\d+$/.test(value.index) && indexes.has(BigInt(value.index))))
}

function itemOrder(params: ItemParams): Order<NftItem> | undefined {
  const byIndex = by<NftItem>(({ index }) => packIndex(index))
  if (params.sort_by_last_transaction_lt === true) {
    return inOrder(by(({ last_transaction_lt }) => packLtDescending(last_transaction_lt)))
  }
  if (params.collection_address?.length === 1) return inOrder(byIndex)
  if (params.owner_address === undefined) return undefined
  const ownerOf = params.include_on_sale === true ? realOwner : (value: NftItem) => value.owner_address
  const byCollection = by<NftItem>(({ collection_address }) => packAddressOrNull(collection_address))
  return inOrder(by((value) => packAddress(ownerOf(value))), byCollection, byIndex)
}

/** How NFT items and collections are answered. */
export const nftAnswers: Answers<Pick<typeof rows, 'nftItems' | 'nftCollections'>> = {
  async nftItems(view, params) {
    const rows = (await itemsFor(view, params)).map(({ value }) => value)
    const names = fieldsOf(rows, 'address', 'collection_address', 'owner_address')
    return withNames(view, { nft_items: rows }, names, 'metadata')
  },

  async nftCollections(view, params) {
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const { collection_address, owner_address } = params
    const owners = owner_address && new Set(owner_address)
    const where = (value: NftCollection) => owners?.has(value.owner_address ?? '') ?? true
    const keys = collection_address?.map(packAddress)
    const rows =
      keys === undefined
        ? await listAll(view.reader, nftCollection, page, owners && where)
        : await pickPage(view.reader, nftCollection, keys, page, where, byArrival)
    const names = fieldsOf(rows, 'address', 'owner_address')
    return withNames(view, { nft_collections: rows }, names, 'metadata')
  },
}

import type * as rows from '../endpoints/nfts.ts'
import type { NftCollection, NftItem, NftTransfer } from '../schema/nft.ts'
import type { NftSale } from '../schema/nft-sale.ts'
import { transferFilter, transferOrder } from './jettons.ts'
import {
  type Key,
  packAddress,
  packAddressOrNull,
  packHash,
  packIndex,
  packLtDescending,
  type Stretch,
} from './keys.ts'
import { ALL, defineKind, laterState } from './kinds.ts'
import { by, byArrival, distinct, inOrder, list, type Order, pick, slice } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, pageOf, refusal, type View } from './resolve.ts'
import type { Found } from './store.ts'

/** Items of a collection by index. */
const COLLECTION = 1
/** Items of a collection, last changed first. */
const COLLECTION_CHANGED = 2
/** Items of a direct owner by collection and index. */
const OWNER = 3
/** Items of a real owner by collection and index: the seller's while on sale. */
const REAL_OWNER = 4
/** All items, last changed first. */
const CHANGED = 5

/** NFT items, by address. */
export const nftItem = defineKind<NftItem>({
  store: 'nft',
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
  tags: (value, authoritative) => {
    const collection = packAddress(value.collection_address)
    const index = packIndex(value.index)
    const changed = packLtDescending(value.last_transaction_lt)
    const place = [packAddressOrNull(value.collection_address), index] as const
    return [
      [COLLECTION, collection, index],
      [COLLECTION_CHANGED, collection, changed],
      [OWNER, packAddress(value.owner_address), ...place],
      [REAL_OWNER, packAddress(realOwner(value)), ...place],
      ...(authoritative ? ([[CHANGED, changed]] as const) : []),
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

/** NFT transfers, by transaction. */
export const nftTransfer = defineKind<NftTransfer>({
  store: 'ent',
  byte: 7,
  serial: true,
  field: 'transaction_hash',
  key: ({ transaction_hash }) => packHash(transaction_hash),
})

/** Sales, auctions and Telemint items, by contract. */
export const nftSale = defineKind<NftSale>({
  store: 'ent',
  byte: 8,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

function realOwner({ on_sale, real_owner, owner_address }: NftItem): string | null {
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
  demandAuthority(view, 'owners change, and it cannot show that its list is whole')
  const where = itemFilter(params)
  const order = itemOrder(params)
  if (params.address !== undefined) {
    const found = await pick(view.reader, nftItem, params.address.map(packAddress))
    const rows = found.filter(({ value }) => where(value))
    return slice(order === undefined ? rows : rows.sort(order), page)
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
  if (collections === undefined) {
    return { ranges: [nftItem.range(changed ? CHANGED : ALL)], exact: true, sorted: true }
  }
  const prefixes = collections.flatMap((collection) =>
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

/** How NFT items, collections, transfers and sales are answered. */
export const nftAnswers: Answers<typeof rows> = {
  async nftItems(view, params) {
    const rows = (await itemsFor(view, params)).map(({ value }) => value)
    const names = rows.flatMap((row) => [row.address, row.collection_address, row.owner_address])
    return withNames(view, { nft_items: rows }, names, 'metadata')
  },

  async nftCollections(view, params) {
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const { collection_address, owner_address } = params
    const owners = owner_address && new Set(owner_address)
    const where = (value: NftCollection) => owners?.has(value.owner_address ?? '') ?? true
    const found =
      collection_address === undefined
        ? await list(view.reader, {
            kind: nftCollection,
            ranges: [nftCollection.range(ALL)],
            where: owners && where,
            order: byArrival,
            lies: 'in order',
            page,
          })
        : slice(
            (await pick(view.reader, nftCollection, collection_address.map(packAddress)))
              .filter(({ value }) => where(value))
              .sort(byArrival),
            page,
          )
    const rows = found.map(({ value }) => value)
    const names = rows.flatMap((row) => [row.address, row.owner_address])
    return withNames(view, { nft_collections: rows }, names, 'metadata')
  },

  async nftTransfers(view, params) {
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const items = params.item_address && new Set(params.item_address)
    const { collection_address } = params
    const fits = transferFilter<NftTransfer>(params, 'old_owner', 'new_owner')
    const found = await list(view.reader, {
      kind: nftTransfer,
      ranges: [nftTransfer.range(ALL)],
      where: (value) =>
        fits(value) &&
        (items === undefined || items.has(value.nft_address)) &&
        (collection_address === undefined || value.nft_collection === collection_address),
      order: transferOrder(params, page.descending),
      lies: 'anyhow',
      page,
    })
    const rows = found.map(({ value }) => value)
    const names = rows.flatMap((row) => [
      row.nft_address,
      row.nft_collection,
      row.old_owner,
      row.new_owner,
      row.response_destination,
    ])
    return withNames(view, { nft_transfers: rows }, names, 'metadata')
  },

  async nftSales(view, { address }) {
    if (address === undefined) throw refusal(view.endpoint, 422, 'at least 1 address required')
    if (address.length > 1000) {
      throw refusal(view.endpoint, 422, 'maximum 1000 addresses allowed')
    }
    demandAuthority(view, 'sales change')
    const found = await pick(view.reader, nftSale, address.map(packAddress))
    const rows = found.sort(inOrder(by(({ type }) => GROUPS.indexOf(type)))).map(({ value }) => value)
    const names = rows.flatMap((row) => [
      row.address,
      row.nft_address,
      row.nft_owner_address,
      row.marketplace_address,
      ...Object.entries(row.details ?? {}).flatMap(([name, value]) =>
        /address|bidder|member|destination/.test(name) && typeof value === 'string' ? [value] : [],
      ),
      row.nft_item?.address,
      row.nft_item?.collection_address,
      row.nft_item?.owner_address,
    ])
    return withNames(view, { nft_sales: rows }, names, 'metadata')
  },
}

/** Order of the groups in an answer about sales. */
const GROUPS: readonly string[] = ['getgems_sale', 'getgems_auction', 'telemint']

import type * as rows from '../../endpoints/nfts.ts'
import type { NftCollection, NftItem } from '../../schema/nft.ts'
import { readSweepPage } from '../coverage/sweeps.ts'
import {
  type Key,
  packAddress,
  packAddressOrNull,
  packIndex,
  packLtDescending,
  type KeySpan,
} from '../storage/keys.ts'
import { COLLECTION, COLLECTION_CHANGED, nftCollection, nftItem, OWNER, REAL_OWNER, realOwner, WITH_ON_SALE } from '../kinds/nft.ts'
import {
  by,
  byArrival,
  distinctKeys,
  collectFields,
  inOrder,
  listRows,
  listAll,
  type Order,
  pickRows,
  pickPage,
  pageRows,
  sortAll,
} from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, type Page, readPage, refusal, type View } from './view.ts'
import type { Found } from '../storage/reader.ts'

const keysOf = (addresses: readonly string[] | undefined): Key[] =>
  distinctKeys((addresses ?? []).map(packAddress).filter((key) => key !== undefined))

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
  const page = readPage(view, params)
  if (params.index !== undefined && params.collection_address === undefined) {
    const text = 'index parameter is not allowed without the collection_address'
    throw refusal(endpoint, 422, text)
  }
  const where = itemFilter(params)
  const order = itemOrder(params)
  if (!view.authoritative) return sweptItems(view, params, page, where, order)
  if (params.address !== undefined) {
    const found = await pickRows(view.reader, nftItem, params.address.map(packAddress))
    const rows = found.filter(({ value }) => where(value))
    return pageRows(order === undefined ? rows : rows.sort(order), page)
  }
  if (params.owner_address === undefined && params.collection_address === undefined) {
    return sortAll(view.reader, nftItem, page, order ?? byArrival)
  }
  const { spans, exact, sorted } = itemRanges(params)
  return listRows(view.reader, {
    kind: nftItem,
    spans,
    where: exact ? undefined : where,
    order: order ?? byArrival,
    read: sorted ? 'forward' : 'all',
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
  return readSweepPage(view, {
    kind: nftItem,
    ...(byOwner
      ? {
          scope: { kind: 'nftItems', owner_address: owner },
          list: params.include_on_sale === true ? WITH_ON_SALE : 'rows',
        }
      : { scope: { kind: 'nftItems', collection_address: collection ?? '' } }),
    page,
    where: alone ? undefined : where,
    order: plain ? undefined : order,
    // Next to the direct owner's lie all of a real owner's, where nothing of it is on sale.
    span: plain ? itemRanges({ ...params, include_on_sale: false }).spans[0] : undefined,
  })
}

/** Where the items lie that an owner or collection filter leaves. */
function itemRanges(params: ItemParams): {
  readonly spans: readonly KeySpan[]
  /** Nothing else lies there. */
  readonly exact: boolean
  /** In the order of the answer. */
  readonly sorted: boolean
} {
  const owners = params.owner_address && keysOf(params.owner_address)
  const collections = params.collection_address && keysOf(params.collection_address)
  const indexes = params.index && distinctKeys(params.index.map(packIndex))
  const changed = params.sort_by_last_transaction_lt === true
  if (owners !== undefined) {
    const tag = params.include_on_sale === true ? REAL_OWNER : OWNER
    const prefixes = owners.flatMap((owner) =>
      collections === undefined
        ? [[owner]]
        : collections.map((collection) => [owner, Uint8Array.of(0), collection]),
    )
    const spans = prefixes.map((parts) => nftItem.span(tag, parts))
    return { spans, exact: indexes === undefined, sorted: !changed }
  }
  const prefixes = (collections ?? []).flatMap((collection) =>
    indexes === undefined ? [[collection]] : indexes.map((index) => [collection, index]),
  )
  if (changed && indexes === undefined) {
    const spans = prefixes.map((parts) => nftItem.span(COLLECTION_CHANGED, parts))
    return { spans, exact: true, sorted: true }
  }
  const spans = prefixes.map((parts) => nftItem.span(COLLECTION, parts))
  return { spans, exact: true, sorted: !changed }
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
    const names = collectFields(rows, 'address', 'collection_address', 'owner_address')
    return withNames(view, { nft_items: rows }, names, 'metadata')
  },

  async nftCollections(view, params) {
    const page = readPage(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const { collection_address, owner_address } = params
    const owners = owner_address && new Set(owner_address)
    const where = (value: NftCollection) => owners?.has(value.owner_address ?? '') ?? true
    const keys = collection_address?.map(packAddress)
    const rows =
      keys === undefined
        ? await listAll(view.reader, nftCollection, page, owners && where)
        : await pickPage(view.reader, nftCollection, keys, page, where, byArrival)
    const names = collectFields(rows, 'address', 'owner_address')
    return withNames(view, { nft_collections: rows }, names, 'metadata')
  },
}

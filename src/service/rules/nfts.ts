import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/nfts.ts'
import type { NftCollection, NftItem, NftTransfer } from '../rows/nft.ts'
import type { NftSale } from '../rows/nft-sale.ts'
import { refuseWithoutAddresses } from './accounts.ts'
import { isOneOf, isValue } from './requests/filter.ts'
import {
  ascending,
  compareAddresses,
  compareDecimals,
  compareNumbers,
  inOrder,
  inRequestOrder,
  type Order,
  reverse,
} from './order.ts'
import { checkPage, maxPage, readPage } from './requests/page.ts'
import { Refusal, indexNotAllowed } from './requests/refusal.ts'
import { defineRule } from './rule.ts'
import { isTransferFor, transferOrders } from './transfers.ts'

type ItemsParams = ParamsOf<typeof rows.nftItems>

/** The account that owns an item in fact: the seller while the item is on sale. */
export function realOwner({ on_sale, real_owner, owner_address }: NftItem): string | null {
  return (on_sale === true ? real_owner : null) ?? owner_address
}

const directOwner = ({ owner_address }: NftItem) => owner_address
const ownerFor = ({ include_on_sale }: ItemsParams) => (include_on_sale === true ? realOwner : directOwner)

const byIndex = ascending<NftItem, string>(({ index }) => index, compareDecimals)
const byCollection = ascending<NftItem, string>(({ collection_address }) => collection_address, compareAddresses)
const lastChangedFirst: Order<NftItem> = reverse(
  ascending(({ last_transaction_lt }) => last_transaction_lt, compareDecimals),
)
const byDirectOwner: Order<NftItem> = inOrder(ascending(directOwner, compareAddresses), byCollection, byIndex)

/** @throws {Refusal} 422 The request is refused whatever its index says. */
export function refuseItems(params: ItemsParams): void {
  const { index, collection_address, owner_address } = params
  if ((collection_address?.length ?? 0) > 1 && owner_address?.length !== 1) {
    throw new Refusal(422, 'exact one owner_address required for multiple collection_address')
  }
  checkPage(params)
  if (index !== undefined && collection_address === undefined) throw new Refusal(422, indexNotAllowed)
}

/** GET /nft/items */
export const nftItems = defineRule<ItemsParams, NftItem>({
  byKey: { table: 'nftItems', param: 'address', neutral: ['sort_by_last_transaction_lt', 'include_on_sale'] },
  refuse(params) {
    if (params.index?.some((text) => !/^\d*$/.test(text))) {
      throw new Refusal(422, 'index should contain digits only')
    }
    refuseItems(params)
  },
  matches(params) {
    const isItem = isOneOf(params.address)
    const isOwner = isOneOf(params.owner_address)
    const isCollection = isOneOf(params.collection_address)
    const isIndex = isOneOf(params.index?.map(plainIndex))
    const owner = ownerFor(params)
    return (row) =>
      isItem(row.address) &&
      isOwner(owner(row)) &&
      isCollection(row.collection_address) &&
      (params.index === undefined || isIndex(plainIndex(row.index)))
  },
  order(params) {
    const { sort_by_last_transaction_lt, collection_address, owner_address, address } = params
    if (sort_by_last_transaction_lt === true) return lastChangedFirst
    if (collection_address?.length === 1) return byIndex
    // Also with include_on_sale, when the direct owners are sales.
    if (owner_address !== undefined) return byDirectOwner
    return address && inRequestOrder(address, (row) => row.address)
  },
  page: readPage,
  answer: (found) => ({ nft_items: found }),
  names: (found) => found.flatMap((row) => [row.address, row.collection_address, row.owner_address]),
  metadata: true,
})

/** An index without leading zeros. */
function plainIndex(text: string): string {
  return /^\d+$/.test(text) ? String(BigInt(text)) : text
}

/** GET /nft/collections */
export const nftCollections = defineRule<ParamsOf<typeof rows.nftCollections>, NftCollection>({
  table: 'nftCollections',
  byKey: { table: 'nftCollections', param: 'collection_address' },
  refuse: checkPage,
  matches({ collection_address, owner_address }) {
    const isCollection = isOneOf(collection_address)
    const isOwner = isOneOf(owner_address)
    return (row) => isCollection(row.address) && isOwner(row.owner_address)
  },
  page: readPage,
  answer: (found) => ({ nft_collections: found }),
  names: (found) => found.flatMap((row) => [row.address, row.owner_address]),
  metadata: true,
})

/** GET /nft/transfers */
export const nftTransfers = defineRule<ParamsOf<typeof rows.nftTransfers>, NftTransfer>({
  refuse: checkPage,
  matches(params) {
    const fits = isTransferFor<NftTransfer>(
      params,
      ({ old_owner }) => old_owner,
      ({ new_owner }) => new_owner,
    )
    const isItem = isOneOf(params.item_address)
    const isCollection = isValue(params.collection_address)
    return (row) => fits(row) && isItem(row.nft_address) && isCollection(row.nft_collection)
  },
  order: transferOrders,
  page: readPage,
  answer: (found) => ({ nft_transfers: found }),
  names: (found) =>
    found.flatMap((row) => [
      row.nft_address,
      row.nft_collection,
      row.old_owner,
      row.new_owner,
      row.response_destination,
    ]),
  metadata: true,
})

/** Groups of an answer about sales, in their order. */
const saleGroups: readonly string[] = ['getgems_sale', 'getgems_auction', 'telemint']

/** GET /nft/sales */
export const nftSales = defineRule<ParamsOf<typeof rows.nftSales>, NftSale>({
  byKey: { table: 'nftSales', param: 'address' },
  refuse({ address }) {
    refuseWithoutAddresses({ address })
    if (address.length > maxPage) throw new Refusal(422, `maximum ${maxPage} addresses allowed`)
  },
  matches({ address }) {
    const isAsked = isOneOf(address)
    return (row) => isAsked(row.address)
  },
  order: ({ address }) =>
    inOrder(
      ascending(({ type }) => saleGroups.indexOf(type), compareNumbers),
      inRequestOrder(address, (row) => row.address),
    ),
  answer: (found) => ({ nft_sales: found }),
  names: (found) => found.flatMap(namesOfSale),
  metadata: true,
})

/** Names of fields in the details of a sale that hold an address. */
const addressField = /address|bidder|member|destination/

function namesOfSale({ details, nft_item, ...row }: NftSale): (string | null | undefined)[] {
  const given = Object.entries((details as NftSale['details'] | null) ?? {})
  const named = given.flatMap(([name, value]) => (addressField.test(name) && typeof value === 'string' ? [value] : []))
  return [
    row.address,
    row.nft_address,
    row.nft_owner_address,
    row.marketplace_address,
    ...named,
    nft_item?.address,
    nft_item?.collection_address,
    nft_item?.owner_address,
  ]
}

/** The rules of `endpoints/nfts.ts`. */
export const nftRules = { nftCollections, nftItems, nftSales, nftTransfers }

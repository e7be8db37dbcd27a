import * as z from 'zod/mini'
import { AddressBook, Metadata } from '../rows/names.ts'
import { NftCollection, NftItem, NftTransfer } from '../rows/nft.ts'
import { NftSale } from '../rows/nft-sale.ts'
import { address, boolean, decimal, direction, sort } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import {
  list,
  optional,
  paging,
  params,
  requires,
  severalNeedOne,
  transactionBounds,
  transferCursor,
} from './params.ts'

/**
 * GET /nft/collections
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const nftCollections = definePagedEndpoint({
  name: 'nftCollections',
  method: 'GET',
  path: '/nft/collections',
  summary: 'NFT collection contracts.',
  params: params({
    /** Collection address(es). */
    collection_address: optional(list(address, 1024)),
    /** Collection owner(s). */
    owner_address: optional(list(address, 1024)),
    ...paging,
  }),
  result: openObject({
    nft_collections: z.array(NftCollection),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: { size: 50, items: (result) => result.nft_collections },
  plural: { param: 'collection_address', kind: 'address', rows: 'nft_collections', field: 'address', max: 1000 },
})

/**
 * GET /nft/items
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `index should contain digits only`: an index value has a non-digit (a
 * comma list fails here too).
 * @throws {HttpError} 422 `exact one owner_address required for multiple collection_address`: more
 * than one collection_address and not exactly one owner_address.
 * @throws {HttpError} 500 `index parameter is not allowed without the collection_address`: index
 * without collection_address.
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const nftItems = definePagedEndpoint({
  name: 'nftItems',
  method: 'GET',
  path: '/nft/items',
  summary: 'NFT items with their collection and sale state.',
  params: params(
    {
      /** NFT item address(es). */
      address: optional(list(address, 1000)),
      /** Owner(s). */
      owner_address: optional(list(address, 1000)),
      /** Collection(s). */
      collection_address: optional(list(address)),
      /** Item index(es) inside the collection, decimal digits. */
      index: optional(list(decimal, 1000)),
      /**
       * With owner_address: match the real owner, so items parked in a sale or auction contract of
       * that owner are included. @default false
       */
      include_on_sale: optional(boolean),
      /** true: order by last_transaction_lt desc. */
      sort_by_last_transaction_lt: optional(boolean),
      ...paging,
    },
    requires('index', 'collection_address'),
    severalNeedOne('collection_address', 'owner_address'),
  ),
  result: openObject({
    nft_items: z.array(NftItem),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: { size: 50, items: (result) => result.nft_items },
  plural: { param: 'address', kind: 'address', rows: 'nft_items', field: 'address', max: 1000 },
})

/**
 * GET /nft/transfers
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const nftTransfers = definePagedEndpoint({
  name: 'nftTransfers',
  method: 'GET',
  path: '/nft/transfers',
  summary: 'NFT ownership transfers.',
  params: params({
    /** Old or new owner(s). */
    owner_address: optional(list(address, 1000)),
    /**
     * Alias: first value is used as owner_address when that is absent. Not in the public
     * documentation of the service.
     */
    address: optional(address),
    /** NFT item(s). */
    item_address: optional(list(address, 1000)),
    /** Collection (single). */
    collection_address: optional(address),
    /** With owner_address only: in = became owner, out = stopped being owner. */
    direction: optional(direction),
    ...transactionBounds,
    ...paging,
    /** Order by transaction lt. @default desc */
    sort: optional(sort),
  }),
  result: openObject({
    nft_transfers: z.array(NftTransfer),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: { size: 50, items: (result) => result.nft_transfers, cursor: transferCursor },
})

/**
 * GET /nft/sales
 * @throws {HttpError} 422 `at least 1 address required`: none.
 * @throws {HttpError} 422 `maximum 1000 addresses allowed`: more than 1000 (this one is enforced).
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 */
export const nftSales = defineEndpoint({
  name: 'nftSales',
  method: 'GET',
  path: '/nft/sales',
  summary: 'GetGems sale and auction contracts and Telemint items by contract address.',
  params: params({
    /** Sale, auction or telemint item address(es). */
    address: list(address, 1000),
  }),
  result: openObject({
    nft_sales: z.array(NftSale),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  plural: { param: 'address', kind: 'address', rows: 'nft_sales', field: 'address', max: 1000 },
})

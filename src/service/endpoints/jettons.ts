import * as z from 'zod/mini'
import { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../rows/jetton.ts'
import { AddressBook, Metadata } from '../rows/names.ts'
import { address, boolean, direction, sort } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { list, optional, paging, params, severalNeedOne, transactionBounds, transferCursor } from './params.ts'

/**
 * GET /jetton/burns
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const jettonBurns = definePagedEndpoint({
  name: 'jettonBurns',
  method: 'GET',
  path: '/jetton/burns',
  summary: 'Jetton burn events.',
  params: params({
    /**
     * Owner(s) of the burning wallet as documented; the server really reads owner_address and
     * takes only the first address value as a fallback.
     */
    address: optional(list(address, 1000)),
    /** Owner(s) of the burning wallet. Not in the public documentation of the service. */
    owner_address: optional(list(address, 1000)),
    /** Jetton wallet(s). */
    jetton_wallet: optional(list(address, 1000)),
    /** Jetton master (single). */
    jetton_master: optional(address),
    ...transactionBounds,
    ...paging,
    /** Order by transaction lt. @default desc */
    sort: optional(sort),
  }),
  result: openObject({
    jetton_burns: z.array(JettonBurn),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: { size: 50, items: (result) => result.jetton_burns, cursor: transferCursor },
})

/**
 * GET /jetton/masters
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const jettonMasters = definePagedEndpoint({
  name: 'jettonMasters',
  method: 'GET',
  path: '/jetton/masters',
  summary: 'Jetton master contracts.',
  params: params({
    /** Master address(es). */
    address: optional(list(address, 1024)),
    /** Admin address(es). */
    admin_address: optional(list(address, 1024)),
    ...paging,
  }),
  result: openObject({
    jetton_masters: z.array(JettonMaster),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: { size: 50, items: (result) => result.jetton_masters },
  plural: { param: 'address', kind: 'address', rows: 'jetton_masters', field: 'address', max: 1000 },
})

/**
 * GET /jetton/transfers
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const jettonTransfers = definePagedEndpoint({
  name: 'jettonTransfers',
  method: 'GET',
  path: '/jetton/transfers',
  summary: 'Jetton transfer events.',
  params: params({
    /** Owner(s) on either side (see direction). */
    owner_address: optional(list(address, 1000)),
    /**
     * Alias: first value is used as owner_address when that is absent. Not in the public
     * documentation of the service.
     */
    address: optional(address),
    /** Wallet(s) that SENT the jettons. */
    jetton_wallet: optional(list(address, 1000)),
    /** Jetton master (single). */
    jetton_master: optional(address),
    /** With owner_address only: in = owner received, out = owner sent. */
    direction: optional(direction),
    ...transactionBounds,
    ...paging,
    /** Order by transaction lt. @default desc */
    sort: optional(sort),
  }),
  result: openObject({
    jetton_transfers: z.array(JettonTransfer),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: { size: 50, items: (result) => result.jetton_transfers, cursor: transferCursor },
})

/**
 * GET /jetton/wallets
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `exact one owner_address required for multiple jetton_address`: more
 * than one jetton_address and not exactly one owner_address.
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const jettonWallets = definePagedEndpoint({
  name: 'jettonWallets',
  method: 'GET',
  path: '/jetton/wallets',
  summary: 'Jetton wallet contracts (balances).',
  params: params(
    {
      /** Wallet address(es). */
      address: optional(list(address, 1000)),
      /** Owner(s). */
      owner_address: optional(list(address, 1000)),
      /** Jetton master(s). */
      jetton_address: optional(list(address)),
      /**
       * Drop wallets whose balance plus stored mintless amount is not above 0 (the amount counts
       * even when it is already claimed). @default false
       */
      exclude_zero_balance: optional(boolean),
      ...paging,
      /** When sent, order by balance. */
      sort: optional(sort),
    },
    severalNeedOne('jetton_address', 'owner_address'),
  ),
  result: openObject({
    jetton_wallets: z.array(JettonWallet),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: { size: 50, items: (result) => result.jetton_wallets },
  plural: { param: 'address', kind: 'address', rows: 'jetton_wallets', field: 'address', max: 1000 },
})

import * as z from 'zod/mini'
import { MultisigOrder, MultisigWallet } from '../rows/contracts/multisig.ts'
import { AddressBook } from '../rows/names.ts'
import { address, boolean, sort } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { atLeastOne, list, optional, paging, params } from './params.ts'

/**
 * GET /multisig/orders
 * @throws {HttpError} 422 `At least one of address or multisig_address should be specified`:
 * neither.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const multisigOrders = definePagedEndpoint({
  name: 'multisigOrders',
  method: 'GET',
  path: '/multisig/orders',
  summary: 'Multisig v2 orders.',
  params: params(
    {
      /** Order address(es). */
      address: optional(list(address, 1024)),
      /** Multisig address(es). */
      multisig_address: optional(list(address, 1024)),
      /** Decode order_boc into actions. @default false */
      parse_actions: optional(boolean),
      ...paging,
      /** Documented as by last_transaction_lt; the source orders by internal id. @default desc */
      sort: optional(sort),
    },
    atLeastOne(['address', 'multisig_address']),
  ),
  result: openObject({ orders: z.array(MultisigOrder), address_book: AddressBook }),
  page: { size: 50, items: (result) => result.orders },
})

/**
 * GET /multisig/wallets
 * @throws {HttpError} 422 `At least one of address or wallet_address should be specified`:
 * neither.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const multisigWallets = definePagedEndpoint({
  name: 'multisigWallets',
  method: 'GET',
  path: '/multisig/wallets',
  summary: 'Multisig v2 contracts with their orders.',
  params: params(
    {
      /** Multisig address(es). */
      address: optional(list(address, 1024)),
      /** Signer or proposer address(es). */
      wallet_address: optional(list(address, 1024)),
      /** Attach orders. @default true */
      include_orders: optional(boolean),
      ...paging,
      /** Documented as by last_transaction_lt; the source orders by internal id. @default desc */
      sort: optional(sort),
    },
    atLeastOne(['address', 'wallet_address']),
  ),
  result: openObject({ multisigs: z.array(MultisigWallet), address_book: AddressBook }),
  page: { size: 50, items: (result) => result.multisigs },
})

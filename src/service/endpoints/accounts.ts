import * as z from 'zod/mini'
import { AccountStateFull, WalletState } from '../rows/account.ts'
import { AddressBook, Metadata } from '../rows/names.ts'
import { address, asWritten, boolean, hash } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, optional, params } from './params.ts'

/**
 * GET /accountStates
 * @throws {HttpError} 422 `address of account is required`: no address given.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 */
export const accountStates = defineEndpoint({
  name: 'accountStates',
  method: 'GET',
  path: '/accountStates',
  summary: 'Current (latest indexed) state of each listed account.',
  params: params({
    /** Accounts to read, any address form. */
    address: list(address, 1000),
    /** When false, code_boc and data_boc are left out. @default true */
    include_boc: optional(boolean),
    /**
     * Extra AND filter on code hash. address is still required. Not in the public documentation of
     * the service.
     */
    code_hash: optional(list(hash)),
  }),
  result: openObject({
    accounts: z.array(AccountStateFull),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  plural: { param: 'address', kind: 'address', rows: 'accounts', field: 'address', max: 1000 },
})

/**
 * GET /addressBook
 * @throws {HttpError} 422 `at least 1 address required`: no address given.
 */
export const addressBook = defineEndpoint({
  name: 'addressBook',
  method: 'GET',
  path: '/addressBook',
  summary: 'User-friendly form, DNS name and interfaces for each listed address.',
  params: params({
    /** Addresses in any form. */
    address: list(asWritten(address), 1024),
  }),
  result: AddressBook,
  plural: { param: 'address', kind: 'address', max: 1024 },
})

/**
 * GET /metadata
 * @throws {HttpError} 422 `at least 1 address required`: no address given.
 */
export const metadata = defineEndpoint({
  name: 'metadata',
  method: 'GET',
  path: '/metadata',
  summary: 'Token metadata (jetton masters, jetton wallets, NFT items, NFT collections) of each listed address.',
  params: params({
    /** Addresses in any form. */
    address: list(asWritten(address), 1024),
  }),
  result: Metadata,
  plural: { param: 'address', kind: 'address', max: 1024 },
})

/**
 * GET /walletStates
 * @throws {HttpError} 422 `address of account is required`: no address given.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `database or parse text`: every internal failure of this endpoint is
 * reported as 422.
 */
export const walletStates = defineEndpoint({
  name: 'walletStates',
  method: 'GET',
  path: '/walletStates',
  summary: 'Wallet view (type, seqno, wallet id) of each listed account.',
  params: params({
    /** Accounts to read, any address form. */
    address: list(address, 1000),
    /**
     * Extra AND filter on code hash. address is still required. Not in the public documentation of
     * the service.
     */
    code_hash: optional(list(hash)),
    /**
     * Shares the parser of accountStates. false removes the data the wallet fields are read from:
     * every row then says is_wallet=false. Do not send it. Not in the public documentation of the
     * service. @default true
     */
    include_boc: optional(boolean),
  }),
  result: openObject({
    wallets: z.array(WalletState),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  plural: { param: 'address', kind: 'address', rows: 'wallets', field: 'address', max: 1000 },
})

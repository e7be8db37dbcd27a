import * as z from 'zod/mini'
import { AddressBook } from '../rows/names.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { Transaction } from '../rows/transaction.ts'
import { address, direction, hash, lt, opcode, seqno, shard, sort, utime, workchain } from '../rows/shapes/kind.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import { list, optional, paging, params } from './params.ts'

/**
 * GET /adjacentTransactions
 * @throws {HttpError} 404 `adjacent transactions not found`: the transaction is unknown, OR it is
 * known but has no neighbor in the requested direction.
 * @throws {HttpError} 422 `schema: error converting value for "hash"`: hash is present but
 * malformed or empty.
 */
export const adjacentTransactions = defineEndpoint({
  name: 'adjacentTransactions',
  method: 'GET',
  path: '/adjacentTransactions',
  summary: 'Parent and/or child transactions of one transaction.',
  params: params({
    /** Transaction hash (hex with or without 0x, base64 or base64url, padded). */
    hash: hash,
    /** in = parents only, out = children only, omitted = both. */
    direction: optional(direction),
  }),
  result: openObject({ transactions: z.array(Transaction), address_book: AddressBook }),
  notFound: { transactions: [], address_book: {} },
})

/**
 * GET /pendingTransactions
 * @throws {HttpError} 422 `at least 1 account address required`: no account.
 * @throws {HttpError} 404 `emulated traces not found`: no emulated transaction of these accounts.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `emulatedTracesRepository is not initialized`: deployment has no
 * emulation backend.
 */
export const pendingTransactions = defineEndpoint({
  name: 'pendingTransactions',
  method: 'GET',
  path: '/pendingTransactions',
  summary: 'Emulated transactions that are not in the index yet.',
  params: params({
    /** Accounts; at least one is required in practice. */
    account: list(address),
    /** Accepted but unreachable: account is mandatory and wins. */
    trace_id: optional(list(hash)),
  }),
  result: openObject({ transactions: z.array(Transaction), address_book: AddressBook }),
  notFound: { transactions: [], address_book: {} },
})

/**
 * GET /transactions
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 404 `masterchain block {mc_seqno} not found`: mc_seqno given and that
 * masterchain block is not indexed.
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const transactions = definePagedEndpoint({
  name: 'transactions',
  method: 'GET',
  path: '/transactions',
  summary: 'Transactions by filter.',
  params: params({
    /** Workchain of the containing block. */
    workchain: optional(workchain),
    /** Shard of the containing block, hex. */
    shard: optional(shard),
    /** Seqno of the containing block. */
    seqno: optional(seqno),
    /** Masterchain block that committed the transaction. */
    mc_seqno: optional(seqno),
    /** Accounts. */
    account: optional(list(address)),
    /** Accepted and parsed but has no effect in the real service. */
    exclude_account: optional(list(address)),
    /** Transaction hash. Documented as single; the server takes several. */
    hash: optional(list(hash)),
    /** Exact lt. */
    lt: optional(lt),
    /** now, inclusive lower bound. */
    start_utime: optional(utime),
    /** now, inclusive upper bound. */
    end_utime: optional(utime),
    /** lt inclusive lower bound. */
    start_lt: optional(lt),
    /** lt inclusive upper bound. */
    end_lt: optional(lt),
    ...paging,
    /** Order by lt. @default desc */
    sort: optional(sort),
  }),
  result: openObject({ transactions: z.array(Transaction), address_book: AddressBook }),
  page: {
    size: 50,
    items: (result) => result.transactions,
    cursor: {
      lt: 'lt',
      utime: 'now',
      key: ['hash'],
      // Sorted by hash, by account, or by lt in spite of a bound of the time.
      excludes: ({ hash, lt, mc_seqno, start_utime, end_utime }) =>
        hash !== undefined ||
        lt !== undefined ||
        (mc_seqno !== undefined && (start_utime !== undefined || end_utime !== undefined)),
    },
  },
  plural: { param: 'hash', kind: 'hash', rows: 'transactions', field: 'hash', max: 1000 },
})

/**
 * GET /transactionsByMasterchainBlock
 * @throws {HttpError} 404 `masterchain block {seqno} not found`: unknown, missing or non-numeric
 * seqno (read as 0).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const transactionsByMasterchainBlock = definePagedEndpoint({
  name: 'transactionsByMasterchainBlock',
  method: 'GET',
  path: '/transactionsByMasterchainBlock',
  summary: 'Transactions of a masterchain block and of all shard blocks it committed.',
  params: params({
    /** Masterchain block seqno. */
    seqno: seqno,
    ...paging,
    /** Order by lt. @default desc */
    sort: optional(sort),
  }),
  result: openObject({ transactions: z.array(Transaction), address_book: AddressBook }),
  page: { size: 50, items: (result) => result.transactions },
})

/**
 * GET /transactionsByMessage
 * @throws {HttpError} 422 `at least one of msg_hash, body_hash, opcode should be specified`: none
 * of the three.
 * @throws {HttpError} 422 `direction should be one of: in, out`: other direction value.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const transactionsByMessage = definePagedEndpoint({
  name: 'transactionsByMessage',
  method: 'GET',
  path: '/transactionsByMessage',
  summary: 'Transactions that received or emitted a matching message.',
  params: params({
    /** Plain or normalized message hash. Documented as single; several are OR-ed. */
    msg_hash: optional(list(hash)),
    /** Hash of the body cell. */
    body_hash: optional(hash),
    /** Opcode of the message. Implies direction in. */
    opcode: optional(opcode),
    /** in = transactions that received it, out = transactions that emitted it. */
    direction: optional(direction),
    /** Extra AND filter on the message. Not in the public documentation of the service. */
    source: optional(address),
    /** Extra AND filter on the message. Not in the public documentation of the service. */
    destination: optional(address),
    ...paging,
    /** Order by lt. Not in the public documentation of the service. @default desc */
    sort: optional(sort),
  }),
  result: openObject({ transactions: z.array(Transaction), address_book: AddressBook }),
  page: { size: 50, items: (result) => result.transactions },
})

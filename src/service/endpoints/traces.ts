import * as z from 'zod/mini'
import { BalanceChanges } from '../rows/balance-changes.ts'
import { findDetailIssues } from '../rows/details/actionDetails.ts'
import { AddressBook, Metadata } from '../rows/names.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { Trace } from '../rows/trace.ts'
import { address, boolean, hash, lt, seqno, sort, text, utime } from '../rows/shapes/kind.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import { atLeastOne, atMostOne, list, optional, paging, params } from './params.ts'

/**
 * GET /pendingTraces
 * @throws {HttpError} 422 `account or ext_msg_hash should be specified`: neither given.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `emulatedTracesRepository is not initialized`: deployment has no
 * emulation backend.
 */
export const pendingTraces = defineEndpoint({
  name: 'pendingTraces',
  method: 'GET',
  path: '/pendingTraces',
  summary: 'Traces that are emulated or not yet completely indexed.',
  params: params(
    {
      /** Any account touched by the trace. Takes precedence over ext_msg_hash. */
      account: optional(address),
      /** External-in message hash (plain or normalized). */
      ext_msg_hash: optional(list(hash)),
      /** As in /actions. Not in the public documentation of the service. @default latest */
      supported_action_types: optional(list(text)),
    },
    atLeastOne(['account', 'ext_msg_hash']),
  ),
  result: openObject({ traces: z.array(Trace), address_book: AddressBook, metadata: Metadata }),
  checkDetails: findDetailIssues,
})

/**
 * GET /traces
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `only one of account, trace_id, tx_hash, msg_hash should be specified`:
 * two or more of them given.
 * @throws {HttpError} 404 `masterchain block {mc_seqno} not found`: mc_seqno given and not
 * indexed.
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const traces = definePagedEndpoint({
  name: 'traces',
  method: 'GET',
  path: '/traces',
  summary: 'Whole message-chain traces with their transactions.',
  params: params(
    {
      /** Traces having at least one transaction on this account (single value). */
      account: optional(address),
      /** Trace ids (hash of the root transaction). */
      trace_id: optional(list(hash)),
      /** Traces containing any of these transactions. */
      tx_hash: optional(list(hash)),
      /** Traces containing any of these messages (plain or normalized hash). */
      msg_hash: optional(list(hash)),
      /** Complete traces whose last masterchain block is this one. */
      mc_seqno: optional(seqno),
      /** Trace end time, inclusive lower bound. */
      start_utime: optional(utime),
      /** Trace end time, inclusive upper bound. */
      end_utime: optional(utime),
      /** Trace end_lt, inclusive lower bound. */
      start_lt: optional(lt),
      /** Trace end_lt, inclusive upper bound. */
      end_lt: optional(lt),
      /** Add actions to each trace. @default false */
      include_actions: optional(boolean),
      /** As in /actions; used only with include_actions. @default latest */
      supported_action_types: optional(list(text)),
      ...paging,
      /** Direction. @default desc */
      sort: optional(sort),
    },
    atMostOne(['account', 'trace_id', 'tx_hash', 'msg_hash']),
  ),
  result: openObject({ traces: z.array(Trace), address_book: AddressBook, metadata: Metadata }),
  checkDetails: findDetailIssues,
  page: {
    size: 50,
    items: (result) => result.traces,
    cursor: {
      lt: 'end_lt',
      utime: 'end_utime',
      key: ['trace_id'],
      // The version of the service decides which of both bounds the order follows.
      excludes: ({ start_utime, end_utime, start_lt, end_lt }) =>
        (start_utime ?? end_utime) !== undefined && (start_lt ?? end_lt) !== undefined,
    },
  },
})

/**
 * GET /balanceChanges
 * @throws {HttpError} 400 `trace_id or action_id is required`: neither.
 * @throws {HttpError} 404 `action_id not found`: action_id given without trace_id and unknown (or
 * the look-up failed).
 * @throws {HttpError} 500 `internal server error: ...`: trace with a message that has no consuming
 * transaction yet (server crash, caught).
 */
export const balanceChanges = defineEndpoint({
  name: 'balanceChanges',
  method: 'GET',
  path: '/balanceChanges',
  summary: 'Net GRAM and jetton changes per account for a trace or one action (undocumented).',
  params: params(
    {
      /** Trace id, standard base64 only (not normalized by the server). */
      trace_id: optional(hash),
      /** Action id, standard base64 only. */
      action_id: optional(hash),
    },
    atLeastOne(['trace_id', 'action_id']),
  ),
  result: BalanceChanges,
})

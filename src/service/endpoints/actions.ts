import * as z from 'zod/mini'
import { Action } from '../rows/action.ts'
import { findDetailIssues } from '../rows/details/actionDetails.ts'
import { AddressBook, Metadata } from '../rows/names.ts'
import { address, boolean, hash, lt, seqno, sort, text, utime } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import { atLeastOne, list, optional, paging, params } from './params.ts'

/**
 * GET /actions
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `action_type contains invalid characters`: a value has characters
 * outside letters, digits, underscore, dot.
 * @throws {HttpError} 422 `exclude_action_type contains invalid characters`: same for
 * exclude_action_type.
 * @throws {HttpError} 404 `masterchain block {mc_seqno} not found`: mc_seqno given and that
 * masterchain block is not indexed.
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const actions = definePagedEndpoint({
  name: 'actions',
  method: 'GET',
  path: '/actions',
  summary: 'Classified high-level actions.',
  params: params({
    /** Actions that involve this account (single value). */
    account: optional(address),
    /** Actions that contain any of these transactions. */
    tx_hash: optional(list(hash)),
    /**
     * Actions that contain a transaction having any of these messages (plain or normalized hash).
     */
    msg_hash: optional(list(hash)),
    /** Exact action ids. */
    action_id: optional(list(hash)),
    /** Actions of these traces. */
    trace_id: optional(list(hash)),
    /** Actions of traces whose last masterchain block is this one. */
    mc_seqno: optional(seqno),
    /** Trace end time, inclusive lower bound. */
    start_utime: optional(utime),
    /** Trace end time, inclusive upper bound. */
    end_utime: optional(utime),
    /** Trace end lt, inclusive lower bound. */
    start_lt: optional(lt),
    /** Trace end lt, inclusive upper bound. */
    end_lt: optional(lt),
    /** Keep only these types. */
    action_type: optional(list(text)),
    /** Drop these types. */
    exclude_action_type: optional(list(text)),
    /**
     * Type names and/or version/group shortcuts (v1, v2, v3, v4, latest, jettons, nft, dns,
     * staking, ...) the client understands. v1 is always added. @default latest
     */
    supported_action_types: optional(list(text)),
    /** Add accounts (all accounts of the action). @default false */
    include_accounts: optional(boolean),
    /** Add transactions_full. @default false */
    include_transactions: optional(boolean),
    ...paging,
    /** Direction for every sort key. @default desc */
    sort: optional(sort),
  }),
  result: openObject({
    actions: z.array(Action),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  checkDetails: findDetailIssues,
  page: {
    size: 50,
    items: (result) => result.actions,
    cursor: {
      lt: 'trace_end_lt',
      utime: 'trace_end_utime',
      key: ['action_id'],
      // The service ignores bounds beside these ids.
      excludes: ({ trace_id, action_id, account }) =>
        action_id !== undefined || (trace_id !== undefined && account === undefined),
    },
  },
})

/**
 * GET /pendingActions
 * @throws {HttpError} 422 `account or ext_msg_hash should be specified`: neither given.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `emulatedTracesRepository is not initialized`: deployment has no
 * emulation backend (checked before the missing-filter error).
 */
export const pendingActions = defineEndpoint({
  name: 'pendingActions',
  method: 'GET',
  path: '/pendingActions',
  summary: 'Actions of traces that are emulated or not yet completely indexed.',
  params: params(
    {
      /** Account involved. Takes precedence over ext_msg_hash. */
      account: optional(address),
      /** External-in message hash (plain or normalized) that started the trace. */
      ext_msg_hash: optional(list(hash)),
      /** As in /actions. @default latest */
      supported_action_types: optional(list(text)),
      /** Add transactions_full. @default false */
      include_transactions: optional(boolean),
    },
    atLeastOne(['account', 'ext_msg_hash']),
  ),
  result: openObject({
    actions: z.array(Action),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  checkDetails: findDetailIssues,
})

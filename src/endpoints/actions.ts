import * as z from 'zod/mini'
import { Action } from '../schema/action.ts'
import { AddressBook, Metadata } from '../schema/names.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import { address, atLeastOne, hash, list, lt, paging, seqno, sort, text, utime } from './params.ts'
import { detailRules } from './rules.ts'

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
  params: z.object({
    /** Actions that involve this account (single value). */
    account: z.optional(address),
    /** Actions that contain any of these transactions. */
    tx_hash: z.optional(list(hash)),
    /**
     * Actions that contain a transaction having any of these messages (plain or normalised hash).
     */
    msg_hash: z.optional(list(hash)),
    /** Exact action ids. */
    action_id: z.optional(list(hash)),
    /** Actions of these traces. */
    trace_id: z.optional(list(hash)),
    /** Actions of traces whose last masterchain block is this one. */
    mc_seqno: z.optional(seqno),
    /** Trace end time, inclusive lower bound. */
    start_utime: z.optional(utime),
    /** Trace end time, inclusive upper bound. */
    end_utime: z.optional(utime),
    /** Trace end lt, inclusive lower bound. */
    start_lt: z.optional(lt),
    /** Trace end lt, inclusive upper bound. */
    end_lt: z.optional(lt),
    /** Keep only these types. */
    action_type: z.optional(list(text)),
    /** Drop these types. */
    exclude_action_type: z.optional(list(text)),
    /**
     * Type names and/or version/group shortcuts (v1, v2, v3, v4, latest, jettons, nft, dns,
     * staking, ...) the client understands. v1 is always added. @default latest
     */
    supported_action_types: z.optional(list(text)),
    /** Add accounts (all accounts of the action). @default false */
    include_accounts: z.optional(z.boolean()),
    /** Add transactions_full. @default false */
    include_transactions: z.optional(z.boolean()),
    ...paging,
    /** Direction for every sort key. @default desc */
    sort: z.optional(sort),
  }),
  result: z.looseObject({
    actions: z.array(Action),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  rules: detailRules,
  page: { size: 50, items: (result) => result.actions },
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
  params: z.object({
    /** Account involved. Takes precedence over ext_msg_hash. */
    account: z.optional(address),
    /** External-in message hash (plain or normalised) that started the trace. */
    ext_msg_hash: z.optional(list(hash)),
    /** As in /actions. @default latest */
    supported_action_types: z.optional(list(text)),
    /** Add transactions_full. @default false */
    include_transactions: z.optional(z.boolean()),
  }).check(atLeastOne(['account', 'ext_msg_hash'])),
  result: z.looseObject({
    actions: z.array(Action),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  rules: detailRules,
})

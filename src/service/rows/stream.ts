import * as z from 'zod/mini'
import { AccountState } from './account.ts'
import { Action } from './action.ts'
import { JettonWallet } from './jetton.ts'
import { openRecord, openObject } from './shapes/openObject.ts'
import { AddressBook, Metadata } from './names.ts'
import { TraceNode } from './trace.ts'
import { Transaction } from './transaction.ts'

/** Names that an event brings along. */
const names = {
  /** When requested. */
  address_book: z.nullish(AddressBook),
  /** When requested. */
  metadata: z.nullish(Metadata),
}

const streamAcknowledgment = openObject({
  /** Echo of the request id. */
  id: z.nullish(z.string()),
  /** subscribed, unsubscribed, pong. */
  status: z.string(),
})
/** Answer to a request that a client sends over the stream. */
export interface StreamAcknowledgment extends z.output<typeof streamAcknowledgment> {}
export const StreamAcknowledgment: z.ZodMiniType<StreamAcknowledgment> = streamAcknowledgment

const streamError = openObject({
  /** Echo of the request id. */
  id: z.nullish(z.string()),
  /** Message. */
  error: z.string(),
})
/** Streaming error. */
export interface StreamError extends z.output<typeof streamError> {}
export const StreamError: z.ZodMiniType<StreamError> = streamError

const streamTransactions = openObject({
  /** transactions. */
  type: z.string(),
  /**
   * pending, confirmed, finalized: the lowest finality in the whole trace; each row has its own.
   */
  finality: z.string(),
  /** Trace key. Base64. */
  trace_external_hash_norm: z.string(),
  /**
   * Only those of subscribed accounts, lt desc. A pending event holds the pending transactions of
   * the trace, later ones are taken from the whole trace. No trace_external_hash inside.
   */
  transactions: z.array(Transaction),
  ...names,
})
/** Streaming event. */
export interface StreamTransactions extends z.output<typeof streamTransactions> {}
export const StreamTransactions: z.ZodMiniType<StreamTransactions> = streamTransactions

const streamActions = openObject({
  /** actions. */
  type: z.string(),
  /**
   * Lowest finality in the trace, not counting leaf transactions that only received a jetton
   * notification, NFT ownership notification or excesses.
   */
  finality: z.string(),
  /** Trace key. Base64. */
  trace_external_hash_norm: z.string(),
  /** Only those whose accounts contain a subscribed address, end_lt desc, start_lt desc. */
  actions: z.array(Action),
  ...names,
})
/** Streaming event. */
export interface StreamActions extends z.output<typeof streamActions> {}
export const StreamActions: z.ZodMiniType<StreamActions> = streamActions

const streamTrace = openObject({
  /** trace. */
  type: z.string(),
  /** As in StreamActions. */
  finality: z.string(),
  /** Trace key. Base64. */
  trace_external_hash_norm: z.string(),
  /**
   * Tree. The event is sent only after (re)classification and only when the tree has no missing
   * node.
   */
  trace: TraceNode,
  /** Transactions by hash. */
  transactions: openRecord(Transaction),
  /** Absent unless at least one action passes the type filters. */
  actions: z.nullish(z.array(Action)),
  ...names,
})
/** Streaming event. */
export interface StreamTrace extends z.output<typeof streamTrace> {}
export const StreamTrace: z.ZodMiniType<StreamTrace> = streamTrace

const streamAccountState = openObject({
  /** account_state_change. */
  type: z.string(),
  /** confirmed, finalized (never pending). */
  finality: z.string(),
  /** Account. Raw address. */
  account: z.string(),
  /** New state: hash, balance, status and hashes; extra_currencies null, no BOCs. */
  state: AccountState,
})
/** Streaming event. */
export interface StreamAccountState extends z.output<typeof streamAccountState> {}
export const StreamAccountState: z.ZodMiniType<StreamAccountState> = streamAccountState

const streamJettons = openObject({
  /** jettons_change. */
  type: z.string(),
  /** confirmed, finalized (never pending). */
  finality: z.string(),
  /** New wallet state; matched by wallet address or owner. */
  jetton: JettonWallet,
  ...names,
})
/** Streaming event. */
export interface StreamJettons extends z.output<typeof streamJettons> {}
export const StreamJettons: z.ZodMiniType<StreamJettons> = streamJettons

const streamTraceInvalidated = openObject({
  /** trace_invalidated. */
  type: z.string(),
  /** Drop everything cached for it. Base64. */
  trace_external_hash_norm: z.string(),
})
/** Streaming event, sent without being subscribable, for a trace earlier seen below finalized. */
export interface StreamTraceInvalidated extends z.output<typeof streamTraceInvalidated> {}
export const StreamTraceInvalidated: z.ZodMiniType<StreamTraceInvalidated> = streamTraceInvalidated

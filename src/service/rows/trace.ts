import * as z from 'zod/mini'
import { Action } from './action.ts'
import { isTraceTree } from './shapes/isTraceTree.ts'
import { nameRow, openObject, openPartial, openRecord } from './shapes/openObject.ts'
import { Transaction } from './transaction.ts'

const traceInfo = openObject({
  /** complete, pending, broken. */
  trace_state: z.string(),
  /**
   * Messages already delivered: consumed ones, the inbound message of the root and external-out
   * ones. In pendingTraces: all messages.
   */
  messages: z.number(),
  /** Number of transactions. */
  transactions: z.number(),
  /** Messages not consumed yet (pendingTraces: messages of emulated transactions). */
  pending_messages: z.number(),
  /** unclassified, failed, ok, broken. */
  classification_state: z.string(),
})
/** Counters and states of a trace. */
export interface TraceInfo extends z.output<typeof traceInfo> {}
export const TraceInfo: z.ZodMiniType<TraceInfo> = traceInfo

/** Node of the trace tree: one transaction and those that its messages started. */
export interface TraceNode {
  /** Transaction; key into `transactions`. Base64. */
  readonly tx_hash?: string
  /** Plain hash of its inbound message; absent for tick-tock roots. Base64. */
  readonly in_msg_hash?: string
  /**
   * Child nodes, by lt and account. `[]` when the transaction sent no message; `null` when it sent
   * some but none has a consuming transaction in the trace.
   */
  readonly children: TraceNode[] | null
}
export const TraceNode: z.ZodMiniType<TraceNode> = z.custom<TraceNode>(isTraceTree, 'not a tree of trace nodes')

/** Fields of a trace besides its transactions and actions, which are rows of their own. */
const traceFacts = {
  /** Hash of the root transaction; null for a pending trace whose root is only emulated. Base64. */
  trace_id: z.nullable(z.string()),
  /**
   * Plain hash of the inbound message of the root transaction; null when the root has none (tick-
   * tock). Base64.
   */
  external_hash: z.nullable(z.string()),
  /**
   * Masterchain block of the root transaction, as a STRING ("0" while the root is only emulated).
   */
  mc_seqno_start: z.string(),
  /** Last masterchain block, as a STRING. */
  mc_seqno_end: z.string(),
  /** lt of the root transaction. Logical time, decimal string. */
  start_lt: z.string(),
  /** Time of the root transaction. Unix seconds. */
  start_utime: z.number(),
  /** Largest lt. Logical time, decimal string. */
  end_lt: z.nullable(z.string()),
  /** Largest time. Unix seconds. */
  end_utime: z.nullable(z.number()),
  /** States and counters. */
  trace_info: TraceInfo,
  /** Transactions left out (trace too large). */
  is_incomplete: z.nullable(z.boolean()),
  /** For example: trace is too large; missing node in trace found. */
  warning: z.nullish(z.string()),
  /** Tree root; absent when no transactions were loaded. */
  trace: z.nullish(TraceNode),
  /** Transaction hashes by lt asc, account asc; in pendingTraces breadth-first from the root. */
  transactions_order: z.nullish(z.array(z.string())),
}
const trace = openObject({
  ...traceFacts,
  /**
   * Only when actions were asked for (always in pendingTraces and events). Order start_lt, end_lt
   * asc; in pendingTraces end_lt, start_lt desc.
   */
  actions: z.nullish(z.array(Action)),
  /** Transactions keyed by hash. */
  transactions: z.nullish(openRecord(Transaction)),
})
/** All transactions that follow from one external message, or from one tick-tock. */
export interface Trace extends z.output<typeof trace> {}
export const Trace: z.ZodMiniType<Trace> = trace

/** Fields of a trace besides its transactions. The actions are checked by what shows them. */
export interface TraceAnswer extends Partial<Trace> {
  /** Number of rows that were left out because they are malformed. Counted by this package. */
  readonly unreadable?: number | undefined
  /** True for the emulation of a message that was not sent. Set by this package. */
  readonly forecast?: boolean | undefined
}
export const TraceAnswer: z.ZodMiniType<TraceAnswer> = nameRow(
  'TraceAnswer',
  openPartial({ ...traceFacts, unreadable: z.number(), forecast: z.boolean() }),
)

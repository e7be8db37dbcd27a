import type { Message } from '../../service/rows/message.ts'
import type { TraceAnswer } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'

/** Kind of a message by its ends. */
export type MessageKind =
  /** From account to account. */
  | 'internal'
  /** From outside the chain; starts a trace. */
  | 'external-in'
  /** To outside the chain: a log. */
  | 'external-out'

/** One message: an edge of the trace. */
export interface TraceMessage {
  readonly message: Message
  readonly kind: MessageKind
  /** Index of the transaction that sent it; -1 when it came from outside or its sender is missing. */
  readonly from: number
  /** Index of the transaction that consumed it; -1 for a log and for a message without a transaction yet. */
  readonly to: number
}

/** State of a whole trace. */
export type TraceState =
  /** Every message has its transaction. */
  | 'complete'
  /** Messages have no transactions yet, or transactions are only emulated. */
  | 'pending'
  /** An emulation of a message that was not sent: none of it has happened. */
  | 'forecast'
  /** A part is missing in the index, or the service left it out. */
  | 'broken'

/** A missing or malformed part of a trace. */
export interface TraceWarning {
  readonly kind:
    /** The service left transactions out: the trace is too large. */
    | 'cut-off'
    /** Fewer transactions than the service counts or names. */
    | 'missing-transactions'
    /** Transactions whose inbound message has no sender here. */
    | 'missing-senders'
    /** Messages without a transaction in a trace that the service calls complete. */
    | 'missing-receivers'
    /** Messages that form a cycle, which is impossible on chain: the input is malformed. */
    | 'ring'
    /** Malformed rows, which are left out, or transactions without an outcome. */
    | 'unreadable'
    /** A warning of the service, in its own words. */
    | 'service'
  /** Number of transactions or messages concerned; 0 when it is unknown. */
  readonly count: number
  /** The warning in English. For the kind `service`, untrusted text of the server. */
  readonly text: string
}

/**
 * The transactions of a trace and the messages between them, identified by their index. A
 * transaction comes after the one that caused it; otherwise the order is by logical time.
 */
export interface TraceModel {
  readonly transactions: readonly Transaction[]
  /** All messages, each one once: in the order of sending, then those whose sender is missing. */
  readonly messages: readonly TraceMessage[]
  /** Index of the transaction that sent the inbound message; -1 for a root. */
  readonly parent: Int32Array
  /** Messages between the root and the transaction; 0 for a root. */
  readonly depth: Int32Array
  /** Children of `index` are `children[childStart[index]]` up to before `childStart[index + 1]`. */
  readonly childStart: Int32Array
  readonly children: Int32Array
  /** Index of the message that the transaction consumed; -1 when there is none, as for tick-tock transactions. */
  readonly inbound: Int32Array
  /** Its outbound messages are `messages[outStart[index]]` up to before `outStart[index + 1]`. */
  readonly outStart: Int32Array
  /** Transactions without a parent, in order; more than one when a part between them is missing. */
  readonly roots: readonly number[]
  readonly state: TraceState
  /** False when a part is known to be missing or malformed; `warnings` has the details. */
  readonly whole: boolean
  readonly warnings: readonly TraceWarning[]
  /** Fields of the service's answer besides the transactions; empty for a plain list of transactions. */
  readonly answer: TraceAnswer
  /** Index of a transaction by its hash (base64, as the service writes it). */
  readonly indexByHash: ReadonlyMap<string, number>
}

/** Indexes of the transactions that a transaction caused, by logical time. */
export function childTransactions(trace: TraceModel, index: number): Int32Array {
  return trace.children.subarray(trace.childStart[index], trace.childStart[index + 1])
}

/** Messages that a transaction sent, including logs, in the order of sending. */
export function messagesFrom(trace: TraceModel, index: number): readonly TraceMessage[] {
  return trace.messages.slice(trace.outStart[index], trace.outStart[index + 1])
}

/** The message that a transaction consumed; undefined when there is none. */
export function messageTo(trace: TraceModel, index: number): TraceMessage | undefined {
  return trace.messages[trace.inbound[index] ?? -1]
}

/** Tells whether a message should have a transaction and has none in the trace. */
export function isUnconsumed({ kind, to }: TraceMessage): boolean {
  return kind !== 'external-out' && to < 0
}

/**
 * Compares two logical times, as decimal strings of any length.
 * @returns Negative when `a` is smaller, 0 when equal, positive when larger.
 */
export function compareLt(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}

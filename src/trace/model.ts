import type { Message } from '../schema/message.ts'
import type { Trace } from '../schema/trace.ts'
import type { Transaction } from '../schema/transaction.ts'

/** Where a message comes from and goes to. */
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
  /** Index of the transaction that sent it; -1 when it came from outside or its sender is not here. */
  readonly from: number
  /** Index of the transaction that consumed it; -1 for a log, and while none has. */
  readonly to: number
}

/** What is known about a trace as a whole. */
export type TraceState =
  /** Every message has its transaction. */
  | 'complete'
  /** Messages are on their way, or transactions are only emulated. */
  | 'pending'
  /** The index misses a part, or the service left one out. */
  | 'broken'

/** Something that the reader of a trace must know before trusting it. */
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
    /** Messages that form a ring, which the chain cannot: the input is damaged. */
    | 'ring'
    /** Rows that could not be read and are left out, or do not say what became of them. */
    | 'unreadable'
    /** The service's own words. */
    | 'service'
  /** How many transactions or messages it concerns; 0 when that is not known. */
  readonly count: number
  /** In words. Of kind `service`: text of the server, to be treated as foreign. */
  readonly text: string
}

/**
 * Transactions and the messages between them. Transactions and messages are known by their index;
 * a transaction stands after the one that caused it, and otherwise by logical time.
 */
export interface TraceModel {
  readonly transactions: readonly Transaction[]
  /** Each message once: where it was sent, else where it was received. */
  readonly messages: readonly TraceMessage[]
  /** Index of the transaction that sent the inbound message; -1 for a root. */
  readonly parent: Int32Array
  /** Messages between the root and the transaction; 0 for a root. */
  readonly depth: Int32Array
  /** Children of `index` are `children[childStart[index]]` up to before `childStart[index + 1]`. */
  readonly childStart: Int32Array
  readonly children: Int32Array
  /** Message that the transaction consumed; -1 for one without, such as tick-tock. */
  readonly inbound: Int32Array
  /** Its outbound messages are `messages[outStart[index]]` up to before `outStart[index + 1]`. */
  readonly outStart: Int32Array
  /** Transactions without a parent, in order; more than one when a part between them is missing. */
  readonly roots: readonly number[]
  readonly state: TraceState
  /** False when something is known to be missing or damaged; warnings say what. */
  readonly whole: boolean
  readonly warnings: readonly TraceWarning[]
  /** What the service said about the trace besides its transactions; empty for a bare list of them. */
  readonly answer: TraceAnswer
  /** Index of a transaction by its hash (base64, as the service writes it). */
  readonly indexByHash: ReadonlyMap<string, number>
}

/** Fields of a trace besides its transactions. */
export interface TraceAnswer extends Partial<Trace> {
  /** Number of rows that were left out because they cannot be read. Counted by this package. */
  readonly unreadable?: number | undefined
}

/** Indexes of the transactions that one transaction caused, by logical time. */
export function childrenOf(trace: TraceModel, index: number): Int32Array {
  return trace.children.subarray(trace.childStart[index], trace.childStart[index + 1])
}

/** Messages that one transaction sent, logs included, in the order of sending. */
export function messagesFrom(trace: TraceModel, index: number): readonly TraceMessage[] {
  return trace.messages.slice(trace.outStart[index], trace.outStart[index + 1])
}

/** The message that one transaction consumed. */
export function messageTo(trace: TraceModel, index: number): TraceMessage | undefined {
  return trace.messages[trace.inbound[index] ?? -1]
}

/** True for a message that no transaction here has consumed, though one should. */
export function isUnconsumed({ kind, to }: TraceMessage): boolean {
  return kind !== 'external-out' && to < 0
}

// Traces as the service assembles them from transactions.
import { systemAccount } from '../../../ton/facts/knownAccounts.ts'
import { isFinalized } from '../../rows/finality.ts'
import type { Action } from '../../rows/action.ts'
import type { Message } from '../../rows/message.ts'
import type { Trace, TraceNode } from '../../rows/trace.ts'
import type { Transaction } from '../../rows/transaction.ts'
import { defaultHashOrder } from '../order.ts'
import { byLtAndAccount, sentBy } from '../transactions.ts'

/** The service sends larger traces without their transactions. */
const maxTrace = 4000

/** A trace of which only the head counts: its transactions and actions are kept apart. */
export type TraceHead = Trace

/** A trace with its rows: what the rules of traces filter, sort and answer with. */
export interface TraceRow {
  /** Identifies the trace: its root transaction, or the external message while that is pending. */
  readonly id: string
  readonly head: TraceHead
  /** Its transactions, in the order of the head where it has one. */
  readonly transactions: readonly Transaction[]
  /** Its actions, in no order. */
  readonly actions: readonly Action[]
  /** Hashes of the external message that began it, plain and normalized. */
  readonly external: readonly string[]
}

/** Sorts the transactions of a trace: by logical time, then account. */
export function sortTrace(transactions: Iterable<Transaction>): Transaction[] {
  return Array.from(transactions).sort((a, b) => byLtAndAccount(a, b, defaultHashOrder))
}

interface GrowingNode {
  readonly tx_hash: string
  readonly in_msg_hash?: string
  children: GrowingNode[] | null
}

/**
 * The tree that the service builds of a trace: each transaction below the one that sent its inbound
 * message.
 * @param ordered Transactions by logical time, then account.
 * @returns No root for no transactions; `complete` is false when some transactions hang on nothing.
 */
function growTree(ordered: readonly Transaction[]): {
  readonly root: TraceNode | undefined
  readonly complete: boolean
} {
  const waiting = new Map<string, GrowingNode>()
  let root: GrowingNode | undefined
  let complete = true
  for (const transaction of ordered) {
    const { hash, in_msg } = transaction
    const sent = sentBy(transaction)
    const node: GrowingNode = {
      tx_hash: hash,
      ...(in_msg ? { in_msg_hash: in_msg.hash } : {}),
      children: sent.length === 0 ? [] : null,
    }
    for (const message of sent) waiting.set(message.hash, node)
    const parent = in_msg ? waiting.get(in_msg.hash) : undefined
    if (parent !== undefined && parent !== node && in_msg) {
      waiting.delete(in_msg.hash)
      parent.children = [...(parent.children ?? []), node]
    } else if (root === undefined) root = node
    else complete = false
  }
  return { root, complete }
}

/** Tells whether no message of the trace is outstanding. */
export function isCompleteTrace({ trace_info }: Pick<TraceHead, 'trace_info'>): boolean {
  return (trace_info as TraceHead['trace_info'] | undefined)?.trace_state === 'complete'
}

/** Tells whether nothing about the trace will change: no message is outstanding, and its actions are found. */
export function isSettledTrace(head: Pick<TraceHead, 'trace_info'>): boolean {
  const info = head.trace_info as TraceHead['trace_info'] | undefined
  return isCompleteTrace(head) && info?.classification_state !== 'unclassified'
}

/** Adds the tree and the order of transactions to a head that came without them, as recordings do. */
export function completeHead(head: TraceHead, transactions: readonly Transaction[]): TraceHead {
  if (transactions.length === 0 || (head.trace && head.transactions_order)) return head
  const ordered = sortTrace(transactions)
  const { root } = growTree(ordered)
  return { ...head, ...(root && { trace: root }), transactions_order: ordered.map(({ hash }) => hash) }
}

/** Hashes of the external message that began a trace, plain and normalized. */
export function externalHashes(external: string | null | undefined, transactions: Iterable<Transaction>): string[] {
  const first = sortTrace(transactions)[0]?.in_msg
  const root = first?.source === null ? first : undefined
  const hashes = [external, root?.hash, root?.hash_norm].filter((hash) => typeof hash === 'string')
  return [...new Set(hashes)]
}

/**
 * Derives a trace from its transactions, for an index that was never told about the trace itself.
 * @param ordered Its finalized transactions by logical time, then account; at least one.
 */
export function deriveHead(trace_id: string, ordered: readonly Transaction[]): TraceHead {
  const { root, complete } = growTree(ordered)
  const [first] = ordered
  const last = ordered.at(-1)
  const { delivered, pending, orphaned } = countMessages(ordered)
  const broken = orphaned || !complete
  const seqnos = ordered.map(({ mc_block_seqno }) => mc_block_seqno)
  const tooLarge = ordered.length > maxTrace
  return {
    trace_id,
    external_hash: first?.in_msg?.hash ?? null,
    mc_seqno_start: String(seqnos.reduce((least, seqno) => Math.min(least, seqno), Infinity)),
    mc_seqno_end: String(seqnos.reduce((most, seqno) => Math.max(most, seqno), -Infinity)),
    start_lt: first?.lt ?? '0',
    start_utime: first?.now ?? 0,
    end_lt: last?.lt ?? null,
    end_utime: last === undefined ? null : ordered.reduce((latest, { now }) => Math.max(latest, now), last.now),
    trace_info: {
      trace_state: broken ? 'broken' : pending > 0 ? 'pending' : 'complete',
      messages: delivered,
      transactions: ordered.length,
      pending_messages: pending,
      classification_state: 'ok',
    },
    is_incomplete: tooLarge,
    ...(tooLarge && { warning: 'trace is too large' }),
    ...(!complete && !tooLarge && { warning: 'trace is incomplete: a node is missing' }),
    ...(!tooLarge && { ...(root && { trace: root }), transactions_order: ordered.map(({ hash }) => hash) }),
  }
}

/**
 * Counts messages as the service's assembler does: the inbound message of a root that some contract sent
 * stays pending for ever.
 */
function countMessages(ordered: readonly Transaction[]): {
  readonly delivered: number
  readonly pending: number
  /** True when the message that began the trace came from a contract outside of it. */
  readonly orphaned: boolean
} {
  const messages = new Map<string, Message>()
  for (const row of ordered) for (const message of sentBy(row)) messages.set(message.hash, message)
  const began = ordered[0]?.in_msg
  const source = began?.source ?? systemAccount
  const orphaned = Boolean(began) && source !== systemAccount && !messages.has(began?.hash ?? '')
  const consumed = new Set(ordered.map(({ in_msg }) => in_msg?.hash))
  const waiting = [...messages.values()].filter(({ hash, destination }) => destination !== null && !consumed.has(hash))
  for (const { in_msg } of ordered) if (in_msg) messages.set(in_msg.hash, in_msg)
  const pending = waiting.length + (orphaned ? 1 : 0)
  return { delivered: messages.size - pending, pending, orphaned }
}

/** Tells whether a trace still has transactions that no masterchain block has committed. */
export function isPendingTrace(traceId: string | null, transactions: Iterable<Transaction>): boolean {
  if (traceId === null) return true
  for (const row of transactions) if (!isFinalized(row)) return true
  return false
}

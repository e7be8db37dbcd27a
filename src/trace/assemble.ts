import type { Trace } from '../schema/trace.ts'
import type { Transaction } from '../schema/transaction.ts'
import { joinTransactions } from './join.ts'
import { isPending, isUnconsumed, type TraceMessage, type TraceModel } from './model.ts'
import { traceWarnings, wholeDespite } from './warnings.ts'

/** What a trace can be made of: an answer of `/traces`, or transactions from anywhere. */
export type TraceSource =
  | readonly Transaction[]
  | (Pick<Trace, 'transactions'> & Partial<Trace>)

/**
 * Makes one model of transactions that messages connect, in whatever order they come: an element of
 * `/traces` or `/pendingTraces`, pages of `/transactions`, answers of `/adjacentTransactions`.
 * Nothing is left out in silence: see `warnings` and `whole`.
 */
export function assembleTrace(source: TraceSource): TraceModel {
  const trace: Partial<Trace> | undefined = isList(source) ? undefined : source
  const given = isList(source) ? source : Object.values(source.transactions ?? {})
  const { transactions, parent, rings } = joinTransactions(given)
  const { messages, inbound, outStart } = joinMessages(transactions)
  const { childStart, children, depth } = joinChildren(parent)
  const roots: number[] = []
  parent.forEach((from, index) => {
    if (from < 0) roots.push(index)
  })
  const open = transactions.some(isPending) || messages.some(isUnconsumed)
  const said = trace?.trace_info?.trace_state
  const state =
    said === 'broken' || trace?.is_incomplete === true ? 'broken' : open || said === 'pending' ? 'pending' : 'complete'
  const warnings = traceWarnings({ trace, transactions, messages, roots, rings })
  return {
    transactions,
    messages,
    parent,
    depth,
    childStart,
    children,
    inbound,
    outStart,
    roots,
    state,
    whole: wholeDespite(warnings),
    warnings,
    indexByHash: new Map(transactions.map(({ hash }, index) => [hash, index])),
  }
}

/** True for what {@link assembleTrace} returns. */
export function isTraceModel(value: TraceModel | TraceSource): value is TraceModel {
  return 'indexByHash' in value
}

function isList(source: TraceSource): source is readonly Transaction[] {
  return Array.isArray(source)
}

function joinMessages(transactions: readonly Transaction[]): {
  messages: TraceMessage[]
  inbound: Int32Array
  outStart: Int32Array
} {
  const receiver = new Map<string, number>()
  transactions.forEach(({ in_msg }, index) => {
    if (in_msg !== null && !receiver.has(in_msg.hash)) receiver.set(in_msg.hash, index)
  })
  const messages: TraceMessage[] = []
  const inbound = new Int32Array(transactions.length).fill(-1)
  const outStart = new Int32Array(transactions.length + 1)
  transactions.forEach(({ out_msgs }, from) => {
    outStart[from] = messages.length
    for (const message of out_msgs) {
      const to = receiver.get(message.hash) ?? -1
      if (to >= 0) inbound[to] = messages.length
      messages.push({ message, from, to, kind: message.destination === null ? 'external-out' : 'internal' })
    }
  })
  outStart[transactions.length] = messages.length
  transactions.forEach(({ in_msg }, to) => {
    if (in_msg === null || inbound[to] !== -1) return
    inbound[to] = messages.length
    messages.push({ message: in_msg, from: -1, to, kind: in_msg.source === null ? 'external-in' : 'internal' })
  })
  return { messages, inbound, outStart }
}

function joinChildren(parent: Int32Array): Pick<TraceModel, 'childStart' | 'children' | 'depth'> {
  const childStart = new Int32Array(parent.length + 1)
  const depth = new Int32Array(parent.length)
  let linked = 0
  parent.forEach((from, index) => {
    if (from < 0) return
    linked += 1
    depth[index] = (depth[from] ?? 0) + 1
    childStart[from + 1] = (childStart[from + 1] ?? 0) + 1
  })
  for (let index = 0; index < parent.length; index += 1) {
    childStart[index + 1] = (childStart[index + 1] ?? 0) + (childStart[index] ?? 0)
  }
  const next = childStart.slice()
  const children = new Int32Array(linked)
  parent.forEach((from, index) => {
    if (from < 0) return
    const place = next[from] ?? 0
    children[place] = index
    next[from] = place + 1
  })
  return { childStart, children, depth }
}

import { isPending } from '../../service/rows/finality.ts'
import { isRow, readNumber } from '../../service/rows/readRow.ts'
import type { Trace } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { buildForest } from './forest.ts'
import { joinTransactions } from './join.ts'
import { isUnconsumed, type TraceAnswer, type TraceMessage, type TraceModel } from './model.ts'
import { readableRows } from './readable.ts'
import { traceWarnings } from './warnings.ts'

/** Input of {@link assembleTrace}: an element of an answer of `/traces`, or transactions from anywhere. */
export type TraceSource = readonly Transaction[] | (Pick<Trace, 'transactions'> & TraceAnswer)

/**
 * Assembles the model of a trace from transactions in any order: an element of `/traces` or
 * `/pendingTraces`, pages of `/transactions`, answers of `/adjacentTransactions`. Reports missing
 * parts and malformed rows in `warnings` and `whole`.
 */
export function assembleTrace(source: TraceSource): TraceModel {
  const trace: TraceAnswer | undefined = isList(source) || !isRow(source) ? undefined : source
  const { transactions: listed, ...given } = trace ?? {}
  const { rows, unreadable: left } = readableRows(isList(source) ? source : Object.values(listed ?? {}))
  const unreadable = left + (readNumber(given.unreadable) ?? 0) + (isRow(source) ? 0 : 1)
  // Part of the answer, so that the count survives growth, saving and loading.
  const answer: TraceAnswer = unreadable > 0 ? { ...given, unreadable } : given
  const { transactions, parent, rings } = joinTransactions(rows)
  const { messages, inbound, outStart } = joinMessages(transactions)
  const { childStart, children, depth } = buildForest(parent)
  const roots: number[] = []
  parent.forEach((from, index) => {
    if (from < 0) roots.push(index)
  })
  const open = transactions.some(isPending) || messages.some(isUnconsumed)
  const said = trace?.trace_info?.trace_state
  const forecast = trace?.forecast === true
  // An emulation that reaches the bound of its depth leaves messages without transactions.
  const cut = forecast
    ? trace.is_incomplete === true || messages.some(isUnconsumed)
    : trace?.is_incomplete === true && !isFilledUp(trace, transactions.length, roots.length, open)
  const broken = said === 'broken' || cut
  const state = forecast ? 'forecast' : broken ? 'broken' : open || said === 'pending' ? 'pending' : 'complete'
  const warnings = traceWarnings({ trace, cut, transactions, messages, roots, rings, unreadable })
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
    whole: warnings.length === 0,
    warnings,
    answer,
    indexByHash: new Map(transactions.map(({ hash }, index) => [hash, index])),
  }
}

/** Tells whether the service cut a trace off, and its missing transactions were loaded since. */
function isFilledUp({ trace_info }: Partial<Trace>, transactions: number, roots: number, open: boolean): boolean {
  return transactions >= (readNumber(trace_info?.transactions) ?? Infinity) && roots === 1 && !open
}

/** Tells whether a value is a model that {@link assembleTrace} returned. */
export function isTraceModel(value: unknown): value is TraceModel {
  return isRow(value) && value['indexByHash'] instanceof Map
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
      const kind = message.destination === null ? 'external-out' : 'internal'
      messages.push({ message, from, to, kind })
    }
  })
  outStart[transactions.length] = messages.length
  transactions.forEach(({ in_msg }, to) => {
    if (in_msg === null || inbound[to] !== -1) return
    inbound[to] = messages.length
    const kind = in_msg.source === null ? 'external-in' : 'internal'
    messages.push({ message: in_msg, from: -1, to, kind })
  })
  return { messages, inbound, outStart }
}

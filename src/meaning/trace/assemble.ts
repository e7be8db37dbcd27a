import { isPending } from '../../service/rows/finality.ts'
import { checkRow, checkRows } from '../../service/rows/checkRows.ts'
import { isObject, isRow } from '../../service/rows/readRow.ts'
import { traceAnswerShape, transactionShape } from '../../service/rows/shapes/tables.ts'
import type { Trace, TraceAnswer } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { buildForest } from './forest.ts'
import { joinTransactions } from './join.ts'
import { isUnconsumed, type TraceMessage, type TraceModel } from './model.ts'
import { traceWarnings } from './warnings.ts'

/** Input of {@link assembleTrace}: an element of an answer of `/traces`, or transactions from anywhere. */
export type TraceSource = readonly Transaction[] | (Pick<Trace, 'transactions'> & TraceAnswer)

/**
 * Assembles the model of a trace from transactions in any order: an element of `/traces` or
 * `/pendingTraces`, pages of `/transactions`, answers of `/adjacentTransactions`. Reports missing
 * parts and malformed rows in `warnings` and `whole`.
 */
export function assembleTrace(source: TraceSource): TraceModel {
  const { rows, answer } = checkTrace(source)
  return buildTrace(rows, answer)
}

/** Transactions of a trace, and the fields of its answer besides them, with the number of malformed rows. */
export interface CheckedTrace {
  readonly rows: readonly Transaction[]
  readonly answer: TraceAnswer
}

/** Leaves out the malformed rows of a trace and counts them; a malformed answer is one of them. */
export function checkTrace(source: unknown): CheckedTrace {
  const isAnswer = isObject(source)
  const { transactions, ...facts } = isAnswer ? source : { transactions: source }
  const { rows, malformed } = checkRows(
    transactionShape,
    isRow(transactions) ? Object.values(transactions) : transactions,
  )
  const answer = checkRow(traceAnswerShape, facts)
  return { rows, answer: countMalformed(answer ?? {}, malformed + (answer === undefined ? 1 : 0)) }
}

/** Adds to the number of malformed rows, which is a part of the answer, so that growing and saving keep it. */
export function countMalformed(answer: TraceAnswer, malformed: number): TraceAnswer {
  return malformed === 0 ? answer : { ...answer, unreadable: (answer.unreadable ?? 0) + malformed }
}

/** Builds the model of checked rows. */
export function buildTrace(rows: readonly Transaction[], answer: TraceAnswer): TraceModel {
  const { transactions, parent, rings } = joinTransactions(rows)
  const { messages, inbound, outStart } = joinMessages(transactions)
  const { childStart, children, depth } = buildForest(parent)
  const roots: number[] = []
  parent.forEach((from, index) => {
    if (from < 0) roots.push(index)
  })
  const open = transactions.some(isPending) || messages.some(isUnconsumed)
  const said = answer.trace_info?.trace_state
  const forecast = answer.forecast === true
  // An emulation that reaches the bound of its depth leaves messages without transactions.
  const cut = forecast
    ? answer.is_incomplete === true || messages.some(isUnconsumed)
    : answer.is_incomplete === true && !isFilledUp(answer, transactions.length, roots.length, open)
  // The transaction of an open message may be one of those that were left out.
  const lost = (answer.unreadable ?? 0) > 0 && said !== 'pending' && messages.some(isUnconsumed)
  const broken = said === 'broken' || cut || lost
  const state = forecast ? 'forecast' : broken ? 'broken' : open || said === 'pending' ? 'pending' : 'complete'
  const warnings = traceWarnings({ answer, cut, transactions, messages, roots, rings })
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
function isFilledUp({ trace_info }: TraceAnswer, transactions: number, roots: number, open: boolean): boolean {
  return transactions >= (trace_info?.transactions ?? Infinity) && roots === 1 && !open
}

/** Tells whether a value is a model that {@link assembleTrace} returned. */
export function isTraceModel(value: unknown): value is TraceModel {
  return isRow(value) && value['indexByHash'] instanceof Map
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

import type { Transaction } from '../schema/transaction.ts'
import { assembleTrace, type TraceSource } from './assemble.ts'
import type { TraceModel } from './model.ts'

/** Adds transactions to a trace, wherever they belong; what is known of the whole stays known. */
export function extendTrace(trace: TraceModel, more: TraceSource): TraceModel {
  const { transactions, answer } = listed(more)
  return assembleTrace({
    ...trace.answer,
    ...answer,
    transactions: rowsByPlace([...trace.transactions, ...transactions]),
  })
}

/** A trace that is still arriving. */
export interface GrowingTrace {
  readonly trace: TraceModel
  /** Arrived before what caused them: not in the trace yet. */
  readonly waiting: readonly Transaction[]
}

/**
 * Adds what has arrived to a growing trace. A transaction whose sender is not here yet waits for
 * it, so that nothing stands in a wrong place meanwhile; a trace that begins in the middle keeps
 * the beginning that it has.
 * @param growing Undefined at first.
 */
export function growTrace(growing: GrowingTrace | undefined, more: TraceSource): GrowingTrace {
  const { transactions, answer } = listed(more)
  const rows = [...(growing?.trace.transactions ?? []), ...(growing?.waiting ?? []), ...transactions]
  const facts = { ...growing?.trace.answer, ...answer }
  const all = assembleTrace({ ...facts, transactions: rowsByPlace(rows) })
  const rootOf = new Int32Array(all.transactions.length)
  const kept = new Set(all.roots.filter((root) => startsTrace(all.transactions[root])))
  all.transactions.forEach(({ hash }, index) => {
    const above = all.parent[index] ?? -1
    rootOf[index] = above < 0 ? index : (rootOf[above] ?? index)
    if (growing?.trace.indexByHash.has(hash) === true) kept.add(rootOf[index] ?? index)
  })
  if (kept.size === 0) kept.add(all.roots[0] ?? 0)
  if (kept.size >= all.roots.length) return { trace: all, waiting: [] }
  const isShown = (_: Transaction, index: number): boolean => kept.has(rootOf[index] ?? index)
  return {
    trace: assembleTrace({ ...all.answer, transactions: rowsByPlace(all.transactions.filter(isShown)) }),
    waiting: all.transactions.filter((row, index) => !isShown(row, index)),
  }
}

function startsTrace(transaction: Transaction | undefined): boolean {
  return (transaction?.in_msg?.source ?? null) === null
}

interface Listed {
  readonly transactions: readonly Transaction[]
  readonly answer: TraceModel['answer']
}

function listed(source: TraceSource): Listed {
  if (isList(source)) return { transactions: source, answer: {} }
  const { transactions, ...answer } = source
  return { transactions: Object.values(transactions ?? {}), answer }
}

function isList(source: TraceSource): source is readonly Transaction[] {
  return Array.isArray(source)
}

/** The more final of two rows is chosen later: a key of its own keeps both until then. */
function rowsByPlace(rows: readonly Transaction[]): Record<string, Transaction> {
  return Object.fromEntries(rows.entries())
}

import type { Transaction } from '../../service/rows/transaction.ts'
import { assembleTrace, type TraceSource } from './assemble.ts'
import type { TraceModel } from './model.ts'

/** Adds transactions to a trace and keeps the facts that the service told about the whole trace. */
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
  /** Transactions that arrived before their senders; not in the trace yet. */
  readonly waiting: readonly Transaction[]
}

/**
 * Adds arrived transactions to a growing trace. A transaction waits for its sender, so that it never
 * appears as a root by mistake; a trace whose first known transaction has a sender keeps that root.
 * @param growing Result of the last call; undefined at first.
 */
export function growTrace(growing: GrowingTrace | undefined, more: TraceSource): GrowingTrace {
  const { transactions, answer } = listed(more)
  const rows = [...(growing?.trace.transactions ?? []), ...(growing?.waiting ?? []), ...transactions]
  const facts = { ...growing?.trace.answer, ...answer }
  const all = assembleTrace({ ...facts, transactions: rowsByPlace(rows) })
  const rootByIndex = new Int32Array(all.transactions.length)
  const kept = new Set(all.roots.filter((root) => startsTrace(all.transactions[root])))
  all.transactions.forEach(({ hash }, index) => {
    const above = all.parent[index] ?? -1
    rootByIndex[index] = above < 0 ? index : (rootByIndex[above] ?? index)
    if (growing?.trace.indexByHash.has(hash) === true) kept.add(rootByIndex[index] ?? index)
  })
  if (kept.size === 0) kept.add(all.roots[0] ?? 0)
  if (kept.size >= all.roots.length) return { trace: all, waiting: [] }
  const isShown = (_: Transaction, index: number): boolean => kept.has(rootByIndex[index] ?? index)
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

/** Gives every row a key of its own, so that `assembleTrace` can choose the more final of two rows. */
function rowsByPlace(rows: readonly Transaction[]): Record<string, Transaction> {
  return Object.fromEntries(rows.entries())
}

import type { TraceAnswer } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { buildTrace, checkTrace, countMalformed, type TraceSource } from './assemble.ts'
import type { TraceModel } from './model.ts'

/** Adds transactions to a trace and keeps the facts that the service told about the whole trace. */
export function extendTrace(trace: TraceModel, more: TraceSource): TraceModel {
  const { rows, answer } = checkTrace(more)
  return buildTrace([...trace.transactions, ...rows], joinAnswers(trace.answer, answer))
}

/** Facts of the newer answer, where it has them, and the malformed rows of both. */
function joinAnswers(known: TraceAnswer, newer: TraceAnswer): TraceAnswer {
  return countMalformed({ ...known, ...newer, unreadable: known.unreadable }, newer.unreadable ?? 0)
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
  const { rows, answer } = checkTrace(more)
  const known = [...(growing?.trace.transactions ?? []), ...(growing?.waiting ?? [])]
  const all = buildTrace([...known, ...rows], joinAnswers(growing?.trace.answer ?? {}, answer))
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
    trace: buildTrace(all.transactions.filter(isShown), all.answer),
    waiting: all.transactions.filter((row, index) => !isShown(row, index)),
  }
}

function startsTrace(transaction: Transaction | undefined): boolean {
  return (transaction?.in_msg?.source ?? null) === null
}

import { readFinality, lowestFinality } from '../../../service/rows/finality.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { Trace } from '../../../service/rows/trace.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { assembleTrace } from '../../../meaning/trace/assemble.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { judgeTrace } from '../../../meaning/trace/verdict.ts'
import type { TrackedState } from './trackedState.ts'
import { type RowBatch, mergeRows } from './mergeRows.ts'

/** Adds transactions of the trace to the state. */
export function addTrackedRows(
  state: TrackedState,
  rows: readonly Transaction[],
  batch: RowBatch,
  actions?: readonly Action[] | null,
): TrackedState {
  const known = state.trace?.transactions ?? []
  const merged = mergeRows(known, rows, batch)
  const newActions = actions ?? state.actions
  if (isSame(known, merged)) return newActions === state.actions ? state : { ...state, actions: newActions }
  return { ...state, actions: newActions, ...judge(assembleTrace(merged)) }
}

/** Adds the trace that the index returned: it is finalized, and possibly complete and classified. */
export function addIndexed(state: TrackedState, trace: Trace): TrackedState {
  const { trace_state, classification_state } = trace.trace_info
  const actions = trace.actions ?? []
  if (trace_state === 'pending') {
    return addTrackedRows(state, Object.values(trace.transactions ?? {}), 'newer', actions)
  }
  const isClassified = classification_state !== 'unclassified'
  const stage = isClassified ? 'classified' : 'finalized'
  if (state.stage === 'finalized' && stage === 'finalized') return state
  const model = assembleTrace(trace)
  return { ...state, actions, trace: model, verdict: judgeTrace(model), stage, settled: isClassified }
}

/** Removes what the service invalidated: everything but the finalized transactions. */
export function afterInvalidation(state: TrackedState): TrackedState {
  if (state.trace === undefined) return state
  const left = state.trace.transactions.filter((row) => readFinality(row) === 'finalized')
  if (left.length > 0) return { ...state, actions: [], ...judge(assembleTrace(left)) }
  return { ...state, stage: 'invalidated', trace: undefined, verdict: undefined, actions: [] }
}

function judge(trace: TraceModel): Pick<TrackedState, 'trace' | 'verdict' | 'stage'> {
  const lowest = lowestFinality(trace.transactions) ?? 'pending'
  const stage = trace.state === 'pending' || lowest === 'invalidated' ? 'pending' : lowest
  return { trace, verdict: judgeTrace(trace), stage }
}

function isSame(known: readonly Transaction[], merged: readonly Transaction[]): boolean {
  const before = new Map(known.map((row) => [row.hash, readFinality(row)]))
  return known.length === merged.length && merged.every((row) => before.get(row.hash) === readFinality(row))
}

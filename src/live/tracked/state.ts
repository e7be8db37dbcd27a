import { readFinality, lowestFinality } from '../../model/finality.ts'
import type { Action } from '../../schema/action.ts'
import type { Trace } from '../../schema/trace.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { assembleTrace } from '../../trace/assemble.ts'
import type { TraceModel } from '../../trace/model.ts'
import { verdictOf } from '../../trace/verdict.ts'
import type { TrackedState } from './initialState.ts'
import { type Batch, mergeRows } from './rows.ts'

/** After transactions of the trace arrived. */
export function withRows(
  state: TrackedState,
  rows: readonly Transaction[],
  batch: Batch,
  actions?: readonly Action[] | null,
): TrackedState {
  const known = state.trace?.transactions ?? []
  const merged = mergeRows(known, rows, batch)
  const told = actions ?? state.actions
  if (isSame(known, merged)) return told === state.actions ? state : { ...state, actions: told }
  return { ...state, actions: told, ...judged(assembleTrace(merged)) }
}

/** After the index gave the trace: committed, and perhaps whole and explained. */
export function withIndexed(state: TrackedState, trace: Trace): TrackedState {
  const { trace_state, classification_state } = trace.trace_info
  const actions = trace.actions ?? []
  if (trace_state === 'pending') {
    return withRows(state, Object.values(trace.transactions ?? {}), 'newer', actions)
  }
  const said = classification_state !== 'unclassified'
  const stage = said ? 'classified' : 'finalized'
  if (state.stage === 'finalized' && stage === 'finalized') return state
  const model = assembleTrace(trace)
  return { ...state, actions, trace: model, verdict: verdictOf(model), stage, settled: said }
}

/** After what was told before was withdrawn: only what is committed for good is left. */
export function withdrawn(state: TrackedState): TrackedState {
  if (state.trace === undefined) return state
  const left = state.trace.transactions.filter((row) => readFinality(row) === 'finalized')
  if (left.length > 0) return { ...state, actions: [], ...judged(assembleTrace(left)) }
  return { ...state, stage: 'invalidated', trace: undefined, verdict: undefined, actions: [] }
}

function judged(trace: TraceModel): Pick<TrackedState, 'trace' | 'verdict' | 'stage'> {
  const lowest = lowestFinality(trace.transactions) ?? 'pending'
  const stage = trace.state === 'pending' || lowest === 'invalidated' ? 'pending' : lowest
  return { trace, verdict: verdictOf(trace), stage }
}

function isSame(known: readonly Transaction[], merged: readonly Transaction[]): boolean {
  const before = new Map(known.map((row) => [row.hash, readFinality(row)]))
  return (
    known.length === merged.length && merged.every((row) => before.get(row.hash) === readFinality(row))
  )
}

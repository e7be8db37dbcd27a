import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as actionRows from '../../endpoints/actions.ts'
import type * as traceRows from '../../endpoints/traces.ts'
import { actions as actions12, isActionFor, olderView, pendingActions as pendingActions12 } from '../actions.ts'
import { balanceChanges as balanceChanges12, type FoundForBalances } from '../balances.ts'
import type { PendingFound } from '../pending.ts'
import { isTimed } from '../requests/filter.ts'
import { readSort, withLimitLast } from '../requests/page.ts'
import { Refusal } from '../requests/refusal.ts'
import type { TraceRow } from '../rows/assembly.ts'
import { defineRule } from '../rule.ts'
import { byEnd, byEndTime, pendingTraces as pendingTraces12, showPendingTraces, traces as traces12 } from '../traces.ts'

const newestTypes = 'v5'

/** GET /actions: no filter discards another one. */
export const actions = defineRule({
  ...actions12,
  refuse: withLimitLast<ParamsOf<typeof actionRows.actions>>((params) => actions12.refuse?.(params)),
  unanswerable: (params) => olderView(params, newestTypes),
  matches: isActionFor,
})

/** GET /pendingActions */
export const pendingActions = defineRule({
  ...pendingActions12,
  unanswerable: (params) => olderView(params, newestTypes),
})

/** GET /traces */
export const traces = defineRule<ParamsOf<typeof traceRows.traces>, TraceRow>({
  ...traces12,
  refuse: withLimitLast<ParamsOf<typeof traceRows.traces>>((params) => traces12.refuse?.(params)),
  unanswerable: (params) => (params.include_actions === true ? olderView(params, newestTypes) : undefined),
  order(params) {
    const isByTime = isTimed(params) && params.start_lt === undefined && params.end_lt === undefined
    return (isByTime ? byEndTime : byEnd)[readSort(params)]
  },
})

/** GET /pendingTraces */
export const pendingTraces = defineRule<ParamsOf<typeof traceRows.pendingTraces>, TraceRow, PendingFound>({
  ...pendingTraces12,
  unanswerable: (params) => olderView(params, newestTypes),
  answer: (found) => ({ traces: showPendingTraces(found) }),
})

/** GET /balanceChanges */
export const balanceChanges = defineRule<ParamsOf<typeof traceRows.balanceChanges>, never, FoundForBalances>({
  ...balanceChanges12,
  answer(rows, params, found) {
    const { trace_id } = params
    if (trace_id === undefined ? !found.hasAction : found.trace === undefined) {
      throw new Refusal(404, 'trace or action not found')
    }
    return balanceChanges12.answer(rows, params, found)
  },
})

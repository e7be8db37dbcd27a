import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/traces.ts'
import { isFinalized } from '../rows/finality.ts'
import type { Action } from '../rows/action.ts'
import type { Message } from '../rows/message.ts'
import type { Transaction } from '../rows/transaction.ts'
import { firstStartedFirst, lastEndedFirst, olderView, plainAction, sortActions } from './actions.ts'
import { namesOfActions } from './actionNames.ts'
import { isCompleteTrace, type TraceRow } from './rows/assembly.ts'
import { balanceChanges } from './balances.ts'
import { isInTime, isOneOf, isTimed } from './requests/filter.ts'
import { ascending, ascendingHash, bothDirections, compareDecimals, compareNumbers, inOrder } from './order.ts'
import { checkPage, readPage, readSort } from './requests/page.ts'
import { isPendingFor, lastEndedFirst as lastEndedTraceFirst, type PendingFound, refusePending } from './pending.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule, type NamedAddresses } from './rule.ts'
import { hasMessageHash, listedTransaction, namesOfTransactions, sentBy } from './transactions.ts'

const byId = ascendingHash<TraceRow>(({ id }) => id)
/** Orders of traces by their last logical time. */
export const byEnd = bothDirections(
  inOrder(
    ascending<TraceRow, string>(({ head }) => head.end_lt, compareDecimals),
    byId,
  ),
)
/** Orders of traces by their last time. */
export const byEndTime = bothDirections(
  inOrder(
    ascending<TraceRow, number>(({ head }) => head.end_utime, compareNumbers),
    byId,
  ),
)

type TracesParams = ParamsOf<typeof rows.traces>
const traceSubjects = ['account', 'trace_id', 'tx_hash', 'msg_hash'] as const

/** GET /traces */
export const traces = defineRule<TracesParams, TraceRow>({
  refuse(params) {
    if (traceSubjects.filter((name) => params[name] !== undefined).length > 1) {
      throw new Refusal(422, `only one of ${traceSubjects.join(', ')} should be specified`)
    }
    checkPage(params)
  },
  masterchainBlock: ({ mc_seqno }) => mc_seqno,
  unanswerable: (params) => (params.include_actions === true ? olderView(params) : undefined),
  matches(params) {
    const { account, tx_hash, msg_hash, mc_seqno } = params
    const isTrace = isOneOf(params.trace_id)
    const isTransaction = tx_hash && isOneOf(tx_hash)
    const isMessage = msg_hash && hasMessageHash(msg_hash)
    const inTime = isInTime(params)
    return ({ head, id, transactions }) =>
      isTrace(id) &&
      (account === undefined || transactions.some((row) => row.account === account)) &&
      (isTransaction === undefined || transactions.some(({ hash }) => isTransaction(hash))) &&
      (isMessage === undefined || transactions.some((row) => hasMessage(row, isMessage))) &&
      (mc_seqno === undefined || (isCompleteTrace(head) && Number(head.mc_seqno_end) === mc_seqno)) &&
      inTime(head.end_lt, head.end_utime)
  },
  order: (params) => (isTimed(params) ? byEndTime : byEnd)[readSort(params)],
  page: readPage,
  answer: (found, params) => ({ traces: found.map((row) => showTrace(row, shownActions(row, params))) }),
  names: (found, params) => namesOfTraces(found, (row) => shownActions(row, params)),
  metadata: true,
})

function hasMessage(row: Transaction, isMessage: (message: Message) => boolean): boolean {
  return (Boolean(row.in_msg) && isMessage(row.in_msg as Message)) || sentBy(row).some(isMessage)
}

/** Actions as `/traces` shows them: when asked for, and only those that are settled. */
function shownActions({ head, actions }: TraceRow, params: TracesParams): readonly Action[] | undefined {
  if (params.include_actions !== true || head.is_incomplete === true) return undefined
  return sortActions(actions.filter(isFinalized), firstStartedFirst)
}

/** A trace as the service sends it; too large ones come without their transactions. */
function showTrace(
  { head, transactions }: TraceRow,
  actions: readonly Action[] | undefined,
  show: (row: Transaction) => Transaction = listedTransaction,
): object {
  const { actions: _actions, transactions: _transactions, ...rest } = head
  const known = head.transactions_order ? new Map(transactions.map((row) => [row.hash, show(row)])) : undefined
  return {
    ...rest,
    ...(actions && { actions: actions.map(plainAction) }),
    ...(known && {
      transactions: Object.fromEntries((head.transactions_order ?? []).map((hash) => [hash, known.get(hash)])),
    }),
  }
}

function* namesOfTraces(
  traces: readonly TraceRow[],
  actionsOf: (row: TraceRow) => readonly Action[] | undefined,
): Generator<string | null> {
  for (const row of traces) {
    if (row.head.transactions_order) yield* namesOfTransactions(row.transactions)
    yield* namesOfActions(actionsOf(row) ?? [])
  }
}

const asGiven = (row: Transaction) => row

/** All actions of a pending trace. */
const sortPendingActions = ({ actions }: TraceRow) => sortActions(actions, lastEndedFirst)

/** Pending traces as the service sends them. */
export function showPendingTraces(found: readonly TraceRow[]): readonly object[] {
  return found.map((row) => showTrace(row, sortPendingActions(row), asGiven))
}

/** GET /pendingTraces */
export const pendingTraces = defineRule<ParamsOf<typeof rows.pendingTraces>, TraceRow, PendingFound>({
  fleeting: true,
  unanswerable: (params) => olderView(params),
  refuse: refusePending,
  matches: isPendingFor,
  order: () => lastEndedTraceFirst,
  answer: (found) => ({ traces: found.length === 0 ? null : showPendingTraces(found) }),
  names: (found): NamedAddresses => namesOfTraces(found, sortPendingActions),
  metadata: true,
})

/** The rules of `endpoints/traces.ts`. */
export const traceRules = { balanceChanges, pendingTraces, traces }

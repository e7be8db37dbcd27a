import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/actions.ts'
import { isFinalized } from '../rows/finality.ts'
import type { Action } from '../rows/action.ts'
import type { Transaction } from '../rows/transaction.ts'
import { namesOfActions } from './actionNames.ts'
import { isPendingFor, lastEndedFirst as lastEndedTraceFirst, type PendingFound, refusePending } from './pending.ts'
import type { TraceRow } from './rows/assembly.ts'
import { addressesIn, isInTime, isOneOf, isTimed, isValue } from './requests/filter.ts'
import {
  ascending,
  ascendingHash,
  bothDirections,
  compareDecimals,
  compareNumbers,
  defaultHashOrder,
  inOrder,
  type Order,
  reverse,
} from './order.ts'
import { checkPage, readPage, readSort } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule, type NamedAddresses } from './rule.ts'
import { listedTransaction } from './transactions.ts'

const byStart = ascending<Action, string>(({ start_lt }) => start_lt, compareDecimals)
const byEnd = ascending<Action, string>(({ end_lt }) => end_lt, compareDecimals)
const byEndTime = ascending<Action, number>(({ end_utime }) => end_utime, compareNumbers)
const byTrace = ascendingHash<Action>(({ trace_id }) => trace_id)
const byId = ascendingHash<Action>(({ action_id }) => action_id)

/** The order of actions inside a trace. */
export const firstStartedFirst: Order<Action> = inOrder(byStart, byEnd, byId)
/** The order of actions inside a pending trace. */
export const lastEndedFirst: Order<Action> = inOrder(reverse(byEnd), reverse(byStart))

/** Orders of `/actions`: by trace, then inside it. */
const listOrder = {
  byLt: bothDirections(
    inOrder(
      ascending<Action, string>(({ trace_end_lt }) => trace_end_lt, compareDecimals),
      byTrace,
      byEnd,
      byId,
    ),
  ),
  byTime: bothDirections(
    inOrder(
      ascending<Action, number>(({ trace_end_utime }) => trace_end_utime, compareNumbers),
      byTrace,
      byEndTime,
      byId,
    ),
  ),
}

/** Accounts of an action: those that the service lists, otherwise those that its details name. */
export function accountsOfAction({ accounts, details }: Action): readonly string[] {
  return accounts ?? [...new Set(addressesIn(details))]
}

/** The type that filters see: the service names transfers of extra currencies only when it writes them. */
function storedType({ type }: Action): string {
  return type === 'extra_currency_transfer' ? 'ton_transfer' : type
}

/** An action as lists show it: accounts and transactions come only when asked for. */
export function plainAction({ accounts: _accounts, transactions_full: _full, ...action }: Action): Action {
  return action
}

/** Parameter with the action types that a client understands. */
interface UnderstoodTypes {
  readonly supported_action_types?: readonly string[] | undefined
}

/** Why an index cannot show actions as an older client sees them. @param newest Name of the newest set of types. */
export function olderView({ supported_action_types: supported }: UnderstoodTypes, newest = 'v4'): string | undefined {
  if (supported === undefined || supported.includes('latest') || supported.includes(newest)) return undefined
  return 'it keeps actions as clients of all types see them'
}

type ActionsParams = ParamsOf<typeof rows.actions>

/** The filters of a request that count: an id discards most of the others. */
export function effectiveFilters(params: ActionsParams): ActionsParams {
  const { trace_id, account, action_id, action_type, exclude_action_type } = params
  const types = { action_type, exclude_action_type }
  if (trace_id !== undefined && account === undefined) return { trace_id, ...types }
  if (action_id !== undefined) return { action_id, trace_id, ...types }
  return params
}

/** Look-ups that the rule of `/actions` needs. */
export interface FoundForActions {
  /** Hashes of the transactions with one of the messages of `msg_hash`; undefined without `msg_hash`. */
  readonly withMessage: ReadonlySet<string> | undefined
  /** A transaction by its hash, for `include_transactions`. */
  readonly transaction: (hash: string) => Transaction | undefined
}

/** GET /actions */
export const actions = defineRule<ActionsParams, Action, FoundForActions>({
  refuse(params) {
    for (const name of ['action_type', 'exclude_action_type'] as const) {
      if (params[name]?.some((type) => /[^\w.]/.test(type))) {
        throw new Refusal(422, `${name} contains invalid characters`)
      }
    }
    checkPage(params)
  },
  masterchainBlock: ({ mc_seqno }) => mc_seqno,
  unanswerable: (params) => olderView(params),
  matches: (params, found) => isActionFor(effectiveFilters(params), found),
  // A time bound that an id discards as a filter still counts here.
  order: (params) => (isTimed(params) ? listOrder.byTime : listOrder.byLt)[readSort(params)],
  page: readPage,
  answer: (found, params, { transaction }) => ({ actions: found.map((row) => showAction(row, params, transaction)) }),
  names: namesOfActions,
  metadata: true,
})

/** Makes the filter of a list of actions: all filters have to fit. */
export function isActionFor(used: ActionsParams, { withMessage }: FoundForActions): (row: Action) => boolean {
  const isId = isOneOf(used.action_id)
  const isTrace = isOneOf(used.trace_id)
  const isType = isOneOf(used.action_type)
  const isExcluded = used.exclude_action_type === undefined ? () => false : isOneOf(used.exclude_action_type)
  const isCommitted = isValue(used.mc_seqno)
  const isTransaction = used.tx_hash && isOneOf(used.tx_hash)
  const inTime = isInTime(used)
  const { account, msg_hash } = used
  return (row) =>
    isFinalized(row) &&
    Boolean(row.end_lt) &&
    isId(row.action_id) &&
    isTrace(row.trace_id) &&
    isType(storedType(row)) &&
    !isExcluded(storedType(row)) &&
    (account === undefined || accountsOfAction(row).includes(account)) &&
    (isTransaction === undefined || (row.transactions ?? []).some(isTransaction)) &&
    (msg_hash === undefined || (row.transactions ?? []).some((hash) => withMessage?.has(hash) === true)) &&
    isCommitted(row.trace_mc_seqno_end) &&
    inTime(row.trace_end_lt, row.trace_end_utime)
}

interface ShownParts {
  readonly include_accounts?: boolean | undefined
  readonly include_transactions?: boolean | undefined
}

function showAction(
  row: Action,
  { include_accounts, include_transactions }: ShownParts,
  transaction: (hash: string) => Transaction | undefined,
): object {
  const full = include_transactions === true ? new Set(row.transactions ?? []) : undefined
  return {
    ...plainAction(row),
    ...(include_accounts === true && { accounts: accountsOfAction(row) }),
    ...(full && {
      transactions_full: Array.from(full, transaction).flatMap((found) =>
        found === undefined ? [] : listedTransaction(found),
      ),
    }),
  }
}

type PendingActionsParams = ParamsOf<typeof rows.pendingActions>

/** Look-ups that the rule of `/pendingActions` needs. */
export interface FoundForPendingActions extends PendingFound, Pick<FoundForActions, 'transaction'> {}

/** GET /pendingActions: the actions of pending traces. */
export const pendingActions = defineRule<PendingActionsParams, TraceRow, FoundForPendingActions>({
  fleeting: true,
  unanswerable: (params) => olderView(params),
  refuse: refusePending,
  matches: isPendingFor,
  order: () => lastEndedTraceFirst,
  answer: (traces, params, { transaction }) => ({
    actions: selectPendingActions(traces, params).map((row) =>
      showAction(row, { ...params, include_accounts: true }, transaction),
    ),
  }),
  names: (traces, params): NamedAddresses => namesOfActions(selectPendingActions(traces, params)),
  metadata: true,
})

function selectPendingActions(traces: readonly TraceRow[], { account }: PendingActionsParams): readonly Action[] {
  return traces.flatMap(({ actions }) =>
    sortActions(
      actions.filter((row) => account === undefined || accountsOfAction(row).includes(account)),
      lastEndedFirst,
    ),
  )
}

/** Actions of one trace in an order that no hash decides but the last. */
export function sortActions(actions: readonly Action[], order: Order<Action>): Action[] {
  return actions.toSorted((a, b) => order(a, b, defaultHashOrder))
}

/** The rules of `endpoints/actions.ts`. */
export const actionRules = { actions, pendingActions }

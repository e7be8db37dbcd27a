import type * as rows from '../../endpoints/actions.ts'
import { isFinalized } from '../../model/finality.ts'
import type { Action } from '../../schema/action.ts'
import {
  actionAccounts,
  action,
  actionAddresses,
  OF_TRACE,
  ORDERED,
} from '../kinds/action.ts'
import { demandBlock } from './blocks.ts'
import { readSweepPage } from '../coverage/sweeps.ts'
import { packHash } from '../storage/keys.ts'
import { by, inOrder, listRows, type Order, pickRows, pageRows } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, type Page, readPage, refusal, requireLatestActions, type View } from './view.ts'
import type { Found } from '../storage/reader.ts'
import { pendingFor } from './traces.ts'
import { CONSUMER, EMITTER, NORMALISED, readMessageSide, readTransactions } from '../kinds/transaction.ts'

interface ActionParams {
  readonly [name: string]: unknown
  readonly account?: string | undefined
  readonly tx_hash?: readonly string[] | undefined
  readonly msg_hash?: readonly string[] | undefined
  readonly action_id?: readonly string[] | undefined
  readonly trace_id?: readonly string[] | undefined
  readonly mc_seqno?: number | undefined
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
  readonly action_type?: readonly string[] | undefined
  readonly exclude_action_type?: readonly string[] | undefined
}

/** Filters that count: an id discards most of the others, as in the service. */
function effective(params: ActionParams): ActionParams {
  const { trace_id, account, action_id, action_type, exclude_action_type } = params
  const types = { action_type, exclude_action_type }
  if (trace_id !== undefined && account === undefined) return { trace_id, ...types }
  if (action_id !== undefined) return { action_id, trace_id, ...types }
  return params
}

async function filterOf(view: View, params: ActionParams): Promise<(value: Action) => boolean> {
  const setOf = (values: readonly string[] | undefined) => values && new Set(values)
  const transactions = setOf(params.tx_hash)
  const senders = params.msg_hash && (await transactionsWith(view, params.msg_hash))
  const [ids, traces] = [setOf(params.action_id), setOf(params.trace_id)]
  const [types, excluded] = [setOf(params.action_type), setOf(params.exclude_action_type)]
  const { account, mc_seqno, start_utime, end_utime } = params
  const [least, most] = [params.start_lt, params.end_lt].map((lt) => lt && BigInt(lt))
  const holds = (value: Action, hashes: ReadonlySet<string>) =>
    (value.transactions ?? []).some((hash) => hashes.has(hash))
  return (value) =>
    isFinalized(value) &&
    Boolean(value.end_lt) &&
    (ids === undefined || ids.has(value.action_id)) &&
    (traces === undefined || traces.has(value.trace_id ?? '')) &&
    (types === undefined || types.has(value.type)) &&
    (excluded === undefined || !excluded.has(value.type)) &&
    (account === undefined || actionAccounts(value).includes(account)) &&
    (transactions === undefined || holds(value, transactions)) &&
    (senders === undefined || holds(value, senders)) &&
    (mc_seqno === undefined || value.trace_mc_seqno_end === mc_seqno) &&
    (start_utime === undefined || value.trace_end_utime >= start_utime) &&
    (end_utime === undefined || value.trace_end_utime <= end_utime) &&
    (!least || BigInt(value.trace_end_lt) >= least) &&
    (!most || BigInt(value.trace_end_lt) <= most)
}

async function transactionsWith(view: View, hashes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const hash of new Set(hashes)) {
    for (const tag of [CONSUMER, EMITTER, NORMALISED] as const) {
      for (const { value } of await readMessageSide(view, tag, hash)) found.add(value.hash)
    }
  }
  return found
}

/** By trace, then inside it: every rule goes the way of the first. */
function orderOf(timed: boolean, descending: boolean): Order<Action> {
  return inOrder(
    timed
      ? by<Action>(({ trace_end_utime }) => trace_end_utime, descending)
      : by<Action>(({ trace_end_lt }) => BigInt(trace_end_lt), descending),
    by<Action>(({ trace_id }) => packHash(trace_id), descending),
    timed
      ? by<Action>(({ end_utime }) => end_utime, descending)
      : by<Action>(({ end_lt }) => BigInt(end_lt), descending),
    by<Action>(({ action_id }) => packHash(action_id), descending),
  )
}

interface Shown {
  readonly include_accounts?: boolean | undefined
  readonly include_transactions?: boolean | undefined
}

async function bodyOf(view: View, rows: readonly Action[], params: Shown): Promise<object> {
  const actions: object[] = []
  for (const row of rows) {
    const { accounts: _accounts, transactions_full: _full, ...shown } = row
    const full =
      params.include_transactions === true
        ? await readTransactions(view, row.transactions ?? [])
        : undefined
    actions.push({
      ...shown,
      ...(params.include_accounts === true && { accounts: actionAccounts(row) }),
      ...(full && { transactions_full: [...full.values()] }),
    })
  }
  const names = rows.flatMap((row) => [...actionAddresses(row)])
  return withNames(view, { actions }, names, 'metadata')
}

/** Filters that choose among an account's actions by what lies in them. */
const CHOOSING = [
  'start_utime',
  'end_utime',
  'start_lt',
  'end_lt',
  'action_type',
  'exclude_action_type',
  'trace_id',
] as const

/** Actions of an account that was swept. */
async function sweptActions(
  view: View,
  params: ActionParams,
  page: Page,
  where: (value: Action) => boolean,
  order: Order<Action> | undefined,
): Promise<Found<Action>[]> {
  const { account, tx_hash, msg_hash, action_id, mc_seqno } = params
  if (account === undefined || tx_hash || msg_hash || action_id || mc_seqno !== undefined) {
    demandAuthority(view, 'only the list of one account can be whole in it')
  }
  const isNarrowed = CHOOSING.some((name) => params[name] !== undefined)
  return readSweepPage(view, {
    kind: action,
    scope: { kind: 'actions', account: account ?? '' },
    page,
    where: isNarrowed ? where : undefined,
    order,
  })
}

/** How actions are answered. */
export const actionAnswers: Answers<typeof rows> = {
  async actions(view, params) {
    for (const name of ['action_type', 'exclude_action_type'] as const) {
      if (params[name]?.some((type) => /[^\w.]/.test(type))) {
        throw refusal(view.endpoint, 422, `${name} contains invalid characters`)
      }
    }
    const page = readPage(view, params)
    if (params.mc_seqno !== undefined) await demandBlock(view, params.mc_seqno)
    requireLatestActions(view, params.supported_action_types)
    const used = effective(params)
    const timed = used.start_utime !== undefined || used.end_utime !== undefined
    const order = orderOf(timed, page.descending)
    const where = await filterOf(view, used)
    if (!view.authoritative) {
      const found = await sweptActions(view, used, page, where, timed || !page.descending ? order : undefined)
      return bodyOf(view, found.map(({ value }) => value), params)
    }
    if (used.action_id !== undefined) {
      const rows = await pickRows(view.reader, action, used.action_id.map(packHash))
      const found = rows.filter(({ value }) => where(value)).sort(order)
      return bodyOf(view, pageRows(found, page).map(({ value }) => value), params)
    }
    const traces = used.trace_id?.map(packHash).filter((key) => key !== undefined)
    const found = await listRows(view.reader, {
      kind: action,
      spans: traces ? traces.map((id) => action.span(OF_TRACE, [id])) : [action.span(ORDERED)],
      where,
      order,
      read: traces || timed ? 'all' : page.descending ? 'forward' : 'backward',
      page,
    })
    return bodyOf(view, found.map(({ value }) => value), params)
  },

  async pendingActions(view, params) {
    requireLatestActions(view, params.supported_action_types)
    const rows: Action[] = []
    for (const trace of await pendingFor(view, params)) {
      const found = await pickRows(view.reader, action, (trace.actions ?? []).map(packHash))
      const { account } = params
      const wanted = found.filter(
        ({ value }) => account === undefined || actionAccounts(value).includes(account),
      )
      const order = inOrder(
        by<Action>(({ end_lt }) => BigInt(end_lt), true),
        by<Action>(({ start_lt }) => BigInt(start_lt), true),
      )
      rows.push(...wanted.sort(order).map(({ value }) => value))
    }
    return bodyOf(view, rows, { ...params, include_accounts: true })
  },
}

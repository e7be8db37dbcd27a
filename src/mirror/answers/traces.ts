import { NotMirroredError } from '../../client/errors.ts'
import type * as rows from '../../endpoints/traces.ts'
import { isFinalized } from '../../model/finality.ts'
import type { Action } from '../../schema/action.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { action, actionAddresses, OF_TRACE } from '../kinds/action.ts'
import { demandBlock } from './blocks.ts'
import { packAddress, packHash } from '../storage/keys.ts'
import { by, inOrder, listRows, pickRows, pageRows } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, type Page, readPage, refusal, requireLatestActions, type View } from './view.ts'
import type { Found } from '../storage/reader.ts'
import { ENDED, EXTERNAL, isComplete, isFinal, pendingTrace, type StoredTrace, TOUCHED, trace } from '../kinds/trace.ts'
import {
  CONSUMER,
  EMITTER,
  transactionAddresses,
  NORMALISED,
  readMessageSide,
  transaction,
  readTransactions,
} from '../kinds/transaction.ts'

interface TraceParams {
  readonly account?: string | undefined
  readonly trace_id?: readonly string[] | undefined
  readonly tx_hash?: readonly string[] | undefined
  readonly msg_hash?: readonly string[] | undefined
  readonly mc_seqno?: number | undefined
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
  readonly supported_action_types?: readonly string[] | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly sort?: string | undefined
}

/** Hashes of the traces that the filter by transaction or message leaves; undefined for no filter. */
async function idsFor(view: View, params: TraceParams): Promise<readonly string[] | undefined> {
  if (params.trace_id !== undefined) return params.trace_id
  if (params.tx_hash !== undefined) {
    const rows = await pickRows(view.reader, transaction, params.tx_hash.map(packHash))
    if (rows.length < new Set(params.tx_hash).size) {
      demandAuthority(view, 'it does not hold every transaction asked for')
    }
    return traceIdsOf(rows)
  }
  if (params.msg_hash === undefined) return undefined
  demandAuthority(view, 'it cannot show that it knows all ends of a message')
  const rows: Found<Transaction>[] = []
  for (const hash of new Set(params.msg_hash)) {
    for (const tag of [CONSUMER, EMITTER, NORMALISED] as const) {
      rows.push(...(await readMessageSide(view, tag, hash)))
    }
  }
  return traceIdsOf(rows)
}

function traceIdsOf(rows: readonly Found<Transaction>[]): readonly string[] {
  return rows.flatMap(({ value }) => (isFinalized(value) ? (value.trace_id ?? []) : []))
}

function filterOf(params: TraceParams): ((value: StoredTrace) => boolean) | undefined {
  const { mc_seqno, start_utime, end_utime, start_lt, end_lt } = params
  const bounds = [mc_seqno, start_utime, end_utime, start_lt, end_lt]
  if (bounds.every((bound) => bound === undefined)) return undefined
  const lt = (text: string | null | undefined) =>
    text === null || text === undefined ? undefined : BigInt(text)
  const [least, most] = [lt(start_lt), lt(end_lt)]
  return (value) => {
    const { row } = value
    const end = lt(row.end_lt)
    const at = row.end_utime ?? undefined
    return (
      (mc_seqno === undefined || (isComplete(value) && Number(row.mc_seqno_end) === mc_seqno)) &&
      (start_utime === undefined || (at !== undefined && at >= start_utime)) &&
      (end_utime === undefined || (at !== undefined && at <= end_utime)) &&
      (least === undefined || (end !== undefined && end >= least)) &&
      (most === undefined || (end !== undefined && end <= most))
    )
  }
}

async function tracesFor(view: View, params: TraceParams, page: Page): Promise<StoredTrace[]> {
  const where = filterOf(params)
  const timed = params.start_utime !== undefined || params.end_utime !== undefined
  const end = timed
    ? by<StoredTrace>(({ row }) => row.end_utime, page.descending)
    : by<StoredTrace>(({ row }) => (row.end_lt ? BigInt(row.end_lt) : null), page.descending)
  const order = inOrder(end, by<StoredTrace>(({ id }) => packHash(id), page.descending))
  const ids = await idsFor(view, params)
  if (ids !== undefined) {
    const rows = await pickRows(view.reader, trace, ids.map(packHash))
    const whole = rows.length === new Set(ids).size && rows.every(({ value }) => isFinal(value))
    if (!whole || params.mc_seqno !== undefined) {
      demandAuthority(view, 'it does not hold every trace asked for, complete')
    }
    const wanted = where === undefined ? rows : rows.filter(({ value }) => where(value))
    return pageRows(wanted.sort(order), page).map(({ value }) => value)
  }
  demandAuthority(view, 'it cannot show that its list is whole')
  const account = packAddress(params.account)
  const rows = await listRows(view.reader, {
    kind: trace,
    spans: [account === undefined ? trace.span(ENDED) : trace.span(TOUCHED, [account])],
    where,
    order,
    read: timed ? 'all' : page.descending ? 'forward' : 'backward',
    page,
  })
  return rows.map(({ value }) => value)
}

/** Actions of a trace as they stand inside it. */
async function actionsOf(view: View, { row, actions }: StoredTrace, ended: boolean): Promise<Action[]> {
  const trace = packHash(row.trace_id)
  let rows: readonly Found<Action>[]
  if (view.authoritative && trace !== undefined) {
    rows = await view.reader.page(action, action.span(OF_TRACE, [trace]), 100_000)
  } else {
    if (actions === undefined && !view.authoritative) {
      throw new NotMirroredError(view.endpoint.name, 'the trace came without its actions')
    }
    rows = await pickRows(view.reader, action, (actions ?? []).map(packHash))
  }
  const order = inOrder(
    by<Action>(({ [ended ? 'end_lt' : 'start_lt']: lt }) => BigInt(lt), ended),
    by<Action>(({ [ended ? 'start_lt' : 'end_lt']: lt }) => BigInt(lt), ended),
  )
  // A trace of the index shows only what is settled, also while the rest of it is pending.
  const shown = ended ? [...rows] : rows.filter(({ value }) => isFinalized(value))
  return shown.sort(order).map(({ value }) => {
    const { accounts: _accounts, transactions_full: _full, ...shown } = value
    return shown
  })
}

/** Whole traces as the service sends them, and the addresses they name. */
async function assembled(
  view: View,
  stored: readonly StoredTrace[],
  withActions: boolean,
  pending = false,
) {
  const names: (string | null)[] = []
  const rows: object[] = []
  for (const value of stored) {
    const { row } = value
    const hashes = row.transactions_order ?? []
    const known = await readTransactions(view, hashes)
    const whole: Record<string, unknown> = { ...row }
    // A trace that is too large comes without its transactions.
    if (row.transactions_order) {
      whole['transactions'] = Object.fromEntries(hashes.map((hash) => [hash, known.get(hash)]))
      names.push(...transactionAddresses(known.values()))
    }
    delete whole['actions']
    if (withActions && (!row.is_incomplete || pending)) {
      const actions = await actionsOf(view, value, pending)
      whole['actions'] = actions
      for (const row of actions) names.push(...actionAddresses(row))
    }
    rows.push(whole)
  }
  return { rows, names }
}

async function answer(view: View, params: TraceParams, withActions: boolean) {
  const { account, trace_id, tx_hash, msg_hash } = params
  if ([account, trace_id, tx_hash, msg_hash].filter((value) => value !== undefined).length > 1) {
    const text = 'only one of account, trace_id, tx_hash, msg_hash should be specified'
    throw refusal(view.endpoint, 422, text)
  }
  const page = readPage(view, params)
  if (params.mc_seqno !== undefined) await demandBlock(view, params.mc_seqno)
  if (withActions) requireLatestActions(view, params.supported_action_types)
  const { rows, names } = await assembled(view, await tracesFor(view, params, page), withActions)
  return withNames(view, { traces: rows }, names, 'metadata')
}

/** Pending traces that the index does not hold complete and classified. */
export async function pendingFor(
  view: View,
  params: { readonly account?: string | undefined; readonly ext_msg_hash?: readonly string[] | undefined },
): Promise<StoredTrace[]> {
  const { account, ext_msg_hash } = params
  if (account === undefined && ext_msg_hash === undefined) {
    throw refusal(view.endpoint, 422, 'account or ext_msg_hash should be specified')
  }
  demandAuthority(view, 'what is pending changes by the second')
  const keys = account !== undefined ? [packAddress(account)] : (ext_msg_hash ?? []).map(packHash)
  const tag = account !== undefined ? TOUCHED : EXTERNAL
  const open = new Map<string, StoredTrace>()
  for (const key of keys) {
    if (key === undefined) continue
    for (const { value } of await view.reader.page(pendingTrace, pendingTrace.span(tag, [key]), 1000)) {
      const external = packHash(value.id)
      const indexed =
        external && (await view.reader.page(trace, trace.span(EXTERNAL, [external]), 1))[0]?.value
      const done = indexed && isComplete(indexed)
      if (done && indexed.row.trace_info?.classification_state !== 'unclassified') continue
      open.set(value.id, value)
    }
  }
  const order = inOrder(
    by<StoredTrace>(({ row }) => (row.end_lt ? BigInt(row.end_lt) : null), true),
    by<StoredTrace>(({ id }) => packHash(id), true),
  )
  const rows = [...open.values()].map((value) => ({ value, serial: 0, key: new Uint8Array(0) }))
  return rows.sort(order).map(({ value }) => value)
}

/** How traces are answered. */
export const traceAnswers: Answers<Omit<typeof rows, 'balanceChanges'>> = {
  traces: (view, params) => answer(view, params, params.include_actions === true),
  async pendingTraces(view, params) {
    requireLatestActions(view, params.supported_action_types)
    const { rows, names } = await assembled(view, await pendingFor(view, params), true, true)
    return withNames(view, { traces: rows }, names, 'metadata')
  },
}

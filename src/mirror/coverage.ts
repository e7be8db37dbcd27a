import { NotMirroredError } from '../client/errors.ts'
import type { Transaction } from '../schema/transaction.ts'
import { settled } from './database.ts'
import { compareLt, type Key, packAddress, packLtDescending, sameKey, type Stretch } from './keys.ts'
import type { Kind } from './kinds.ts'
import { list, type Order, slice } from './list.ts'
import {
  keyOf,
  type Mark,
  type Member,
  membersIn,
  rangeOf,
  readMark,
  type Run,
  type Sweep,
} from './marks.ts'
import { MOST, recalled } from './memory.ts'
import type { Page, View } from './resolve.ts'
import { type Scope, scopeId } from './scope.ts'
import type { Found } from './store.ts'
import { ACCOUNT, transaction } from './transaction.ts'

/** The mark of a scope. @throws {NotMirroredError} There is none. */
export async function demandMark(view: View, scope: Scope): Promise<Mark> {
  const id = scopeId(scope)
  const mark = await recalled(view.recall, 'marks', id, () => readMark(view.reader.tx, id))
  if (mark === undefined) throw notMirrored(view, `${scope.kind} of it were never synced`)
  view.terms.used.add(id)
  return mark
}

interface Dated {
  readonly asOf: number
}

/** Whether it may still count; the answer is then as old as it is. */
function isFresh({ terms }: View, { asOf }: Dated): boolean {
  return asOf > 0 && terms.now - asOf <= terms.maxAge
}

function prove({ terms }: View, { asOf }: Dated): void {
  terms.asOf = Math.min(terms.asOf, asOf)
}

function notMirrored({ endpoint }: View, reason: string): NotMirroredError {
  return new NotMirroredError(endpoint.name, reason)
}

const tooOld = (view: View) =>
  notMirrored(view, `what it holds is older than ${view.terms.maxAge} seconds`)

/** Bounds of a history, all included. */
export interface HistoryWindow {
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
}

/** What can be shown of a window by one run. */
interface Proof {
  readonly run: Run
  /** Nothing of the window is newer than the run. */
  readonly above: boolean
  /** … because of the moment the mark speaks of. */
  readonly dated: boolean
  /** Nothing of the window is older than the run. */
  readonly below: boolean
}

function proofOf(mark: Mark, run: Run, window: HistoryWindow, fresh: boolean): Proof {
  const { start_lt, end_lt, start_utime, end_utime } = window
  const bounded =
    (end_lt !== undefined && compareLt(end_lt, run.newest_lt) <= 0) ||
    (end_utime !== undefined && end_utime < run.newest_now)
  const dated = !bounded && run === mark.runs?.[0] && fresh
  const below =
    run.whole ||
    (start_lt !== undefined && compareLt(start_lt, run.prev_lt) > 0) ||
    (start_utime !== undefined && start_utime > run.oldest_now)
  return { run, above: bounded || dated, dated, below }
}

/**
 * A page of an account's history.
 * @throws {NotMirroredError} No run without a gap shows that it is whole.
 */
export async function pageOfHistory(
  view: View,
  account: string,
  window: HistoryWindow,
  page: Page,
  where: ((value: Transaction) => boolean) | undefined,
  order: Order<Transaction>,
): Promise<Found<Transaction>[]> {
  const scope: Scope = { kind: 'transactions', account }
  const mark = await demandMark(view, scope)
  const fresh = isFresh(view, mark)
  const runs = mark.runs ?? []
  const { marks, learned } = view.recall
  const { starts } = marks
  if (runs.length === 0) {
    if (mark.state === 'complete' && fresh) return prove(view, mark), []
    throw mark.state === 'complete' ? tooOld(view) : notMirrored(view, 'the history is not here yet')
  }
  for (const run of runs) {
    const proof = proofOf(mark, run, window, fresh)
    if (page.descending ? !proof.above : !proof.below) continue
    const plain = where === undefined && page.descending
    const place = (offset: number) => `${account} ${run.newest_lt} ${window.end_lt} ${offset}`
    // Nothing comes in between the rows of a run, so a page begins where the one before it ended.
    const start = plain ? starts.get(place(page.offset)) : undefined
    const rows = await list(view.reader, {
      kind: transaction,
      ranges: [stretchOf(account, run, start === undefined ? window : { ...window, end_lt: start })],
      where,
      order,
      lies: page.descending ? 'in order' : 'against',
      page: start === undefined ? page : { ...page, offset: 0 },
    })
    // A full page needs only the end that it is counted from.
    const whole = rows.length === page.limit || (page.descending ? proof.below : proof.above)
    if (!whole) continue
    const isInside = start !== undefined && compareLt(start, window.start_lt ?? '0') >= 0
    const isMoved = isInside && rows[0]?.value.lt !== start
    if (where === undefined && (isMoved || !isLinked(rows, page.descending))) {
      view.terms.broken.add(scopeId(scope))
      throw notMirrored(view, 'rows of the history are missing')
    }
    const last = rows.at(-1)?.value
    if (plain && rows.length === page.limit && last !== undefined && last.lt !== run.oldest_lt) {
      learned.push(() => {
        if (starts.size >= MOST.starts) starts.clear()
        starts.set(place(page.offset + page.limit), last.prev_trans_lt)
      })
    }
    if (proof.dated) prove(view, mark)
    return rows
  }
  if (!fresh && mark.state === 'complete') throw tooOld(view)
  throw notMirrored(view, 'it does not hold all of this part of the history')
}

function stretchOf(account: string, run: Run, { start_lt, end_lt }: HistoryWindow): Stretch {
  const most = end_lt !== undefined && compareLt(end_lt, run.newest_lt) < 0 ? end_lt : run.newest_lt
  const least = start_lt !== undefined && compareLt(start_lt, run.oldest_lt) > 0 ? start_lt : run.oldest_lt
  const key = packAddress(account)
  return transaction.range(ACCOUNT, key ? [key] : [], packLtDescending(most), packLtDescending(least))
}

/** Each names the one before it: no row has been lost among them. */
function isLinked(rows: readonly Found<Transaction>[], descending: boolean): boolean {
  return rows.every(({ value }, at) => {
    const next = rows[descending ? at + 1 : at - 1]?.value
    return next === undefined || value.prev_trans_hash === next.hash
  })
}

/** What of a row tells one state of it from another. */
export function versionOf(value: object): string {
  const row = value as Readonly<Record<string, unknown>>
  const { last_transaction_lt: lt, trace_end_lt: traceEnd, end_lt: end } = row
  if (typeof traceEnd === 'string') return typeof end === 'string' ? `${traceEnd} ${end}` : traceEnd
  return typeof lt === 'string' ? lt : ''
}

/**
 * Rows of mutable state by their keys, each as some scope of this sort has swept it.
 * @throws {NotMirroredError} One of them was never swept, not lately, or has changed since.
 */
export async function demandSwept<E extends object>(
  view: View,
  kind: Kind<E>,
  scopes: Scope['kind'],
  name: string,
  keys: readonly Key[],
): Promise<void> {
  const open = new Map(keys.map((key) => [kind.at(key).join(), kind.at(key)]))
  const marks = (await settled(
    view.reader.tx.objectStore('cov').getAll(rangeOf.marks(`${scopes} `)),
  )) as Mark[]
  for (const { scope, sweeps } of marks) {
    const sweep = sweeps?.[name]
    if (sweep === undefined || !isFresh(view, sweep)) continue
    for (const { key, version } of await membersOf(view, scopeId(scope), sweep, 0, Infinity)) {
      if (!open.has(key.join())) continue
      const row = await view.reader.get(kind, key)
      if (row === undefined || versionOf(row.value) !== version) continue
      open.delete(key.join())
      view.terms.used.add(scopeId(scope))
      prove(view, sweep)
    }
    if (open.size === 0) return
  }
  if (open.size > 0) throw notMirrored(view, 'it did not see all of them lately')
}

/**
 * The blocks that a masterchain block committed; they never change.
 * @throws {NotMirroredError} No scope has it.
 */
export async function blocksOf<E extends object>(
  view: View,
  kind: Kind<E>,
  seqno: number,
): Promise<Found<E>[]> {
  const marks = (await settled(
    view.reader.tx.objectStore('cov').getAll(rangeOf.marks('blocks ')),
  )) as Mark[]
  for (const { scope, sweeps } of marks) {
    if (scope.kind !== 'blocks' || seqno < scope.from || seqno > scope.to) continue
    const sweep = sweeps?.['rows']
    const page = sweep?.pages.find(({ at }) => at === seqno)
    if (sweep === undefined || page === undefined) continue
    view.terms.used.add(scopeId(scope))
    const members = await membersOf(view, scopeId(scope), { ...sweep, pages: [page] }, 0, page.rows)
    return rowsOf(view, kind, scope, members)
  }
  throw notMirrored(view, `the blocks of masterchain block ${seqno} were never synced`)
}

/** Members of a sweep, `count` of them behind `offset` others. */
async function membersOf(
  view: View,
  id: string,
  { edition, pages }: Sweep,
  offset: number,
  count: number,
): Promise<Member[]> {
  const cov = view.reader.tx.objectStore('cov')
  const parts: Promise<Member[]>[] = []
  let first = 0
  for (const { at, rows } of pages) {
    const [from, to] = [Math.max(0, offset - first), Math.min(rows, offset + count - first)]
    first += rows
    if (from >= to) continue
    const key = keyOf.page(id, edition, at)
    const part = recalled(view.recall, 'pages', key, () => settled(cov.get(key)))
    parts.push(part.then((members) => membersIn(members, from, to)))
  }
  const members = (await Promise.all(parts)).flat()
  const total = first
  if (members.length < Math.min(count, Math.max(0, total - offset))) {
    view.terms.broken.add(id)
    throw notMirrored(view, 'a part of the list is missing')
  }
  return members
}

/** Which rows of a sweep, and in which order. */
export interface SweepListing<E extends object> {
  readonly kind: Kind<E>
  readonly scope: Scope
  /** Which list of the scope. @default 'rows' */
  readonly name?: string | undefined
  readonly page: Pick<Page, 'limit' | 'offset'>
  readonly where?: ((value: E) => boolean) | undefined
  /** @default that of the service's list */
  readonly order?: Order<E> | undefined
  /** Where the list lies in the index in the same order, so that it may be read at once. */
  readonly range?: Stretch | undefined
}

/** Longest list that is sorted in another order than it was swept in. */
const LONGEST_SORTED = 20_000
const BATCH = 200

/**
 * A page of a list of mutable state, as the last whole sweep saw it.
 * @throws {NotMirroredError} There was none, it is too old, or a row is not as it was then.
 */
export async function pageOfSweep<E extends object>(
  view: View,
  listing: SweepListing<E>,
): Promise<Found<E>[]> {
  const { kind, scope, name = 'rows', page, where, order, range } = listing
  const id = scopeId(scope)
  // Begun before it is known whether they are the list: two waits in place of four.
  const near = range && view.reader.page(kind, range, page.limit, page.offset)
  near?.catch(() => undefined)
  const sweep = (await demandMark(view, scope)).sweeps?.[name]
  if (sweep === undefined) throw notMirrored(view, 'the list was never swept to its end')
  if (!isFresh(view, sweep)) throw tooOld(view)
  prove(view, sweep)
  const total = sweep.pages.reduce((sum, { rows }) => sum + rows, 0)
  if (where === undefined && order === undefined) {
    const members = await membersOf(view, id, sweep, page.offset, page.limit)
    return rowsOf(view, kind, scope, members, await near)
  }
  if (order !== undefined && total > LONGEST_SORTED) {
    throw notMirrored(view, 'the list is too long to be sorted here')
  }
  const wanted = order === undefined ? page.offset + page.limit : Infinity
  const rows: Found<E>[] = []
  for (let at = 0; at < total && rows.length < wanted; at += BATCH) {
    const members = await membersOf(view, id, sweep, at, BATCH)
    const found = await rowsOf(view, kind, scope, members)
    rows.push(...(where === undefined ? found : found.filter(({ value }) => where(value))))
  }
  return slice(order === undefined ? rows : rows.sort(order), page)
}

async function rowsOf<E extends object>(
  view: View,
  kind: Kind<E>,
  scope: Scope,
  members: readonly Member[],
  near: readonly Found<E>[] = [],
): Promise<Found<E>[]> {
  const { reader, terms } = view
  const first = near.slice(0, members.length)
  if (members.every(({ key }, at) => sameKey(key, first[at]?.key)) && matches(members, first)) return first
  // Other rows lie between them, or in another order: the list itself tells which.
  const rows = await Promise.all(members.map(({ key }) => reader.get(kind, key)))
  if (matches(members, rows)) return rows
  if (rows.includes(undefined)) terms.broken.add(scopeId(scope))
  throw notMirrored(view, 'rows have changed since the list was swept')
}

function matches<E extends object>(
  members: readonly Member[],
  rows: readonly (Found<E> | undefined)[],
): rows is readonly Found<E>[] & Found<E>[] {
  return members.every(({ version }, at) => {
    const row = rows[at]
    return row !== undefined && versionOf(row.value) === version
  })
}

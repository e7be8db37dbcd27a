import type { View } from '../answers/view.ts'
import { selectRows } from '../../../service/rules/apply.ts'
import type { Rule } from '../../../service/rules/rule.ts'
import type { Kind } from '../kinds/kind.ts'
import { readCachedPart } from '../storage/cache.ts'
import { type Key, type KeySpan, sameKey } from '../storage/keys.ts'
import type { Found } from '../storage/reader.ts'
import { coverageKey, type Mark, type Member, rowVersion, type Sweep, unpackMembers } from './marks.ts'
import {
  isFresh,
  lowerAsOf,
  notMirrored,
  orderedByArrival,
  requireMark,
  requireMoment,
  sortWithoutTies,
} from './proof.ts'
import { readMarks, readMemberPage } from './records.ts'
import { type Scope, scopeId } from './scope.ts'

/**
 * Checks that rows of mutable state are as some scope of this kind has swept them.
 * @param list Name of the list in the scope.
 * @throws {NotMirroredError} One of them was never swept, not lately, or has changed since.
 */
export async function requireSwept<E extends object>(
  view: View,
  kind: Kind<E>,
  scopes: Scope['kind'],
  list: string,
  keys: readonly Key[],
): Promise<void> {
  const missing = new Map(keys.map((key) => [kind.storeKey(key).join(), kind.storeKey(key)]))
  for (const mark of await readMarks(view.reader.tx, `${scopes} `)) {
    const { scope } = mark
    const sweep = findSweep(mark, list)
    if (sweep === undefined || !isFresh(view, sweep)) continue
    for (const { key, version } of await readMembers(view, scopeId(scope), sweep, 0, Infinity)) {
      if (!missing.has(key.join())) continue
      const row = await view.reader.get(kind, key)
      if (row === undefined || rowVersion(row.value) !== version) continue
      missing.delete(key.join())
      view.basis.scopes.add(scopeId(scope))
      lowerAsOf(view, sweep)
    }
    if (missing.size === 0) return
  }
  if (missing.size > 0) throw notMirrored(view, 'not all of them were synced lately')
}

/** The last finished sweep of a list, and whether a bundle brought it. */
function findSweep({ sweeps, imported }: Mark, list: string): (Sweep & Pick<Mark, 'imported'>) | undefined {
  const sweep = sweeps?.[list]
  return sweep && { ...sweep, ...(imported && { imported }) }
}

/**
 * Reads the blocks that a masterchain block committed. They never change.
 * @throws {NotMirroredError} No synced scope covers the masterchain block.
 */
export async function readCommittedBlocks<E extends object>(view: View, kind: Kind<E>, seqno: number): Promise<E[]> {
  for (const { scope, sweeps } of await readMarks(view.reader.tx, 'blocks ')) {
    if (scope.kind !== 'blocks' || seqno < scope.from || seqno > scope.to) continue
    const sweep = sweeps?.['rows']
    const page = sweep?.pages.find(({ at }) => at === seqno)
    if (sweep === undefined || page === undefined) continue
    view.basis.scopes.add(scopeId(scope))
    const members = await readMembers(view, scopeId(scope), { ...sweep, pages: [page] }, 0, page.rows)
    return toValues(await readMemberRows(view, kind, scope, members))
  }
  throw notMirrored(view, `the blocks of masterchain block ${seqno} were never synced`)
}

/**
 * Makes the answer as old as the pages that hold the first `end` rows: the place of a row depends on all before it.
 * @throws {NotMirroredError} One of them is too old.
 */
function requirePages(view: View, { asOf, pages, imported }: Sweep & Pick<Mark, 'imported'>, end: number): void {
  let total = 0
  for (const page of pages) {
    if (total >= end) return
    requireMoment(view, { at: page.asOf ?? asOf, imported })
    total += page.rows
  }
}

/** Reads `count` members of a sweep after the first `offset` ones. */
async function readMembers(
  view: View,
  id: string,
  { edition, pages }: Sweep,
  offset: number,
  count: number,
): Promise<Member[]> {
  const parts: Promise<Member[]>[] = []
  let total = 0
  for (const { at, rows } of pages) {
    const [from, to] = [Math.max(0, offset - total), Math.min(rows, offset + count - total)]
    total += rows
    if (from >= to) continue
    const key = coverageKey.page(id, edition, at)
    const part = readCachedPart(view.cache, 'pages', key, () => readMemberPage(view.reader.tx, key))
    parts.push(part.then((members) => unpackMembers(members, from, to)))
  }
  const members = (await Promise.all(parts)).flat()
  if (members.length < Math.min(count, Math.max(0, total - offset))) {
    view.basis.broken.add(id)
    throw notMirrored(view, 'a part of the list is missing')
  }
  return members
}

/** A page of a swept list. */
export interface SweepListing<E extends object, Params, Extra> {
  readonly kind: Kind<E>
  readonly scope: Scope
  /** Name of the list in the scope. @default 'rows' */
  readonly list?: string | undefined
  readonly rule: Pick<Rule<Params, E, Extra>, 'matches' | 'order' | 'page'>
  readonly params: Params
  /** Parameters of the requests that the sweep made. */
  readonly sweptParams: Params
  /** Lookups that the rule needs besides the rows. */
  readonly found: Extra
  /** True when the request filters the rows of the list. */
  readonly isFiltered: boolean
  /** Span of an index that most likely holds the same rows in the same order, to read them in one request. */
  readonly span?: KeySpan | undefined
}

/** Longest list that is sorted in another order than that of its sweep. */
const maxSorted = 20_000
const sweptRows = 200

/**
 * Reads a page of a list of mutable state, as the last finished sweep saw it.
 * @throws {NotMirroredError} There was no sweep, it is too old, or a row has changed since.
 */
export async function readSweepPage<E extends object, Params, Extra>(
  view: View,
  listing: SweepListing<E, Params, Extra>,
): Promise<E[]> {
  const { kind, scope, list = 'rows', rule, params, sweptParams, found, isFiltered, span } = listing
  const id = scopeId(scope)
  const page = rule.page?.(params) ?? { limit: Infinity, offset: 0 }
  const order = rule.order?.(params)
  // Orders are constants. Without one, rows have the order in which they came, which is that of the sweep.
  const isInSweptOrder = order === undefined || order === rule.order?.(sweptParams)
  const isPlain = isInSweptOrder && !isFiltered
  // Reading starts before the list is known to match, which saves two round trips.
  const guess = isPlain && span ? view.reader.page(kind, span, page.limit, page.offset) : undefined
  guess?.catch(() => undefined)
  const sweep = findSweep(await requireMark(view, scope), list)
  if (sweep === undefined) throw notMirrored(view, 'the list was never read to its end')
  requireMoment(view, { ...sweep, at: sweep.asOf })
  if (isPlain) {
    requirePages(view, sweep, page.offset + page.limit)
    const members = await readMembers(view, id, sweep, page.offset, page.limit)
    return toValues(await readMemberRows(view, kind, scope, members, await guess))
  }
  const total = sweep.pages.reduce((sum, { rows }) => sum + rows, 0)
  if (!isInSweptOrder && total > maxSorted) {
    throw notMirrored(view, `the list has more than ${maxSorted} rows, too many to sort here`)
  }
  const matches = rule.matches?.(params, found) ?? (() => true)
  const wanted = isInSweptOrder ? page.offset + page.limit : Infinity
  const rows: E[] = []
  for (let at = 0; at < total && rows.length < wanted; at += sweptRows) {
    requirePages(view, sweep, at + sweptRows)
    const members = await readMembers(view, id, sweep, at, sweptRows)
    rows.push(...toValues(await readMemberRows(view, kind, scope, members)).filter(matches))
  }
  if (isInSweptOrder) return rows.slice(page.offset, page.offset + page.limit)
  const onArrival = (): never => {
    throw orderedByArrival(view)
  }
  return [...selectRows(rule, params, rows, found, { ...sortWithoutTies(view), onArrival })]
}

const toValues = <E extends object>(rows: readonly Found<E>[]): E[] => rows.map(({ value }) => value)

/** Reads the rows of members. @throws {NotMirroredError} A row is missing or has changed since the sweep. */
async function readMemberRows<E extends object>(
  view: View,
  kind: Kind<E>,
  scope: Scope,
  members: readonly Member[],
  guess: readonly Found<E>[] = [],
): Promise<Found<E>[]> {
  const { reader, basis } = view
  const first = guess.slice(0, members.length)
  if (members.every(({ key }, at) => sameKey(key, first[at]?.key)) && haveVersions(members, first)) return first
  // The span holds other rows, or another order, so the members are read one by one.
  const rows = await Promise.all(members.map(({ key }) => reader.get(kind, key)))
  if (haveVersions(members, rows)) return rows
  if (rows.includes(undefined)) basis.broken.add(scopeId(scope))
  throw notMirrored(view, 'rows have changed since the list was synced')
}

/** Tells whether all rows are present and in the state that the sweep saw. */
function haveVersions<E extends object>(
  members: readonly Member[],
  rows: readonly (Found<E> | undefined)[],
): rows is readonly Found<E>[] & Found<E>[] {
  return members.every(({ version }, at) => {
    const row = rows[at]
    return row !== undefined && rowVersion(row.value) === version
  })
}

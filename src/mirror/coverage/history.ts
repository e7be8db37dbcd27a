import type { Transaction } from '../../schema/transaction.ts'
import type { Page } from '../../rules/requests/page.ts'
import type { View } from '../answers/view.ts'
import { ACCOUNT, transaction } from '../kinds/transaction.ts'
import { MAX_CACHED } from '../storage/cache.ts'
import { compareLt, type KeySpan, packAddress, packHash, packLtDescending } from '../storage/keys.ts'
import type { Found, Reader } from '../storage/reader.ts'
import type { Mark, Run } from './marks.ts'
import { isFresh, lowerAsOf, notMirrored, requireMark, tooOld } from './proof.ts'
import { type Scope, scopeId } from './scope.ts'

/** Bounds of a history, all inclusive. */
export interface HistoryWindow {
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
}

/** The ends of a window that one run covers. */
interface RunCoverage {
  readonly run: Run
  /** Nothing in the window is newer than the run. */
  readonly above: boolean
  /** `above` holds only as of the moment of the mark. */
  readonly dated: boolean
  /** Nothing in the window is older than the run. */
  readonly below: boolean
}

function compareWindow(mark: Mark, run: Run, window: HistoryWindow, fresh: boolean): RunCoverage {
  const { start_lt, end_lt, start_utime, end_utime } = window
  const bounded =
    (end_lt !== undefined && compareLt(end_lt, run.newest_lt) <= 0) ||
    (end_utime !== undefined && end_utime < run.newest_now)
  const dated = !bounded && run === mark.runs?.[0] && fresh
  const below =
    run.reachesStart ||
    (start_lt !== undefined && compareLt(start_lt, run.prev_lt) > 0) ||
    (start_utime !== undefined && start_utime > run.oldest_now)
  return { run, above: bounded || dated, dated, below }
}

/** A page of an account's history. */
export interface HistoryListing {
  readonly account: string
  readonly window: HistoryWindow
  readonly page: Page
  /** True for newest first. */
  readonly descending: boolean
  /** @default all rows of the window */
  readonly where?: ((value: Transaction) => boolean) | undefined
}

/**
 * Reads a page of an account's history.
 * @throws {NotMirroredError} No run without gaps proves that the page is complete.
 */
export async function readHistoryPage(view: View, listing: HistoryListing): Promise<readonly Found<Transaction>[]> {
  const { account, window, page, descending, where } = listing
  const scope: Scope = { kind: 'transactions', account }
  const mark = await requireMark(view, scope)
  const fresh = isFresh(view, mark)
  const runs = mark.runs ?? []
  const { marks, updates } = view.cache
  const { starts } = marks
  if (runs.length === 0) {
    if (mark.state !== 'complete') throw notMirrored(view, 'the history has not been synced yet')
    if (!fresh) throw tooOld(view)
    lowerAsOf(view, mark)
    return []
  }
  for (const run of runs) {
    const coverage = compareWindow(mark, run, window, fresh)
    if (descending ? !coverage.above : !coverage.below) continue
    const plain = where === undefined && descending
    const startKey = (offset: number) => `${account} ${run.newest_lt} ${window.end_lt} ${offset}`
    // No row can appear inside a run, so a page begins where the one before it ended.
    const start = plain ? starts.get(startKey(page.offset)) : undefined
    const span = historySpan(account, run, start === undefined ? window : { ...window, end_lt: start })
    const { rows, isWhole } = await readSpanPage(view.reader, span, {
      ...listing,
      page: start === undefined ? page : { ...page, offset: 0 },
    })
    // A full page needs only the end that its offset is counted from.
    const complete = rows.length === page.limit || (descending ? coverage.below : coverage.above)
    if (!complete) continue
    const isInWindow = start !== undefined && compareLt(start, window.start_lt ?? '0') >= 0
    const startIsMissing = isInWindow && rows[0]?.value.lt !== start
    const isUnlinked = where === undefined && (startIsMissing || !isLinked(rows, descending) || !endsMeet(run, coverage, rows, listing))
    // Rows that were skipped or left out do not show whether the first or the last one is lost.
    const hidesEnds = where !== undefined || (page.offset > 0 && start === undefined)
    if (!isWhole || isUnlinked || (hidesEnds && !(await hasEnds(view.reader, run)))) {
      view.basis.broken.add(scopeId(scope))
      throw notMirrored(view, 'rows of the history are missing')
    }
    const last = rows.at(-1)?.value
    if (plain && rows.length === page.limit && last !== undefined && last.lt !== run.oldest_lt) {
      updates.push(() => {
        if (starts.size >= MAX_CACHED.starts) starts.clear()
        starts.set(startKey(page.offset + page.limit), last.prev_trans_lt)
      })
    }
    if (coverage.dated) lowerAsOf(view, mark)
    return rows
  }
  if (!fresh && mark.state === 'complete') throw tooOld(view)
  throw notMirrored(view, 'this part of the history has gaps')
}

/**
 * Reads a page of a span of the index of accounts, and no more rows than needed.
 * @returns `isWhole` is false if a row between those that were read is missing.
 */
async function readSpanPage(
  reader: Reader,
  span: KeySpan,
  { page: { limit, offset }, descending, where }: HistoryListing,
): Promise<{ readonly rows: readonly Found<Transaction>[]; readonly isWhole: boolean }> {
  if (descending && where === undefined) return { rows: await reader.page(transaction, span, limit, offset), isWhole: true }
  const rows: Found<Transaction>[] = []
  let skipped = 0
  let isWhole = true
  let last: Found<Transaction> | undefined
  for await (const row of reader.walk(transaction, span, !descending)) {
    isWhole &&= last === undefined || isLinked([last, row], descending)
    last = row
    if (where?.(row.value) === false || skipped++ < offset) continue
    if (rows.push(row) === limit) break
  }
  return { rows, isWhole }
}

/** Keys of the part of a window that lies in a run. */
function historySpan(account: string, run: Run, { start_lt, end_lt }: HistoryWindow): KeySpan {
  const most = end_lt !== undefined && compareLt(end_lt, run.newest_lt) < 0 ? end_lt : run.newest_lt
  const least = start_lt !== undefined && compareLt(start_lt, run.oldest_lt) > 0 ? start_lt : run.oldest_lt
  const key = packAddress(account)
  return transaction.span(ACCOUNT, key ? [key] : [], packLtDescending(most), packLtDescending(least))
}

/** True when the first and the last row of a page that reaches an end of its run are those of the run. */
function endsMeet(run: Run, { above, below }: RunCoverage, rows: readonly Found<Transaction>[], listing: HistoryListing): boolean {
  const { window, page, descending } = listing
  const contains = (lt: string) =>
    (window.start_lt === undefined || compareLt(window.start_lt, lt) <= 0) &&
    (window.end_lt === undefined || compareLt(window.end_lt, lt) >= 0)
  const isTop = above && contains(run.newest_lt)
  const isBottom = below && contains(run.oldest_lt)
  const [newest, oldest] = descending ? [rows[0], rows.at(-1)] : [rows.at(-1), rows[0]]
  const isShort = rows.length < page.limit && (rows.length > 0 || page.offset === 0)
  const reachesTop = isTop && (descending ? page.offset === 0 : isShort)
  const reachesBottom = isBottom && (descending ? isShort : page.offset === 0)
  if (page.limit === 0) return true
  return (
    (!reachesTop || newest?.value.hash === run.newest_hash) &&
    (!reachesBottom || oldest?.value.lt === run.oldest_lt)
  )
}

/** True when both ends of a run are here: without one of them, every offset would count too few rows. */
async function hasEnds(reader: Reader, run: Run): Promise<boolean> {
  const key = packHash(run.newest_hash)
  const newest = key && (await reader.get(transaction, transaction.storeKey(key)))
  if (newest?.value.lt !== run.newest_lt) return false
  if (run.newest_lt === run.oldest_lt) return true
  const oldest = packLtDescending(run.oldest_lt)
  const account = packAddress(newest.value.account)
  if (oldest === undefined || account === undefined) return false
  const [row] = await reader.page(transaction, transaction.span(ACCOUNT, [account], oldest, oldest), 1)
  return row !== undefined
}

/** True when each row names the next older one, so that no row between them is lost. */
function isLinked(rows: readonly Found<Transaction>[], descending: boolean): boolean {
  return rows.every(({ value }, at) => {
    const next = rows[descending ? at + 1 : at - 1]?.value
    return next === undefined || value.prev_trans_hash === next.hash
  })
}

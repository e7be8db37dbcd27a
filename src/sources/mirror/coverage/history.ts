import { compareDecimals } from '../../../service/rules/order.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { Page } from '../../../service/rules/requests/page.ts'
import type { View } from '../answers/view.ts'
import { maxCached } from '../storage/cache.ts'
import type { Found } from '../storage/reader.ts'
import { readRunPage } from './chain.ts'
import type { Mark, Run } from './marks.ts'
import { previousInRun } from './runs.ts'
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
  /**
   * `below`, or that nothing lies between two lives of the account, is the word of the service, not of a transaction.
   */
  readonly isTold: boolean
}

function compareWindow(mark: Mark, run: Run, window: HistoryWindow, fresh: boolean): RunCoverage {
  const { start_lt, end_lt, start_utime, end_utime } = window
  const bounded =
    (end_lt !== undefined && compareDecimals(end_lt, run.newest_lt) <= 0) ||
    (end_utime !== undefined && end_utime < run.newest_now)
  const dated = !bounded && run === mark.runs?.[0] && fresh
  const bottom = run.prev_lt === '0' ? run.oldest_lt : String(BigInt(run.prev_lt) + 1n)
  const isCut =
    (start_lt !== undefined && compareDecimals(start_lt, bottom) >= 0) ||
    (start_utime !== undefined && start_utime > run.oldest_now)
  const isTold = (run.isEndProven && !isCut) || (run.borders ?? []).length > 0
  return { run, above: bounded || dated, dated, below: run.isEndProven || isCut, isTold }
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
    if (mark.state !== 'complete' || mark.runs === undefined)
      throw notMirrored(view, 'the history has not been synced yet')
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
    const rows = await readRunPage(view.reader, run, listing, start)
    if (rows === undefined) {
      view.basis.broken.add(scopeId(scope))
      throw notMirrored(view, 'rows of the history are missing')
    }
    // A full page needs only the end that its offset is counted from.
    const complete = rows.length === page.limit || (descending ? coverage.below : coverage.above)
    if (!complete) continue
    const last = rows.at(-1)?.value
    if (plain && rows.length === page.limit && last !== undefined && last.lt !== run.oldest_lt) {
      updates.push(() => {
        if (starts.size >= maxCached.starts) starts.clear()
        starts.set(startKey(page.offset + page.limit), previousInRun(run, last).lt)
      })
    }
    // A bundle only claims where a history ends, as it claims its lists.
    const isClaim = mark.imported === true && coverage.isTold
    if (isClaim && !fresh) continue
    if (coverage.dated || isClaim) lowerAsOf(view, mark)
    return rows
  }
  if (!fresh && mark.state === 'complete') throw tooOld(view)
  throw notMirrored(view, 'this part of the history has gaps')
}

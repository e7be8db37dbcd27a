// Reads pages of a run, and proves with every page that no row of it is lost. Each transaction names the one
// before it, so rows that are read prove each other, and the run knows its ends. Rows that an offset skips are
// not read: the run knows how many of them lie in each of its pieces.
import { compareDecimals } from '../../../service/rules/order.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { accountIndex, transaction } from '../kinds/transaction.ts'
import { type KeySpan, packAddress, packLtDescending } from '../storage/keys.ts'
import type { Found, Reader } from '../storage/reader.ts'
import type { HistoryListing, HistoryWindow } from './history.ts'
import type { Run } from './marks.ts'
import { previousInRun } from './runs.ts'

type FoundTransaction = Found<Transaction>

/** The part of a window that lies in a run, both ends included. */
interface Part {
  readonly account: string
  readonly run: Run
  readonly top: string
  readonly bottom: string
}

/**
 * Reads a page of the part of a run that lies in a window.
 * @param start Logical time at which the page begins, where the page before it has told it.
 * @returns undefined if a row that belongs to the page, or stands before it, is lost.
 */
export async function readRunPage(
  reader: Reader,
  run: Run,
  listing: HistoryListing,
  start?: string,
): Promise<readonly FoundTransaction[] | undefined> {
  const { account, window, page, descending, where } = listing
  const part: Part = { account, run, ...limitWindow(run, window) }
  if (page.limit === 0 || compareDecimals(part.top, part.bottom) < 0) return []
  if (!descending || where !== undefined) return walkPart(reader, part, listing)
  if (start !== undefined) {
    if (compareDecimals(start, part.bottom) < 0) return []
    const rows = await reader.page(transaction, spanBetween(account, start, part.bottom), page.limit)
    return rows[0]?.value.lt === start && endsWell(part, rows, page.limit) ? rows : undefined
  }
  if (page.offset > 0) {
    const place = await seek(reader, part, page.offset)
    if (place?.key === undefined) return place && []
    const rows = await reader.pageFrom(transaction, place.key, spanBetween(account, part.top, part.bottom), page.limit)
    return rows.length === 0 || endsWell(part, rows, page.limit) ? rows : undefined
  }
  const rows = await reader.page(transaction, spanBetween(account, part.top, part.bottom), page.limit)
  const isSound = (await beginsWell(reader, part, rows[0])) && (rows.length === 0 || endsWell(part, rows, page.limit))
  return isSound ? rows : undefined
}

function limitWindow(run: Run, { start_lt, end_lt }: HistoryWindow): Pick<Part, 'top' | 'bottom'> {
  return {
    top: end_lt !== undefined && compareDecimals(end_lt, run.newest_lt) < 0 ? end_lt : run.newest_lt,
    bottom: start_lt !== undefined && compareDecimals(start_lt, run.oldest_lt) > 0 ? start_lt : run.oldest_lt,
  }
}

function spanBetween(account: string, top: string, bottom: string): KeySpan {
  const key = packAddress(account)
  return transaction.span(accountIndex, key ? [key] : [], packLtDescending(top), packLtDescending(bottom))
}

/** Tells whether the rows name each other, and reach the bottom of the part where the page does not end before. */
function endsWell(part: Part, rows: readonly FoundTransaction[], limit: number): boolean {
  const isLinked = rows.every(({ value }, at) => {
    const next = rows[at + 1]?.value
    return next === undefined || previousInRun(part.run, value).hash === next.hash
  })
  const last = rows.at(-1)
  return isLinked && (rows.length === limit || (last !== undefined && isLowest(part, last.value)))
}

/** Tells whether no row of the part is older than this one. */
function isLowest({ run, bottom }: Part, row: Transaction): boolean {
  return bottom === run.oldest_lt ? row.lt === run.oldest_lt : compareDecimals(previousInRun(run, row).lt, bottom) < 0
}

/** Tells whether no row of the part is newer than this one; without a row, when the part holds none. */
async function beginsWell(reader: Reader, part: Part, first: FoundTransaction | undefined): Promise<boolean> {
  const { account, run, top, bottom } = part
  if (top === run.newest_lt) return first?.value.hash === run.newest_hash
  const above = await reader.last(transaction, spanBetween(account, run.newest_lt, String(BigInt(top) + 1n)))
  if (above === undefined) return false
  const previous = previousInRun(run, above.value)
  return first === undefined ? compareDecimals(previous.lt, bottom) < 0 : previous.hash === first.value.hash
}

/** Reads rows in either order, or those of them that match. Every row on the way is read, and so proves the next. */
async function walkPart(
  reader: Reader,
  part: Part,
  { page: { limit, offset }, descending, where }: HistoryListing,
): Promise<readonly FoundTransaction[] | undefined> {
  const rows: FoundTransaction[] = []
  let skipped = 0
  let previous: Transaction | undefined
  let isCut = false
  for await (const row of reader.walk(transaction, spanBetween(part.account, part.top, part.bottom), !descending)) {
    const { value } = row
    if (previous === undefined) {
      if (!(descending ? await beginsWell(reader, part, row) : isLowest(part, value))) return undefined
    } else {
      const [newer, older] = descending ? [previous, value] : [value, previous]
      if (previousInRun(part.run, newer).hash !== older.hash) return undefined
    }
    previous = value
    if (where?.(value) === false || skipped++ < offset) continue
    isCut = rows.push(row) === limit
    if (isCut) break
  }
  if (isCut) return rows
  if (previous === undefined) return (await beginsWell(reader, part, undefined)) ? rows : undefined
  const isWhole = descending
    ? isLowest(part, previous)
    : await beginsWell(reader, part, { value: previous, key: new Uint8Array(0) })
  return isWhole ? rows : undefined
}

/** A part of a run, with the number of its rows. */
interface Piece {
  readonly span: KeySpan
  readonly newest: string
  readonly rows: number
  /** Rows of the run that are newer. */
  readonly before: number
}

function listPieces(account: string, { pieces, oldest_lt }: Run): Piece[] {
  let before = 0
  return pieces.map(({ newest_lt: newest, rows }, at) => {
    const next = pieces[at + 1]?.newest_lt
    const span = spanBetween(account, newest, next === undefined ? oldest_lt : String(BigInt(next) + 1n))
    before += rows
    return { span, newest, rows, before: before - rows }
  })
}

/**
 * Finds the row after `offset` others of a part. Pieces that it skips as a whole need not be looked at; in the
 * others, all rows are counted, because a lost one would shift the rest.
 * @returns The index key of the row, none if the part has no more rows; undefined if a row is lost.
 */
async function seek(reader: Reader, part: Part, offset: number): Promise<{ readonly key?: string } | undefined> {
  const { account, run, top } = part
  const pieces = listPieces(account, run)
  const isWhole = async ({ span, rows }: Piece) => (await reader.count(transaction, span)) === rows
  let rank = offset
  if (top !== run.newest_lt) {
    const first = pieces.findLast(({ newest }) => compareDecimals(newest, top) >= 0)
    if (first === undefined || !(await isWhole(first))) return undefined
    rank +=
      first.before + (await reader.count(transaction, spanBetween(account, first.newest, String(BigInt(top) + 1n))))
  }
  if (rank >= run.rows) return {}
  const piece = pieces.find(({ before, rows }) => before + rows > rank)
  if (piece === undefined) return undefined
  const [whole, key] = await Promise.all([isWhole(piece), reader.keyAt(transaction, piece.span, rank - piece.before)])
  return whole && key !== undefined ? { key } : undefined
}

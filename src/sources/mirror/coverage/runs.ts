import { compareDecimals } from '../../../service/rules/order.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { LifeBorder, Run, RunPiece } from './marks.ts'

/** Name of no transaction before. */
const noLt = '0'

/**
 * Adds rows, newest first, to runs, and joins runs that meet. A new run begins after every gap.
 * @param borders Borders between lives of the account that these rows show, see {@link findBorders}.
 */
export function addRowsToRuns(
  known: readonly Run[],
  rows: readonly Transaction[],
  borders: readonly LifeBorder[],
): Run[] {
  const runs = [...known, ...rowsOutsideRuns(known, rows).map(startRun)].map((run) => withBorder(run, borders))
  const result: Run[] = []
  for (const run of runs.sort((a, b) => compareDecimals(b.newest_lt, a.newest_lt))) appendRun(result, run)
  return result
}

/**
 * Finds where lives of an account end among consecutive rows of one answer, newest first.
 * @param above The oldest run that the answer continues.
 */
export function findBorders(rows: readonly Transaction[], above?: Run): LifeBorder[] {
  const [first] = rows
  const continued =
    first && above?.prev_lt === noLt ? [{ first_lt: above.oldest_lt, lt: first.lt, hash: first.hash }] : []
  return rows.reduce<LifeBorder[]>((borders, { lt, prev_trans_lt }, at) => {
    const next = rows[at + 1]
    return prev_trans_lt === noLt && next ? [...borders, { first_lt: lt, lt: next.lt, hash: next.hash }] : borders
  }, continued)
}

function withBorder(run: Run, borders: readonly LifeBorder[]): Run {
  const border = run.prev_lt === noLt ? borders.find(({ first_lt }) => first_lt === run.oldest_lt) : undefined
  return border === undefined
    ? run
    : { ...run, prev_lt: border.lt, prev_hash: border.hash, borders: [...(run.borders ?? []), border] }
}

/** The transaction before one of a run: the one that it names, or the end of an earlier life. */
export function previousInRun(
  { borders = [] }: Run,
  { lt, prev_trans_lt, prev_trans_hash }: Transaction,
): { readonly lt: string; readonly hash: string } {
  const named = { lt: prev_trans_lt, hash: prev_trans_hash }
  return prev_trans_lt === noLt ? (borders.find(({ first_lt }) => first_lt === lt) ?? named) : named
}

function startRun({ lt, hash, now, prev_trans_lt, prev_trans_hash }: Transaction): Run {
  return {
    newest_lt: lt,
    newest_hash: hash,
    oldest_lt: lt,
    prev_lt: prev_trans_lt,
    prev_hash: prev_trans_hash,
    newest_now: now,
    oldest_now: now,
    rows: 1,
    pieces: [{ newest_lt: lt, rows: 1 }],
    isEndProven: false,
  }
}

/** Adds an older run to the end of a list, joined with the last one when no gap lies between them. */
function appendRun(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last !== undefined && isNext(last, run)) runs[runs.length - 1] = joinRuns(last, run)
  else runs.push(run)
}

/** Tells whether `older` begins with the transaction that `newer` names as its predecessor. */
function isNext(newer: Run, older: Run): boolean {
  return newer.prev_lt === older.newest_lt && newer.prev_hash === older.newest_hash && newer.prev_lt !== noLt
}

function joinRuns(newer: Run, older: Run): Run {
  return {
    ...newer,
    oldest_lt: older.oldest_lt,
    oldest_now: older.oldest_now,
    prev_lt: older.prev_lt,
    prev_hash: older.prev_hash,
    rows: newer.rows + older.rows,
    pieces: joinPieces(newer.pieces, older.pieces, newer.rows + older.rows),
    borders: [...(newer.borders ?? []), ...(older.borders ?? [])],
    isEndProven: older.isEndProven,
  }
}

/** Rows of a piece, unless a run has so many that there would be too many pieces. */
const pieceRows = 256
const maxPieces = 1024

function joinPieces(newer: readonly RunPiece[], older: readonly RunPiece[], rows: number): RunPiece[] {
  const [last] = newer.slice(-1)
  const [first] = older
  const meet = last !== undefined && first !== undefined && last.rows + first.rows <= pieceRows
  const pieces = meet
    ? [...newer.slice(0, -1), { ...last, rows: last.rows + first.rows }, ...older.slice(1)]
    : [...newer, ...older]
  return pieces.length <= maxPieces ? pieces : mergePieces(pieces, Math.ceil((2 * rows) / maxPieces))
}

/** Merges neighbors as long as they have at most `most` rows together. */
function mergePieces(pieces: readonly RunPiece[], most: number): RunPiece[] {
  const merged: RunPiece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (last !== undefined && last.rows + piece.rows <= most)
      merged[merged.length - 1] = { ...last, rows: last.rows + piece.rows }
    else merged.push(piece)
  }
  return merged
}

/** The transactions that lie in none of the runs. */
function rowsOutsideRuns(runs: readonly Run[], rows: readonly Transaction[]): Transaction[] {
  return rows.filter(({ lt }) =>
    runs.every((run) => compareDecimals(lt, run.newest_lt) > 0 || compareDecimals(lt, run.oldest_lt) < 0),
  )
}

import type { Transaction } from '../../schema/transaction.ts'
import { compareLt } from '../storage/keys.ts'
import type { Run, RunPiece } from './marks.ts'

/** Splits transactions, newest first, into runs. A new run begins after every gap. */
export function splitIntoRuns(rows: readonly Transaction[]): Run[] {
  const runs: Run[] = []
  for (const row of rows) appendRun(runs, startRun(row))
  return runs
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
    reachesStart: prev_trans_lt === '0',
  }
}

/** Adds an older run to the end of a list, joined with the last one when no gap lies between them. */
function appendRun(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last !== undefined && isNext(last, run)) runs[runs.length - 1] = joinRuns(last, run)
  else runs.push(run)
}

/** True when `older` begins with the transaction that `newer` names as its predecessor. */
function isNext(newer: Run, older: Run): boolean {
  return newer.prev_lt === older.newest_lt && newer.prev_hash === older.newest_hash
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
    reachesStart: older.reachesStart,
  }
}

/** Rows of a piece, unless a run has so many that there would be too many pieces. */
const PIECE = 256
const MAX_PIECES = 1024

function joinPieces(newer: readonly RunPiece[], older: readonly RunPiece[], rows: number): RunPiece[] {
  const [last] = newer.slice(-1)
  const [first] = older
  const meet = last !== undefined && first !== undefined && last.rows + first.rows <= PIECE
  const pieces = meet
    ? [...newer.slice(0, -1), { ...last, rows: last.rows + first.rows }, ...older.slice(1)]
    : [...newer, ...older]
  return pieces.length <= MAX_PIECES ? pieces : mergePieces(pieces, Math.ceil((2 * rows) / MAX_PIECES))
}

/** Merges neighbors as long as they have at most `most` rows together. */
function mergePieces(pieces: readonly RunPiece[], most: number): RunPiece[] {
  const merged: RunPiece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (last !== undefined && last.rows + piece.rows <= most) merged[merged.length - 1] = { ...last, rows: last.rows + piece.rows }
    else merged.push(piece)
  }
  return merged
}

/** The transactions that lie in none of the runs. */
export function rowsOutsideRuns(runs: readonly Run[], rows: readonly Transaction[]): Transaction[] {
  return rows.filter(({ lt }) =>
    runs.every((run) => compareLt(lt, run.newest_lt) > 0 || compareLt(lt, run.oldest_lt) < 0),
  )
}

/** Inserts a run into a list of runs, newest first, and joins runs that meet. */
export function addRun(runs: readonly Run[], added: Run): Run[] {
  const result: Run[] = []
  for (const run of [...runs, added].sort((a, b) => compareLt(b.newest_lt, a.newest_lt))) {
    appendRun(result, run)
  }
  return result
}

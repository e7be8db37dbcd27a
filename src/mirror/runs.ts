import type { Transaction } from '../schema/transaction.ts'
import { compareLt } from './keys.ts'
import type { Run } from './marks.ts'

/** Runs of transactions of one account, newest first; a new one begins at every gap. */
export function runsIn(rows: readonly Transaction[]): Run[] {
  const runs: Run[] = []
  for (const row of rows) {
    const run = runOf(row)
    const last = runs.at(-1)
    if (last !== undefined && follows(last, run)) runs[runs.length - 1] = joined(last, run)
    else runs.push(run)
  }
  return runs
}

function runOf({ lt, hash, now, prev_trans_lt, prev_trans_hash }: Transaction): Run {
  return {
    newest_lt: lt,
    newest_hash: hash,
    oldest_lt: lt,
    prev_lt: prev_trans_lt,
    prev_hash: prev_trans_hash,
    newest_now: now,
    oldest_now: now,
    rows: 1,
    whole: prev_trans_lt === '0',
  }
}

/** Whether `older` begins with what `newer` names as the one before it. */
function follows(newer: Run, older: Run): boolean {
  return newer.prev_lt === older.newest_lt && newer.prev_hash === older.newest_hash
}

function joined(newer: Run, older: Run): Run {
  return {
    ...newer,
    oldest_lt: older.oldest_lt,
    oldest_now: older.oldest_now,
    prev_lt: older.prev_lt,
    prev_hash: older.prev_hash,
    rows: newer.rows + older.rows,
    whole: older.whole,
  }
}

/** Rows that lie in none of the runs. */
export function outside(runs: readonly Run[], rows: readonly Transaction[]): Transaction[] {
  return rows.filter(({ lt }) =>
    runs.every((run) => compareLt(lt, run.newest_lt) > 0 || compareLt(lt, run.oldest_lt) < 0),
  )
}

/** The runs with another one between them, joined where they meet. */
export function withRun(runs: readonly Run[], added: Run): Run[] {
  const result: Run[] = []
  for (const run of [...runs, added].sort((a, b) => compareLt(b.newest_lt, a.newest_lt))) {
    const last = result.at(-1)
    if (last !== undefined && follows(last, run)) result[result.length - 1] = joined(last, run)
    else result.push(run)
  }
  return result
}

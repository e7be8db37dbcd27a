import { parseAmount, parseTime } from '../../../service/rows/amount.ts'
import { namesPrevious } from '../../../meaning/verify/historyStep.ts'
import type { Shape } from '../../../service/rows/checkRows.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'

/** Range of time, Unix seconds, both ends included. */
export interface CoveredRange {
  readonly from: number
  readonly to: number
}

/** Times of transactions, and the ranges in which no transaction is missing. */
export interface ActivityHistory {
  /** Unix seconds, ascending. */
  readonly times: readonly number[]
  /** Ascending, without overlaps. */
  readonly covered: readonly CoveredRange[]
}

/** Fields of a transaction that activity is read from. */
export type ActivityRow = Pick<
  Transaction,
  'account' | 'hash' | 'lt' | 'now' | 'prev_trans_hash' | 'prev_trans_lt' | 'emulated'
>

export const activityShape: Shape<ActivityRow> = {
  fields: 'account hash lt now# prev_trans_hash prev_trans_lt emulated!?',
}

/**
 * Reads when the transactions of an account happened, and where none can be missing: between rows that name each other
 * as previous transaction. No row proves that nothing is older.
 * @param given A range that is known to be complete besides.
 */
export function readActivity(transactions: readonly ActivityRow[], given?: CoveredRange): ActivityHistory {
  const rows = transactions
    .filter(
      ({ lt, now, emulated }) => emulated !== true && parseAmount(lt) !== undefined && parseTime(now) !== undefined,
    )
    .toSorted(
      (a, b) =>
        Number(parseTime(a.now)) - Number(parseTime(b.now)) || a.lt.length - b.lt.length || (a.lt < b.lt ? -1 : 1),
    )
    .filter(({ lt, account }, at, all) => lt !== all[at - 1]?.lt || account !== all[at - 1]?.account)
  const ranges: { from: number; to: number }[] = []
  rows.forEach((row, at) => {
    const before = rows[at - 1]
    const time = Number(parseTime(row.now))
    const last = ranges.at(-1)
    if (before !== undefined && last !== undefined && row.account === before.account && namesPrevious(row, before))
      last.to = time
    else ranges.push({ from: time, to: time })
  })
  const [from, to] = [parseTime(given?.from), parseTime(given?.to)]
  if (from !== undefined && to !== undefined && from <= to) ranges.push({ from, to })
  return { times: rows.map(({ now }) => Number(parseTime(now))), covered: joinRanges(ranges) }
}

function joinRanges(ranges: readonly CoveredRange[]): readonly CoveredRange[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

import { parseAmount, parseTime } from '../../../service/rows/amount.ts'
import { namesPrevious } from '../../../meaning/verify/historyStep.ts'
import type { Moment } from '../../../ledger/past/moment.ts'
import { checkRows } from '../../../service/rows/checkRows.ts'
import { transactionShape } from '../../../service/rows/shapes/tables.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'

/** Balance of an account from one moment on, as a row states it. */
export interface BalancePoint {
  /** Unix seconds. */
  readonly time: number
  /** Logical time, decimal string: the order of points of one second. @default their order in the list */
  readonly lt?: string | undefined
  /** Decimal string of the smallest unit. */
  readonly balance: string
  /**
   * Whether rows between the point before and this one are missing: nothing is drawn between the two.
   * @default false
   */
  readonly gapBefore?: boolean | undefined
}

/** Point that was checked. */
export interface ReadPoint {
  readonly time: number
  /** Empty if it is not known. */
  readonly lt: string
  readonly balance: bigint
  readonly gapBefore: boolean
}

/**
 * Reads the balances of an account from its transactions, oldest first. Two rows follow each other if the later one
 * names the earlier one as its previous transaction; between others is a gap. Emulated rows and rows of other accounts
 * are left out.
 * @param transactions Rows of `/transactions` of one account, in any order.
 */
export function balancePoints(transactions: readonly Transaction[]): readonly BalancePoint[] {
  const rows = checkRows(transactionShape, transactions)
    .rows.filter(
      ({ account, emulated, lt }, _at, [first]) =>
        account === first?.account && emulated !== true && parseAmount(lt) !== undefined,
    )
    .toSorted((a, b) => compareDigits(a.lt, b.lt))
    .filter(({ lt }, at, all) => lt !== all[at - 1]?.lt)
  let isBroken = false
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    const follows = at === 0 || (before !== undefined && namesPrevious(row, before))
    const balance = row.account_state_after?.balance
    isBroken = isBroken || !follows
    if (parseAmount(balance) === undefined || typeof balance !== 'string') {
      isBroken = true
      return []
    }
    const gapBefore = isBroken && at > 0
    isBroken = false
    return [{ time: row.now, lt: row.lt, balance, ...(gapBefore && { gapBefore }) }]
  })
}

/**
 * Checks and sorts points. A point that cannot be read leaves a gap.
 * @returns The readable points by time, and the number of others.
 */
export function readPoints(points: readonly BalancePoint[]): {
  readonly points: readonly ReadPoint[]
  readonly unreadable: number
} {
  const timed = points.flatMap(({ time, lt, balance, gapBefore }) => {
    const seconds = parseTime(time)
    return seconds === undefined
      ? []
      : [
          {
            time: seconds,
            lt: parseAmount(lt) === undefined ? '' : String(lt),
            balance: parseAmount(balance),
            gapBefore: gapBefore === true,
          },
        ]
  })
  const isSorted = timed.every((point, at) => at === 0 || compare(timed[at - 1] ?? point, point) <= 0)
  const sorted = isSorted ? timed : timed.toSorted(compare)
  const readable: ReadPoint[] = []
  // A point without a time could have been anywhere.
  let isBroken = timed.length < points.length
  for (const { time, lt, balance, gapBefore } of sorted) {
    if (balance === undefined || gapBefore) isBroken = true
    if (balance === undefined) continue
    readable.push({ time, lt, balance, gapBefore: isBroken && readable.length > 0 })
    isBroken = timed.length < points.length
  }
  return { points: readable, unreadable: points.length - readable.length }
}

/**
 * Finds the point that holds at a moment: the last one that is not after it.
 * @returns Undefined if all points are after it, and for a block, whose time the points do not tell.
 */
export function pointAt(points: readonly ReadPoint[], moment: Moment): number | undefined {
  if ('seqno' in moment) return undefined
  const at = points.findLastIndex((point) =>
    'time' in moment ? point.time <= moment.time : point.lt !== '' && compareDigits(point.lt, moment.lt) <= 0,
  )
  return at < 0 ? undefined : at
}

interface Placed {
  readonly time: number
  readonly lt: string
}

function compare(a: Placed, b: Placed): number {
  return a.time - b.time || (a.lt === '' || b.lt === '' ? 0 : compareDigits(a.lt, b.lt))
}

/** Compares decimal strings without leading zeros. */
function compareDigits(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}

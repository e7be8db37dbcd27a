import { readAmount } from './assets.ts'
import { compareLt, isUnconsumed, type TraceModel } from './model.ts'

/** Sums over a trace. Amounts are decimal strings of nanograms. */
export interface TraceTotals {
  readonly transactions: number
  /** Number of messages, including external ones and those without a transaction yet. */
  readonly messages: number
  /** Number of messages without a transaction yet. */
  readonly unconsumed: number
  /** Number of accounts with a transaction. */
  readonly accounts: number
  /** Number of messages on the longest path from the root. */
  readonly depth: number
  /** Seconds from the first to the last transaction; 0 without transactions. */
  readonly duration: number
  /** Fees of all transactions and forward fees of all messages that they sent. */
  readonly fees: string
  /** Smallest and largest logical time; empty without transactions. */
  readonly start_lt: string
  readonly end_lt: string
}

/** Counts and adds up the loaded transactions of a trace. */
export function traceTotals(trace: TraceModel): TraceTotals {
  const { transactions, messages } = trace
  let fees = 0n
  let first = Infinity
  let last = -Infinity
  let start = ''
  let end = ''
  for (const { total_fees, now, lt } of transactions) {
    fees += readAmount(total_fees)
    // An emulated row may have no time.
    if (now > 0) {
      first = Math.min(first, now)
      last = Math.max(last, now)
    }
    if (start === '' || compareLt(lt, start) < 0) start = lt
    if (compareLt(lt, end) > 0) end = lt
  }
  for (const { from, message } of messages) if (from >= 0) fees += readAmount(message.fwd_fee)
  return {
    transactions: transactions.length,
    messages: messages.length,
    unconsumed: messages.filter(isUnconsumed).length,
    accounts: new Set(transactions.map(({ account }) => account)).size,
    depth: trace.depth.reduce((deepest, depth) => Math.max(deepest, depth), 0),
    duration: Math.max(0, last - first),
    fees: String(fees),
    start_lt: start,
    end_lt: end,
  }
}

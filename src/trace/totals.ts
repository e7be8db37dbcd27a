import { compareDecimal } from './decimal.ts'
import { isUnconsumed, type TraceModel } from './model.ts'

/** Sums over a trace. Amounts are decimal strings of nanotons. */
export interface TraceTotals {
  readonly transactions: number
  /** Every message once: external ones and those still on their way included. */
  readonly messages: number
  /** Messages that wait for their transaction. */
  readonly unconsumed: number
  /** Distinct accounts with a transaction. */
  readonly accounts: number
  /** Messages on the longest way from the root. */
  readonly depth: number
  /** Seconds from the first to the last transaction; 0 without transactions. */
  readonly duration: number
  /** Fees of all transactions and forward fees of all messages that they sent. */
  readonly fees: string
  /** Smallest and largest logical time; empty without transactions. */
  readonly start_lt: string
  readonly end_lt: string
}

/** Counts and sums of a trace, as far as its transactions are here. */
export function traceTotals(trace: TraceModel): TraceTotals {
  const { transactions, messages } = trace
  let fees = 0n
  let first = Infinity
  let last = -Infinity
  let start = ''
  let end = ''
  for (const { total_fees, now, lt } of transactions) {
    fees += amount(total_fees)
    // A row without its time says nothing of when the trace began.
    if (now > 0) {
      first = Math.min(first, now)
      last = Math.max(last, now)
    }
    if (start === '' || compareDecimal(lt, start) < 0) start = lt
    if (compareDecimal(lt, end) > 0) end = lt
  }
  for (const { from, message } of messages) if (from >= 0) fees += amount(message.fwd_fee)
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

/** A decimal string as a number to add; anything else counts as nothing. */
function amount(text: string | null): bigint {
  return text !== null && /^\d+$/.test(text) ? BigInt(text) : 0n
}

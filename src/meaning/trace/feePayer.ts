import { readAmount } from './assets.ts'
import { messagesFrom, type TraceModel } from './model.ts'
import { traceTotals } from './totals.ts'

/**
 * Finds the account that paid the fees of a trace: the one that started it, if what it spent and sent covers all fees.
 * Contracts on the way take their fees from the value that reaches them.
 * @returns Raw address; undefined without fees, if the start of the trace is missing, or if others paid a part.
 */
export function findFeePayer(trace: TraceModel): string | undefined {
  const [root, ...others] = trace.roots
  const starter = trace.transactions[root ?? -1]
  if (root === undefined || starter === undefined || others.length > 0 || starter.in_msg?.source != null)
    return undefined
  const spent = messagesFrom(trace, root).reduce(
    (sum, { message }) => sum + readAmount(message.value) + readAmount(message.fwd_fee),
    readAmount(starter.total_fees),
  )
  const fees = BigInt(traceTotals(trace).fees)
  return fees > 0n && spent >= fees ? starter.account : undefined
}

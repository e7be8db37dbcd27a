import type { AccountHistoryOptions } from '../sources/client/accountHistory.ts'

/** Range of a ledger by time, by logical time, or both. */
export type LedgerRange = AccountHistoryOptions

/** Whether a transaction lies before the start of a range. */
export function isBefore(
  { lt, now }: { readonly lt: string; readonly now: number },
  { start_utime, start_lt }: LedgerRange,
): boolean {
  return (start_utime !== undefined && now < start_utime) || (start_lt !== undefined && BigInt(lt) < BigInt(start_lt))
}

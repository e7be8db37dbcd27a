import type { Transaction } from '../../service/rows/transaction.ts'

/** Time since which the data of an account is the same. */
export interface UnchangedSince {
  /** Unix time of the first known transaction after which the account had this data. */
  readonly at: number
  /** Whether that transaction changed the data. If not, the data may be older than the transactions. */
  readonly isChange: boolean
}

/**
 * Finds since when the data of an account is the same, by the hashes in its transactions.
 * @param transactions Newest transactions of the account, newest first, without a gap.
 * @param dataHash `data_hash` of the present state, base64.
 * @returns undefined if the newest transaction left other data, or a row is not the one before the next.
 */
export function findUnchangedSince(transactions: readonly Transaction[], dataHash: string): UnchangedSince | undefined {
  let since: UnchangedSince | undefined
  let expected: string | null | undefined
  for (const { hash, now, prev_trans_hash, account_state_before: before, account_state_after: after } of transactions) {
    if (expected !== undefined && hash !== expected) return since
    if (after?.data_hash !== dataHash) return since
    since = { at: now, isChange: typeof before?.data_hash === 'string' && before.data_hash !== dataHash }
    if (since.isChange) return since
    expected = prev_trans_hash
  }
  return since
}

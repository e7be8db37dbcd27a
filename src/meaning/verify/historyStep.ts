import type { Transaction } from '../../service/rows/transaction.ts'

/** Fields by which a transaction names the one before it. */
export type NamingRow = Pick<Transaction, 'hash' | 'lt' | 'prev_trans_hash' | 'prev_trans_lt'>

/** Fields that link the transactions of one account. */
export type LinkedRow = NamingRow & Pick<Transaction, 'orig_status' | 'end_status'>

/** What two neighbors in a list of an account, newest first, prove about what lies between them. */
export type HistoryStep =
  /** The newer one names the older one by hash: nothing lies between. */
  | 'previous'
  /**
   * The older one ended a life of the account and the newer one starts another. No hash says whether more lives lie
   * between.
   */
  | 'earlier-life'
  /** A transaction is missing between the two, or one of them is wrong. */
  | 'broken'

/** Reads what two neighbors in a list of an account, newest first, prove about what lies between them. */
export function readHistoryStep(newer: LinkedRow, older: LinkedRow): HistoryStep {
  if (namesPrevious(newer, older)) return 'previous'
  return startsLife(newer) && newer.orig_status === 'nonexist' && older.end_status === 'nonexist'
    ? 'earlier-life'
    : 'broken'
}

/** Tells whether a transaction names another one as the one before it. */
export function namesPrevious({ prev_trans_lt, prev_trans_hash }: NamingRow, { lt, hash }: NamingRow): boolean {
  return prev_trans_lt === lt && prev_trans_hash === hash
}

/**
 * Tells whether a transaction names none before it, because the account did not exist. That starts a life of the
 * account, not its history: the chain forgets the last transaction of an account that was deleted, and of an address
 * that rejected a message. Only the service knows whether something is older.
 */
export function startsLife({ prev_trans_lt }: Pick<Transaction, 'prev_trans_lt'>): boolean {
  return prev_trans_lt === '0'
}

import type { Client } from '../client/client.ts'
import { accountHistory, type AccountHistoryOptions } from '../query/accountHistory.ts'
import type { Transaction } from '../schema/transaction.ts'
import { LedgerError } from './errors.ts'
import { coinsAfter, coinsBefore, ledgerLines } from './ledgerLines.ts'
import type { LedgerLine } from './line.ts'

/** Lines of one page of a history. */
export interface LedgerPage {
  /** Newest first. Each has the balance after it. */
  readonly lines: readonly LedgerLine[]
  /** Transactions that the lines were read from. */
  readonly transactions: number
}

/**
 * Yields every change of an account's coin and currencies page by page, newest first, with the balance after each.
 * Memory is bounded by one page. The history is complete, or the ledger ends with an error; a page that was yielded
 * stays true then. A mirror that holds the history answers without requests.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} The service left out a transaction, or its index starts within the range.
 * @throws {LedgerError} A row does not state its balances, or does not follow from the one before it.
 */
export async function* accountLedger(
  client: Client,
  account: string,
  options: AccountHistoryOptions = {},
): AsyncGenerator<LedgerPage, void, undefined> {
  let newer: Transaction | undefined
  for await (const rows of accountHistory(client, account, options)) {
    const lines: LedgerLine[] = []
    for (const row of rows) {
      if (newer !== undefined) checkBalance(row, newer)
      lines.push(...ledgerLines(row).toReversed())
      newer = row
    }
    yield { lines, transactions: rows.length }
  }
}

/** Checks that a transaction starts with the balance that the previous one left. */
function checkBalance(row: Transaction, newer: Transaction): void {
  const [left, found] = [coinsAfter(row), coinsBefore(newer)]
  if (left === found) return
  throw new LedgerError(newer.lt, 'account_state_before.balance', `is ${found}, but the transaction before it left ${left}`)
}

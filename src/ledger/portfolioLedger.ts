import type { Client } from '../sources/client/client.ts'
import { collectOrigins } from '../sources/client/collectOrigins.ts'
import { toRawAddress } from '../ton/cells/address.ts'
import { accountLedger, type LedgerOptions, type LedgerPage } from './accountLedger.ts'
import { mergeLines, type LineSource } from './mergeLines.ts'

/**
 * Yields the ledgers of several accounts of one owner as one, newest first. A line whose counterparty is one of the
 * accounts is marked as internal: it is no income and no expense. Balances are those of each account.
 * @param accounts Any form of the addresses. Repeated ones count once.
 * @throws {ResponseShapeError} The history of an account has a gap.
 * @throws {LedgerError} A row does not state its balances, or does not follow from the one before it.
 */
export async function* portfolioLedger(
  source: Client,
  accounts: readonly string[],
  options: LedgerOptions = {},
): AsyncGenerator<LedgerPage, void, undefined> {
  const { client, readOrigin } = collectOrigins(source)
  const own = new Set(accounts.map(toRawAddress))
  const read = { transactions: 0 }
  const sources = [...own].map((account) => readLines(accountLedger(client, account, options), read))
  for await (const { lines: merged, isLast } of mergeLines(sources, options.limit ?? 500)) {
    const lines = merged.map((line) =>
      line.counterparty !== null && own.has(line.counterparty) ? { ...line, internal: true as const } : line,
    )
    const { transactions } = read
    read.transactions = 0
    yield { lines, transactions, isLast, origin: readOrigin() }
  }
}

async function* readLines(
  ledger: AsyncGenerator<LedgerPage, void, undefined>,
  read: { transactions: number },
): LineSource {
  for await (const { lines, transactions } of ledger) {
    read.transactions += transactions
    yield lines
  }
}

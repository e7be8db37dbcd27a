import type { Client } from '../client/client.ts'
import { ResponseShapeError } from '../client/errors.ts'
import { transactions } from '../endpoints/transactions.ts'
import type { Transaction } from '../schema/transaction.ts'
import { toRawAddress } from '../ton/address.ts'

/** Options of {@link accountHistory}. */
export interface AccountHistoryOptions {
  /** Oldest time, Unix seconds, inclusive. @default the first transaction */
  readonly start_utime?: number | undefined
  /** Newest time, Unix seconds, inclusive. @default now */
  readonly end_utime?: number | undefined
  /** Oldest logical time, decimal string, inclusive. @default the first transaction */
  readonly start_lt?: string | undefined
  /** Newest logical time, decimal string, inclusive. @default the newest transaction */
  readonly end_lt?: string | undefined
  /** Rows of one request, 1 to 1000. @default 500 */
  readonly limit?: number | undefined
  /** Aborts the walk with its reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Yields all transactions of an account page by page, newest first, such as for an export. Requests
 * keep the rate limit and have background priority. Pages are cut by logical time, so that new
 * transactions neither skip nor repeat a row.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} The service left out a transaction, or its index starts within the range.
 */
export async function* accountHistory(
  client: Client,
  account: string,
  { start_utime, end_utime, start_lt, end_lt: newest, limit = 500, signal }: AccountHistoryOptions = {},
): AsyncGenerator<readonly Transaction[], void, undefined> {
  const wanted = { account: [toRawAddress(account)], start_utime, end_utime, start_lt, limit, sort: 'desc' as const }
  let end_lt: string | undefined
  for (;;) {
    signal?.throwIfAborted()
    const page = await readPage(end_lt)
    const { count, oldest } = page
    if (count > 0) yield page.take()
    end_lt = oldest ?? end_lt
    if (end_lt === undefined || end_lt === '0') return
    if (start_lt !== undefined && BigInt(end_lt) < BigInt(start_lt)) return
    if (count === limit) continue
    // A short page ends at the bound, at the service's largest page, or at the start of its index.
    const next = await transactionAt(end_lt)
    if (next === undefined) {
      throw missingTransaction(end_lt, 'this index starts after it: pass a later start_utime')
    }
    if (next.now < (start_utime ?? 0)) return
    if (count === 0) throw missingTransaction(end_lt, 'the service lists no other transaction in its place')
  }

  /** Reads the page up to a transaction. The walk holds no rows while its caller uses them. */
  async function readPage(first: string | undefined) {
    const answer = await client.request(transactions, { ...wanted, end_lt: first ?? newest }, { signal, priority: 'background' })
    let rows: readonly Transaction[] = answer.transactions
    checkLinks(rows, first)
    return {
      count: rows.length,
      oldest: rows.at(-1)?.prev_trans_lt,
      take: () => {
        const taken = rows
        rows = []
        return taken
      },
    }
  }

  async function transactionAt(lt: string): Promise<Transaction | undefined> {
    const one = { account: wanted.account, start_lt: lt, end_lt: lt, limit: 1 }
    const answer = await client.request(transactions, one, { signal, priority: 'background' })
    return answer.transactions[0]
  }
}

/** Checks that no transaction is missing: each one names the previous one. */
function checkLinks(rows: readonly Transaction[], first: string | undefined): void {
  let expected = first
  for (const { lt, prev_trans_lt } of rows) {
    if (expected !== undefined && lt !== expected) throw missingTransaction(expected, `lt ${lt} follows`)
    expected = prev_trans_lt
  }
}

function missingTransaction(lt: string, detail: string): ResponseShapeError {
  const message = `the transaction at lt ${lt} is missing, so the history would have a gap; ${detail}`
  return new ResponseShapeError('/transactions', [{ path: ['transactions'], message }])
}

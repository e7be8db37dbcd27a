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
 * transactions neither skip nor repeat a row. Each row names the one before it; the transaction after the end of a range
 * names its newest one, which takes one more request.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} The service left out a transaction, or its index starts within the range.
 */
export async function* accountHistory(
  client: Client,
  account: string,
  range: AccountHistoryOptions = {},
): AsyncGenerator<readonly Transaction[], void, undefined> {
  const { start_utime, end_utime, start_lt, end_lt: newest, limit = 500, signal } = range
  const wanted = { account: [toRawAddress(account)], start_utime, end_utime, start_lt, limit, sort: 'desc' as const }
  const init = { signal, priority: 'background' } as const
  let last: Link | undefined
  for (;;) {
    signal?.throwIfAborted()
    const page = last === undefined ? await readFirstPage() : await readPage(last)
    const { count, oldest } = page
    if (count > 0) yield page.take()
    last = oldest ?? last
    if (last === undefined || last.lt === '0') return
    if (start_lt !== undefined && BigInt(last.lt) < BigInt(start_lt)) return
    if (count === limit) continue
    // A short page ends at the bound, at the service's largest page, or at the start of its index.
    const next = await transactionAt(last.lt)
    if (next === undefined) {
      throw missingTransaction(last.lt, 'this index starts after it: pass a later start_utime')
    }
    if (next.now < (start_utime ?? 0)) return
    if (count === 0) throw missingTransaction(last.lt, 'the service lists no other transaction in its place')
  }

  /** Reads the newest page of the range, again if a transaction arrived meanwhile. */
  async function readFirstPage() {
    for (let tries = 1; ; tries++) {
      const page = await readPage(undefined)
      const newer = await findMissingEnd(page.newest)
      if (newer === undefined) return page
      if (tries === maxTries) throw missingTransaction(newer, 'the service leaves it out of the range')
    }
  }

  /** Reads the page up to a transaction. The walk holds no rows while its caller uses them. */
  async function readPage(first: Link | undefined) {
    const answer = await client.request(transactions, { ...wanted, end_lt: first?.lt ?? newest }, init)
    let rows: readonly Transaction[] = answer.transactions
    checkLinks(rows, first)
    const oldest = rows.at(-1)
    return {
      count: rows.length,
      newest: rows[0] && { lt: rows[0].lt, hash: rows[0].hash },
      oldest: oldest && previousLink(oldest),
      take: () => {
        const taken = rows
        rows = []
        return taken
      },
    }
  }

  /**
   * Finds a transaction that is missing at the end of the range: the first one after it must name the newest one in it.
   * @returns Its logical time.
   */
  async function findMissingEnd(found: Link | undefined): Promise<string | undefined> {
    if (newest === undefined && end_utime === undefined) return undefined
    const next = await (found === undefined ? readNext() : readFirst({ start_lt: following(found.lt) }))
    if (next === undefined) return undefined
    if (isInRange(next, range)) return next.lt
    if (found !== undefined) {
      checkLink(found, previousLink(next))
      return undefined
    }
    if (next.prev_trans_lt === '0') return undefined
    const before = await transactionAt(next.prev_trans_lt)
    if (before !== undefined && !isInRange(before, range)) return undefined
    return next.prev_trans_lt
  }

  /** Reads the first transaction after the range. */
  async function readNext(): Promise<Transaction | undefined> {
    const found = await Promise.all([
      newest === undefined ? undefined : readFirst({ start_lt: following(newest) }),
      end_utime === undefined ? undefined : readFirst({ start_utime: end_utime + 1 }),
    ])
    return found.flatMap((row) => row ?? []).toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))[0]
  }

  async function readFirst(bound: { readonly start_lt: string } | { readonly start_utime: number }): Promise<Transaction | undefined> {
    const params = { account: wanted.account, ...bound, sort: 'asc' as const, limit: 1 }
    return (await client.request(transactions, params, init)).transactions[0]
  }

  async function transactionAt(lt: string): Promise<Transaction | undefined> {
    const one = { account: wanted.account, start_lt: lt, end_lt: lt, limit: 1 }
    return (await client.request(transactions, one, init)).transactions[0]
  }
}

/** Whether a transaction lies in a range. */
export function isInRange({ lt, now }: { readonly lt: string; readonly now: number }, range: AccountHistoryOptions): boolean {
  const { start_utime, end_utime, start_lt, end_lt } = range
  return (
    (start_utime === undefined || now >= start_utime) &&
    (end_utime === undefined || now <= end_utime) &&
    (start_lt === undefined || BigInt(lt) >= BigInt(start_lt)) &&
    (end_lt === undefined || BigInt(lt) <= BigInt(end_lt))
  )
}

/** Most times that the newest page is read because transactions arrive meanwhile. */
const maxTries = 3

/** A transaction as the next one names it. */
interface Link {
  readonly lt: string
  readonly hash: string
}

function previousLink({ prev_trans_lt, prev_trans_hash }: Transaction): Link {
  return { lt: prev_trans_lt, hash: prev_trans_hash }
}

function following(lt: string): string {
  return String(BigInt(lt) + 1n)
}

/** Checks that no transaction is missing: each one names the previous one. */
function checkLinks(rows: readonly Transaction[], first: Link | undefined): void {
  let expected = first
  for (const row of rows) {
    if (expected !== undefined) checkLink(row, expected)
    expected = previousLink(row)
  }
}

function checkLink({ lt, hash }: Link, expected: Link): void {
  if (lt !== expected.lt) throw missingTransaction(expected.lt, `lt ${lt} follows`)
  if (hash !== expected.hash) throw missingTransaction(expected.lt, `the service lists ${hash} in the place of ${expected.hash}`)
}

function missingTransaction(lt: string, detail: string): ResponseShapeError {
  const message = `the transaction at lt ${lt} is missing, so the history would have a gap; ${detail}`
  return new ResponseShapeError('/transactions', [{ path: ['transactions'], message }])
}

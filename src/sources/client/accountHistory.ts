import type { Client } from './client.ts'
import { ResponseShapeError } from './errors.ts'
import { transactions } from '../../service/endpoints/transactions.ts'
import { readHistoryStep, startsLife, type LinkedRow } from '../../meaning/verify/historyStep.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { toRawAddress } from '../../ton/cells/address.ts'

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
 * transactions neither skip nor repeat a row. Each row names the one before it; the transaction after the end of a
 * range names its newest one, which takes one more request. An account that was deleted starts again without naming its
 * earlier life: there, the service alone knows what is older.
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
  let last: LinkedRow | undefined
  let isCapped = false
  for (;;) {
    signal?.throwIfAborted()
    const page = last === undefined ? await readFirstPage() : await readPage(last)
    const { count, oldest } = page
    if (count > 0) yield page.take()
    last = oldest ?? last
    if (last === undefined) return
    const bound = olderBound(last)
    if (start_lt !== undefined && BigInt(bound) < BigInt(start_lt)) return
    if (count === limit) continue
    if (startsLife(last)) {
      // The service lists nothing older: it refuses a page that is larger than its largest, or has shown that it cuts
      // it.
      if (count === 0 || !isCapped) return
      continue
    }
    // A short page ends at the bound, at the service's largest page, or at the start of its index.
    const next = await transactionAt(bound)
    if (next === undefined) throw missingTransaction(bound, 'this index starts after it: pass a later start_utime')
    if (next.now < (start_utime ?? 0)) return
    if (count === 0) throw missingTransaction(bound, 'the service lists no other transaction in its place')
    isCapped = true
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

  /** Reads the page after a transaction. The walk holds no rows while its caller uses them. */
  async function readPage(newer: LinkedRow | undefined) {
    const end_lt = newer === undefined ? newest : olderBound(newer)
    let rows: readonly Transaction[] = (await client.request(transactions, { ...wanted, end_lt }, init)).transactions
    checkSteps(newer === undefined ? rows : [newer, ...rows])
    return {
      count: rows.length,
      newest: readLink(rows[0]),
      oldest: readLink(rows.at(-1)),
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
  async function findMissingEnd(found: LinkedRow | undefined): Promise<string | undefined> {
    if (newest === undefined && end_utime === undefined) return undefined
    const next = await (found === undefined ? readNext() : readFirst({ start_lt: following(found.lt) }))
    if (next === undefined) return undefined
    if (isInRange(next, range)) return next.lt
    if (found !== undefined) {
      checkSteps([next, found])
      return undefined
    }
    const before = await (startsLife(next)
      ? readFirst({ end_lt: olderBound(next) }, 'desc')
      : transactionAt(next.prev_trans_lt))
    if (before !== undefined) checkSteps([next, before])
    else if (startsLife(next)) return undefined
    return before !== undefined && !isInRange(before, range) ? undefined : (before?.lt ?? next.prev_trans_lt)
  }

  /** Reads the first transaction after the range. */
  async function readNext(): Promise<Transaction | undefined> {
    const found = await Promise.all([
      newest === undefined ? undefined : readFirst({ start_lt: following(newest) }),
      end_utime === undefined ? undefined : readFirst({ start_utime: end_utime + 1 }),
    ])
    return found.flatMap((row) => row ?? []).toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))[0]
  }

  async function readFirst(
    bound: AccountHistoryOptions,
    sort: 'asc' | 'desc' = 'asc',
  ): Promise<Transaction | undefined> {
    return (await client.request(transactions, { account: wanted.account, ...bound, sort, limit: 1 }, init))
      .transactions[0]
  }

  function transactionAt(lt: string): Promise<Transaction | undefined> {
    return readFirst({ start_lt: lt, end_lt: lt })
  }
}

/** Tells whether a transaction lies in a range. */
export function isInRange(
  { lt, now }: { readonly lt: string; readonly now: number },
  range: AccountHistoryOptions,
): boolean {
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

/** Fields of a row that outlive its page. */
function readLink(row: Transaction | undefined): LinkedRow | undefined {
  if (row === undefined) return undefined
  const { hash, lt, prev_trans_hash, prev_trans_lt, orig_status, end_status } = row
  return { hash, lt, prev_trans_hash, prev_trans_lt, orig_status, end_status }
}

/** Newest logical time that the transaction before this one can have. */
function olderBound(row: LinkedRow): string {
  return startsLife(row) ? String(BigInt(row.lt) - 1n) : row.prev_trans_lt
}

function following(lt: string): string {
  return String(BigInt(lt) + 1n)
}

/**
 * Checks that no transaction is missing between rows of an account, newest first.
 * @throws {ResponseShapeError} The service left out a transaction.
 */
export function checkSteps(rows: readonly LinkedRow[]): void {
  for (const [at, newer] of rows.entries()) {
    const older = rows[at + 1]
    if (older !== undefined && readHistoryStep(newer, older) === 'broken') throw missingBetween(newer, older)
  }
}

function missingBetween(newer: LinkedRow, { lt, hash }: LinkedRow): ResponseShapeError {
  const { prev_trans_lt, prev_trans_hash } = newer
  if (startsLife(newer))
    return missingTransaction(`before ${newer.lt}`, `lt ${lt} follows, which did not delete the account`)
  if (lt !== prev_trans_lt) return missingTransaction(prev_trans_lt, `lt ${lt} follows`)
  return missingTransaction(lt, `the service lists ${hash} in the place of ${prev_trans_hash}`)
}

/** The service left out a transaction: its answers are well formed, and do not fit each other. */
export class HistoryGapError extends ResponseShapeError {}

function missingTransaction(lt: string, detail: string): HistoryGapError {
  const message = `the transaction at lt ${lt} is missing, so the history would have a gap; ${detail}`
  return new HistoryGapError('/transactions', [{ path: ['transactions'], message }])
}

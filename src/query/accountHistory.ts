import type { Client } from '../client/client.ts'
import { ResponseShapeError } from '../client/errors.ts'
import { transactions } from '../endpoints/transactions.ts'
import type { Transaction } from '../schema/transaction.ts'
import { toRawAddress } from '../ton/address.ts'

/** Which part of a history to walk through, and how. */
export interface AccountHistoryOptions {
  /** Unix seconds of the oldest moment wanted, inclusive. @default the beginning */
  readonly start_utime?: number | undefined
  /** Unix seconds of the newest moment wanted, inclusive. @default now */
  readonly end_utime?: number | undefined
  /** Rows of one request, 1 to 1000. @default 500 */
  readonly limit?: number | undefined
  /** Ends the walk with its reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Pages of an account's transactions, newest first, down to the beginning or to `start_utime`: for
 * exports, which need all of them. It keeps the client's rate limit, lets what is on screen go
 * first, and moves by logical time, so that rows that arrive meanwhile neither skip nor repeat one.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} from the walk: the service left out a transaction, or its index begins
 * within what is wanted.
 */
export async function* accountHistory(
  client: Client,
  account: string,
  { start_utime, end_utime, limit = 500, signal }: AccountHistoryOptions = {},
): AsyncGenerator<readonly Transaction[], void, undefined> {
  const wanted = { account: [toRawAddress(account)], start_utime, end_utime, limit, sort: 'desc' as const }
  let end_lt: string | undefined
  for (;;) {
    signal?.throwIfAborted()
    const answer = await client.request(transactions, { ...wanted, end_lt }, { signal, priority: 'background' })
    const rows = answer.transactions
    checkLinks(rows, end_lt)
    if (rows.length > 0) yield rows
    end_lt = rows.at(-1)?.prev_trans_lt ?? end_lt
    if (end_lt === undefined || end_lt === '0') return
    if (rows.length === limit) continue
    // The page ends early: at the bound, at the service's own largest page, or where its index begins.
    const next = await transactionAt(end_lt)
    if (next === undefined) {
      throw leftOut(end_lt, 'it and all before it are not in this index: name a later start_utime')
    }
    if (next.now < (start_utime ?? 0)) return
    if (rows.length === 0) throw leftOut(end_lt, 'the service lists nothing instead')
  }

  async function transactionAt(lt: string): Promise<Transaction | undefined> {
    const one = { account: wanted.account, start_lt: lt, end_lt: lt, limit: 1 }
    const answer = await client.request(transactions, one, { signal, priority: 'background' })
    return answer.transactions[0]
  }
}

/** Every transaction names the one before it: what is left out shows. */
function checkLinks(rows: readonly Transaction[], first: string | undefined): void {
  let expected = first
  for (const { lt, prev_trans_lt } of rows) {
    if (expected !== undefined && lt !== expected) throw leftOut(expected, `lt ${lt} follows`)
    expected = prev_trans_lt
  }
}

function leftOut(lt: string, instead: string): ResponseShapeError {
  const message = `the transaction at lt ${lt} is left out; ${instead}`
  return new ResponseShapeError('/transactions', [{ path: ['transactions'], message }])
}

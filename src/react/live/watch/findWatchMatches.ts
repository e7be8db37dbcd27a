import type { Client } from '../../../sources/client/client.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import type { Pass, UnreadRows, WatchCursor, WatchRequest } from './pass.ts'
import { readRules, readsRows, type WatchMatch } from './rules.ts'
import { readTransactions } from './unreadTransactions.ts'
import { readJettonTransfers, readNftTransfers } from './unreadTransfers.ts'

/** Result of one pass over the watched accounts. */
export interface FoundWatchMatches {
  /** Oldest first. */
  readonly matches: readonly WatchMatch[]
  /** Give it to the next pass. */
  readonly cursor: WatchCursor
  /** Empty if every row since the last cursor was read. */
  readonly unread: readonly UnreadRows[]
}

/**
 * Reads the final rows of accounts since a cursor once, and applies rules to them, such as in a service worker;
 * a page uses `useWatch`. Transactions are complete: each names the previous one, and rows after a gap wait for
 * the next pass.
 * @throws {TonlensError} A rule is invalid; the message names its field.
 * @throws {HttpError | TimeoutError | NetworkError} As of `client.request`. The pass can be repeated with the same
 * cursor.
 */
export async function findWatchMatches(client: Client, request: WatchRequest): Promise<FoundWatchMatches> {
  const { since, signal } = request
  const rules = readRules(request.rules)
  // Other text stays as it is, so that the client names it in its error.
  const accounts = request.accounts.map((address) => readRawAddress(address) ?? address)
  if (accounts.length === 0) return { matches: [], cursor: since ?? { transactions: {} }, unread: [] }
  const pass: Pass = { client, accounts, rules, since, signal, matches: [], unread: [] }
  const cursor = {
    transactions: await readTransactions(pass),
    ...(readsRows(rules, 'jettonTransfer') && { jettonTransfers: await readJettonTransfers(pass) }),
    ...(readsRows(rules, 'nftTransfer') && { nftTransfers: await readNftTransfers(pass) }),
  }
  return { matches: pass.matches.toSorted((a, b) => a.utime - b.utime), cursor, unread: pass.unread }
}

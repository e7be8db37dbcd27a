import type { Client } from '../sources/client/client.ts'
import { collectOrigins } from '../sources/client/collectOrigins.ts'
import type { Origin } from '../sources/client/origin.ts'
import { findKnownAccount, knownAccountNames } from '../ton/facts/knownAccounts.ts'
import { accountHistory, type AccountHistoryOptions } from '../sources/client/accountHistory.ts'
import type { Transaction } from '../service/rows/transaction.ts'
import { toRawAddress } from '../ton/cells/address.ts'
import { classifyLines } from './classifyLines.ts'
import { jettonHistory } from './jettonHistory.ts'
import { checkBalances, ledgerLines } from './ledgerLines.ts'
import type { LedgerAsset, LedgerLine } from './line.ts'
import { listJettonWallets } from './listJettonWallets.ts'
import { mergeLines, type LineSource } from './mergeLines.ts'
import { nftHistory } from './nftHistory.ts'

/** Options of {@link accountLedger}. */
export interface LedgerOptions extends LedgerRange {
  /**
   * Assets to include. Jettons take at least one request for each jetton wallet, NFTs one for each item that did not
   * come by a listed transfer. @default all
   */
  readonly assets?: readonly LedgerAsset['kind'][] | undefined
  /**
   * Whether the actions of the traces tell swaps, purchases, sales and stakes from plain transfers.
   * @default true
   */
  readonly actions?: boolean | undefined
  /** Returns the name of a raw address. @default names of well-known accounts */
  readonly label?: ((address: string) => string | null | undefined) | undefined
}

/** Lines of a part of a history. */
export interface LedgerPage {
  /** Newest first. Each has the balance after it. */
  readonly lines: readonly LedgerLine[]
  /** Transactions of the account that were read for this page. */
  readonly transactions: number
  /** Whether there are no older lines. */
  readonly isLast: boolean
  /**
   * Origin of the answers that this page and those before it were made of: `asOf` is the moment of the oldest.
   * Undefined if nothing was requested.
   */
  readonly origin: Origin | undefined
}

/** Transactions of jetton wallets that are held in memory, over all wallets. */
const heldTransactions = 4000

/**
 * Yields every change of an account's coin, currencies, jettons and NFTs page by page, newest first, with the balance
 * after each. Memory is bounded by one page of each history. Coin, currencies and jettons come from histories that are
 * complete, or the ledger ends with an error; a page that was yielded stays true then. NFTs come from the list of
 * transfers and are checked against the items that the account owns; one that came and went without a listed transfer
 * cannot be noticed. A mirror that holds the histories answers without
 * requests.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} The service left out a transaction, or its index starts within the range.
 * @throws {LedgerError} A row does not state its balances, or does not follow from the one before it.
 * @example for await (const { lines } of accountLedger(client, account)) console.log(lines)
 */
export async function* accountLedger(
  source: Client,
  account: string,
  options: LedgerOptions = {},
): AsyncGenerator<LedgerPage, void, undefined> {
  const { assets, actions = true, label, limit = 500, signal } = options
  const { client, readOrigin } = collectOrigins(source)
  const owner = toRawAddress(account)
  const includes = (kind: LedgerAsset['kind']) => assets === undefined || assets.includes(kind)
  // Ends the other histories when one fails, and when the caller stops early.
  const stop = new AbortController()
  const abort = () => stop.abort(signal?.reason)
  if (signal?.aborted === true) abort()
  signal?.addEventListener('abort', abort)
  const range = { ...options, signal: stop.signal }
  const sources: LineSource[] = []
  const read = { transactions: 0 }
  try {
    if (includes('coin') || includes('currency')) {
      sources.push(coinHistory(client, owner, range, ({ asset }) => includes(asset.kind), read))
    }
    if (includes('jetton')) {
      const wallets = await listJettonWallets(client, owner, range)
      const share = Math.max(20, Math.min(limit, Math.floor(heldTransactions / Math.max(1, wallets.length))))
      for (const wallet of wallets) sources.push(jettonHistory(client, wallet, { ...range, limit: share }))
    }
    if (includes('nft')) sources.push(readAtOnce(async () => (await nftHistory(client, owner, range)).lines))
    for await (const { lines: merged, isLast } of mergeLines(sources, limit)) {
      const named = merged.map((line) => ({ ...line, label: readLabel(line.counterparty, label) }))
      const lines = actions ? await classifyLines(client, named, stop.signal) : named
      const { transactions } = read
      read.transactions = 0
      yield { lines, transactions, isLast, origin: readOrigin() }
    }
  } finally {
    signal?.removeEventListener('abort', abort)
    stop.abort()
  }
}

async function* coinHistory(
  client: Client,
  owner: string,
  { start_utime, end_utime, start_lt, end_lt, limit, signal }: LedgerOptions,
  isWanted: (line: LedgerLine) => boolean,
  read: { transactions: number },
): LineSource {
  let newer: Transaction | undefined
  for await (const rows of accountHistory(client, owner, { start_utime, end_utime, start_lt, end_lt, limit, signal })) {
    const lines: LedgerLine[] = []
    for (const row of rows) {
      if (newer !== undefined) checkBalances(row, newer)
      lines.push(...ledgerLines(row).toReversed())
      newer = row
    }
    read.transactions += rows.length
    yield lines.filter(isWanted)
  }
}

async function* readAtOnce(read: () => Promise<readonly LedgerLine[]>): LineSource {
  yield await read()
}

function readLabel(address: string | null, label: LedgerOptions['label']): string | null {
  if (address === null) return null
  const known = findKnownAccount(address)
  return label?.(address) ?? (known === undefined ? null : knownAccountNames[known])
}

/** Range of a ledger by time, by logical time, or both. */
export type LedgerRange = AccountHistoryOptions

/** Tells whether a transaction lies before the start of a range. */
export function isBefore(
  { lt, now }: { readonly lt: string; readonly now: number },
  { start_utime, start_lt }: LedgerRange,
): boolean {
  return (start_utime !== undefined && now < start_utime) || (start_lt !== undefined && BigInt(lt) < BigInt(start_lt))
}

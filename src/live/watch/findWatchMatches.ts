import type { Client } from '../../client/client.ts'
import { accountStates } from '../../endpoints/accounts.ts'
import { jettonTransfers } from '../../endpoints/jettons.ts'
import { nftTransfers } from '../../endpoints/nfts.ts'
import { transactions } from '../../endpoints/transactions.ts'
import { readFinality } from '../../model/finality.ts'
import { LARGEST_PAGE } from '../../rules/requests/page.ts'
import type { JettonTransfer } from '../../schema/jetton.ts'
import type { Metadata } from '../../schema/names.ts'
import type { NftTransfer } from '../../schema/nft.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { readRawAddress } from '../../ton/address.ts'
import { compareDecimal } from '../../trace/decimal.ts'
import { matchRow, readRules, readsRows, type WatchedRow, type WatchMatch, watchedRowId, type WatchRule } from './rules.ts'

/** Place up to which transfers were read. */
export interface TransferCursor {
  /** Unix seconds of the newest transfer. */
  readonly utime: number
  /** Transfers of the last two minutes before `utime`; the service may list others of that time late. */
  readonly seen: readonly string[]
}

/** Place up to which accounts were read. Plain JSON: an application can store it, and go on after a reload. */
export interface WatchCursor {
  /** Logical time of the last transaction that was read, by raw address; '0' for an account without any. */
  readonly transactions: Readonly<Record<string, string>>
  readonly jettonTransfers?: TransferCursor | undefined
  readonly nftTransfers?: TransferCursor | undefined
}

/** Rows that were left out: the service does not hold them, or there were more than 10,000. */
export interface UnreadRows {
  readonly kind: WatchedRow['kind']
  /** Raw address; undefined if the rows may belong to any of the accounts. */
  readonly account: string | undefined
}

/** Result of one pass over the watched accounts. */
export interface FoundWatchMatches {
  /** Oldest first. */
  readonly matches: readonly WatchMatch[]
  /** Give it to the next pass. */
  readonly cursor: WatchCursor
  /** Empty if every row since the last cursor was read. */
  readonly unread: readonly UnreadRows[]
}

/** Accounts and rules of one pass. */
export interface WatchRequest {
  /** Addresses in any form, 1,000 at most. */
  readonly accounts: readonly string[]
  readonly rules: readonly WatchRule[]
  /** End of the last pass. Undefined starts now: only what happens later is found. */
  readonly since?: WatchCursor | undefined
  readonly signal?: AbortSignal | undefined
}

/** One pass: its request, and what it has found. */
interface Pass extends WatchRequest {
  readonly client: Client
  readonly matches: WatchMatch[]
  readonly unread: UnreadRows[]
}

/** A mirror does not hold new rows yet. */
const policy = 'service-first'
const maxPages = 10
/** Seconds by which the service may list a row late. */
const overlap = 120

/**
 * Reads the final rows of accounts since a cursor once, and applies rules to them, such as in a service worker;
 * a page uses `useWatch`. Transactions are complete: each names the previous one, and rows after a gap wait for
 * the next pass.
 * @throws {TonlensError} A rule is invalid; the message names its field.
 * @throws {HttpError | TimeoutError | NetworkError} As of `client.request`. The pass can be repeated with the same cursor.
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

function addMatch(pass: Pass, row: WatchedRow, metadata?: Metadata): void {
  const match = matchRow(row, pass.rules, metadata)
  if (match !== undefined) pass.matches.push(match)
}

async function readTransactions(pass: Pass): Promise<WatchCursor['transactions']> {
  const { client, accounts, signal, since } = pass
  if (!readsRows(pass.rules, 'transaction')) return since?.transactions ?? {}
  const states = await client.request(accountStates, { address: [...accounts], include_boc: false }, { signal, policy })
  const heads = new Map(states.accounts.map((row) => [row.address, row.last_transaction_lt ?? '0']))
  const lts: Record<string, string> = {}
  for (const account of accounts) lts[account] = since?.transactions[account] ?? heads.get(account) ?? '0'
  const behind = accounts.filter((account) => compareDecimal(heads.get(account) ?? '0', ltAt(lts, account)) > 0)
  const rows = behind.length > 1 ? await requestTransactions(pass, behind, lts) : { page: [], isWhole: false }
  for (const account of behind) {
    lts[account] = rows.isWhole ? addChain(pass, account, ltAt(lts, account), rows.page) : await readAccount(pass, account, lts)
  }
  return lts
}

function ltAt(lts: Readonly<Record<string, string>>, account: string): string {
  return lts[account] ?? '0'
}

/** Requests the oldest page of unread transactions. */
async function requestTransactions({ client, signal }: Pass, accounts: readonly string[], lts: Readonly<Record<string, string>>) {
  const oldest = accounts.map((account) => ltAt(lts, account)).reduce((a, b) => (compareDecimal(a, b) < 0 ? a : b))
  const start_lt = String(BigInt(oldest) + 1n)
  const params = { account: [...accounts], start_lt, sort: 'asc' as const, limit: LARGEST_PAGE }
  const { transactions: page } = await client.request(transactions, params, { signal, policy })
  return { page, isWhole: page.length < LARGEST_PAGE }
}

/** Reads one account. @returns The logical time up to which it was read. */
async function readAccount(pass: Pass, account: string, lts: Readonly<Record<string, string>>): Promise<string> {
  let lt = ltAt(lts, account)
  for (let pages = 0; pages < maxPages; pages++) {
    const { page, isWhole } = await requestTransactions(pass, [account], { [account]: lt })
    const next = addChain(pass, account, lt, page)
    if (isWhole || next === lt) return next
    lt = next
  }
  pass.unread.push({ kind: 'transaction', account })
  const { accounts: [head] } = await pass.client.request(accountStates, { address: [account], include_boc: false }, { signal: pass.signal, policy })
  return head?.last_transaction_lt ?? lt
}

/** Adds the rows that follow `lt` without a gap, oldest first. @returns The logical time of the last one. */
function addChain(pass: Pass, account: string, lt: string, rows: readonly Transaction[]): string {
  let last = lt
  for (const row of rows.toSorted((a, b) => compareDecimal(a.lt, b.lt))) {
    if (row.account !== account || compareDecimal(row.lt, last) <= 0) continue
    if (readFinality(row) !== 'finalized') break
    if (row.prev_trans_lt !== last) {
      // A row in between may be indexed late; one that is missing for long stays missing.
      if (row.now > Date.now() / 1000 - overlap) break
      pass.unread.push({ kind: 'transaction', account })
    }
    last = row.lt
    addMatch(pass, { kind: 'transaction', account, transaction: row })
  }
  return last
}

/** Transfers of one kind: how they are requested, and whose they are. */
interface TransferSource<Row> {
  readonly kind: 'jettonTransfer' | 'nftTransfer'
  readonly since: TransferCursor | undefined
  readonly request: (page: TransferPage) => Promise<{ readonly rows: readonly Row[]; readonly metadata: Metadata }>
  readonly owners: (row: Row) => readonly string[]
  readonly watch: (account: string, row: Row) => WatchedRow
}

interface TransferPage {
  readonly start_utime?: number
  readonly offset?: number
  readonly sort: 'asc' | 'desc'
  readonly limit: number
}

function readJettonTransfers(pass: Pass): Promise<TransferCursor> {
  const { accounts, client, signal, since } = pass
  return readTransfers<JettonTransfer>(pass, {
    kind: 'jettonTransfer',
    since: since?.jettonTransfers,
    request: async (page) => {
      const answer = await client.request(jettonTransfers, { owner_address: [...accounts], ...page }, { signal, policy })
      return { rows: answer.jetton_transfers, metadata: answer.metadata }
    },
    owners: ({ source, destination }) => [source, destination],
    watch: (account, transfer) => ({ kind: 'jettonTransfer', account, transfer }),
  })
}

function readNftTransfers(pass: Pass): Promise<TransferCursor> {
  const { accounts, client, signal, since } = pass
  return readTransfers<NftTransfer>(pass, {
    kind: 'nftTransfer',
    since: since?.nftTransfers,
    request: async (page) => {
      const answer = await client.request(nftTransfers, { owner_address: [...accounts], ...page }, { signal, policy })
      return { rows: answer.nft_transfers, metadata: answer.metadata }
    },
    owners: ({ old_owner, new_owner }) => [old_owner, new_owner],
    watch: (account, transfer) => ({ kind: 'nftTransfer', account, transfer }),
  })
}

/** A transfer as the row of one watched account. */
interface ReadTransfer {
  readonly id: string
  readonly utime: number
  readonly row: WatchedRow
}

function readRows<Row extends { readonly transaction_now: number }>(
  { accounts }: Pass,
  { owners, watch }: TransferSource<Row>,
  rows: readonly Row[],
): ReadTransfer[] {
  return rows.flatMap((row) => {
    const known = new Set(owners(row))
    return accounts
      .filter((account) => known.has(account))
      .map((account) => watch(account, row))
      .map((watched) => ({ id: watchedRowId(watched), utime: row.transaction_now, row: watched }))
  })
}

async function readTransfers<Row extends { readonly transaction_now: number }>(
  pass: Pass,
  source: TransferSource<Row>,
): Promise<TransferCursor> {
  if (source.since === undefined) return startTransfers(pass, source)
  const { utime, seen } = source.since
  const start_utime = Math.max(0, utime - overlap)
  const known = new Set(seen)
  const read: ReadTransfer[] = []
  for (let pages = 0; pages < maxPages; pages++) {
    const page = { start_utime, offset: pages * LARGEST_PAGE, sort: 'asc', limit: LARGEST_PAGE } as const
    const { rows, metadata } = await source.request(page)
    for (const transfer of readRows(pass, source, rows)) {
      read.push(transfer)
      if (!known.has(transfer.id)) addMatch(pass, transfer.row, metadata)
      known.add(transfer.id)
    }
    if (rows.length < LARGEST_PAGE) return endOfTransfers(read, utime)
  }
  pass.unread.push({ kind: source.kind, account: undefined })
  return startTransfers(pass, source)
}

/** Returns the cursor after the newest transfer. */
async function startTransfers<Row extends { readonly transaction_now: number }>(
  pass: Pass,
  source: TransferSource<Row>,
): Promise<TransferCursor> {
  const { rows } = await source.request({ sort: 'desc', limit: LARGEST_PAGE })
  return endOfTransfers(readRows(pass, source, rows), 0)
}

function endOfTransfers(read: readonly ReadTransfer[], least: number): TransferCursor {
  const utime = read.reduce((newest, row) => Math.max(newest, row.utime), least)
  return { utime, seen: read.filter((row) => row.utime >= utime - overlap).map(({ id }) => id) }
}

import type { AddressBook, Metadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'

/** So many rows, of any number: the same for all who are given the same place. */
export interface Rows {
  /** Rows from `from` up to `to`. A history's rows name the ones before, as the service's do. */
  transactions(from: number, to: number): Transaction[]
  items(from: number, to: number): NftItem[]
  /** Transactions of one copy of the chain. */
  readonly chain: number
  /** Places in a copy of transactions whose messages have not all arrived: the mirror rightly passes on. */
  readonly open: ReadonlySet<number>
  /** Names of everybody in any row. */
  readonly names: { readonly address_book: AddressBook; readonly metadata: Metadata }
  /** Accounts with at least 50 rows among the first 10,000, the busiest first. */
  readonly accounts: readonly string[]
  /** Owners with at least 50 items among the first 10,000. */
  readonly owners: readonly string[]
}

/** Accounts stand in so many forms that histories grow long, and those of owners into galleries. */
const ACCOUNTS = 4
const OWNERS = 16

/**
 * The embedded chain over and over: each time later and with other hashes, each time with the next
 * of a few sets of accounts.
 */
export async function createRows(): Promise<Rows> {
  const [chain, nfts] = await Promise.all([readAnswer('transactions'), readAnswer('nft-items')])
  const oldestFirst = (chain['transactions'] as Transaction[]).toReversed()
  const all = nfts['nft_items'] as NftItem[]
  const books = [chain, nfts].map((body) => body['address_book'] as AddressBook)
  const predecessors = linkPrevious(oldestFirst)
  return {
    transactions: (from, to) =>
      slices(from, to, oldestFirst.length, (copy, start, end) => {
        return oldestFirst.slice(start, end).map((row, at) => {
          const before = predecessors[start + at] ?? { index: -1, copies: 0 }
          const last = oldestFirst[before.index]
          const round = copy - before.copies * ACCOUNTS
          const moved = copyWith(row, mover(copy, copy % ACCOUNTS)) as Transaction
          return {
            ...moved,
            prev_trans_lt: last === undefined || round < 0 ? '0' : later(last.lt, round),
            prev_trans_hash: last === undefined || round < 0 ? NO_HASH : otherHash(last.hash, round),
          }
        })
      }),
    items: (from, to) =>
      slices(from, to, all.length, (copy, start, end) => {
        const items = new Set(all.map(({ address }) => address))
        const text = (value: string) => {
          if (items.has(value)) return otherItem(value, copy)
          return ADDRESS.test(value) ? otherAccount(value, copy % OWNERS) : value
        }
        return all.slice(start, end).map((row) => copyWith(row, (value) => text(value)) as NftItem)
      }),
    chain: oldestFirst.length,
    open: openAmong(oldestFirst),
    names: { address_book: mergeBooks(books), metadata: {} },
    accounts: havingMany(
      oldestFirst.map(({ account }) => account),
      50 / Math.floor(10_000 / oldestFirst.length / ACCOUNTS),
      ACCOUNTS,
    ),
    owners: havingMany(
      all.map(({ owner_address }) => owner_address ?? ''),
      50 / Math.floor(10_000 / all.length / OWNERS),
      OWNERS,
    ),
  }
}

async function readAnswer(name: string): Promise<Readonly<Record<string, unknown>>> {
  return (await (await fetch(`/chain/${name}.json`)).json()) as Record<string, unknown>
}

function slices<Row>(
  from: number,
  to: number,
  length: number,
  make: (copy: number, start: number, end: number) => Row[],
): Row[] {
  const rows: Row[] = []
  for (let at = from; at < to;) {
    const start = at % length
    const end = Math.min(length, start + to - at)
    rows.push(...make(Math.floor(at / length), start, end))
    at += end - start
  }
  return rows
}

/** For each row the one before it on its account: in the same copy, or the last of the copy before. */
function linkPrevious(rows: readonly Transaction[]) {
  const last = new Map<string, number>(rows.map(({ account }, at) => [account, at]))
  const seen = new Map<string, number>()
  return rows.map(({ account }, at) => {
    const before = seen.get(account)
    seen.set(account, at)
    return { index: before ?? last.get(account) ?? at, copies: before === undefined ? 1 : 0 }
  })
}

function openAmong(rows: readonly Transaction[]): Set<number> {
  const arrived = new Set(rows.map(({ in_msg }) => in_msg?.hash))
  const isOpen = ({ out_msgs }: Transaction) =>
    out_msgs.some(({ destination, hash }) => destination !== null && !arrived.has(hash))
  return new Set(rows.flatMap((row, at) => (isOpen(row) ? at : [])))
}

const NO_HASH = `${'A'.repeat(43)}=`
const HASH = /^[\w+/]{43}=$/
const ADDRESS = /^0:[\dA-F]{64}$/
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function copyWith(value: unknown, text: (value: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return text(value, key)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => copyWith(item, text, key))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copyWith(item, text, name)]))
}

function mover(copy: number, accounts: number) {
  return (value: string, key: string) => {
    if (HASH.test(value)) return otherHash(value, copy)
    if (ADDRESS.test(value)) return otherAccount(value, accounts)
    return key.endsWith('lt') ? later(value, copy) : value
  }
}

const later = (lt: string, copy: number) => (/^61\d{12}$/.test(lt) ? `${61 + copy}${lt.slice(2)}` : lt)

function otherHash(hash: string, copy: number): string {
  const moved = [copy % 64, Math.floor(copy / 64)].map((by, at) => DIGITS[(DIGITS.indexOf(hash[at] ?? '') + by) % 64])
  return `${moved.join('')}${hash.slice(2)}`
}

function otherAccount(address: string, set: number): string {
  return `0:${((parseInt(address[2] ?? '', 16) + set) % 16).toString(16).toUpperCase()}${address.slice(3)}`
}

const otherItem = (address: string, copy: number) =>
  `${address.slice(0, -4)}${copy.toString(16).toUpperCase().padStart(4, '0')}`

function mergeBooks(books: readonly AddressBook[]): AddressBook {
  const rows = books.flatMap((book) => Object.entries(book))
  return Object.fromEntries(
    Array.from({ length: 16 }, (_, set) =>
      rows.map(([address, row]) => [ADDRESS.test(address) ? otherAccount(address, set) : address, row]),
    ).flat() as [string, AddressBook[string]][],
  )
}

function havingMany(keys: readonly string[], least: number, sets: number): string[] {
  const counts = new Map<string, number>()
  for (const key of keys) if (ADDRESS.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const many = [...counts].filter(([, count]) => count >= least).toSorted(([, a], [, b]) => b - a)
  return many.flatMap(([key]) => Array.from({ length: sets }, (_, set) => otherAccount(key, set)))
}

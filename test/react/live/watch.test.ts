import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../../src/sources/client/client.ts'
import { findWatchMatches, type FoundWatchMatches } from '../../../src/react/live/watch/findWatchMatches.ts'
import type { WatchCursor } from '../../../src/react/live/watch/pass.ts'
import { readRules, type WatchMatch, type WatchRule } from '../../../src/react/live/watch/rules.ts'
import { createWatch } from '../../../src/react/live/watch/watch.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { readFailure } from '../../../src/meaning/outcome/failure.ts'
import type { AccountStateFull } from '../../../src/service/rows/account.ts'
import type { JettonTransfer } from '../../../src/service/rows/jetton.ts'
import type { NftTransfer } from '../../../src/service/rows/nft.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { createRandom } from '../../helpers/random.ts'
import { until } from './world.ts'

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../stories/chain/${file}`, import.meta.url), 'utf8')) as never
const { transactions: chain } = read('transactions.json') as { transactions: Transaction[] }
const { accounts: states } = read('account-states.json') as { accounts: AccountStateFull[] }
const { jetton_transfers: jettons } = read('jetton-transfers.json') as { jetton_transfers: JettonTransfer[] }
const { nft_transfers: nfts } = read('nft-transfers.json') as { nft_transfers: NftTransfer[] }

/** Accounts of the chain from their first transaction on, oldest first; the busiest accounts come first. */
const complete = [...new Set(chain.map(({ account }) => account))]
  .map((account) => ({
    account,
    rows: chain.filter((row) => row.account === account).toSorted((a, b) => Number(BigInt(a.lt) - BigInt(b.lt))),
  }))
  .filter(
    ({ account, rows: [first] }) => first?.prev_trans_lt === '0' && states.some(({ address }) => address === account),
  )
  .sort((a, b) => b.rows.length - a.rows.length)
const failing = complete
  .slice(4)
  .filter(({ rows }) => rows.length > 3 && rows.slice(1).some((row) => readFailure(row) !== undefined))
const histories = [...complete.slice(0, 4), ...failing.slice(0, 1)]
const accounts = histories.map(({ account }) => account)
const everything: WatchRule[] = [{ kind: 'amount', least: '0' }]

function openWorld() {
  const index = createMemoryIndex()
  const client = createClient({
    network: { name: 'watched', baseUrl: 'http://127.0.0.1:9/api/v3' },
    transport: index.transport,
  })
  /** Adds the first `count` transactions of an account, and its state after them. */
  function indexAccount(account: string, count: number, without: readonly number[] = []): void {
    const rows = histories.find((history) => history.account === account)?.rows.slice(0, count) ?? []
    const state = states.find(({ address }) => address === account)
    const last = rows.at(-1)
    const head = { ...state, last_transaction_lt: last?.lt ?? null, last_transaction_hash: last?.hash ?? null }
    index.ingest({ transactions: rows.filter((_row, at) => !without.includes(at)) }, { accounts: [head], metadata: {} })
  }
  return { index, client, indexAccount }
}

/** A second page of the same reader: all that it knows is what was stored. */
const stored = (cursor: WatchCursor) => JSON.parse(JSON.stringify(cursor)) as WatchCursor
const hashes = (matches: readonly WatchMatch[]) =>
  matches.map((match) => (match.kind === 'transaction' ? match.transaction.hash : match.id))

describe('transactions', () => {
  test('each is reported once, in order, in whatever portions it was indexed', async () => {
    expect(histories.map(({ rows }) => rows.length > 3)).toEqual(accounts.map(() => true))
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed)
      const { client, indexAccount } = openWorld()
      const counts = new Map(histories.map(({ account }) => [account, 1]))
      for (const account of accounts) indexAccount(account, 1)
      let { cursor, matches } = await findWatchMatches(client, { accounts, rules: everything })
      expect(matches).toEqual([])
      const found: WatchMatch[] = []
      while (histories.some(({ account, rows }) => (counts.get(account) ?? 0) < rows.length)) {
        for (const { account, rows } of histories) {
          if (random.chance()) continue
          const count = Math.min(rows.length, (counts.get(account) ?? 0) + 1 + random.integer(40))
          counts.set(account, count)
          indexAccount(account, count)
        }
        ;({ cursor, matches } = await findWatchMatches(client, { accounts, rules: everything, since: stored(cursor) }))
        found.push(...matches)
      }
      for (const { account, rows } of histories) {
        expect(hashes(found.filter((match) => match.account === account))).toEqual(
          rows.slice(1).map(({ hash }) => hash),
        )
      }
    }
  })

  test('rows after a gap wait for it; a gap that stays is named', async () => {
    const { client, indexAccount } = openWorld()
    const [{ account, rows } = { account: '', rows: [] as Transaction[] }] = histories
    indexAccount(account, 1)
    const start = await findWatchMatches(client, { accounts: [account], rules: everything })
    // The second one is missing: recent rows wait, old ones are told.
    const recent = rows.slice(0, 4).map((row) => ({ ...row, now: Math.floor(Date.now() / 1000) }))
    const world = openWorld()
    const head = { ...states.find(({ address }) => address === account), last_transaction_lt: recent[3]?.lt }
    world.index.ingest({ transactions: recent.filter((_row, at) => at !== 1) }, { accounts: [head], metadata: {} })
    const waiting = await findWatchMatches(world.client, {
      accounts: [account],
      rules: everything,
      since: start.cursor,
    })
    expect(waiting).toMatchObject({ matches: [], unread: [], cursor: start.cursor })
    world.index.ingest({ transactions: recent })
    const filled = await findWatchMatches(world.client, {
      accounts: [account],
      rules: everything,
      since: waiting.cursor,
    })
    expect(hashes(filled.matches)).toEqual(recent.slice(1).map(({ hash }) => hash))

    indexAccount(account, 4, [1])
    const lost = await findWatchMatches(client, { accounts: [account], rules: everything, since: start.cursor })
    expect(hashes(lost.matches)).toEqual(rows.slice(2, 4).map(({ hash }) => hash))
    expect(lost.unread).toEqual([{ kind: 'transaction', account }])
  })

  test('more than can be read is skipped, and told', async () => {
    const [{ account, rows } = { account: '', rows: [] as Transaction[] }] = histories
    const [first] = rows
    if (first === undefined) throw new Error('no rows')
    const many = Array.from({ length: 10_002 }, (_, at) => ({
      ...first,
      hash: btoa(String(at).padStart(32, '0')),
      lt: String(1000 + at),
      prev_trans_lt: at === 0 ? '0' : String(999 + at),
    }))
    const { client, index } = openWorld()
    const head = { ...states.find(({ address }) => address === account), last_transaction_lt: many.at(-1)?.lt }
    index.ingest({ transactions: many }, { accounts: [head], metadata: {} })
    const since = { transactions: { [account]: '1000' } }
    const { cursor, matches, unread } = await findWatchMatches(client, {
      accounts: [account],
      rules: everything,
      since,
    })
    expect(matches).toHaveLength(10_000)
    expect(unread).toEqual([{ kind: 'transaction', account }])
    expect(cursor.transactions).toEqual({ [account]: many.at(-1)?.lt })
  })
})

describe('rules', () => {
  async function matchAll(rules: WatchRule[], watched = accounts): Promise<FoundWatchMatches> {
    const { client, index, indexAccount } = openWorld()
    for (const account of watched) indexAccount(account, Infinity)
    index.ingest({ jetton_transfers: jettons, metadata: {} }, { nft_transfers: nfts, metadata: {} })
    const transactions = Object.fromEntries(watched.map((account) => [account, '0']))
    const beginning = { utime: 0, seen: [] }
    const since = { transactions, jettonTransfers: beginning, nftTransfers: beginning }
    return findWatchMatches(client, { accounts: watched, rules: readRules(rules), since })
  }
  const rowsBy = (holds: (row: Transaction) => boolean) =>
    new Set(histories.flatMap(({ rows }) => rows.filter(holds)).map(({ hash }) => hash))

  test('an amount, a counterparty, and failures select just their rows', async () => {
    const other = histories[0]?.rows.find((row) => row.in_msg?.source)?.in_msg?.source ?? ''
    const incoming = rowsBy((row) => BigInt(row.in_msg?.value ?? -1) >= 500_000_000n)
    const received = rowsBy((row) => row.in_msg?.source === other)
    const failed = rowsBy((row) => readFailure(row) !== undefined)
    for (const [rule, expected] of [
      [{ kind: 'amount', least: '500000000', direction: 'in' }, incoming],
      [{ kind: 'counterparty', address: other, direction: 'in' }, received],
      [{ kind: 'failed' }, failed],
    ] as const) {
      expect(expected.size, rule.kind).toBeGreaterThan(0)
      expect(new Set(hashes((await matchAll([rule])).matches)), rule.kind).toEqual(expected)
    }
  })

  test('a row that several rules match is one match that names them', async () => {
    const rules: WatchRule[] = [{ kind: 'amount', least: '0' }, { kind: 'failed' }]
    const { matches } = await matchAll(rules)
    expect(new Set(hashes(matches)).size).toBe(matches.length)
    expect(matches.some((match) => match.rules.length === 2)).toBe(true)
  })

  test('jettons by master, direction, and amount', async () => {
    const owners = [...new Set(jettons.map(({ destination }) => destination))]
    const [sample] = jettons
    if (sample === undefined) throw new Error('no transfers')
    const rule = { kind: 'jetton', master: sample.jetton_master, least: sample.amount, direction: 'in' } as const
    const expected = jettons.filter(
      (row) => row.jetton_master === rule.master && BigInt(row.amount) >= BigInt(rule.least),
    )
    const { matches } = await matchAll([rule], owners)
    expect(matches).toHaveLength(expected.length)
  })

  test('a scam that arrives, by the marks of a jetton, an item, or a collection', async () => {
    const [jetton, nft] = [
      jettons.find(({ destination }) => destination.includes(':')),
      nfts.find((row) => row.nft_collection !== '' && row.new_owner.includes(':')),
    ]
    if (jetton === undefined || nft === undefined) throw new Error('no transfers')
    const watched = [jetton.destination, jetton.source, nft.new_owner]
    for (const [address, type] of [
      [jetton.jetton_master, 'jetton_masters'],
      [nft.nft_address, 'nft_items'],
      [nft.nft_collection, 'nft_collections'],
    ] as const) {
      const { client, index } = openWorld()
      const marks = { [address]: { is_indexed: true, token_info: [{ type, valid: true, is_scam: true }] } }
      index.ingest({ jetton_transfers: [jetton], metadata: marks }, { nft_transfers: [nft], metadata: marks })
      const beginning = { utime: 0, seen: [] }
      const since = { transactions: {}, jettonTransfers: beginning, nftTransfers: beginning }
      const { matches } = await findWatchMatches(client, { accounts: watched, rules: [{ kind: 'scam' }], since })
      expect(
        matches.map(({ account }) => account),
        type,
      ).toEqual([type === 'jetton_masters' ? jetton.destination : nft.new_owner])
    }
  })

  test('a transfer that is listed late is reported, and none twice', async () => {
    const owner = jettons[0]?.destination ?? ''
    const own = jettons.filter((row) => row.source === owner || row.destination === owner)
    expect(own.length).toBeGreaterThan(2)
    const sameMinute = own.map((row, at) => ({ ...row, transaction_now: 1_700_000_000 + at }))
    const { client, index } = openWorld()
    index.ingest({ jetton_transfers: sameMinute.slice(0, 1), metadata: {} })
    const request = { accounts: [owner], rules: [{ kind: 'jetton' }] as const }
    let last = await findWatchMatches(client, request)
    const found: WatchMatch[] = []
    // Newest first: each later one is older than what was read.
    for (const row of sameMinute.slice(1).toReversed()) {
      index.ingest({ jetton_transfers: [row], metadata: {} })
      last = await findWatchMatches(client, { ...request, since: stored(last.cursor) })
      found.push(...last.matches)
    }
    const reported = found.map((match) => match.kind === 'jettonTransfer' && match.transfer.transaction_hash)
    expect(reported).toHaveLength(sameMinute.length - 1)
    expect(new Set(reported)).toEqual(new Set(sameMinute.slice(1).map((row) => row.transaction_hash)))
  })

  test.each([
    [{ kind: 'amount', least: '1.5' }, 'rules[0].least'],
    [{ kind: 'amount' }, 'rules[0].least'],
    [{ kind: 'counterparty', address: 'nobody' }, 'rules[0].address'],
    [{ kind: 'jetton', master: 7 }, 'rules[0].master'],
    [{ kind: 'failed', direction: 'up' }, 'rules[0].direction'],
    [{ kind: 'toString' }, 'rules[0].kind'],
    [null, 'rules[0].kind'],
  ])('%j is refused by the name of its field', (rule, field) => {
    expect(() => readRules([rule as never])).toThrow(field)
  })
})

test('a watch goes on after errors of the service and of its listener', async () => {
  const { client, index, indexAccount } = openWorld()
  const [{ account, rows } = { account: '', rows: [] as Transaction[] }] = histories
  indexAccount(account, 1)
  const reported: string[] = []
  const watch = createWatch(client, {
    accounts: [account],
    rules: everything,
    since: undefined,
    interval: 5,
    streamingInterval: 5,
    onMatch: (match) => {
      reported.push(...hashes([match]))
      throw new Error('a listener that fails')
    },
  })
  onTestFinished(watch.subscribe(() => {}))
  await until(() => !watch.current().isPending)
  index.fail({ status: 500, times: 1 })
  await until(() => watch.current().error !== null)
  indexAccount(account, 3)
  await until(() => watch.current().matches.length === 2)
  expect(watch.current().error).toBeNull()
  expect(reported).toEqual(rows.slice(1, 3).map(({ hash }) => hash))
})

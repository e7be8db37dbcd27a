import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/entries/client.ts'
import type { PagedEndpoint, PageParams } from '../../../src/service/endpoints/endpoint.ts'
import * as rows from '../../../src/service/endpoints/index.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import type { ServiceVersion } from '../../../src/service/rows/version.ts'
import { endpointInfiniteQueryOptions } from '../../../src/react/query/endpointQueryOptions.ts'
import { history, message, testAccount, testHash, transaction } from '../../fixtures/testRows.ts'
import { chooseShare, isLong } from '../../helpers/chance.ts'
import { createRandom } from '../../helpers/random.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

type Row = Readonly<Record<string, unknown>>

const directions = ['desc', 'asc'] as const
const newest = { version: '1.3' } as const

/** A listing, how a row with a number and a place in its order is made, and how both are read back. */
interface Listing {
  readonly endpoint: unknown
  readonly params?: object
  /** Version of the service. @default '1.2' */
  readonly version?: ServiceVersion
  /** Directions that the listing knows. @default both */
  readonly sorts?: readonly ('asc' | 'desc')[]
  readonly list: string
  /** Key of the list that rows are ingested from. @default `list` */
  readonly source?: string
  /** Rows of one page at most. @default any number of them */
  readonly largestPage?: number
  readonly makeRow: (n: number, at: number) => object
  readonly readAt: (row: Row) => number
  readonly readKey: (row: Row) => string
}

const now = 1_700_000_000
const transfer = (n: number, at: number) => ({
  query_id: '0',
  transaction_hash: testHash(n),
  transaction_lt: String(at),
  transaction_now: now + at,
  trace_id: testHash(n),
  transaction_aborted: false,
})
const jettonTransfer = (n: number, at: number) => ({
  ...transfer(n, at),
  source: testAccount(1),
  destination: testAccount(2),
  source_wallet: testAccount(3),
  jetton_master: testAccount(4),
  amount: '1',
  response_destination: null,
  custom_payload: null,
  forward_ton_amount: '0',
  forward_payload: null,
})
const action = (n: number, at: number) => ({
  trace_id: testHash(at),
  action_id: testHash(n),
  start_lt: String(at),
  end_lt: String(at),
  start_utime: now + at,
  end_utime: now + at,
  trace_end_lt: String(at),
  trace_end_utime: now + at,
  trace_mc_seqno_end: 1,
  transactions: [],
  success: true,
  type: 'contract_deploy',
  details: { opcode: null, source: null, destination: testAccount(1) },
  trace_external_hash: null,
  accounts: [testAccount(1)],
  finality: 'finalized',
})
const block = (n: number, at: number) => ({
  workchain: 0,
  shard: '8000000000000000',
  seqno: n,
  root_hash: testHash(n),
  file_hash: testHash(n + 1_000_000),
  gen_utime: String(now + at),
  start_lt: String(at),
  end_lt: String(at),
  masterchain_block_ref: { workchain: -1, shard: '8000000000000000', seqno: 1 },
})
const stakeEvent = (n: number, at: number) => ({
  tx_hash: testHash(n),
  tx_lt: String(at),
  utime: now + at,
  type: 'reward',
  amount: '1',
})
const poolEvent = (n: number, at: number) => ({
  ...stakeEvent(n, at),
  pool_address: testAccount(1),
  nominator_address: testAccount(2),
  balance_delta: '1',
  balance_before: String(n),
  balance_after: String(n),
})
const poolValidatorEvent = (n: number, at: number) => ({
  ...stakeEvent(n, at),
  pool_address: testAccount(1),
  validator_address: testAccount(2),
  balance_before: String(n),
  balance_after: String(n),
})
const stakes = {
  version: '1.3',
  readAt: (row: Row) => Number(row['utime']) - now,
  readKey: (row: Row) => String(row['tx_hash']),
} as const
const ofPool = { sorts: ['desc'], ...stakes } as const
const poolParams = { pool: testAccount(1), nominator: testAccount(2) }
const poolValidatorParams = { pool: testAccount(1), validator: testAccount(2) }
const readHash = (row: Row) => String(row['hash'])
const byTransaction = {
  readAt: (row: Row) => Number(row['transaction_lt']),
  readKey: (row: Row) => String(row['transaction_hash']),
}
const inTime = { start_utime: 1 }

const listings: Readonly<Record<string, Listing>> = {
  'transactions by lt': {
    endpoint: rows.transactions,
    list: 'transactions',
    makeRow: (n, at) => transaction(n, n, at),
    readAt: (row) => Number(row['lt']),
    readKey: readHash,
  },
  'transactions of an account, in a range of time': {
    endpoint: rows.transactions,
    params: { ...inTime, account: [testAccount(1)] },
    list: 'transactions',
    makeRow: (n, at) => transaction(n, 1, at),
    readAt: (row) => Number(row['lt']),
    readKey: readHash,
  },
  'messages by lt, with external ones': {
    endpoint: rows.messages,
    list: 'messages',
    makeRow: (n, at) => message(n, n % 3 === 0 ? null : 1, 2, at),
    // Without a time of creation they sort above all others.
    readAt: (row) => Number(row['created_lt'] ?? Infinity),
    readKey: readHash,
  },
  'messages of a sender': {
    endpoint: rows.messages,
    params: { source: testAccount(1) },
    list: 'messages',
    makeRow: (n, at) => message(n, 1, 2, at),
    readAt: (row) => Number(row['created_lt']),
    readKey: readHash,
  },
  actions: {
    endpoint: rows.actions,
    params: { account: testAccount(1) },
    list: 'actions',
    makeRow: action,
    readAt: (row) => Number(row['trace_end_lt']),
    readKey: (row) => String(row['action_id']),
  },
  'actions in a range of time': {
    endpoint: rows.actions,
    params: inTime,
    list: 'actions',
    makeRow: action,
    readAt: (row) => Number(row['trace_end_lt']),
    readKey: (row) => String(row['action_id']),
  },
  'jetton transfers': {
    endpoint: rows.jettonTransfers,
    list: 'jetton_transfers',
    makeRow: jettonTransfer,
    ...byTransaction,
  },
  'jetton transfers in a range of time': {
    endpoint: rows.jettonTransfers,
    params: inTime,
    list: 'jetton_transfers',
    makeRow: jettonTransfer,
    ...byTransaction,
  },
  'jetton burns': {
    endpoint: rows.jettonBurns,
    list: 'jetton_burns',
    makeRow: (n, at) => ({ ...jettonTransfer(n, at), owner: testAccount(1), jetton_wallet: testAccount(2) }),
    ...byTransaction,
  },
  'nft transfers': {
    endpoint: rows.nftTransfers,
    list: 'nft_transfers',
    makeRow: (n, at) => ({
      ...transfer(n, at),
      nft_address: testAccount(n),
      nft_collection: null,
      old_owner: testAccount(1),
      new_owner: testAccount(2),
      response_destination: null,
      custom_payload: null,
      forward_amount: '0',
      forward_payload: null,
    }),
    ...byTransaction,
  },
  'transactions by lt in version 1.3': {
    endpoint: rows.transactions,
    ...newest,
    list: 'transactions',
    makeRow: (n, at) => transaction(n, n, at),
    readAt: (row) => Number(row['lt']),
    readKey: readHash,
  },
  'messages without external ones in version 1.3': {
    endpoint: rows.messages,
    ...newest,
    params: { exclude_externals: true },
    list: 'messages',
    makeRow: (n, at) => message(n, 1, 2, at),
    readAt: (row) => Number(row['created_lt']),
    readKey: readHash,
  },
  'traces by lt': {
    endpoint: rows.traces,
    list: 'traces',
    source: 'transactions',
    makeRow: (n, at) => transaction(n, n, at),
    readAt: (row) => Number(row['end_lt']),
    readKey: (row) => String(row['trace_id'] ?? row['hash']),
  },
  'validator events': {
    endpoint: rows.validatorEvents,
    list: 'events',
    makeRow: (n, at) => ({ ...stakeEvent(n, at), type: 'stake_accepted', stake_holder_address: testAccount(1) }),
    ...stakes,
  },
  'validator elections with their participants': {
    endpoint: rows.validatorElections,
    params: { return_participants: true },
    largestPage: 100,
    list: 'elections',
    makeRow: (n) => ({ election_id: now + n, finished: true }),
    ...newest,
    readAt: (row) => Number(row['election_id']) - now,
    readKey: (row) => String(row['election_id']),
  },
  'validator cycles': {
    endpoint: rows.validatorCycles,
    list: 'cycles',
    makeRow: (n) => ({ cycle_start: now + n, cycle_end: now + n + 1 }),
    ...newest,
    readAt: (row) => Number(row['cycle_start']) - now,
    readKey: (row) => String(row['cycle_start']),
  },
  'validator complaints': {
    endpoint: rows.validatorComplaints,
    list: 'complaints',
    makeRow: (n, at) => ({ cycle_start: 1, complaint_hash: testHash(n), created_at: now + at }),
    ...newest,
    readAt: (row) => Number(row['created_at']) - now,
    readKey: (row) => String(row['complaint_hash']),
  },
  'events of nominators': {
    endpoint: rows.nominatorPoolNominatorEvents,
    params: poolParams,
    list: 'events',
    makeRow: poolEvent,
    ...ofPool,
  },
  'rewards of a nominator': {
    endpoint: rows.nominatorPoolNominatorRewards,
    params: poolParams,
    list: 'rewards',
    source: 'events',
    makeRow: poolEvent,
    ...ofPool,
  },
  'events of the validator of a pool': {
    endpoint: rows.nominatorPoolValidatorEvents,
    params: poolValidatorParams,
    list: 'events',
    makeRow: poolValidatorEvent,
    ...ofPool,
  },
  'rewards of the validator of a pool': {
    endpoint: rows.nominatorPoolValidatorRewards,
    params: poolValidatorParams,
    list: 'rewards',
    source: 'events',
    makeRow: poolValidatorEvent,
    ...ofPool,
  },
  'auctions, soonest end first': {
    endpoint: rows.dnsActiveAuctions,
    params: { bidder: testAccount(1) },
    list: 'auctions',
    makeRow: (n, at) => ({
      nft_item_address: testAccount(n),
      max_bid_address: testAccount(1),
      max_bid_amount: '1',
      auction_end_time: String(now + at),
      domain: `${n}.ton`,
    }),
    ...newest,
    sorts: ['asc'],
    readAt: (row) => Number(row['auction_end_time']) - now,
    readKey: (row) => String(row['nft_item_address']),
  },
  blocks: {
    endpoint: rows.blocks,
    list: 'blocks',
    makeRow: block,
    readAt: (row) => Number(row['gen_utime']) - now,
    readKey: (row) => String(row['root_hash']),
  },
}

/** Reads all pages of a listing. @param onPage Called after each page. */
async function readAll(
  { endpoint, params, list, sorts = directions }: Listing,
  fetch: typeof globalThis.fetch,
  sort: 'asc' | 'desc',
  limit: number,
  onPage: () => void = () => {},
): Promise<readonly Row[]> {
  const client = createClient({ network: { name: 'test', baseUrl: 'http://index/api/v3' }, rate: Infinity, fetch })
  const row = endpoint as PagedEndpoint<PageParams, unknown>
  const options = endpointInfiniteQueryOptions(client, row, { ...params, ...(sorts.length === 2 && { sort }), limit })
  const observer = new InfiniteQueryObserver(new QueryClient(), options as never)
  const stop = observer.subscribe(() => {})
  let result = await observer.refetch()
  for (;;) {
    if (result.error) throw result.error
    onPage()
    if (!observer.getCurrentResult().hasNextPage) break
    result = await observer.fetchNextPage()
  }
  stop()
  const { pages } = result.data as unknown as { readonly pages: readonly Record<string, readonly Row[]>[] }
  return pages.flatMap((page) => page[list] ?? [])
}

/** Creates an index with `count` rows, of which several share a place, and a function that adds more. */
function fill({ makeRow, list, source = list, version }: Listing, count: number, sort: 'asc' | 'desc') {
  const random = createRandom(7)
  const at = (n: number) => (n > count / 2 && n < count / 2 + 200 ? Math.floor(count / 6) : 1 + Math.floor(n / 3))
  const makeBody = (made: readonly object[]) => ({ [source]: made })
  const index = createMemoryIndex([makeBody(Array.from({ length: count }, (_, n) => makeRow(n + 1, at(n))))], {
    version,
  })
  let next = count
  /** New rows come at the newest end, and some late ones anywhere. */
  const arrive = (rowsEach: number) => {
    const made = Array.from({ length: rowsEach }, (_, each) => {
      const n = ++next
      return makeRow(n, each % 4 === 0 ? 1 + Math.floor(random.next() * (count / 3)) : count + n)
    })
    index.ingest(makeBody(made))
  }
  return { index, arrive, sort }
}

const everyCase = Object.entries(listings).flatMap(([name, listing]) =>
  (listing.sorts ?? directions).map((sort) => [name, sort, listing] as const),
)
const isFirst = ([name]: (typeof everyCase)[number]) => name === 'transactions by lt'
/** The longest list, and a third of the others. */
const cases = [
  ...everyCase.filter(isFirst),
  ...chooseShare(
    everyCase.filter((each) => !isFirst(each)),
    3,
  ),
]

describe.each(cases)('%s, %s', (name, sort, listing) => {
  test('shows every row once and in order while rows arrive', { timeout: 120_000 }, async () => {
    const count = isLong ? 10_000 : name === 'transactions by lt' ? 4000 : 1200
    const limit = Math.min(count / 20, listing.largestPage ?? Infinity)
    const { index, arrive } = fill(listing, count, sort)
    const found = await readAll(listing, index.fetch, sort, limit, () => arrive(count / 400))
    const keys = found.map(listing.readKey)
    const distinct = new Set(keys)
    expect(distinct.size).toBe(keys.length)
    const missing = Array.from({ length: count }, (_, n) => listing.readKey(listing.makeRow(n + 1, 1) as Row)).filter(
      (key) => !distinct.has(key),
    )
    expect(missing.slice(0, 5)).toEqual([])
    const places = found.map(listing.readAt)
    expect(places).toEqual(places.toSorted((a, b) => (sort === 'asc' ? a - b : b - a)))
  })
})

describe('an infinite list by cursor', () => {
  const listing = listings['transactions by lt'] as Listing

  test('finds rows that arrive among those that share the last place', async () => {
    const index = createMemoryIndex([
      { transactions: Array.from({ length: 30 }, (_, n) => transaction(n + 100, n + 100, 5)) },
    ])
    let added = 0
    const found = await readAll(listing, index.fetch, 'desc', 10, () => {
      // Accounts ascend among equal lt: these come before all rows that were read.
      if (added < 12) index.ingest({ transactions: Array.from({ length: 6 }, () => transaction(++added, added, 5)) })
    })
    expect(found).toHaveLength(42)
    expect(new Set(found.map(readHash)).size).toBe(42)
  })

  test('has no offset limit: requests stay near the start of their window', async () => {
    const index = createMemoryIndex([{ transactions: history(1, 1, 500) }])
    const offsets: number[] = []
    const fetch = async (input: string) => {
      offsets.push(Number(new URL(input).searchParams.get('offset')))
      return index.fetch(input)
    }
    await readAll(listing, fetch as typeof globalThis.fetch, 'desc', 20)
    expect(offsets).toHaveLength(26)
    expect(Math.max(...offsets)).toBe(0)
  })

  test('reads messages from outside by offset unless the service is known to be of version 1.2', () => {
    const nextParam = (version?: ServiceVersion) => {
      const transport =
        version === undefined ? scriptedTransport(() => undefined) : createMemoryIndex([], { version }).transport
      const client = createClient({ network: 'mainnet', transport })
      const options = endpointInfiniteQueryOptions(client, rows.messages, { destination: testAccount(1), limit: 1 })
      const page = { messages: [message(1, 2, 1)], address_book: {}, metadata: {} }
      return options.getNextPageParam(page, [page], 0)
    }
    expect(nextParam('1.2')).toMatchObject({ at: '1000' })
    expect([nextParam('1.3'), nextParam()]).toEqual([1, 1])
  })

  test('counts the total of a page of rewards from its own rows', async () => {
    const listing = listings['rewards of a nominator'] as Listing
    const { index } = fill(listing, 60, 'desc')
    const client = createClient({ network: 'mainnet', transport: index.transport })
    const options = endpointInfiniteQueryOptions(client, rows.nominatorPoolNominatorRewards, {
      ...poolParams,
      limit: 25,
    })
    const cache = new QueryClient()
    const { pages } = await cache.fetchInfiniteQuery({ ...options, pages: 3 } as never)
    const totals = (pages as { total_on_page: string; rewards: object[] }[]).map(({ total_on_page, rewards }) => [
      total_on_page,
      rewards.length,
    ])
    expect(totals).toEqual([
      ['25', 25],
      ['25', 25],
      ['10', 10],
    ])
  })

  test.each([
    ['an offset', { offset: 2 }],
    ['hashes, which sort the answer', { hash: [testHash(1), testHash(2)] }],
  ])('given %s, is read by offset', (_, params) => {
    const client = createClient({ network: 'mainnet', transport: scriptedTransport(() => undefined) })
    const { getNextPageParam, initialPageParam } = endpointInfiniteQueryOptions(client, rows.transactions, {
      ...params,
      limit: 1,
    })
    const page = { transactions: [transaction(1, 1, 1)], address_book: {} }
    expect(getNextPageParam(page, [page], initialPageParam)).toBe(Number(initialPageParam) + 1)
  })
})

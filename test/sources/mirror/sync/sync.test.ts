import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { NotMirroredError } from '../../../../src/sources/client/errors.ts'
import { actions } from '../../../../src/service/endpoints/actions.ts'
import { blocks, masterchainBlockShards } from '../../../../src/service/endpoints/blocks.ts'
import { jettonMasters, jettonWallets } from '../../../../src/service/endpoints/jettons.ts'
import { nftItems } from '../../../../src/service/endpoints/nfts.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import type { Mirror, Scope, SyncProgress } from '../../../../src/entries/mirror.ts'
import { testAccount, createBook, testHash, history, item, transaction } from '../../../fixtures/testRows.ts'
import { openService, type TestService } from '../service.ts'
import { freshMirror } from '../setup.ts'

let service: TestService
let mirror: Mirror
beforeEach(async () => {
  service = openService()
  mirror = await freshMirror({ version: '1.2' })
})

const ask = (
  endpoint: { readonly name: string },
  params: Record<string, unknown>,
  init?: { maxAge?: number; noAddressBook?: boolean },
) => mirror.transport.request(endpoint as AnyEndpoint, params, init)
/** Expects the mirror to answer as the service does. */
async function expectSame(endpoint: { readonly name: string }, params: Record<string, unknown>) {
  const wanted = (await service.world.transport.request(endpoint as AnyEndpoint, params)).body
  expect((await ask(endpoint, params)).body).toEqual(wanted)
  return wanted as Record<string, unknown[]>
}

test('without a service a sync says what to give', async () => {
  const scope: Scope = { kind: 'transactions', account: testAccount(1) }
  for (const options of [undefined, {}, { service: 'https://toncenter.com' }]) {
    await expect(mirror.sync(scope, options as never)).rejects.toThrow(
      'Sync: `service` is not a transport. Give `client.service`.',
    )
  }
})

describe('the history of an account', () => {
  const account = [testAccount(1)]
  const scope: Scope = { kind: 'transactions', account: testAccount(1) }

  test('is answered page after page, both ways, by windows of lt and time', async () => {
    service.world.ingest({ transactions: history(1, 1, 700), address_book: createBook(1) })
    const status = await mirror.sync(scope, { service })
    expect(status).toMatchObject({ state: 'complete', rows: 700, oldest_lt: '10', newest_lt: '7000', mc_seqno: 800 })
    for (const params of [
      { limit: 50 },
      { limit: 50, offset: 650 },
      { limit: 100, offset: 650 },
      { limit: 1000, sort: 'asc' },
      { limit: 5, start_lt: '6990' },
      { limit: 5, end_lt: '30' },
      { limit: 20, start_lt: '100', end_lt: '250', sort: 'asc', offset: 3 },
      { limit: 20, start_utime: 1_700_000_100, end_utime: 1_700_000_250 },
      { lt: '500' },
      { lt: '505' },
      { limit: 5, workchain: 0 },
    ]) {
      await expectSame(transactions, { account, ...params })
    }
  })

  test('is walked page by page, also while it grows at its head', async () => {
    service.world.ingest({ transactions: history(1, 1, 300), address_book: createBook(1) })
    await mirror.sync(scope, { service })
    for (let offset = 0; offset <= 300; offset += 50) {
      await expectSame(transactions, { account, limit: 50, offset })
      await expectSame(transactions, { account, limit: 50, offset, end_lt: '2000' })
      await expectSame(transactions, { account, limit: 50, offset, start_lt: '1500', end_lt: '2000' })
    }
    service.world.ingest({ transactions: history(1, 301, 307), address_book: createBook(1) })
    await mirror.sync(scope, { service })
    for (let offset = 0; offset <= 300; offset += 50) await expectSame(transactions, { account, limit: 50, offset })
  })

  test('is asked for in the background, from the head down by lt', async () => {
    service.world.ingest({ transactions: history(1, 1, 700), address_book: createBook(1) })
    const priorities = new Set<unknown>()
    service.before = (_request, init) => priorities.add(init?.priority)
    await mirror.sync(scope, { service })
    expect(priorities).toEqual(new Set(['background']))
    expect(service.requests.map(({ params }) => params['end_lt'])).toEqual([undefined, undefined, '2000', '9'])
    expect(service.requests.every(({ params }) => params['offset'] === undefined)).toBe(true)
  })

  test('goes on where it was stopped, without asking again for what is here', async () => {
    service.world.ingest({ transactions: history(1, 1, 1700), address_book: createBook(1) })
    const stop = new AbortController()
    service.before = () => service.requests.length === 3 && stop.abort()
    await expect(mirror.sync(scope, { service, signal: stop.signal })).rejects.toThrow('aborted')
    const before = await mirror.coverage(scope)
    expect(before).toMatchObject({ state: 'partial', rows: 1000, oldest_lt: '7010' })
    await expectSame(transactions, { account, limit: 10, offset: 990 })
    await expect(ask(transactions, { account, limit: 11, offset: 990 })).rejects.toThrow(NotMirroredError)
    await expect(ask(transactions, { account, limit: 1, sort: 'asc' })).rejects.toThrow(NotMirroredError)
    service.before = () => undefined
    service.requests.length = 0
    expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 1700 })
    expect(service.requests.map(({ params }) => params['end_lt'])).toEqual([undefined, '7000', '2000', '9'])
  })

  test('joins what came meanwhile to what is here', async () => {
    service.world.ingest({ transactions: history(1, 1, 20), address_book: createBook(1) })
    await mirror.sync(scope, { service })
    service.world.ingest({ transactions: history(1, 21, 1400) })
    const stop = new AbortController()
    service.requests.length = 0
    service.before = () => service.requests.length === 1 && stop.abort()
    await mirror.sync(scope, { service, signal: stop.signal }).catch(() => undefined)
    // The head is known, the middle is not.
    await expectSame(transactions, { account, limit: 500 })
    await expectSame(transactions, { account, limit: 20, end_lt: '200' })
    await expect(ask(transactions, { account, limit: 501 })).rejects.toThrow(NotMirroredError)
    service.before = () => undefined
    expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 1400 })
    await expectSame(transactions, { account, limit: 1000, offset: 300 })
  })

  test('of an account without transactions is known to be empty', async () => {
    service.world.ingest({ transactions: [], address_book: createBook(1) })
    await expect(ask(transactions, { account })).rejects.toThrow(NotMirroredError)
    expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 0 })
    expect((await ask(transactions, { account })).body).toEqual({ transactions: [], address_book: {} })
  })

  test('counts as long as the caller lets it; what lies below the head always does', async () => {
    service.world.ingest({ transactions: history(1, 1, 30), address_book: createBook(1) })
    await mirror.sync(scope, { service })
    await expect(ask(transactions, { account }, { maxAge: -1 })).rejects.toThrow('older than -1 seconds')
    const names = ask(transactions, { account, end_lt: '250' }, { maxAge: -1 })
    await expect(names).rejects.toThrow('older than -1 seconds')
    const { body: below } = await ask(transactions, { account, end_lt: '250' }, { maxAge: -1, noAddressBook: true })
    expect((below as { transactions: unknown[] }).transactions).toHaveLength(10)
    expect((await ask(transactions, { account })).origin).toEqual({
      source: 'mirror',
      transport: 'mirror',
      asOf: (await mirror.coverage(scope))?.asOf,
    })
  })

  test('takes no transactions of others, none that are out of order and none that leave one out', async () => {
    service.world.ingest({ transactions: history(1, 1, 900), address_book: createBook(1, 2) })
    for (const [spoil, text] of [
      [
        (rows: { account: string }[]) => rows.map((row, at) => (at === 7 ? { ...row, account: testAccount(2) } : row)),
        'among those',
      ],
      [(rows: object[]) => rows.toReversed(), 'order'],
      [(rows: object[]) => rows.map((row) => ({ ...row, finality: 'pending', emulated: true })), 'final'],
      [(rows: object[]) => rows.map((row) => ({ ...row, prev_trans_lt: 'x' })), 'prev_trans_lt'],
    ] as const) {
      service.after = (body: { transactions: never[] }) => ({ ...body, transactions: spoil(body.transactions) })
      await expect(mirror.sync(scope, { service })).rejects.toThrow(text)
      expect((await mirror.coverage(scope))?.rows ?? 0).toBe(0)
    }
    service.after = (body: { transactions: { lt: string }[] }) => ({
      ...body,
      transactions: body.transactions.filter(({ lt }) => lt !== '3000'),
    })
    await expect(mirror.sync(scope, { service })).rejects.toThrow('leaves out the transaction before lt 3010')
    await expect(ask(transactions, { account, limit: 700 })).rejects.toThrow(NotMirroredError)
  })

  test('tells how far it is', async () => {
    service.world.ingest({ transactions: history(1, 1, 1500), address_book: createBook(1) })
    const seen: SyncProgress[] = []
    await mirror.sync(scope, { service, onProgress: (progress) => seen.push(progress) })
    const shares = seen.map(({ share }) => share ?? 0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(seen.some(({ share }) => share !== undefined && share > 0.3 && share < 0.7)).toBe(true)
    expect(seen.at(-1)).toMatchObject({ state: 'done', rows: 1500, share: 1 })
  })

  test('asks for fewer rows where the service is too slow', async () => {
    service.world.ingest({ transactions: history(1, 1, 300), address_book: createBook(1) })
    service.before = ({ params }) => {
      if (Number(params['limit']) > 130) throw Object.assign(new Error(), { name: 'TimeoutError' })
    }
    expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 300 })
  })
})

describe('NFT items', () => {
  const owner = testAccount(7)
  const scope: Scope = { kind: 'nftItems', owner_address: owner }
  const items = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => item(10_000 + from + at, 7, 5, String(from + at)))
  const book = (rows: readonly { readonly address: string }[]) =>
    Object.fromEntries(
      [...rows.map(({ address }) => address), testAccount(5), owner, testAccount(8)].map((address) => [
        address,
        { user_friendly: 'EQ', domain: null, interfaces: [] },
      ]),
    )

  test('of an owner are answered as they were swept, with what is on sale on request', async () => {
    const sold = { ...item(9000, 8, 5, '777'), on_sale: true, real_owner: owner }
    const rows = [...items(30), sold].map((row, at) => ({ ...row, last_transaction_lt: String(100 + at) }))
    service.world.ingest({ nft_items: rows, address_book: book(rows) })
    expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 30 })
    for (const params of [
      {},
      { limit: 7, offset: 20 },
      { include_on_sale: true, limit: 100 },
      { collection_address: [testAccount(5)] },
      { collection_address: [testAccount(5)], index: ['3', '777'] },
      { sort_by_last_transaction_lt: true, limit: 5 },
    ]) {
      await expectSame(nftItems, { owner_address: [owner], ...params })
    }
    await expect(ask(nftItems, { collection_address: [testAccount(5)] })).rejects.toThrow(NotMirroredError)
  })

  test('that were never swept are not known to be none, and none are known to be none', async () => {
    await expect(ask(nftItems, { owner_address: [owner] })).rejects.toThrow(NotMirroredError)
    await mirror.sync(scope, { service })
    expect((await ask(nftItems, { owner_address: [owner] })).body).toMatchObject({ nft_items: [] })
  })

  /** A service that is too slow for pages of more rows than this. */
  const slowAbove = 63
  const refuseLarge = (limit: unknown) => {
    if (Number(limit) > slowAbove) throw Object.assign(new Error(), { name: 'TimeoutError' })
  }

  test('of a list of several pages are read twice, and again when they change meanwhile', async () => {
    const rows = items(80)
    service.world.ingest({ nft_items: rows, address_book: book(rows) })
    const all: Scope = { kind: 'nftItems', collection_address: testAccount(5) }
    let count = 0
    service.before = async ({ params }) => {
      refuseLarge(params['limit'])
      // An item moves after its page was read for the first time.
      if (++count === 2) service.world.ingest({ nft_items: [item(10_001, 8, 5, '1', { last_transaction_lt: '900' })] })
    }
    expect(await mirror.sync(all, { service })).toMatchObject({ state: 'complete', rows: 80 })
    expect(count).toBe(6)
    await expectSame(nftItems, { collection_address: [testAccount(5)], limit: 30, offset: 45 })
    await expectSame(nftItems, { collection_address: [testAccount(5)], limit: 3 })
  })

  test('of a list that never stands still are not taken', async () => {
    const rows = items(70)
    service.world.ingest({ nft_items: rows, address_book: book(rows) })
    let count = 0
    service.before = async ({ params }) => {
      refuseLarge(params['limit'])
      const changed = item(10_002, 7, 5, '2', { last_transaction_lt: String(1000 + ++count) })
      service.world.ingest({ nft_items: [changed] })
    }
    await expect(mirror.sync(scope, { service })).rejects.toMatchObject({ reason: 'drift' })
    await expect(ask(nftItems, { owner_address: [owner] })).rejects.toThrow(NotMirroredError)
  })

  test('are not answered any more once one of them is seen in a later state', async () => {
    const rows = items(5)
    service.world.ingest({ nft_items: rows, address_book: book(rows) })
    await mirror.sync(scope, { service })
    await mirror.ingest({ nft_items: [item(10_003, 8, 5, '3', { last_transaction_lt: '999' })] })
    await expect(ask(nftItems, { owner_address: [owner] })).rejects.toThrow('changed since')
  })

  test('that a stranger adds to the answer are not taken', async () => {
    service.world.ingest({ nft_items: items(3) })
    service.after = (body: { nft_items: object[] }) => ({ ...body, nft_items: [...body.nft_items, item(1, 9, 5, '9')] })
    await expect(mirror.sync(scope, { service })).rejects.toMatchObject({ reason: 'answer' })
  })
})

test('jetton wallets of an owner come with their masters', async () => {
  const wallet = (n: number, jetton: number, balance: string) => ({
    address: testAccount(n),
    balance,
    owner: testAccount(1),
    jetton: testAccount(jetton),
    last_transaction_lt: String(n),
    code_hash: null,
    data_hash: null,
  })
  const master = (n: number) => ({
    address: testAccount(n),
    total_supply: '5',
    last_transaction_lt: '3',
    admin_address: null,
  })
  service.world.ingest({
    jetton_wallets: [wallet(30, 40, '5'), wallet(20, 41, '0'), wallet(25, 40, '9')],
    jetton_masters: [master(40), master(41), master(42)],
    address_book: createBook(1, 20, 25, 30, 40, 41, 42),
  })
  const scope: Scope = { kind: 'jettonWallets', owner_address: testAccount(1) }
  expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 3 })
  for (const params of [
    {},
    { sort: 'desc' },
    { sort: 'asc' },
    { exclude_zero_balance: true },
    { jetton_address: [testAccount(41)] },
  ]) {
    await expectSame(jettonWallets, { owner_address: [testAccount(1)], ...params })
  }
  await expectSame(jettonMasters, { address: [testAccount(41), testAccount(40)] })
  await expect(ask(jettonMasters, { address: [testAccount(42)] })).rejects.toThrow(NotMirroredError)
})

test('blocks of a masterchain range are answered block by block', async () => {
  const block = (workchain: number, seqno: number, by: number) => ({
    workchain,
    shard: '8000000000000000',
    seqno,
    root_hash: testHash(workchain * -5000 + seqno),
    file_hash: testHash(workchain * -5000 + seqno + 100_000),
    gen_utime: String(by),
    start_lt: '1',
    end_lt: '2',
    masterchain_block_ref: { workchain: -1, shard: '8000000000000000', seqno: by },
    prev_blocks: [],
  })
  const rows = [10, 11, 12].flatMap((n) => [block(-1, n, n), block(0, n * 2, n), block(0, n * 2 + 1, n)])
  service.world.ingest({ blocks: rows })
  const scope: Scope = { kind: 'blocks', from: 10, to: 14 }
  // The last two are not there yet.
  expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'partial', rows: 9, mc_seqno: 12 })
  service.world.ingest({ blocks: [block(-1, 13, 13), block(-1, 14, 14)] })
  service.requests.length = 0
  expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 11 })
  expect(service.requests).toHaveLength(2)
  await expectSame(masterchainBlockShards, { seqno: 11 })
  await expectSame(blocks, { mc_seqno: 12, sort: 'asc' })
  await expectSame(blocks, { workchain: -1, seqno: 13 })
  await expect(ask(blocks, { mc_seqno: 15 })).rejects.toThrow(NotMirroredError)
})

describe('actions of an account', () => {
  const account = testAccount(1)
  const scope: Scope = { kind: 'actions', account }
  const action = (n: number, end = n * 10, rest: object = {}) => ({
    trace_id: testHash(n + 500_000),
    action_id: testHash(n),
    start_lt: String(n * 10 - 5),
    end_lt: String(n * 10),
    start_utime: n,
    end_utime: n,
    trace_end_lt: String(end),
    trace_end_utime: end,
    trace_mc_seqno_end: n,
    transactions: [testHash(n)],
    success: true,
    type: n % 3 === 0 ? 'call_contract' : 'ton_transfer',
    details: { source: account },
    finality: 'finalized',
    accounts: [account],
    ...rest,
  })
  const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => action(from + at))

  test('are answered in every order, and what comes on top is put there', async () => {
    service.world.ingest({ actions: many(1, 1200), address_book: createBook(1) })
    expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 1200 })
    service.world.ingest({ actions: many(1201, 1210) })
    service.requests.length = 0
    await mirror.sync(scope, { service })
    expect(service.requests).toHaveLength(1)
    for (const params of [
      { limit: 20 },
      { limit: 900, offset: 400, include_accounts: true },
      { limit: 20, sort: 'asc' },
      { limit: 20, action_type: ['call_contract'], offset: 3 },
      { limit: 20, start_utime: 500, end_utime: 700 },
      { limit: 20, end_lt: '5000' },
    ]) {
      await expectSame(actions, { account, ...params })
    }
  })

  test('that are found late for an older trace take their place', async () => {
    service.world.ingest({ actions: [...many(1, 20), ...many(22, 30)], address_book: createBook(1) })
    await mirror.sync(scope, { service })
    service.world.ingest({ actions: [action(21), action(25, 260)] })
    await mirror.sync(scope, { service })
    await expectSame(actions, { account, limit: 100 })
  })

  test('of one moment are all found, however many they are', async () => {
    const rows = Array.from({ length: 1300 }, (_, at) => action(at + 1, 5))
    service.world.ingest({ actions: rows, address_book: createBook(1) })
    expect(await mirror.sync(scope, { service })).toMatchObject({ rows: 1300 })
    await expectSame(actions, { account, limit: 1000, offset: 600 })
  })
})

test('a trace is partial until nothing about it can change', async () => {
  const root = transaction(1, 1, 10)
  const trace = (state: string, found: string) => ({
    trace_id: testHash(1),
    external_hash: null,
    mc_seqno_start: '100',
    mc_seqno_end: '100',
    start_lt: '10',
    start_utime: 1,
    end_lt: '10',
    end_utime: 1,
    trace_info: { trace_state: state, messages: 0, transactions: 1, pending_messages: 0, classification_state: found },
    is_incomplete: false,
    actions: [],
    trace: { tx_hash: testHash(1), in_msg_hash: null, children: [] },
    transactions_order: [testHash(1)],
    transactions: { [testHash(1)]: root },
  })
  const scope: Scope = { kind: 'trace', hash: testHash(1) }
  service.world.ingest({ traces: [trace('complete', 'unclassified')], address_book: createBook(1) })
  expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'partial', rows: 1 })
  service.world.ingest({ traces: [trace('complete', 'ok')] })
  const { traces } = await import('../../../../src/service/endpoints/traces.ts')
  expect(await mirror.sync(scope, { service, follow: true })).toMatchObject({ state: 'complete', mc_seqno: 100 })
  await expectSame(traces, { trace_id: [testHash(1)], include_actions: true })
})

test('one mirror syncs a scope at a time: the second call finds it done', async () => {
  service.world.ingest({ transactions: history(1, 1, 40), address_book: createBook(1) })
  const scope: Scope = { kind: 'transactions', account: testAccount(1) }
  const states: string[] = []
  const onProgress = ({ state }: SyncProgress) => states.push(state)
  await Promise.all([mirror.sync(scope, { service }), mirror.sync(scope, { service, onProgress })])
  expect(states[0]).toBe('waiting')
  expect(service.requests.length).toBeLessThanOrEqual(2)
})

test('a scope that is cleared while it is synced stays cleared', async () => {
  service.world.ingest({ transactions: history(1, 1, 1500), address_book: createBook(1) })
  const scope: Scope = { kind: 'transactions', account: testAccount(1) }
  service.before = () => service.requests.length === 2 && mirror.clear(scope)
  await expect(mirror.sync(scope, { service })).rejects.toMatchObject({ reason: 'cleared' })
  expect(await mirror.scopes()).toEqual([])
})

test('listeners hear of syncs and of clearing, here and in other mirrors of the database', async () => {
  const indexedDB = new IDBFactory()
  const [left, right] = [
    await freshMirror({ indexedDB, name: 'shared' }),
    await freshMirror({ indexedDB, name: 'shared' }),
  ]
  service.world.ingest({ transactions: history(1, 1, 3), address_book: createBook(1) })
  const scope: Scope = { kind: 'transactions', account: testAccount(1) }
  const heard = new Promise<unknown>((resolve) => right.subscribe(resolve))
  const own: unknown[] = []
  left.subscribe((change) => own.push(change))
  await left.sync(scope, { service })
  expect(await heard).toEqual({ scopes: [scope], everything: false })
  await left.clear()
  expect(own.at(-1)).toEqual({ scopes: [], everything: true })
})

test.each([
  [{ kind: 'blocks', from: 5, to: 4 }, 'scope.from'],
  [{ kind: 'holders' }, 'scope.kind'],
] as const)('%j is refused', async (scope, text) => {
  await expect(mirror.sync(scope as never, { service })).rejects.toThrow(text)
})

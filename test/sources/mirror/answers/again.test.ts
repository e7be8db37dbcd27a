// Whatever the service has answered through a client, the mirror answers again, with the time of the answer.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createClient,
  HttpError,
  mirrored,
  NetworkError,
  NotMirroredError,
  type Policy,
  type Transport,
} from '../../../../src/entries/client.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import { address, limit } from '../../../../src/service/rows/shapes/kind.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import { openMirror } from '../../../../src/entries/mirror.ts'
import { type Query, questions } from '../../../../src/tools/conformance/questions/questions.ts'
import { embeddedWorld } from '../../../tools/conformance/worlds.ts'
import { createBook, history, item, testAccount, testHash } from '../../../fixtures/testRows.ts'
import { createRandom } from '../../../helpers/random.ts'
import { scriptedTransport } from '../../../helpers/servers/scriptedTransport.ts'
import { ask, freshMirror } from '../setup.ts'

const TABLE = Object.values(endpoints) as unknown as readonly AnyEndpoint[]
const PENDING = ['pendingActions', 'pendingTraces', 'pendingTransactions']
const READS = TABLE.filter(
  ({ method, name, since }) => method === 'GET' && since === undefined && !PENDING.includes(name),
)
const network = { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' }
const now = () => Date.now() / 1000

const gone: Transport = {
  name: 'gone',
  request: ({ path }) => Promise.reject(new NetworkError(path, 'connection refused')),
}

/** Waits until all answers so far are stored: writes are queued one after another. */
const stored = (mirror: { ingest: (body: unknown) => Promise<unknown> }) => mirror.ingest({ transactions: [] })

afterEach(() => vi.useRealTimers())

describe('every read, asked once, answers again without the service', () => {
  const world = embeddedWorld()
  const { transport: service } = createMemoryIndex(world)
  /** A question for each endpoint that is answered with rows. */
  const examples = new Map<string, Query>()

  beforeAll(async () => {
    const source = questions(world, createRandom(7))
    for (let asked = 0; asked < 20_000 && examples.size < READS.length; asked++) {
      const { endpoint: name, query } = source.next().value
      const endpoint = TABLE.find((row) => row.name === name)
      if (endpoint === undefined || !READS.includes(endpoint) || examples.has(name)) continue
      const answer = await service.request(endpoint, query).catch(() => undefined)
      if (answer === undefined) continue
      const [rows] = Object.values(answer.body as object) as readonly unknown[]
      if (Array.isArray(rows) ? rows.length > 0 : rows !== undefined) examples.set(name, query)
    }
  })

  test('there are 30 of them, and a question for each', () => {
    expect(READS.length).toBeGreaterThanOrEqual(30)
    expect(READS.map(({ name }) => name).filter((name) => !examples.has(name))).toEqual([])
  })

  test.each(READS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const indexedDB = new IDBFactory()
    const query = examples.get(name) ?? {}
    const mirror = await openMirror({ name: 'test', indexedDB })
    const before = now()
    const first = await mirrored(mirror, service).request(endpoint, query)
    await stored(mirror)
    await mirror.close()

    const reopened = await freshMirror({ indexedDB })
    for (const policy of ['mirror-first', 'service-first', 'mirror-only'] as const) {
      const { body, origin } = await mirrored(reopened, gone, { policy }).request(endpoint, query)
      expect(body).toEqual(first.body)
      expect(origin).toMatchObject({ source: 'mirror', transport: 'mirror' })
      expect(origin.asOf).toBeGreaterThanOrEqual(before)
      expect(origin.asOf).toBeLessThanOrEqual(now())
    }
  })

  test('reads that only newer services know do, too', async () => {
    const newer = TABLE.filter(
      ({ since, method, kind }) => since !== undefined && method === 'GET' && kind !== 'mutation',
    )
    expect(newer.length).toBeGreaterThan(0)
    for (const endpoint of newer) {
      const mirror = await freshMirror()
      // Without these the service refuses: every required address, and a pool where that or a validator is required.
      const value = (name: string, { kind, required }: (typeof endpoint.params.fields)[string]) =>
        kind === limit ? 3 : kind === address && (required || name === 'pool') ? testAccount(1) : undefined
      const fields = Object.entries(endpoint.params.fields).map(([name, field]) => [name, value(name, field)] as const)
      const params = Object.fromEntries(fields.filter(([, given]) => given !== undefined))
      const body = { rows: [{ name: endpoint.name }] }
      await mirror.ingest(body, { endpoint, params, hasRows: true, answer: body })
      expect((await mirror.transport.request(endpoint, params)).body).toEqual(body)
    }
  })

  test.each(PENDING)('%s never does', async (name) => {
    const endpoint = TABLE.find((row) => row.name === name) as AnyEndpoint
    const mirror = await freshMirror()
    const params = { account: name === 'pendingTransactions' ? [testAccount(1)] : testAccount(1) }
    const online = scriptedTransport(() => ({
      transactions: [],
      traces: [],
      actions: [],
      address_book: {},
      metadata: {},
    }))
    await mirrored(mirror, online).request(endpoint, params)
    await stored(mirror)
    await expect(mirrored(mirror, gone).request(endpoint, params)).rejects.toThrow(NetworkError)
    await expect(mirror.transport.request(endpoint, params)).rejects.toThrow(NotMirroredError)
  })
})

describe('reads that are sent by POST', () => {
  test('get methods answer again, each for its own arguments', async () => {
    const mirror = await freshMirror()
    const call = (method: string) => ({ address: testAccount(1), method, stack: [] })
    const online = scriptedTransport((_name, { method }) => ({
      gas_used: 1,
      exit_code: 0,
      stack: [{ type: 'num', value: String(method) }],
    }))
    const client = createClient({ network, transport: mirrored(mirror, online) })
    const first = await client.request(endpoints.runGetMethod, call('seqno'))
    await stored(mirror)
    const offline = createClient({ network, transport: mirrored(mirror, gone) })
    expect(await offline.request(endpoints.runGetMethod, call('seqno'))).toEqual(first)
    await expect(offline.request(endpoints.runGetMethod, call('get_wallet_data'))).rejects.toThrow(NetworkError)
  })

  test('a message that was sent is never said to be sent again', async () => {
    const mirror = await freshMirror()
    const boc = 'te6cckEBAQEAAgAAAEysuc0='
    const online = scriptedTransport(() => ({ message_hash: testHash(1), message_hash_norm: testHash(1) }))
    await mirrored(mirror, online).request(endpoints.sendMessage, { boc })
    await mirror
      .ingest({ message_hash: testHash(1) }, { endpoint: endpoints.sendMessage, params: { boc } })
      .catch(() => undefined)
    await expect(mirrored(mirror, gone).request(endpoints.sendMessage, { boc })).rejects.toThrow(NetworkError)
  })
})

const items = (n: number) => ({ nft_items: [item(n, 1, 5, '0')], address_book: {}, metadata: {} })
const owner = { owner_address: [testAccount(1)] }
const request = (params: object, asOf = now()) => ({ endpoint: endpoints.nftItems, params: { ...params }, asOf })

describe('the age of a cached answer', () => {
  test('counts: within maxAge the service is left alone, beyond it is asked', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(items(1), request(owner, now() - 100))
    const online = scriptedTransport(() => items(2))
    const client = createClient({ network, transport: mirrored(mirror, online, { keep: false }) })
    expect((await client.ask(endpoints.nftItems, owner, { maxAge: 200 })).data).toEqual(items(1))
    expect(online.calls).toHaveLength(0)
    expect((await client.ask(endpoints.nftItems, owner, { maxAge: 50 })).data).toEqual(items(2))
  })

  test('beyond maxAge it is given only while the service cannot be reached, and says how old it is', async () => {
    const mirror = await freshMirror()
    const asOf = now() - 10_000
    await mirror.ingest(items(1), request(owner, asOf))
    for (const policy of ['mirror-first', 'service-first'] satisfies Policy[]) {
      const answer = await createClient({ network, transport: mirrored(mirror, gone, { policy }) }).ask(
        endpoints.nftItems,
        owner,
      )
      expect(answer).toMatchObject({
        data: { nft_items: [{ address: testAccount(1) }] },
        origin: { source: 'mirror', asOf },
      })
    }
    const refusing = scriptedTransport(() => {
      throw new HttpError('/nft/items', 422, 'invalid', 'bad')
    })
    await expect(mirrored(mirror, refusing).request(endpoints.nftItems, owner)).rejects.toThrow(HttpError)
    await expect(mirror.transport.request(endpoints.nftItems, owner, { maxAge: 50 })).rejects.toThrow(NotMirroredError)
  })

  test('shows it at once to callers that take a newer one later', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(items(1), request(owner, now() - 1000))
    const online = scriptedTransport(() => items(2))
    const client = createClient({ network, transport: mirrored(mirror, online) })
    const newer: unknown[] = []
    const { data } = await client.ask(endpoints.nftItems, owner, { onNewer: (answer) => newer.push(answer.data) })
    expect(data).toEqual(items(1))
    await vi.waitFor(() => expect(newer).toEqual([items(2)]))
  })

  test('does not hold up a caller that polls: the service is asked, and its failure leaves the old answer', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(items(1), request(owner, now() - 5))
    const online = scriptedTransport(() => items(2))
    const polling = mirrored(mirror, online, { keep: false })
    expect((await polling.request(endpoints.nftItems, owner, { refresh: true })).body).toEqual(items(2))
    expect((await mirrored(mirror, gone).request(endpoints.nftItems, owner, { refresh: true })).body).toEqual(items(1))
  })

  test('is not that of an older answer that arrives late', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(items(2), request(owner))
    await mirror.ingest(items(1), request(owner, now() - 50))
    expect((await mirror.transport.request(endpoints.nftItems, owner)).body).toEqual(items(2))
  })

  test('is unknown when the clock was ahead, so it is not given at any age', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(items(1), request(owner, now() + 3600))
    for (const maxAge of [60, 1e9, Infinity]) {
      await expect(mirror.transport.request(endpoints.nftItems, owner, { maxAge })).rejects.toThrow(NotMirroredError)
    }
    await mirror.ingest(items(2), request(owner))
    expect((await mirror.transport.request(endpoints.nftItems, owner)).body).toEqual(items(2))
  })
})

describe('the request', () => {
  const other = { owner_address: [testAccount(2)] }

  test('is recognized in any spelling, and no other one is', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(items(1), request({ limit: 5, ...owner }))
    const spelt = { owner_address: [testAccount(1).toLowerCase()], limit: 5 }
    expect((await mirror.transport.request(endpoints.nftItems, spelt)).body).toEqual(items(1))
    for (const wrong of [other, owner, { ...owner, limit: 6 }, { ...owner, limit: 5, offset: 5 }]) {
      await expect(mirror.transport.request(endpoints.nftItems, wrong)).rejects.toThrow(NotMirroredError)
    }
    const { status, body } = await ask(mirror, `/nft/items?limit=5&owner_address=${testAccount(1)}`)
    expect({ status, body }).toEqual({ status: 200, body: items(1) })
  })

  test('of one caller has its own answer where one response served several', async () => {
    const mirror = await freshMirror()
    const row = (n: number) => ({
      address: testAccount(n),
      balance: String(n),
      status: 'active',
      account_state_hash: testHash(n),
    })
    const book = Object.fromEntries([1, 2].map((n) => [testAccount(n), { user_friendly: `EQ${n}`, domain: null }]))
    const response = { accounts: [row(1), row(2)], address_book: book, metadata: {} }
    const online: Transport = {
      name: 'joined',
      request: async (_endpoint, { address }) => {
        const accounts = response.accounts.filter((each) => (address as string[]).includes(each.address))
        return {
          body: { ...response, accounts },
          response,
          origin: { source: 'service', asOf: now(), transport: 'joined' },
        }
      },
    }
    const transport = mirrored(mirror, online)
    await Promise.all([1, 2].map((n) => transport.request(endpoints.accountStates, { address: [testAccount(n)] })))
    await stored(mirror)
    for (const n of [1, 2]) {
      const { body } = await mirrored(mirror, gone).request(endpoints.accountStates, { address: [testAccount(n)] })
      expect(body).toMatchObject({ accounts: [row(n)] })
      expect(Object.keys((body as typeof response).address_book)).toEqual([testAccount(n)])
    }
  })

  test('for which nothing was found is answered with nothing again', async () => {
    const mirror = await freshMirror()
    const params = { hash: testHash(1) }
    const online = scriptedTransport(() => {
      throw new HttpError('/adjacentTransactions', 404, 'notFound', 'adjacent transactions not found')
    })
    await expect(mirrored(mirror, online).request(endpoints.adjacentTransactions, params)).rejects.toThrow(HttpError)
    await stored(mirror)
    const again = mirrored(mirror, gone).request(endpoints.adjacentTransactions, params)
    await expect(again).rejects.toMatchObject({
      kind: 'notFound',
      text: 'adjacent transactions not found',
      origin: { source: 'mirror' },
    })
  })
})

describe('beside proven answers', () => {
  const account = testAccount(1)
  const rows = { transactions: history(1, 1, 3), address_book: createBook(1) }
  const params = { account: [account], limit: 10 }
  const forged = { transactions: [], address_book: {} }

  test('the proven one wins', async () => {
    const mirror = await freshMirror()
    const { transport: service } = createMemoryIndex([rows])
    await mirror.sync({ kind: 'transactions', account }, { service })
    await mirror.ingest(forged, { endpoint: endpoints.transactions, params, asOf: now() })
    expect((await mirror.transport.request(endpoints.transactions, params)).body).toMatchObject({
      transactions: [{}, {}, {}],
    })
  })

  test('an old proven one gives way to a newer one of the service', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const mirror = await freshMirror()
    const { transport: service } = createMemoryIndex([rows])
    await mirror.sync({ kind: 'transactions', account }, { service })
    vi.setSystemTime(Date.now() + 3_600_000)
    const newer = { transactions: history(1, 1, 4).toReversed(), address_book: createBook(1) }
    await mirror.ingest(newer, { endpoint: endpoints.transactions, params, asOf: now() })
    const { body } = await mirror.transport.request(endpoints.transactions, params, { maxAge: Infinity })
    expect((body as typeof rows).transactions).toHaveLength(4)
  })
})

describe('space', () => {
  test('is within the budget: the oldest answers go first', async () => {
    const mirror = await freshMirror({ budget: 60_000 })
    const params = (n: number) => ({ owner_address: [testAccount(n)] })
    for (let n = 1; n <= 200; n++) {
      await mirror.ingest({ ...items(1), padding: 'x'.repeat(2000) }, request(params(n), now() - 1000 + n))
    }
    const { bytes, budget } = await mirror.usage()
    expect(bytes).toBeLessThanOrEqual(budget)
    const held: number[] = []
    for (let n = 1; n <= 200; n++) {
      const answer = mirror.transport.request(endpoints.nftItems, params(n), { maxAge: Infinity })
      if (
        await answer.then(
          () => true,
          () => false,
        )
      )
        held.push(n)
    }
    expect(held.length).toBeGreaterThan(5)
    expect(held).toEqual(Array.from({ length: held.length }, (_, at) => 201 - held.length + at))
  })

  test('is not spent on one answer that would evict most of the rest', async () => {
    const mirror = await freshMirror({ budget: 60_000 })
    await mirror.ingest({ ...items(1), padding: 'x'.repeat(20_000) }, request(owner))
    await expect(mirror.transport.request(endpoints.nftItems, owner)).rejects.toThrow(NotMirroredError)
  })

  test('is free after clearing', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(items(1), request(owner))
    await mirror.clear()
    await expect(mirror.transport.request(endpoints.nftItems, owner)).rejects.toThrow(NotMirroredError)
    expect((await mirror.usage()).bytes).toBe(0)
  })
})

test.each([
  ['a portal in place of the service', { error: 'sign in' }, request(owner)],
  ['a request that does not parse', items(1), request({ owner_address: ['nobody'] })],
])('%s is not stored', async (_what, body, given) => {
  const mirror = await freshMirror()
  await expect(mirror.ingest(body, given)).rejects.toThrow('Nothing of it was stored')
  await expect(mirror.transport.request(endpoints.nftItems, owner)).rejects.toThrow(NotMirroredError)
})

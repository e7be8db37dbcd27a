// Names change hands: an answer is no newer than the oldest name in it.
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient, mirrored } from '../../../../src/entries/client.ts'
import { addressBook } from '../../../../src/service/endpoints/accounts.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import { jettonWallets } from '../../../../src/service/endpoints/jettons.ts'
import { nftItems } from '../../../../src/service/endpoints/nfts.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import type { Mirror } from '../../../../src/entries/mirror.ts'
import { createBook, history, item, message, testAccount } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const DAY = 86_400
const [owner, other, token] = [testAccount(1), testAccount(2), testAccount(7)]
const named = (domain: string | null) => ({
  ...createBook(1),
  [other]: { user_friendly: 'EQ2', domain, interfaces: [] },
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const age = (asOf: number) => Date.now() / 1000 - asOf
const ask = async (mirror: Mirror, endpoint: object, params: object, init = {}) => {
  const { body, origin } = await mirror.transport.request(endpoint as AnyEndpoint, { ...params }, init)
  return { body: body as Record<string, Record<string, Record<string, unknown>>>, origin }
}

test('an address book of 30 days ago is 30 days old, and no answer to those who want a younger one', async () => {
  const indexedDB = new IDBFactory()
  const first = await freshMirror({ indexedDB })
  const request = { endpoint: addressBook, params: { address: [other] }, asOf: Date.now() / 1000 }
  await first.ingest(named('alice.ton'), request)
  await first.close()
  pass(30 * DAY)
  const mirror = await freshMirror({ indexedDB })
  for (const params of [{ address: [other] }, { address: [other, owner] }]) {
    for (const init of [{ maxAge: 1 }, { maxAge: DAY }, {}])
      await expect(ask(mirror, addressBook, params, init)).rejects.toThrow('is older')
    const { origin } = await ask(mirror, addressBook, params, { maxAge: Infinity })
    expect(age(origin.asOf)).toBeCloseTo(30 * DAY, 0)
    // Asking again gives newer names, where a caller wants that.
    expect(origin.cached).toBe(true)
  }
})

test('rows that never change are as old as the names in their answer, and of no age without them', async () => {
  const rows = history(1, 1, 900).map((row, at) =>
    at < 10 ? { ...row, in_msg: message(800_000 + at, 2, 1, Number(row.lt) - 1) } : row,
  )
  const index = createMemoryIndex([{ transactions: rows, address_book: named('alice.ton') }])
  const mirror = await freshMirror()
  const scope = { kind: 'transactions', account: owner } as const
  await mirror.sync(scope, { service: index.transport })
  // The domain goes to somebody else. A sync reads the newest rows again, not these.
  index.ingest({ transactions: [], address_book: named(null) })
  pass(3600)
  await mirror.sync(scope, { service: index.transport })
  const old = { account: [owner], limit: 5, offset: 890 }
  await expect(ask(mirror, transactions, old, { maxAge: 3000 })).rejects.toThrow('older than 3000 seconds')
  const { body, origin } = await ask(mirror, transactions, old, { maxAge: DAY })
  expect([body['address_book']?.[other]?.['domain'], Math.round(age(origin.asOf))]).toEqual(['alice.ton', 3600])
  expect(age((await ask(mirror, transactions, old, { maxAge: 5, noAddressBook: true })).origin.asOf)).toBeLessThan(2)
  expect(
    age((await ask(mirror, transactions, { account: [owner], limit: 5 }, { maxAge: 5 })).origin.asOf),
  ).toBeLessThan(2)
})

test('a name that the service shows again is as young as that answer, also in a mirror that has cached it', async () => {
  const mirror = await freshMirror()
  const show = () =>
    mirror.ingest(
      { nft_items: [item(7, 2, 5, '0')], address_book: named('alice.ton'), metadata: {} },
      { endpoint: nftItems, params: {} },
    )
  const book = async () =>
    Math.round(age((await ask(mirror, addressBook, { address: [other] }, { maxAge: Infinity })).origin.asOf))
  await show()
  pass(100)
  expect(await book()).toBe(100)
  await show()
  expect(await book()).toBe(0)
})

test('a clock that is set back makes no name young', async () => {
  const mirror = await freshMirror()
  await mirror.ingest({ nft_items: [], address_book: named('alice.ton'), metadata: {} })
  await ask(mirror, addressBook, { address: [other] })
  pass(600)
  vi.setSystemTime(Date.now() - 590_000)
  await expect(ask(mirror, addressBook, { address: [other] }, { maxAge: 60 })).rejects.toThrow('older than 60')
})

test('metadata of a token has an age, and that an account has none is known from answers with metadata alone', async () => {
  const mirror = await freshMirror()
  const items = { nft_items: [item(7, 1, 5, '0')], address_book: createBook(1, 5, 7) }
  const metadata = { [token]: { is_indexed: true, token_info: [{ type: 'nft_items', name: 'Old' }] } }
  await mirror.ingest({ ...items, metadata })
  pass(300)
  const wallets = { jetton_wallets: [], jetton_masters: [], address_book: createBook(1, 5, 7) }
  const params = { address: [token] }
  // Names that come without metadata say nothing about it.
  await mirror.ingest({ transactions: [], address_book: createBook(1, 5, 7, 9) })
  await mirror.ingest({ ...items, address_book: {}, metadata: {} }, { endpoint: nftItems, params: { limit: 1 } })
  const { origin, body } = await ask(mirror, nftItems, params, { maxAge: Infinity })
  expect([Math.round(age(origin.asOf)), body['metadata']?.[token]?.['is_indexed']]).toEqual([300, true])
  await mirror.ingest(
    { nft_items: [item(9, 1, 5, '1')], address_book: {}, metadata: {} },
    { endpoint: nftItems, params: { limit: 2 } },
  )
  await expect(ask(mirror, nftItems, { address: [testAccount(9)] }, { maxAge: Infinity })).rejects.toThrow('whether')
  await mirror.ingest(
    { ...wallets, address_book: createBook(1, 5, 9), metadata: {} },
    { endpoint: jettonWallets, params: {} },
  )
  expect((await ask(mirror, nftItems, { address: [testAccount(9)] })).body['metadata']).toEqual({})
})

test('a client asks the service for names that are old, and shows them as of then while it is gone', async () => {
  const index = createMemoryIndex([{ transactions: history(1, 1, 3), address_book: named('alice.ton') }])
  const mirror = await freshMirror()
  const network = { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' }
  const client = createClient({ network, transport: mirrored(mirror, index.transport) })
  await mirror.sync({ kind: 'transactions', account: owner }, { service: index.transport })
  await client.ask(addressBook, { address: [other] })
  index.ingest({ transactions: [], address_book: named('bob.ton') })
  pass(90)
  expect((await client.ask(addressBook, { address: [other] })).data[other]?.domain).toBe('bob.ton')
  index.fail({ when: () => true, drop: true })
  pass(90)
  const { data, origin } = await client.ask(addressBook, { address: [other] })
  expect([data[other]?.domain, Math.round(age(origin.asOf)), origin.unreachable]).toEqual(['bob.ton', 90, true])
})

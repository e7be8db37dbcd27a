import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { addressBook } from '../../../src/service/endpoints/accounts.ts'
import { IngestError, SyncError, type Mirror, type Scope } from '../../../src/entries/mirror.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { chainTransactions } from '../../fixtures/verify.ts'
import { testAccount, createBook, testHash, item, transaction } from '../../fixtures/testRows.ts'
import { ask, column, freshMirror, syncedMirror } from './setup.ts'

const owned = (owner: number) => `/nft/items?owner_address=${testAccount(owner)}`
const ownedBy = (owner: number): Scope => ({ kind: 'nftItems', owner_address: testAccount(owner) })
const byHash = (...hashes: number[]) =>
  `/transactions?limit=1000&${hashes.map((hash) => `hash=${encodeURIComponent(testHash(hash))}`).join('&')}`

test('taking an answer twice changes nothing', async () => {
  const mirror = await freshMirror()
  const body = {
    transactions: [transaction(1, 1, 10), transaction(2, 1, 20)],
    address_book: { [testAccount(1)]: { user_friendly: 'EQ1', domain: 'one.ton', interfaces: [] } },
  }
  await mirror.ingest(body)
  const before = await ask(mirror, byHash(1, 2))
  const { bytes } = await mirror.usage()
  await mirror.ingest(body)
  expect(await ask(mirror, byHash(1, 2))).toEqual(before)
  expect(before.body).toEqual({ transactions: body.transactions.toReversed(), address_book: body.address_book })
  expect((await mirror.usage()).bytes).toBe(bytes)
})

describe('older state never replaces newer', () => {
  test('an NFT item keeps its later owner', async () => {
    const later = item(1, 7, 2, '0', { last_transaction_lt: '300' })
    const mirror = await syncedMirror({ nft_items: [later] }, [ownedBy(7)])
    await mirror.ingest({ nft_items: [item(1, 5, 2, '0', { last_transaction_lt: '99' })] })
    expect(await column(mirror, owned(7), 'nft_items', 'address')).toEqual([testAccount(1)])
  })

  test('an NFT item keeps its later owner among many that are new, and a later state takes its place', async () => {
    const rows = [item(8, 7, 2, '7', { last_transaction_lt: '300' }), item(9, 6, 2, '8', { last_transaction_lt: '50' })]
    const mirror = await syncedMirror({ nft_items: rows }, [ownedBy(7), ownedBy(6)])
    await mirror.ingest({
      nft_items: Array.from({ length: 120 }, (_, at) => item(at + 1, 5, 2, String(at), { last_transaction_lt: '99' })),
    })
    expect(await column(mirror, owned(7), 'nft_items', 'address')).toEqual([testAccount(8)])
    expect((await ask(mirror, owned(6))).status).toBe(501)
  })

  test('a newer owner makes the list of the older one unknown', async () => {
    const mirror = await syncedMirror({ nft_items: [item(1, 5, 2, '0', { last_transaction_lt: '99' })] }, [ownedBy(5)])
    expect(await column(mirror, owned(5), 'nft_items', 'address')).toEqual([testAccount(1)])
    await mirror.ingest({ nft_items: [item(1, 7, 2, '0', { last_transaction_lt: '300' })] })
    expect((await ask(mirror, owned(5))).body).toMatchObject({
      error: expect.stringContaining('have changed') as string,
    })
  })

  test('a finalized transaction stays when its emulation arrives late, also in one body', async () => {
    const mirror = await freshMirror()
    const final = transaction(1, 1, 10, { total_fees: '5' })
    const emulated = transaction(1, 1, 10, { emulated: true, finality: 'pending', total_fees: '4' })
    await mirror.ingest({ transactions: [final, emulated], address_book: createBook(1) })
    await mirror.ingest({ transactions: [emulated] })
    expect(await column(mirror, byHash(1), 'transactions', 'total_fees')).toEqual(['5'])
  })

  test('a transaction that is not final is not answered with, also not as missing', async () => {
    const mirror = await freshMirror()
    for (const finality of ['pending', 'confirmed', 'a word of a later version']) {
      await mirror.ingest({ transactions: [transaction(1, 1, 10, { finality })], address_book: createBook(1) })
      expect((await ask(mirror, byHash(1))).status).toBe(501)
    }
    await mirror.ingest({ transactions: [transaction(1, 1, 10)] })
    expect(await column(mirror, byHash(1), 'transactions', 'hash')).toEqual([testHash(1)])
  })

  test('metadata that is not fetched yet leaves the fetched one', async () => {
    const fetched = { is_indexed: true, token_info: [{ valid: true, type: 'nft_items', name: 'A' }] }
    const world = { nft_items: [item(1, 5, 2, '0')], metadata: { [testAccount(1)]: fetched } }
    const mirror = await syncedMirror(world, [ownedBy(5)])
    await mirror.ingest({ [testAccount(1)]: { is_indexed: false, token_info: [] } })
    expect((await ask(mirror, owned(5))).body).toMatchObject({ metadata: { [testAccount(1)]: fetched } })
  })
})

describe('what comes in goes out', () => {
  const answered = async (row: object) => {
    const mirror = await freshMirror()
    await mirror.ingest({ transactions: [row], address_book: createBook(1) })
    return (await mirror.fetch(`/api/v3${byHash(1)}`)).text()
  }

  test('unknown fields, null and key order are kept', async () => {
    const row = { zeta: [1, { b: null, a: [[]] }], ...transaction(1, 1, 10), alpha: { '': 0, 'a,b': 1 } }
    expect(await answered(row)).toContain(`"transactions":[${JSON.stringify(row)}]`)
  })

  test('keys named like parts of the prototype are plain keys', async () => {
    const hostile = '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"toString":"x"}'
    const row = { ...transaction(1, 1, 10), extra: JSON.parse(hostile) as object }
    expect(await answered(row)).toContain(`"extra":${hostile}`)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('nesting far deeper than any real row is kept', async () => {
    const deep = `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`
    const row = { ...transaction(1, 1, 10), deep: JSON.parse(deep) as object }
    expect(await answered(row)).toContain(`"deep":${deep}`)
  })
})

describe('a body that is not an answer is refused completely', () => {
  test.each([
    ['null', null, 'is not an answer of the service'],
    ['text', 'hello', 'is not an answer of the service'],
    ['other keys', { foo: 1, bar: 2 }, 'has no key that an index knows (it has foo, bar)'],
    ['a list that is none', { transactions: {} }, 'transactions is not a list'],
    ['a row that is none', { nft_items: [null] }, 'nft_items[0] is not an object'],
    ['a row without a key', { nft_items: [{ address: '__proto__' }] }, 'nft_items[0].address is missing'],
    [
      'a row without a key that the mirror does not store',
      { accounts: [{ address: 'x' }] },
      'accounts[0].address is missing',
    ],
    ['a map that is none', { transactions: [], address_book: [] }, 'address_book is not a map'],
  ])('%s', async (_, body, text) => {
    const mirror = await freshMirror()
    await expect(mirror.ingest(body)).rejects.toThrow(IngestError)
    await expect(mirror.ingest(body)).rejects.toThrow(text)
  })

  test('one bad row keeps the good ones of the same body out', async () => {
    const mirror = await freshMirror()
    const broken = { ...transaction(2, 1, 20), hash: 'not a hash' }
    const taken = mirror.ingest({ transactions: [transaction(1, 1, 10), broken], address_book: createBook(1) })
    await expect(taken).rejects.toThrow('transactions[1].hash is missing')
    expect((await ask(mirror, byHash(1))).status).toBe(501)
  })
})

test('writes and reads at the same time see complete batches', async () => {
  const mirror = await freshMirror()
  await mirror.ingest(createBook(1, 2, 3))
  const batches = Array.from({ length: 12 }, (_, batch) =>
    Array.from({ length: 50 }, (_row, at) => batch * 50 + at + 1),
  )
  const writes = batches.map((hashes) =>
    mirror.ingest({ transactions: hashes.map((n) => transaction(n, 1 + (n % 3), n)) }),
  )
  const reads = Array.from({ length: 30 }, async (_, at) => {
    const lts = await column(mirror, byHash(...(batches[at % 12] ?? [])), 'transactions', 'lt')
    return lts.length
  })
  for (const count of await Promise.all(reads)) expect([0, 50]).toContain(count)
  await Promise.all(writes)
  expect(await column(mirror, byHash(...batches.flat()), 'transactions', 'lt')).toHaveLength(600)
})

test('clear deletes all rows', async () => {
  const mirror = await syncedMirror({ nft_items: [item(1, 1, 2, '0')] }, [ownedBy(1)])
  await mirror.ingest({ transactions: [transaction(1, 1, 1)], address_book: createBook(1) })
  await mirror.clear()
  for (const path of [byHash(1), owned(1), `/addressBook?address=${testAccount(1)}`]) {
    expect((await ask(mirror, path)).status).toBe(501)
  }
  expect((await mirror.usage()).bytes).toBe(0)
})

test('a name that another tab has learned is the name here, though an older one was read before', async () => {
  const indexedDB = new IDBFactory()
  const here = await freshMirror({ indexedDB })
  const there = await freshMirror({ indexedDB })
  const named = (domain: string | null) => ({
    [testAccount(1)]: { user_friendly: 'EQ1', domain, interfaces: [] },
  })
  const path = `/addressBook?address=${testAccount(1)}`
  await here.ingest(named(null))
  expect((await ask(here, path)).body).toEqual(named(null))
  await there.ingest(named('one.ton'))
  expect((await ask(here, path)).body).toEqual(named('one.ton'))
  await there.clear()
  expect((await ask(here, path)).status).toBe(501)
})

test('changing an answer of the transport changes no later one', async () => {
  const mirror = await freshMirror()
  await mirror.ingest({ [testAccount(1)]: { user_friendly: 'EQ1', domain: null, interfaces: ['wallet_v5r1'] } })
  const read = async () => (await mirror.transport.request(addressBook, { address: [testAccount(1)] })).body
  const first = (await read()) as Record<string, { interfaces: string[] }>
  first[testAccount(1)]?.interfaces.push('spoilt')
  expect(await read()).toMatchObject({ [testAccount(1)]: { interfaces: ['wallet_v5r1'] } })
})

describe('once many names have been asked for', () => {
  const book = (from: number, to: number, name: string) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, at) => [
        testAccount(from + at),
        { user_friendly: `EQ${from + at}`, domain: name, interfaces: [] },
      ]),
    )
  const asked = async (mirror: Mirror, from: number, to: number) => {
    const address = Array.from({ length: to - from }, (_, at) => testAccount(from + at))
    return (await mirror.transport.request(addressBook, { address })).body
  }

  test('those of the first and the last account are the same as when asked alone', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(book(0, 1200, 'a.ton'))
    for (let round = 0; round < 4; round++) {
      expect(await asked(mirror, 0, 1200)).toEqual(book(0, 1200, 'a.ton'))
    }
  })

  test('another tab can still rename them and add more', async () => {
    const indexedDB = new IDBFactory()
    const [here, there] = [await freshMirror({ indexedDB }), await freshMirror({ indexedDB })]
    await here.ingest(book(0, 600, 'a.ton'))
    for (let round = 0; round < 4; round++) await asked(here, 0, 300)
    await expect(asked(here, 600, 601)).rejects.toThrow('no name')
    await there.ingest(book(300, 700, 'b.ton'))
    expect(await asked(here, 0, 700)).toEqual({ ...book(0, 300, 'a.ton'), ...book(300, 700, 'b.ton') })
  })

  test('they are deleted with the mirror', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(book(0, 200, 'a.ton'))
    for (let round = 0; round < 4; round++) await asked(mirror, 0, 200)
    await mirror.clear()
    await expect(asked(mirror, 0, 1)).rejects.toThrow('no name')
  })
})

test('with verify, an answer with a transaction that does not fit its hash is refused, and nothing of it is kept', async () => {
  const [row] = chainTransactions()
  const wrong = { ...row!, total_fees: '1' }
  const mirror = await freshMirror({ verify: true })
  await mirror.ingest({ transactions: [row], address_book: {} })
  const { bytes } = await mirror.usage()
  expect(bytes).toBeGreaterThan(0)
  await expect(mirror.ingest({ transactions: [wrong], address_book: {} })).rejects.toThrow(IngestError)
  await expect(
    mirror.ingest({ traces: [{ trace_id: row!.hash, transactions: { [row!.hash]: wrong } }] }),
  ).rejects.toThrow(/does not fit its hash/)
  expect((await mirror.usage()).bytes).toBe(bytes)
})

describe('with verify, a sync with a transaction that does not fit its hash', () => {
  const [row] = chainTransactions()
  const scope: Scope = { kind: 'transactions', account: row!.account }
  const history = chainTransactions().filter(({ account }) => account === row!.account)
  const answer = (rows: readonly unknown[]) => ({ transactions: rows, address_book: {} })
  const wrong = answer(history.map((each, index) => (index === 1 ? { ...each, total_fees: '1' } : each)))

  test('is an error of the sync, and nothing of it is kept', async () => {
    expect(history.length).toBeGreaterThan(2)
    const mirror = await freshMirror({ verify: true })
    const { transport: service } = createMemoryIndex([wrong])
    await expect(mirror.sync(scope, { service })).rejects.toThrow(SyncError)
    await expect(mirror.sync(scope, { service })).rejects.toThrow(`${history[1]!.hash} does not fit its hash`)
    expect((await mirror.usage()).bytes).toBe(0)
    const { transport: honest } = createMemoryIndex([answer(history)])
    expect(await mirror.sync(scope, { service: honest })).toMatchObject({ state: 'complete', rows: history.length })
  })

  test('is an error of the import, with or without verify', async () => {
    const careless = await syncedMirror(wrong, [scope], { name: 'careless' })
    const bundle = await careless.export()
    const mirror = await freshMirror()
    await expect(mirror.import(bundle)).rejects.toThrow(/does not fit its hash/)
    expect((await mirror.usage()).bytes).toBe(0)
  })
})

import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { addressBook } from '../../src/endpoints/accounts.ts'
import { IngestError } from '../../src/mirror.ts'
import { accountOf, hashOf, item, message, transaction } from './rows.ts'
import { ask, column, freshMirror } from './setup.ts'

const owned = (owner: number) => `/nft/items?owner_address=${accountOf(owner)}`

test('taking an answer twice changes nothing', async () => {
  const mirror = await freshMirror({ authoritative: true })
  const body = {
    transactions: [transaction(1, 1, 10), transaction(2, 1, 20)],
    address_book: { [accountOf(1)]: { user_friendly: 'EQ1', domain: 'one.ton', interfaces: [] } },
  }
  await mirror.ingest(body)
  const before = await ask(mirror, '/transactions')
  await mirror.ingest(body)
  expect(await ask(mirror, '/transactions')).toEqual(before)
  expect(before.body).toEqual({ transactions: body.transactions.toReversed(), address_book: body.address_book })
})

describe('older state never replaces newer', () => {
  test('an NFT item keeps its later owner', async () => {
    const mirror = await freshMirror({ authoritative: true })
    await mirror.ingest({ nft_items: [item(1, 7, 2, '0', { last_transaction_lt: '300' })] })
    await mirror.ingest({ nft_items: [item(1, 5, 2, '0', { last_transaction_lt: '99' })] })
    expect(await column(mirror, owned(7), 'nft_items', 'address')).toEqual([accountOf(1)])
    expect(await column(mirror, owned(5), 'nft_items', 'address')).toEqual([])
  })

  test('an NFT item keeps its later owner among many that are new, and a later state takes its place', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const many = Array.from({ length: 120 }, (_, at) => item(at + 1, 5, 2, String(at), { last_transaction_lt: '99' }))
    await mirror.ingest({ nft_items: [item(8, 7, 2, '7', { last_transaction_lt: '300' }), item(9, 7, 2, '8', { last_transaction_lt: '50' })] })
    await mirror.ingest({ nft_items: many })
    expect(await column(mirror, owned(7), 'nft_items', 'address')).toEqual([accountOf(8)])
    expect(await column(mirror, `${owned(5)}&limit=1000`, 'nft_items', 'index')).toEqual(
      many.filter(({ index }) => index !== '7').map(({ index }) => index),
    )
  })

  test('a newer owner replaces the older one in every index', async () => {
    const mirror = await freshMirror({ authoritative: true })
    await mirror.ingest({ nft_items: [item(1, 5, 2, '0', { last_transaction_lt: '99' })] })
    await mirror.ingest({ nft_items: [item(1, 7, 2, '0', { last_transaction_lt: '300' })] })
    expect(await column(mirror, owned(5), 'nft_items', 'address')).toEqual([])
    expect(await column(mirror, '/nft/items', 'nft_items', 'owner_address')).toEqual([accountOf(7)])
  })

  test('a finalized transaction stays when its emulation arrives late, also in one body', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const final = transaction(1, 1, 10, { total_fees: '5' })
    const emulated = transaction(1, 1, 10, { emulated: true, finality: 'pending', total_fees: '4' })
    await mirror.ingest({ transactions: [final, emulated] })
    await mirror.ingest({ transactions: [emulated] })
    expect(await column(mirror, '/transactions', 'transactions', 'total_fees')).toEqual(['5'])
  })

  test('an emulated transaction is in no list until it is final', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const emulated = transaction(1, 1, 10, { emulated: true, finality: 'pending' })
    await mirror.ingest({ transactions: [emulated] })
    expect(await column(mirror, '/transactions', 'transactions', 'hash')).toEqual([])
    const pending = `/pendingTransactions?account=${accountOf(1)}`
    expect(await column(mirror, pending, 'transactions', 'hash')).toEqual([hashOf(1)])
    await mirror.ingest({ transactions: [transaction(1, 1, 10)] })
    expect(await column(mirror, '/transactions', 'transactions', 'hash')).toEqual([hashOf(1)])
    expect((await ask(mirror, pending)).status).toBe(404)
  })

  test('metadata that is not fetched yet leaves the fetched one', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const fetched = { is_indexed: true, token_info: [{ valid: true, type: 'nft_items', name: 'A' }] }
    await mirror.ingest({ [accountOf(1)]: fetched })
    await mirror.ingest({ [accountOf(1)]: { is_indexed: false, token_info: [] } })
    expect((await ask(mirror, `/metadata?address=${accountOf(1)}`)).body).toEqual({ [accountOf(1)]: fetched })
  })
})

describe('what comes in goes out', () => {
  test('unknown fields, null and key order are kept', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const row = { zeta: [1, { b: null, a: [[]] }], ...transaction(1, 1, 10), alpha: { '': 0, 'a,b': 1 } }
    await mirror.ingest({ transactions: [row] })
    const { body } = await ask(mirror, '/transactions')
    expect(JSON.stringify((body as { transactions: unknown[] }).transactions)).toBe(JSON.stringify([row]))
  })

  test('keys named like parts of the prototype are plain keys', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const hostile = '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"toString":"x"}'
    const content = JSON.parse(hostile) as Record<string, unknown>
    await mirror.ingest({ nft_items: [item(1, 1, 2, '0', { content })] })
    const answer = await mirror.fetch('/api/v3/nft/items')
    expect(await answer.text()).toContain(`"content":${hostile}`)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('nesting far deeper than any real row is kept', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const deep = JSON.parse(`${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`) as Record<string, unknown>
    await mirror.ingest({ nft_items: [item(1, 1, 2, '0', { content: deep })] })
    const { body } = await ask(mirror, '/nft/items')
    const [row] = (body as { nft_items: { content: unknown }[] }).nft_items
    expect(JSON.stringify(row?.content)).toBe(JSON.stringify(deep))
  })

  test('a message without its transactions is a row of its own', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const row = { ...message(5, 1, 2), out_msg_tx_hash: hashOf(9) }
    await mirror.ingest({ messages: [row] })
    expect((await ask(mirror, '/messages')).body).toMatchObject({ messages: [row] })
  })
})

describe('a body that is not an answer is refused whole', () => {
  test.each([
    ['null', null, 'is not an answer of the service'],
    ['text', 'hello', 'is not an answer of the service'],
    ['other keys', { foo: 1, bar: 2 }, 'has no key that the mirror knows (it has foo, bar)'],
    ['a list that is none', { transactions: {} }, 'transactions is not a list'],
    ['a row that is none', { nft_items: [null] }, 'nft_items[0] is not an object'],
    ['a row without a key', { nft_items: [{ address: '__proto__' }] }, 'nft_items[0].address is missing'],
    ['a map that is none', { transactions: [], address_book: [] }, 'address_book is not a map'],
  ])('%s', async (_, body, text) => {
    const mirror = await freshMirror({ authoritative: true })
    await expect(mirror.ingest(body)).rejects.toThrow(IngestError)
    await expect(mirror.ingest(body)).rejects.toThrow(text)
  })

  test('one bad row keeps the good ones of the same body out', async () => {
    const mirror = await freshMirror({ authoritative: true })
    const broken = { ...transaction(2, 1, 20), hash: 'not a hash' }
    const taken = mirror.ingest({ transactions: [transaction(1, 1, 10), broken] })
    await expect(taken).rejects.toThrow('transactions[1].hash is missing or not written as the service writes it')
    expect(await column(mirror, '/transactions', 'transactions', 'hash')).toEqual([])
  })
})

test('writes and reads at the same time see whole rows', async () => {
  const mirror = await freshMirror({ authoritative: true })
  const rows = Array.from({ length: 600 }, (_, at) => transaction(at + 1, 1 + (at % 3), at + 1))
  const writes = Array.from({ length: 12 }, (_, at) =>
    mirror.ingest({ transactions: rows.slice(at * 50, at * 50 + 50) }),
  )
  const reads = Array.from({ length: 30 }, async () => {
    const lts = await column(mirror, '/transactions?limit=1000', 'transactions', 'lt')
    expect(lts).toEqual(lts.toSorted((a, b) => Number(b) - Number(a)))
    return lts.length
  })
  for (const count of await Promise.all(reads)) expect(count % 50).toBe(0)
  await Promise.all(writes)
  expect(await column(mirror, '/transactions?limit=1000', 'transactions', 'lt')).toHaveLength(600)
})

test('clear forgets all rows and the order in which they came', async () => {
  const mirror = await freshMirror({ authoritative: true })
  await mirror.ingest({ nft_items: [item(1, 1, 2, '0'), item(2, 1, 2, '1')], transactions: [transaction(1, 1, 1)] })
  await mirror.clear()
  expect(await column(mirror, '/transactions', 'transactions', 'hash')).toEqual([])
  await mirror.ingest({ nft_items: [item(2, 1, 2, '1'), item(1, 1, 2, '0')] })
  expect(await column(mirror, '/nft/items', 'nft_items', 'address')).toEqual([accountOf(2), accountOf(1)])
})

test('a name that another tab has learned is the name here, though an older one was read before', async () => {
  const indexedDB = new IDBFactory()
  const here = await freshMirror({ authoritative: true, indexedDB })
  const there = await freshMirror({ authoritative: true, indexedDB })
  const named = (domain: string | null) => ({
    [accountOf(1)]: { user_friendly: 'EQ1', domain, interfaces: [] },
  })
  const path = `/addressBook?address=${accountOf(1)}`
  await here.ingest(named(null))
  expect((await ask(here, path)).body).toEqual(named(null))
  await there.ingest(named('one.ton'))
  expect((await ask(here, path)).body).toEqual(named('one.ton'))
  await there.clear()
  expect((await ask(here, path)).body).toMatchObject({ [accountOf(1)]: { domain: null } })
})

test('changing an answer of the transport changes no later one', async () => {
  const mirror = await freshMirror({ authoritative: true })
  await mirror.ingest({ [accountOf(1)]: { user_friendly: 'EQ1', domain: null, interfaces: ['wallet_v5r1'] } })
  const read = () => mirror.transport.request(addressBook, { address: [accountOf(1)] })
  const first = (await read()).body as Record<string, { interfaces: string[] }>
  first[accountOf(1)]?.interfaces.push('spoilt')
  expect((await read()).body).toMatchObject({ [accountOf(1)]: { interfaces: ['wallet_v5r1'] } })
})

describe('once many names have been asked for', () => {
  const book = (from: number, to: number, name: string) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, at) => [
        accountOf(from + at),
        { user_friendly: `EQ${from + at}`, domain: name, interfaces: [] },
      ]),
    )
  const asked = (from: number, to: number) => ({
    address: Array.from({ length: to - from }, (_, at) => accountOf(from + at)),
  })

  test('those of the first and the last account are the same as when asked alone', async () => {
    const mirror = await freshMirror({ authoritative: true })
    await mirror.ingest(book(0, 1200, 'a.ton'))
    for (let round = 0; round < 4; round++) {
      const answer = (await mirror.transport.request(addressBook, asked(0, 1200))).body
      expect(answer).toEqual(book(0, 1200, 'a.ton'))
    }
  })

  test('another tab can still rename them and add more', async () => {
    const indexedDB = new IDBFactory()
    const [here, there] = [await freshMirror({ indexedDB }), await freshMirror({ indexedDB })]
    await here.ingest(book(0, 600, 'a.ton'))
    for (let round = 0; round < 4; round++) await here.transport.request(addressBook, asked(0, 300))
    await expect(here.transport.request(addressBook, asked(600, 601))).rejects.toThrow('no name')
    await there.ingest(book(300, 700, 'b.ton'))
    const answer = (await here.transport.request(addressBook, asked(0, 700))).body
    expect(answer).toEqual({ ...book(0, 300, 'a.ton'), ...book(300, 700, 'b.ton') })
  })

  test('they are forgotten with the mirror', async () => {
    const mirror = await freshMirror()
    await mirror.ingest(book(0, 200, 'a.ton'))
    for (let round = 0; round < 4; round++) await mirror.transport.request(addressBook, asked(0, 200))
    await mirror.clear()
    await expect(mirror.transport.request(addressBook, asked(0, 1))).rejects.toThrow('no name')
  })
})

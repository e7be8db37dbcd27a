import { describe, expect, test } from 'vitest'
import { addressBook } from '../../../src/service/endpoints/accounts.ts'
import { createMemoryIndex, IngestError } from '../../../src/entries/memory.ts'
import { testAccount, testHash, item, message, transaction } from '../../fixtures/testRows.ts'
import { ask, column } from './setup.ts'

const owned = (owner: number) => `/nft/items?owner_address=${testAccount(owner)}`

test('taking an answer twice changes nothing', async () => {
  const index = createMemoryIndex()
  const body = {
    transactions: [transaction(1, 1, 10), transaction(2, 1, 20)],
    address_book: { [testAccount(1)]: { user_friendly: 'EQ1', domain: 'one.ton', interfaces: [] } },
  }
  index.ingest(body)
  const before = await ask(index, '/transactions')
  index.ingest(body)
  expect(await ask(index, '/transactions')).toEqual(before)
  expect(before.body).toEqual({ transactions: body.transactions.toReversed(), address_book: body.address_book })
})

describe('older state never replaces newer', () => {
  test('an NFT item keeps its later owner', async () => {
    const index = createMemoryIndex()
    index.ingest({ nft_items: [item(1, 7, 2, '0', { last_transaction_lt: '300' })] })
    index.ingest({ nft_items: [item(1, 5, 2, '0', { last_transaction_lt: '99' })] })
    expect(await column(index, owned(7), 'nft_items', 'address')).toEqual([testAccount(1)])
    expect(await column(index, owned(5), 'nft_items', 'address')).toEqual([])
  })

  test('an NFT item keeps its later owner among many that are new, and a later state takes its place', async () => {
    const index = createMemoryIndex()
    const many = Array.from({ length: 120 }, (_, at) => item(at + 1, 5, 2, String(at), { last_transaction_lt: '99' }))
    index.ingest({
      nft_items: [
        item(8, 7, 2, '7', { last_transaction_lt: '300' }),
        item(9, 7, 2, '8', { last_transaction_lt: '50' }),
      ],
    })
    index.ingest({ nft_items: many })
    expect(await column(index, owned(7), 'nft_items', 'address')).toEqual([testAccount(8)])
    expect(await column(index, `${owned(5)}&limit=1000`, 'nft_items', 'index')).toEqual(
      many.filter(({ index }) => index !== '7').map(({ index }) => index),
    )
  })

  test('a newer owner replaces the older one in every index', async () => {
    const index = createMemoryIndex()
    index.ingest({ nft_items: [item(1, 5, 2, '0', { last_transaction_lt: '99' })] })
    index.ingest({ nft_items: [item(1, 7, 2, '0', { last_transaction_lt: '300' })] })
    expect(await column(index, owned(5), 'nft_items', 'address')).toEqual([])
    expect(await column(index, '/nft/items', 'nft_items', 'owner_address')).toEqual([testAccount(7)])
  })

  test('a finalized transaction stays when its emulation arrives late, also in one body', async () => {
    const index = createMemoryIndex()
    const final = transaction(1, 1, 10, { total_fees: '5' })
    const emulated = transaction(1, 1, 10, { emulated: true, finality: 'pending', total_fees: '4' })
    index.ingest({ transactions: [final, emulated] })
    index.ingest({ transactions: [emulated] })
    expect(await column(index, '/transactions', 'transactions', 'total_fees')).toEqual(['5'])
  })

  test('an emulated transaction is in no list until it is final', async () => {
    const index = createMemoryIndex()
    const emulated = transaction(1, 1, 10, { emulated: true, finality: 'pending' })
    index.ingest({ transactions: [emulated] })
    expect(await column(index, '/transactions', 'transactions', 'hash')).toEqual([])
    const pending = `/pendingTransactions?account=${testAccount(1)}`
    expect(await column(index, pending, 'transactions', 'hash')).toEqual([testHash(1)])
    index.ingest({ transactions: [transaction(1, 1, 10)] })
    expect(await column(index, '/transactions', 'transactions', 'hash')).toEqual([testHash(1)])
    expect((await ask(index, pending)).status).toBe(404)
  })

  test('metadata that is not fetched yet leaves the fetched one', async () => {
    const index = createMemoryIndex()
    const fetched = { is_indexed: true, token_info: [{ valid: true, type: 'nft_items', name: 'A' }] }
    index.ingest({ [testAccount(1)]: fetched })
    index.ingest({ [testAccount(1)]: { is_indexed: false, token_info: [] } })
    expect((await ask(index, `/metadata?address=${testAccount(1)}`)).body).toEqual({ [testAccount(1)]: fetched })
  })
})

describe('what comes in goes out', () => {
  test('unknown fields, null and key order are kept', async () => {
    const index = createMemoryIndex()
    const row = { zeta: [1, { b: null, a: [[]] }], ...transaction(1, 1, 10), alpha: { '': 0, 'a,b': 1 } }
    index.ingest({ transactions: [row] })
    const { body } = await ask(index, '/transactions')
    expect(JSON.stringify((body as { transactions: unknown[] }).transactions)).toBe(JSON.stringify([row]))
  })

  test('keys named like parts of the prototype are plain keys', async () => {
    const index = createMemoryIndex()
    const hostile = '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"toString":"x"}'
    const content = JSON.parse(hostile) as Record<string, unknown>
    index.ingest({ nft_items: [item(1, 1, 2, '0', { content })] })
    const answer = await index.fetch('/api/v3/nft/items')
    expect(await answer.text()).toContain(`"content":${hostile}`)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('nesting far deeper than any real row is kept', async () => {
    const index = createMemoryIndex()
    const deep = JSON.parse(`${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`) as Record<string, unknown>
    index.ingest({ nft_items: [item(1, 1, 2, '0', { content: deep })] })
    const { body } = await ask(index, '/nft/items')
    const [row] = (body as { nft_items: { content: unknown }[] }).nft_items
    expect(JSON.stringify(row?.content)).toBe(JSON.stringify(deep))
  })

  test('a message without its transactions is a row of its own', async () => {
    const index = createMemoryIndex()
    const row = { ...message(5, 1, 2), out_msg_tx_hash: testHash(9) }
    index.ingest({ messages: [row] })
    expect((await ask(index, '/messages')).body).toMatchObject({ messages: [row] })
  })
})

describe('a body that is not an answer is refused whole', () => {
  test.each([
    ['null', null, 'is not an answer of the service'],
    ['text', 'hello', 'is not an answer of the service'],
    ['other keys', { foo: 1, bar: 2 }, 'has no key that an index knows (it has foo, bar)'],
    ['a list that is none', { transactions: {} }, 'transactions is not a list'],
    ['a row that is none', { nft_items: [null] }, 'nft_items[0] is not an object'],
    ['a row without a key', { nft_items: [{ address: '__proto__' }] }, 'nft_items[0].address is missing'],
    ['a map that is none', { transactions: [], address_book: [] }, 'address_book is not a map'],
  ])('%s', async (_, body, text) => {
    const index = createMemoryIndex()
    expect(() => index.ingest(body)).toThrow(IngestError)
    expect(() => index.ingest(body)).toThrow(text)
  })

  test('one bad row keeps the good ones of the same body out', async () => {
    const index = createMemoryIndex()
    const broken = { ...transaction(2, 1, 20), hash: 'not a hash' }
    const ingest = () => index.ingest({ transactions: [transaction(1, 1, 10), broken] })
    expect(ingest).toThrow('transactions[1].hash is missing or not written as the service writes it')
    expect(await column(index, '/transactions', 'transactions', 'hash')).toEqual([])
  })
})

test('several bodies are stored together or not at all', async () => {
  const index = createMemoryIndex()
  expect(() => index.ingest({ transactions: [transaction(1, 1, 10)] }, { transactions: {} })).toThrow(IngestError)
  expect(await column(index, '/transactions', 'transactions', 'hash')).toEqual([])
  index.ingest({ transactions: [transaction(1, 1, 10)] }, { transactions: [transaction(2, 1, 20)] })
  expect(await column(index, '/transactions', 'transactions', 'hash')).toEqual([testHash(2), testHash(1)])
})

test('clear removes all rows and the order in which they arrived', async () => {
  const index = createMemoryIndex([
    { nft_items: [item(1, 1, 2, '0'), item(2, 1, 2, '1')], transactions: [transaction(1, 1, 1)] },
  ])
  index.clear()
  expect(await column(index, '/transactions', 'transactions', 'hash')).toEqual([])
  index.ingest({ nft_items: [item(2, 1, 2, '1'), item(1, 1, 2, '0')] })
  expect(await column(index, '/nft/items', 'nft_items', 'address')).toEqual([testAccount(2), testAccount(1)])
})

test('changing an answer of the transport changes no later one', async () => {
  const index = createMemoryIndex([
    { [testAccount(1)]: { user_friendly: 'EQ1', domain: null, interfaces: ['wallet_v5r1'] } },
  ])
  const read = async () => (await index.transport.request(addressBook, { address: [testAccount(1)] })).body
  const first = (await read()) as Record<string, { interfaces: string[] }>
  first[testAccount(1)]?.interfaces.push('spoilt')
  expect(await read()).toMatchObject({ [testAccount(1)]: { interfaces: ['wallet_v5r1'] } })
})

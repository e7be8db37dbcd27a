import { describe, expect, test } from 'vitest'
import { accountStates, addressBook, metadata, nftItems, traces } from '../../../src/service/endpoints/index.ts'
import { createNameStore } from '../../../src/sources/client/names.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { json, text } from '../../helpers/servers/faultServer.ts'
import { testAddress, createTestClient, withServer } from './setup.ts'

const server = withServer()
const row = (domain: string | null) => ({ user_friendly: 'EQ', domain, interfaces: [] })
const token = (name: string) => ({
  is_indexed: true,
  token_info: [{ type: 'nft_items', name, valid: true }],
})

describe('names', () => {
  test('are learned from any answer and found under any form of the address', async () => {
    server().answerWith(
      json({
        traces: [],
        address_book: { [testAddress(1)]: row('alice.ton') },
        metadata: { [testAddress(1)]: token('Cat') },
      }),
    )
    const client = createTestClient(server())
    const { names } = client
    await client.request(traces, {})
    for (const form of [testAddress(1), testAddress(1).toLowerCase(), toFriendlyAddress(testAddress(1))]) {
      expect(names.addressBookRow(form)?.domain).toBe('alice.ton')
      expect(names.metadata(form)?.token_info[0]?.name).toBe('Cat')
    }
  })

  test('are learned from the endpoints that answer nothing else', async () => {
    const key = toFriendlyAddress(testAddress(1))
    server().answerWith(json({ [key]: row('alice.ton') }), json({ [testAddress(2)]: token('Dog') }))
    const client = createTestClient(server())
    const { names } = client
    await client.request(addressBook, { address: [key] })
    await client.request(metadata, { address: [testAddress(2)] })
    expect(names.addressBookRow(testAddress(1))?.domain).toBe('alice.ton')
    expect(names.metadata(testAddress(2))?.token_info[0]?.name).toBe('Dog')
  })

  test('of an address that nobody spoke of, or of no address, are unknown', () => {
    const { names } = createTestClient(server())
    for (const address of [testAddress(1), '', 'addr_none', '__proto__', 'constructor']) {
      expect(names.addressBookRow(address)).toBeUndefined()
      expect(names.metadata(address)).toBeUndefined()
    }
  })

  test('are not learned from keys that are no addresses, nor from the prototype', async () => {
    const [evil, none, cat] = [row('evil.ton'), row('none.ton'), token('evil')].map((value) => JSON.stringify(value))
    const book = `{"__proto__":${evil},"addr_none":${none}}`
    server().answerWith(
      text(`{"nft_items":[],"address_book":${book},"metadata":{"__proto__":${cat}},"__proto__":${evil}}`),
    )
    const client = createTestClient(server())
    const { names } = client
    await client.request(nftItems, {})
    for (const address of ['__proto__', 'addr_none', 'toString', testAddress(1)]) {
      expect(names.addressBookRow(address)).toBeUndefined()
    }
    expect(({} as Record<string, unknown>)['user_friendly']).toBeUndefined()
  })

  test('are learned once from an answer that many callers share', async () => {
    server().answerWith(json({ accounts: [], address_book: { [testAddress(1)]: row('alice.ton') }, metadata: {} }))
    const client = createTestClient(server())
    const { names } = client
    let told = 0
    names.subscribe(testAddress(1), () => told++)
    await Promise.all([1, 2, 3].map((n) => client.request(accountStates, { address: [testAddress(n)] })))
    expect(told).toBe(1)
  })
})

describe('a name store', () => {
  test('tells those who listen to an address, only when it changes, until they stop', () => {
    const store = createNameStore()
    const told: string[] = []
    const stop = store.subscribe(toFriendlyAddress(testAddress(1)), () => told.push('1'))
    store.subscribe(testAddress(2), () => told.push('2'))
    const book = { [testAddress(1)]: row('a.ton'), [testAddress(2)]: row(null) }
    store.harvest({ address_book: book }, 1)
    expect(told).toEqual(['1', '2'])
    const before = store.addressBookRow(testAddress(1))
    store.harvest({ address_book: structuredClone(book) }, 2)
    expect(told).toEqual(['1', '2'])
    expect(store.addressBookRow(testAddress(1))).toBe(before)
    store.harvest({ address_book: { [testAddress(1)]: row('b.ton') } }, 3)
    expect(told).toEqual(['1', '2', '1'])
    stop()
    store.harvest({ address_book: { [testAddress(1)]: row('c.ton') } }, 4)
    expect(told).toEqual(['1', '2', '1'])
  })

  test('believes the answer that was asked for last, also when it comes first', () => {
    const store = createNameStore()
    store.harvest({ address_book: { [testAddress(1)]: row('new.ton') } }, 2)
    store.harvest({ address_book: { [testAddress(1)]: row(null) } }, 1)
    expect(store.addressBookRow(testAddress(1))?.domain).toBe('new.ton')
    store.harvest({ address_book: { [testAddress(1)]: row(null) } }, 3)
    expect(store.addressBookRow(testAddress(1))?.domain).toBeNull()
  })

  test('keeps fetched metadata when a later answer has none yet', () => {
    const store = createNameStore()
    store.harvest({ metadata: { [testAddress(1)]: token('Cat') } }, 1)
    store.harvest({ metadata: { [testAddress(1)]: { is_indexed: false, token_info: [] } } }, 2)
    expect(store.metadata(testAddress(1))?.token_info[0]?.name).toBe('Cat')
  })

  test('forgets what was used longest ago, but nothing that somebody listens to', () => {
    const store = createNameStore(3)
    store.subscribe(testAddress(0), () => {})
    for (const n of [0, 1, 2]) store.harvest({ address_book: { [testAddress(n)]: row(`${n}.ton`) } }, n)
    store.addressBookRow(testAddress(1))
    store.harvest({ address_book: { [testAddress(3)]: row('3.ton') } }, 3)
    const known = [0, 1, 2, 3].filter((n) => store.addressBookRow(testAddress(n)) !== undefined)
    expect(known).toEqual([0, 1, 3])
  })

  test('takes nothing from rows that are no rows', () => {
    const store = createNameStore()
    for (const value of [null, 5, 'x', [], {}, { user_friendly: null }, { token_info: null }]) {
      store.harvest({ address_book: { [testAddress(1)]: value }, metadata: { [testAddress(1)]: value } }, 1)
    }
    for (const answer of [null, 5, [], { address_book: null, metadata: [] }]) store.harvest(answer, 1)
    expect(store.addressBookRow(testAddress(1))).toBeUndefined()
    expect(store.metadata(testAddress(1))).toBeUndefined()
  })
})

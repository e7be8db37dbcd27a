import { describe, expect, test } from 'vitest'
import {
  accountStates,
  addressBook,
  jettonWallets,
  metadata,
  nftItems,
  transactions,
} from '../../../src/service/endpoints/index.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { toHexHash } from '../../../src/ton/cells/hash.ts'
import type { Answer, Arrived } from '../../helpers/servers/faultServer.ts'
import { json } from '../../helpers/servers/faultServer.ts'
import { testAddress, createTestClient, noTransactions, withServer } from './setup.ts'

/** Rows for the asked addresses, last one first, as an index is free to do. */
const rowsFor =
  (rows: string): Answer =>
  (request, response) => {
    const asked = request.query.getAll('address').map(toRaw)
    const names = asked.map((address) => [address, { user_friendly: 'EQ', domain: null, interfaces: [] }])
    const limit = Number(request.query.get('limit') ?? asked.length)
    const body = {
      [rows]: asked
        .toReversed()
        .slice(0, limit)
        .map((address) => ({ address, balance: '1' })),
      address_book: Object.fromEntries(names),
      metadata: {},
    }
    return json(body)(request, response)
  }

function toRaw(address: string): string {
  return address.includes(':') ? address.toUpperCase() : testAddress(Number(friendly.get(address)))
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const friendly = new Map(numbers(10).map((n) => [toFriendlyAddress(testAddress(n)), n]))
const server = withServer(rowsFor('accounts'))
const asked = (request: Arrived | undefined) => request?.query.getAll('address')

describe('requests for single entities', () => {
  test('of 100 components at once become one, and each gets its own row', async () => {
    const client = createTestClient(server())
    const answers = await Promise.all(
      numbers(100).map((n) => client.request(accountStates, { address: [testAddress(n)] })),
    )
    expect(server().requests).toHaveLength(1)
    for (const [n, { accounts }] of answers.entries()) {
      expect(accounts.map(({ address }) => address)).toEqual([testAddress(n)])
    }
  })

  test('are split by the length of the URL and joined again', async () => {
    const client = createTestClient(server())
    const address = numbers(300).map(testAddress)
    const { accounts, address_book } = await client.request(accountStates, { address })
    expect(server().requests.length).toBeGreaterThan(1)
    for (const { length } of server().requests) expect(length).toBeLessThanOrEqual(8192)
    expect(accounts.map((row) => row.address)).toEqual(address)
    expect(Object.keys(address_book).sort()).toEqual(address.toSorted())
  })

  test('are split by the most that the endpoint takes', async () => {
    const few = { ...accountStates, plural: { ...accountStates.plural, max: 4 } as never }
    const client = createTestClient(server())
    await Promise.all(numbers(10).map((n) => client.request(few, { address: [testAddress(n)] })))
    expect(server().requests.map((request) => asked(request)?.length)).toEqual([4, 4, 2])
  })

  test('get their rows in the order they asked, each once', async () => {
    const client = createTestClient(server())
    const [a, b] = await Promise.all([
      client.request(accountStates, { address: [3, 1, 2, 1].map(testAddress) }),
      client.request(accountStates, { address: [2, 4].map(testAddress) }),
    ])
    expect(a.accounts.map(({ address }) => address)).toEqual([3, 1, 2].map(testAddress))
    expect(b.accounts.map(({ address }) => address)).toEqual([2, 4].map(testAddress))
    expect(asked(server().requests[0])?.toSorted()).toEqual([1, 2, 3, 4].map(testAddress))
  })

  test('may spell a key in different ways', async () => {
    const client = createTestClient(server())
    const [friendlyForm = ''] = [...friendly.keys()].slice(5)
    const answers = await Promise.all(
      [friendlyForm, testAddress(5), testAddress(5).toLowerCase()].map((key) =>
        client.request(accountStates, { address: [key] }),
      ),
    )
    expect(asked(server().requests[0])).toHaveLength(1)
    for (const { accounts } of answers) expect(accounts[0]?.address).toBe(testAddress(5))
  })

  test('join one that still waits for its turn', async () => {
    const client = createTestClient(server(), { rate: 2 })
    const ask = (n: number, more: { include_boc?: boolean } = {}) =>
      client.request(accountStates, { address: [testAddress(n)], ...more })
    const calls = [ask(1, { include_boc: false }), ask(2, { include_boc: true }), ask(3)]
    await expect.poll(() => server().requests.length, { timeout: 5000 }).toBe(2)
    calls.push(ask(4))
    await Promise.all(calls)
    expect(server().requests).toHaveLength(3)
    expect(asked(server().requests[2])).toEqual([3, 4].map(testAddress))
  })

  test('share a request in flight that has their key', async () => {
    server().answerWith(async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await rowsFor('accounts')(request, response)
    })
    const client = createTestClient(server())
    const first = client.request(accountStates, { address: [1, 2].map(testAddress) })
    await expect.poll(() => server().requests.length, { timeout: 5000 }).toBe(1)
    const second = await client.request(accountStates, { address: [testAddress(2)] })
    expect(second.accounts.map(({ address }) => address)).toEqual([testAddress(2)])
    expect((await first).accounts).toHaveLength(2)
    expect(server().requests).toHaveLength(1)
  })

  test('with another key do not count on a request in flight', async () => {
    server().answerWith(async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await rowsFor('accounts')(request, response)
    })
    const client = createTestClient(server())
    const first = client.request(accountStates, { address: [testAddress(1)] })
    await expect.poll(() => server().requests.length, { timeout: 5000 }).toBe(1)
    const second = await client.request(accountStates, { address: [testAddress(2)] })
    expect(second.accounts.map(({ address }) => address)).toEqual([testAddress(2)])
    expect((await first).accounts.map(({ address }) => address)).toEqual([testAddress(1)])
    expect(server().requests.map(asked)).toEqual([[testAddress(1)], [testAddress(2)]])
  })

  test('that differ in anything else stay apart', async () => {
    const client = createTestClient(server())
    await Promise.all([
      client.request(accountStates, { address: [testAddress(1)] }),
      client.request(accountStates, { address: [testAddress(2)], include_boc: false }),
    ])
    expect(server().requests).toHaveLength(2)
  })

  test('all fail with the request that they share', async () => {
    server().answerWith(json({ error: 'no' }, 422))
    const client = createTestClient(server())
    const results = await Promise.allSettled(
      [1, 2].map((n) => client.request(accountStates, { address: [testAddress(n)] })),
    )
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(server().requests).toHaveLength(1)
  })

  test('without a row get an empty list', async () => {
    server().answerWith(json({ accounts: null, address_book: {}, metadata: null }))
    const answer = await createTestClient(server()).request(accountStates, { address: [testAddress(1)] })
    expect(answer).toEqual({ accounts: [], address_book: {}, metadata: {} })
  })

  test('by hash find their rows in any spelling', async () => {
    const hashes = ['A', 'B'].map((letter) => `${letter.repeat(43)}=`.replace(/B=$/, 'A='))
    server().answerWith(json({ transactions: hashes.map((hash) => ({ hash })), address_book: {} }))
    const client = createTestClient(server())
    const answers = await Promise.all(hashes.map((hash) => client.request(transactions, { hash: [toHexHash(hash)] })))
    for (const [index, answer] of answers.entries()) {
      expect(answer.transactions.map(({ hash }) => hash)).toEqual([hashes[index]])
    }
    expect(server().requests).toHaveLength(1)
  })
})

describe('listings', () => {
  test('by key ask for as many rows as keys', async () => {
    server().answerWith(rowsFor('nft_items'))
    const client = createTestClient(server())
    const answers = await Promise.all(numbers(40).map((n) => client.request(nftItems, { address: [testAddress(n)] })))
    expect(server().requests).toHaveLength(1)
    expect(server().requests[0]?.query.get('limit')).toBe('40')
    expect(answers.every(({ nft_items }) => nft_items.length === 1)).toBe(true)
  })

  test.each([
    ['another filter', { owner_address: [testAddress(9)] }],
    ['an order', { sort_by_last_transaction_lt: true }],
    ['an offset', { offset: 1 }],
    ['fewer rows than keys', { limit: 1 }],
  ])('with %s are asked as they are', async (_, more) => {
    server().answerWith(rowsFor('nft_items'))
    const client = createTestClient(server())
    const params = { address: [1, 2].map(testAddress), ...more }
    await Promise.all([
      client.request(nftItems, params),
      client.request(nftItems, { ...params, address: [3, 4].map(testAddress) }),
    ])
    expect(server().requests.map(asked)).toEqual([[1, 2].map(testAddress), [3, 4].map(testAddress)])
    const limit = 'limit' in more ? '1' : null
    expect(server().requests[0]?.query.get('limit')).toBe(limit)
  })

  test('without keys are never joined', async () => {
    server().answerWith(json({ jetton_wallets: [], address_book: {}, metadata: {} }))
    const client = createTestClient(server())
    await Promise.all([1, 2].map((n) => client.request(jettonWallets, { owner_address: [testAddress(n)] })))
    await client.request(transactions, {}).catch(() => {})
    expect(server().requests).toHaveLength(3)
  })
})

describe('maps', () => {
  const row = { user_friendly: 'EQ', domain: null, interfaces: [] }

  test('of names keep the spelling of each caller', async () => {
    server().answerWith((request, response) => {
      const entries = request.query.getAll('address').map((address) => [address, row])
      return json(Object.fromEntries(entries))(request, response)
    })
    const client = createTestClient(server())
    const keys = [...friendly.keys()].slice(0, 3)
    const answers = await Promise.all(keys.map((key) => client.request(addressBook, { address: [key] })))
    expect(answers.map((answer) => Object.keys(answer))).toEqual(keys.map((key) => [key]))
    expect(server().requests).toHaveLength(1)
  })

  test('of metadata keep what came along, and not what others asked for', async () => {
    const info = { is_indexed: true, token_info: [] }
    const body = { [testAddress(1)]: info, [testAddress(2)]: info, [testAddress(99)]: info }
    server().answerWith(json(body))
    const client = createTestClient(server())
    const [first, second] = await Promise.all([
      client.request(metadata, { address: [[...friendly.keys()][1] ?? ''] }),
      client.request(metadata, { address: [testAddress(2)] }),
    ])
    expect(Object.keys(first)).toEqual([testAddress(1), testAddress(99)])
    expect(Object.keys(second)).toEqual([testAddress(2), testAddress(99)])
    expect(server().requests).toHaveLength(1)
  })

  test('that are null are empty', async () => {
    server().answerWith(json(null))
    expect(await createTestClient(server()).request(metadata, { address: [testAddress(1)] })).toEqual({})
  })
})

test('an answer without the rows is refused, not shown as empty', async () => {
  server().answerWith(noTransactions)
  await expect(createTestClient(server()).request(accountStates, { address: [testAddress(1)] })).rejects.toThrow(
    'accounts',
  )
})

import { describe, expect, test } from 'vitest'
import { HttpError, NotMirroredError } from '../../../src/sources/client/errors.ts'
import { addressInformation, runGetMethod } from '../../../src/service/endpoints/legacy.ts'
import { nftItems } from '../../../src/service/endpoints/nfts.ts'
import { traces } from '../../../src/service/endpoints/traces.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { toHexHash } from '../../../src/ton/cells/hash.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { testAccount, testHash, item, transaction } from '../../fixtures/testRows.ts'
import { ask, column } from './setup.ts'

function world() {
  const index = createMemoryIndex()
  index.ingest({
    transactions: [transaction(1, 1, 10), transaction(2, 2, 20), transaction(3, 1, 30)],
    nft_items: [item(11, 1, 5, '3'), item(12, 2, 5, '20'), item(13, 1, 6, '1')],
  })
  return index
}

describe('one parameter, all the spellings of the service', () => {
  const hex = toHexHash(testHash(2))
  test.each([
    `hash=${encodeURIComponent(testHash(2))}`,
    `hash=${hex}`,
    `hash=0x${hex.toUpperCase()}`,
    `HASH=${hex}`,
    `hash[]=${hex}`,
    `hash=${hex}&nonsense=1`,
    `account=${testAccount(2)}`,
    `account=${testAccount(2).toLowerCase()}`,
    `account=${toFriendlyAddress(testAccount(2))}`,
    `account=${encodeURIComponent(toFriendlyAddress(testAccount(2), { urlSafe: false, bounceable: false }))}`,
    `account=${testAccount(2)},${testAccount(9)}`,
    `limit=1000&limit=1&offset=1`,
    `lt=20`,
    `start_utime=1700000020.9&end_utime=1.70000002e9`,
  ])('%s', async (query) => {
    expect(await column(world(), `/transactions?${query}`, 'transactions', 'hash')).toEqual([testHash(2)])
  })
})

describe('what does not parse is refused in the words of the service', () => {
  test.each([
    ['/transactions?limit=x', 'failed to decode: schema: error converting value for "limit"'],
    ['/transactions?limit=', 'failed to decode: schema: error converting value for "limit"'],
    ['/transactions?account=', 'failed to decode: schema: error converting value for index 0 of "account"'],
    [
      `/transactions?account=${testAccount(1)}&account=x`,
      'failed to decode: schema: error converting value for index 1 of "account"',
    ],
    [
      '/transactions?hash=abc&lt=-1',
      'failed to decode: schema: error converting value for index 0 of "hash" (and 1 other error)',
    ],
    ['/transactions?hash=a&lt=b&shard=zz', 'failed to decode: schema: error converting value for "shard"'],
    [
      '/transactions?Seqno=a&shard=zz&limit=x',
      'failed to decode: schema: error converting value for "shard" (and 1 other error)',
    ],
    ['/transactions?LIMIT=x', 'failed to decode: schema: error converting value for "LIMIT"'],
    ['/transactions?limit=x&offset=', 'failed to decode: schema: error converting value for "limit"'],
    ['/transactions?hash=a,b', 'failed to decode: schema: error converting value for index 0 of "hash"'],
    ['/transactions?shard=0X8000000000000000', 'failed to decode: schema: error converting value for "shard"'],
    ['/actions?start_lt=x&offset=y', 'failed to decode: schema: error converting value for "offset"'],
    ['/transactionsByMessage?direction=x', 'direction should be one of: in, out'],
    ['/transactions?limit=1001', 'limit is not allowed: 1001 > 1000'],
    ['/transactions?sort=up', 'wrong value for sort parameter'],
    ['/messages?direction=up', 'direction should be one of: in, out'],
    ['/traces?include_actions=yes', 'failed to decode: schema: error converting value for "include_actions"'],
    [
      '/traces?account=x&trace_id=y',
      'failed to decode: schema: error converting value for "account" (and 1 other error)',
    ],
    ['/transactionsByMessage', 'at least one of msg_hash, body_hash, opcode should be specified'],
    ['/nft/items?index=1x', 'index should contain digits only'],
    ['/nft/items?index=1', 'index parameter is not allowed without the collection_address'],
    ['/nft/items?index=1&limit=5000', 'limit is not allowed: 5000 > 1000'],
    [
      `/nft/items?collection_address=${testAccount(5)}&collection_address=${testAccount(6)}&limit=5000`,
      'exact one owner_address required for multiple collection_address',
    ],
    ['/accountStates', 'address of account is required'],
    ['/addressBook', 'at least 1 address required'],
  ])('%s', async (path, error) => {
    expect(await ask(world(), path)).toEqual({ status: 422, body: { error } })
  })
})

describe('NFT items', () => {
  const collection = (n: number) => `collection_address=${testAccount(n)}`
  const owner = (n: number) => `owner_address=${testAccount(n)}`
  test.each([
    ['all by arrival', '', [11, 12, 13]],
    ['of a collection by index', `?${collection(5)}`, [11, 12]],
    ['of an owner by collection and index', `?${owner(1)}`, [11, 13]],
    ['of an owner in one of two collections', `?${owner(1)}&${collection(6)}`, [13]],
    ['of an owner in both collections', `?${owner(1)}&${collection(6)}&${collection(5)}`, [11, 13]],
    ['of two owners in one collection by index', `?${owner(2)}&${owner(1)}&${collection(5)}`, [11, 12]],
    ['by index, written with zeros', `?${collection(5)}&index=020&index=4`, [12]],
    ['by address in the order asked', `?address=${testAccount(13)}&address=${testAccount(11)}`, [13, 11]],
    ['of nobody', `?${owner(99)}`, []],
  ])('%s', async (_, query, expected) => {
    const found = await column(world(), `/nft/items${query}`, 'nft_items', 'address')
    expect(found).toEqual(expected.map(testAccount))
  })

  test('on sale belong to the sale, and with include_on_sale to the seller', async () => {
    const index = world()
    const sale = { on_sale: true, real_owner: testAccount(1), sale_contract_address: testAccount(50) }
    index.ingest({ nft_items: [item(14, 50, 5, '1', sale)] })
    const owned = (query: string) => column(index, `/nft/items?${query}`, 'nft_items', 'address')
    expect(await owned(owner(1))).toEqual([11, 13].map(testAccount))
    expect(await owned(owner(50))).toEqual([testAccount(14)])
    expect(await owned(`${owner(1)}&include_on_sale=true`)).toEqual([11, 13, 14].map(testAccount))
    expect(await owned(`${owner(50)}&include_on_sale=1`)).toEqual([])
  })

  test('last changed come first when asked so', async () => {
    const index = world()
    index.ingest({ nft_items: [item(12, 2, 5, '20', { last_transaction_lt: '9000000000000000000' })] })
    for (const query of ['', `${collection(5)}&`]) {
      const path = `/nft/items?${query}sort_by_last_transaction_lt=true&limit=1`
      expect(await column(index, path, 'nft_items', 'address')).toEqual([testAccount(12)])
    }
  })

  test('pages of a collection larger than one batch join without gap or repetition', async () => {
    const index = createMemoryIndex()
    const items = Array.from({ length: 900 }, (_, at) => item(1000 + at, at % 3, 5, String(at)))
    index.ingest({ nft_items: items.toReversed() })
    const found: unknown[] = []
    for (let offset = 0; offset < 900; offset += 70) {
      const path = `/nft/items?${collection(5)}&limit=70&offset=${offset}`
      found.push(...(await column(index, path, 'nft_items', 'index')))
    }
    expect(found).toEqual(items.map(({ index }) => index))
    const last = `/nft/items?${owner(0)}&${owner(1)}&${collection(5)}&limit=2&offset=598`
    expect(await column(index, last, 'nft_items', 'index')).toEqual(['897', '898'])
  })
})

test('the address book and metadata are empty when the caller does without', async () => {
  const index = world()
  const { body } = await ask(index, '/nft/items?x_no_address_book=true', {
    headers: { 'X-No-Metadata': 'true' },
  })
  expect(body).toMatchObject({ address_book: {}, metadata: {} })
})

const JSON_TYPE = { 'Content-Type': 'application/json' }

test('a route that does not exist is 500 as at the service, what only the service can do is 501', async () => {
  const index = world()
  const problem = async (url: string, init?: RequestInit) => {
    const response = await index.fetch(url, init)
    return [response.status, await response.json()] as const
  }
  const prefix = 'internal server error:'
  expect(await problem('/api/v3/nothing')).toEqual([500, { error: `${prefix} Cannot GET /api/v3/nothing` }])
  expect(await problem('http://example.com/elsewhere')).toEqual([500, { error: `${prefix} Cannot GET /elsewhere` }])
  const post = { method: 'POST', body: '{}' }
  expect(await problem('/api/v3/transactions', post)).toEqual([500, { error: `${prefix} Method Not Allowed` }])
  const init = { method: 'POST', body: '{"boc":"te6cckEBAQEAAgAAAEysuc0="}', headers: JSON_TYPE }
  expect((await ask(index, '/message', init)).status).toBe(501)
})

test('a POST needs a JSON body of JSON type', async () => {
  const index = world()
  const post = (body: string, type = 'application/json') =>
    ask(index, '/decode', { method: 'POST', body, headers: { 'Content-Type': type } })
  expect((await post('{}', 'text/plain')).status).toBe(422)
  expect((await post('{')).status).toBe(422)
  expect((await post('{"opcodes":[1]}')).status).toBe(422)
  expect((await post('{"opcodes":["0"]}')).status).toBe(200)
})

test('an aborted request is not answered', async () => {
  const index = world()
  const answer = index.fetch('/api/v3/transactions', { signal: AbortSignal.abort() })
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test('the transport fails with the errors of the http transport', async () => {
  const index = world()
  const refused = index.transport.request(nftItems, { index: ['1'] })
  await expect(refused).rejects.toThrow(HttpError)
  await expect(refused).rejects.toMatchObject({ status: 422, kind: 'invalid', path: '/nft/items' })
  const call = { address: testAccount(1), method: 'seqno', stack: [] }
  await expect(index.transport.request(runGetMethod, call)).rejects.toThrow(NotMirroredError)
})

test('the transport tells what a refusal means by its text, where the status misleads', async () => {
  const index = world()
  const refused = index.transport.request(addressInformation, {})
  await expect(refused).rejects.toMatchObject({ status: 401, kind: 'invalid' })
  const unknown = index.transport.request(traces, { mc_seqno: 9 })
  await expect(unknown).rejects.toMatchObject({ status: 404, kind: 'notFound' })
})

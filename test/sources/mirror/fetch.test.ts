import { describe, expect, test } from 'vitest'
import { HttpError, NotMirroredError } from '../../../src/sources/client/errors.ts'
import { addressInformation, runGetMethod } from '../../../src/service/endpoints/legacy.ts'
import { nftItems } from '../../../src/service/endpoints/nfts.ts'
import type { Mirror } from '../../../src/entries/mirror.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { toHexHash } from '../../../src/ton/cells/hash.ts'
import { testAccount, createBook, testHash, history, item, transaction } from '../../fixtures/testRows.ts'
import { ask, column, freshMirror, syncedMirror } from './setup.ts'

/** A mirror with a history, an owner's and a collection's items, and transactions by hash. */
async function filled(): Promise<Mirror> {
  const items = [item(11, 1, 5, '3'), item(12, 2, 5, '20', { last_transaction_lt: '101' }), item(13, 1, 6, '1')]
  const mirror = await syncedMirror({ nft_items: items, transactions: history(3, 1, 3) }, [
    { kind: 'transactions', account: testAccount(3) },
    { kind: 'nftItems', owner_address: testAccount(1) },
    { kind: 'nftItems', collection_address: testAccount(5) },
  ])
  await mirror.ingest({ transactions: [transaction(2, 2, 20)], address_book: createBook(2) })
  return mirror
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
  ])('%s', async (query) => {
    expect(await column(await filled(), `/transactions?${query}`, 'transactions', 'hash')).toEqual([testHash(2)])
  })

  test.each([
    `account=${testAccount(3).toLowerCase()}`,
    `account=${toFriendlyAddress(testAccount(3))}`,
    `account=${encodeURIComponent(toFriendlyAddress(testAccount(3), { urlSafe: false, bounceable: false }))}`,
    `account=${testAccount(3)},${testAccount(3)}`,
  ])('%s', async (query) => {
    const path = `/transactions?${query}&limit=1000&limit=1&offset=1`
    expect(await column(await filled(), path, 'transactions', 'lt')).toEqual(['20'])
  })

  test.each(['lt=20', 'start_utime=1700000020.9&end_utime=1.70000002e9'])('%s', async (query) => {
    const path = `/transactions?account=${testAccount(3)}&${query}`
    expect(await column(await filled(), path, 'transactions', 'lt')).toEqual(['20'])
  })
})

describe('what the service refuses without looking at rows is refused here, also where the mirror has no answer', () => {
  test.each([
    ['/transactions?limit=x', 'failed to decode: schema: error converting value for "limit"'],
    [
      '/transactions?hash=abc&lt=-1',
      'failed to decode: schema: error converting value for index 0 of "hash" (and 1 other error)',
    ],
    ['/transactions?limit=1001', 'limit is not allowed: 1001 > 1000'],
    ['/transactions?sort=up', 'wrong value for sort parameter'],
    [
      '/traces?account=x&trace_id=y',
      'failed to decode: schema: error converting value for "account" (and 1 other error)',
    ],
    ['/transactionsByMessage', 'at least one of msg_hash, body_hash, opcode should be specified'],
    ['/nft/items?index=1&limit=5000', 'limit is not allowed: 5000 > 1000'],
    ['/nft/items?index=1', 'index parameter is not allowed without the collection_address'],
    ['/accountStates', 'address of account is required'],
    ['/addressBook', 'at least 1 address required'],
    ['/pendingTraces', 'account or ext_msg_hash should be specified'],
    ['/dns/records', 'either wallet address or domain is required'],
    ['/jetton/transfers?limit=1001', 'limit is not allowed: 1001 > 1000'],
  ])('%s', async (path, error) => {
    expect(await ask(await freshMirror(), path)).toEqual({ status: 422, body: { error } })
  })
})

describe('NFT items', () => {
  const collection = (n: number) => `collection_address=${testAccount(n)}`
  const owner = (n: number) => `owner_address=${testAccount(n)}`
  test.each([
    ['of a collection by index', collection(5), [11, 12]],
    ['of an owner by collection and index', owner(1), [11, 13]],
    ['of an owner in one collection', `${owner(1)}&${collection(6)}`, [13]],
    ['of an owner in two collections', `${owner(1)}&${collection(6)}&${collection(5)}`, [11, 13]],
    ['by index, written with zeros', `${collection(5)}&index=020&index=4`, [12]],
    ['last changed first', `${collection(5)}&sort_by_last_transaction_lt=true`, [12, 11]],
  ])('%s', async (_, query, expected) => {
    const found = await column(await filled(), `/nft/items?${query}`, 'nft_items', 'address')
    expect(found).toEqual(expected.map(testAccount))
  })

  test('on sale belong to the sale, and with include_on_sale to the seller', async () => {
    const sale = { on_sale: true, real_owner: testAccount(1), sale_contract_address: testAccount(50) }
    const mirror = await syncedMirror({ nft_items: [item(11, 1, 5, '3'), item(14, 50, 5, '1', sale)] }, [
      { kind: 'nftItems', owner_address: testAccount(1) },
      { kind: 'nftItems', owner_address: testAccount(50) },
    ])
    const owned = (query: string) => column(mirror, `/nft/items?${query}`, 'nft_items', 'address')
    expect(await owned(owner(1))).toEqual([testAccount(11)])
    expect(await owned(owner(50))).toEqual([testAccount(14)])
    expect(await owned(`${owner(1)}&include_on_sale=true`)).toEqual([11, 14].map(testAccount))
    expect(await owned(`${owner(50)}&include_on_sale=1`)).toEqual([])
  })

  test('pages of a collection larger than one batch join without gap or repetition', async () => {
    const items = Array.from({ length: 900 }, (_, at) => item(1000 + at, at % 3, 5, String(at)))
    const scope = { kind: 'nftItems', collection_address: testAccount(5) } as const
    const mirror = await syncedMirror({ nft_items: items.toReversed() }, [scope])
    const found: unknown[] = []
    for (let offset = 0; offset < 900; offset += 70) {
      const path = `/nft/items?${collection(5)}&limit=70&offset=${offset}`
      found.push(...(await column(mirror, path, 'nft_items', 'index')))
    }
    expect(found).toEqual(items.map(({ index }) => index))
  })
})

test('the address book and metadata are empty when the caller does without', async () => {
  const path = `/nft/items?collection_address=${testAccount(5)}&x_no_address_book=true`
  const { body } = await ask(await filled(), path, { headers: { 'X-No-Metadata': 'true' } })
  expect(body).toMatchObject({ address_book: {}, metadata: {} })
})

const JSON_TYPE = { 'Content-Type': 'application/json' }

test('a route that does not exist is 500 as at the service, what only the service can do is 501', async () => {
  const mirror = await freshMirror()
  expect((await ask(mirror, '/nothing')).status).toBe(500)
  expect((await mirror.fetch('http://example.com/elsewhere')).status).toBe(500)
  expect((await ask(mirror, '/transactions', { method: 'POST', body: '{}' })).status).toBe(500)
  const init = { method: 'POST', body: '{"boc":"te6cckEBAQEAAgAAAEysuc0="}', headers: JSON_TYPE }
  expect((await ask(mirror, '/message', init)).status).toBe(501)
})

test('a POST needs a JSON body of JSON type', async () => {
  const mirror = await freshMirror()
  const post = (body: string, type = 'application/json') =>
    ask(mirror, '/decode', { method: 'POST', body, headers: { 'Content-Type': type } })
  expect((await post('{}', 'text/plain')).status).toBe(422)
  expect((await post('{')).status).toBe(422)
  expect((await post('{"opcodes":[1]}')).status).toBe(422)
  expect((await post('{"opcodes":["0"]}')).status).toBe(200)
})

test('an aborted request is not answered', async () => {
  const answer = (await freshMirror()).fetch('/api/v3/transactions', { signal: AbortSignal.abort() })
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test('the transport fails with the errors of the http transport', async () => {
  const { transport } = await freshMirror()
  const refused = transport.request(nftItems, { index: ['1'] })
  await expect(refused).rejects.toThrow(HttpError)
  await expect(refused).rejects.toMatchObject({ status: 422, kind: 'invalid', path: '/nft/items' })
  const misleading = transport.request(addressInformation, {})
  await expect(misleading).rejects.toMatchObject({ status: 401, kind: 'invalid' })
  const call = { address: testAccount(1), method: 'seqno', stack: [] }
  await expect(transport.request(runGetMethod, call)).rejects.toThrow(NotMirroredError)
})

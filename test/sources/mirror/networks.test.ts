import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createClient } from '../../../src/sources/client/client.ts'
import { NotMirroredError } from '../../../src/sources/client/errors.ts'
import { mirrored } from '../../../src/sources/client/limits/policy.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { MirrorUnavailableError, openMirror } from '../../../src/entries/mirror.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { createBook, testAccount, testHash, transaction } from '../../fixtures/testRows.ts'
import { freshMirror } from './setup.ts'

const nobody = { name: 'nobody', request: () => Promise.reject(new Error('offline')) }
const block = (global_id: number) => ({
  blocks: [
    { workchain: -1, shard: '8000000000000000', seqno: 5, root_hash: testHash(1), file_hash: testHash(2), global_id },
  ],
})
const body = { transactions: [transaction(1, 1, 10)], address_book: createBook(1) }
const client = (network: string, mirror: Parameters<typeof mirrored>[0]) =>
  createClient({
    network: { name: network, baseUrl: 'https://index.invalid/api/v3' },
    transport: mirrored(mirror, nobody, { policy: 'mirror-only' }),
  })

test('a mirror answers the first client that uses it, and none of another network, also when it is opened again', async () => {
  const indexedDB = new IDBFactory()
  const mirror = await openMirror({ name: 'net', indexedDB })
  await mirror.ingest(body)
  const params = { hash: [testHash(1)] }
  expect((await client('mainnet', mirror).request(transactions, params)).transactions).toHaveLength(1)
  const refused = client('testnet', mirror).request(transactions, params)
  await expect(refused).rejects.toThrow(NotMirroredError)
  await expect(refused).rejects.toThrow(/"mainnet".*"testnet"/)
  await mirror.close()
  const again = await freshMirror({ name: 'net', indexedDB })
  await expect(client('testnet', again).request(transactions, params)).rejects.toThrow(/"mainnet".*"testnet"/)
  expect((await client('mainnet', again).request(transactions, params)).transactions).toHaveLength(1)
})

test('it stores no answer of another network', async () => {
  const mirror = await freshMirror({ network: 'mainnet' })
  const request = { endpoint: transactions as never, params: { hash: [testHash(1)] }, network: 'testnet' }
  await expect(mirror.ingest(body, request)).rejects.toThrow(/"mainnet".*"testnet"/)
  expect((await mirror.usage()).bytes).toBe(0)
})

test('the name that the caller gives must be that of the database', async () => {
  const indexedDB = new IDBFactory()
  await (await openMirror({ name: 'net', network: 'mainnet', indexedDB })).close()
  const opening = openMirror({ name: 'net', network: 'testnet', indexedDB })
  await expect(opening).rejects.toThrow(MirrorUnavailableError)
  await expect(opening).rejects.toThrow(/"mainnet".*"testnet"/)
})

test('blocks tell the network: those of another one are refused, in every tab and for good', async () => {
  const indexedDB = new IDBFactory()
  const [here, there] = [await freshMirror({ name: 'net', indexedDB }), await freshMirror({ name: 'net', indexedDB })]
  await here.ingest(block(-239))
  await expect(there.ingest(block(-3))).rejects.toThrow(/-239.*-3/)
  await expect(here.ingest(block(-3))).rejects.toThrow(/-239.*-3/)
  await expect(openMirror({ name: 'net', network: 'testnet', indexedDB })).rejects.toThrow(/-239.*"testnet"/)
  await (await openMirror({ name: 'net', network: 'mainnet', indexedDB })).close()
})

test('blocks of another network than the public one that was named are refused', async () => {
  const mirror = await freshMirror({ network: 'mainnet' })
  await expect(mirror.ingest(block(-3))).rejects.toThrow(/"mainnet".*-3/)
  await mirror.ingest(block(-239))
})

test('a sync or an import by another network is refused, and the first one names a mirror that was not told', async () => {
  const testnet = createClient({
    network: { name: 'testnet', baseUrl: 'https://index.invalid/api/v3' },
    transport: createMemoryIndex([body]).transport,
  })
  const scope = { kind: 'transactions', account: testAccount(1) } as const
  const mainnet = await freshMirror({ network: 'mainnet' })
  await expect(mainnet.sync(scope, { service: testnet.service })).rejects.toThrow(/"mainnet".*"testnet"/)
  expect((await mainnet.usage()).bytes).toBe(0)
  const mirror = await freshMirror()
  await mirror.sync(scope, { service: testnet.service })
  await expect(client('mainnet', mirror).request(transactions, { hash: [testHash(1)] })).rejects.toThrow(
    /"testnet".*"mainnet"/,
  )
  const other = await freshMirror({ name: 'other' })
  await other.import(await mirror.export())
  await expect(client('mainnet', other).request(transactions, { hash: [testHash(1)] })).rejects.toThrow(
    /"testnet".*"mainnet"/,
  )
})

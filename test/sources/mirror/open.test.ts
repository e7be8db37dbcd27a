import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { NotMirroredError } from '../../../src/sources/client/errors.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { MirrorUnavailableError, openMirror } from '../../../src/entries/mirror.ts'
import { testAccount, createBook, testHash, transaction } from '../../fixtures/testRows.ts'
import { column } from './setup.ts'

const reason = (expected: string) => (error: unknown) =>
  error instanceof MirrorUnavailableError && error.reason === expected

const byHash = (...hashes: number[]) =>
  `/transactions?limit=1000&${hashes.map((hash) => `hash=${encodeURIComponent(testHash(hash))}`).join('&')}`

/** A request to open that never gets further than `event`. */
function stuckFactory(event?: 'onblocked'): IDBFactory {
  return {
    open() {
      const request = {} as Record<string, () => void>
      if (event !== undefined) queueMicrotask(() => request[event]?.())
      return request
    },
  } as unknown as IDBFactory
}

test('rows are there after closing and opening again', async () => {
  const indexedDB = new IDBFactory()
  const first = await openMirror({ name: 'a', indexedDB })
  await first.ingest({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) })
  await first.close()
  const second = await openMirror({ name: 'a', indexedDB })
  expect(await column(second, byHash(1), 'transactions', 'lt')).toEqual(['10'])
  await second.close()
})

test('closing waits for the writes under way', async () => {
  const indexedDB = new IDBFactory()
  const first = await openMirror({ name: 'a', indexedDB })
  const rows = Array.from({ length: 700 }, (_, at) => transaction(at + 1, 1, at + 1))
  const taken = first.ingest({ transactions: rows, address_book: createBook(1) })
  await first.close()
  await taken
  const second = await openMirror({ name: 'a', indexedDB })
  expect(await column(second, byHash(...rows.map((_, at) => at + 1)), 'transactions', 'lt')).toHaveLength(700)
  await second.close()
})

test('a closed mirror says so', async () => {
  const mirror = await openMirror({ name: 'a', indexedDB: new IDBFactory() })
  await mirror.close()
  await expect(mirror.ingest({ transactions: [transaction(1, 1, 1)] })).rejects.toSatisfy(reason('closed'))
})

test('without IndexedDB opening fails at once with the reason', async () => {
  const opening = openMirror({ name: 'a', indexedDB: null as never })
  const none = globalThis.indexedDB
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  try {
    await expect(openMirror({ name: 'a' })).rejects.toSatisfy(reason('absent'))
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { value: none, configurable: true })
  }
  await (await opening).close()
})

test('a browser that forbids IndexedDB is a reason, not a crash', async () => {
  const indexedDB = {
    open() {
      throw new DOMException('denied', 'SecurityError')
    },
  } as unknown as IDBFactory
  await expect(openMirror({ name: 'a', indexedDB })).rejects.toSatisfy(reason('absent'))
})

test('a browser that never answers does not hang the page', async () => {
  const opening = openMirror({ name: 'a', indexedDB: stuckFactory(), openTimeout: 20 })
  await expect(opening).rejects.toSatisfy(reason('timeout'))
})

test('another tab with an older version is a reason, not a hang', async () => {
  const opening = openMirror({ name: 'a', indexedDB: stuckFactory('onblocked') })
  await expect(opening).rejects.toSatisfy(reason('blocked'))
})

test('a database of a newer version is left alone', async () => {
  const indexedDB = new IDBFactory()
  await new Promise((opened, failed) => {
    const request = indexedDB.open('tonlens:a', 1000)
    request.onsuccess = () => opened(request.result.close())
    request.onerror = () => failed(request.error)
  })
  await expect(openMirror({ name: 'a', indexedDB })).rejects.toSatisfy(reason('mismatch'))
})

test('two networks do not share a name', async () => {
  const indexedDB = new IDBFactory()
  await (await openMirror({ name: 'a', indexedDB })).close()
  await expect(openMirror({ name: 'a', testOnly: true, indexedDB })).rejects.toSatisfy(reason('mismatch'))
  await (await openMirror({ name: 'a', testOnly: false, indexedDB })).close()
})

test('a database of an earlier version is emptied and used', async () => {
  const indexedDB = new IDBFactory()
  await new Promise<void>((opened, failed) => {
    const request = indexedDB.open('tonlens:a', 5)
    request.onupgradeneeded = () => {
      const { result } = request
      for (const store of ['cov', 'meta']) result.createObjectStore(store)
      for (const store of ['tx', 'nft', 'ent']) result.createObjectStore(store, { keyPath: 'h' })
      request.transaction?.objectStore('meta').put({ testOnly: false }, 'world')
    }
    request.onsuccess = () => opened(request.result.close())
    request.onerror = () => failed(request.error)
  })
  const mirror = await openMirror({ name: 'a', indexedDB })
  expect(await mirror.scopes()).toEqual([])
  await mirror.ingest({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) })
  expect(await column(mirror, byHash(1), 'transactions', 'lt')).toEqual(['10'])
  await mirror.close()
})

test('a connection that the browser cut is opened again', async () => {
  const indexedDB = new IDBFactory()
  const connections: IDBDatabase[] = []
  const watched = {
    open(name: string, version: number) {
      const request = indexedDB.open(name, version)
      request.addEventListener('success', () => connections.push(request.result))
      return request
    },
  } as unknown as IDBFactory
  const mirror = await openMirror({ name: 'a', indexedDB: watched })
  await mirror.ingest({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) })
  connections[0]?.close()
  expect(await column(mirror, byHash(1), 'transactions', 'lt')).toEqual(['10'])
  expect(connections).toHaveLength(2)
  await mirror.close()
})

test('the transport of a mirror that cannot be read passes on to the next one', async () => {
  const mirror = await openMirror({ name: 'a', indexedDB: new IDBFactory() })
  await mirror.close()
  await expect(mirror.transport.request(transactions, { account: [testAccount(1)] })).rejects.toThrow(NotMirroredError)
})

test.each([undefined, null, 7, {}, { testOnly: null }])(
  'a database whose creation was interrupted (options: %j) is made anew',
  async (options) => {
    const indexedDB = new IDBFactory()
    const first = await openMirror({ name: 'unfinished', indexedDB })
    await first.close()
    const raw = await new Promise<IDBDatabase>((opened) => {
      const request = indexedDB.open('tonlens:unfinished')
      request.onsuccess = () => opened(request.result)
    })
    await new Promise((done) => {
      const tx = raw.transaction(['meta'], 'readwrite')
      if (options === undefined) tx.objectStore('meta').delete('options')
      else tx.objectStore('meta').put(options, 'options')
      tx.oncomplete = done
    })
    raw.close()
    for (let time = 0; time < 2; time++) {
      const mirror = await openMirror({ name: 'unfinished', indexedDB })
      await mirror.ingest({ transactions: [] })
      await mirror.close()
    }
  },
)

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { NotMirroredError } from '../../src/client/errors.ts'
import { transactions } from '../../src/endpoints/transactions.ts'
import { MirrorUnavailableError, openMirror } from '../../src/mirror.ts'
import { transaction } from './rows.ts'
import { column } from './setup.ts'

const reason = (expected: string) => (error: unknown) =>
  error instanceof MirrorUnavailableError && error.reason === expected

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
  const first = await openMirror({ name: 'a', authoritative: true, indexedDB })
  await first.ingest({ transactions: [transaction(1, 1, 10)] })
  await first.close()
  const second = await openMirror({ name: 'a', authoritative: true, indexedDB })
  expect(await column(second, '/transactions', 'transactions', 'lt')).toEqual(['10'])
  await second.close()
})

test('closing waits for the writes under way', async () => {
  const indexedDB = new IDBFactory()
  const first = await openMirror({ name: 'a', authoritative: true, indexedDB })
  const rows = Array.from({ length: 700 }, (_, at) => transaction(at + 1, 1, at + 1))
  const taken = first.ingest({ transactions: rows })
  await first.close()
  await taken
  const second = await openMirror({ name: 'a', authoritative: true, indexedDB })
  expect(await column(second, '/transactions?limit=1000', 'transactions', 'lt')).toHaveLength(700)
  await second.close()
})

test('a closed mirror says so', async () => {
  const mirror = await openMirror({ name: 'a', authoritative: true, indexedDB: new IDBFactory() })
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

test('a whole world and a part of one do not share a name', async () => {
  const indexedDB = new IDBFactory()
  await (await openMirror({ name: 'a', authoritative: true, indexedDB })).close()
  await expect(openMirror({ name: 'a', indexedDB })).rejects.toSatisfy(reason('mismatch'))
  const other = openMirror({ name: 'a', authoritative: true, testOnly: true, indexedDB })
  await expect(other).rejects.toSatisfy(reason('mismatch'))
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
  const mirror = await openMirror({ name: 'a', authoritative: true, indexedDB: watched })
  await mirror.ingest({ transactions: [transaction(1, 1, 10)] })
  connections[0]?.close()
  expect(await column(mirror, '/transactions', 'transactions', 'lt')).toEqual(['10'])
  expect(connections).toHaveLength(2)
  await mirror.close()
})

test('the transport of a mirror that cannot be read passes on to the next one', async () => {
  const mirror = await openMirror({ name: 'a', indexedDB: new IDBFactory() })
  await mirror.close()
  await expect(mirror.transport.request(transactions, {})).rejects.toThrow(NotMirroredError)
})

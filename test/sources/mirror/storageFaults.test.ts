// The storage of the browser fails once: the reason is told, and the next try works.
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openMirror } from '../../../src/entries/mirror.ts'
import { createBook, testHash, transaction } from '../../fixtures/testRows.ts'
import { column } from './setup.ts'

const answer = { transactions: [transaction(1, 1, 10)], address_book: createBook(1) }
const byHash = `/transactions?hash=${encodeURIComponent(testHash(1))}`

/** A factory whose requests to open fail while `isFailing` says so, and its open connections. */
function failingFactory(isFailing: () => boolean) {
  const indexedDB = new IDBFactory()
  const connections: IDBDatabase[] = []
  const open = (name: string, version: number) => {
    if (isFailing()) {
      const request = { error: new DOMException('Internal error.', 'UnknownError') } as unknown as IDBOpenDBRequest
      queueMicrotask(() => request.onerror?.(new Event('error')))
      return request
    }
    const request = indexedDB.open(name, version)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
  return { indexedDB: { open } as unknown as IDBFactory, connections }
}

test('a database that does not open once opens when it is tried again', async () => {
  let failures = 1
  const { indexedDB } = failingFactory(() => failures-- > 0)
  await expect(openMirror({ name: 'a', indexedDB })).rejects.toMatchObject({
    reason: 'absent',
    cause: { name: 'UnknownError' },
  })
  const mirror = await openMirror({ name: 'a', indexedDB })
  await mirror.ingest(answer)
  expect(await column(mirror, byHash, 'transactions', 'lt')).toEqual(['10'])
  await mirror.close()
})

test('a connection that was cut, and is not made again at once, is made by the next request', async () => {
  let failures = 0
  const { indexedDB, connections } = failingFactory(() => failures-- > 0)
  const mirror = await openMirror({ name: 'a', indexedDB })
  await mirror.ingest(answer)
  connections[0]?.close()
  failures = 1
  await expect(mirror.scopes()).rejects.toMatchObject({ reason: 'absent' })
  expect(await mirror.scopes()).toEqual([])
  expect(await column(mirror, byHash, 'transactions', 'lt')).toEqual(['10'])
  await mirror.close()
})

test('a disk that is full once stops writing with a reason, what is there is read, and clearing lets it write again', async () => {
  let isFull = false
  const { indexedDB, connections } = failingFactory(() => false)
  const problems: unknown[] = []
  const mirror = await openMirror({ name: 'a', indexedDB, onProblem: (problem) => problems.push(problem) })
  const [database] = connections
  const begin = database!.transaction.bind(database)
  database!.transaction = (stores, mode, options) => {
    const tx = begin(stores, mode, options)
    if (mode === 'readwrite' && isFull) {
      Object.defineProperty(tx, 'error', { value: new DOMException('full', 'QuotaExceededError') })
      tx.commit = () => tx.abort()
    }
    return tx
  }
  await mirror.ingest(answer)
  isFull = true
  const next = { transactions: [transaction(2, 1, 20)], address_book: createBook(1) }
  await expect(mirror.ingest(next)).rejects.toMatchObject({ name: 'MirrorUnavailableError', reason: 'storage' })
  expect(problems).toMatchObject([{ kind: 'readOnly' }])
  expect(await mirror.usage()).toMatchObject({ readOnly: expect.stringContaining('no more space') as string })
  expect(await column(mirror, byHash, 'transactions', 'lt')).toEqual(['10'])
  isFull = false
  await mirror.clear()
  expect(await mirror.usage()).toMatchObject({ readOnly: undefined })
  await mirror.ingest(answer)
  expect(await column(mirror, byHash, 'transactions', 'lt')).toEqual(['10'])
  await mirror.close()
})

// The worker of a mirror fails once: the service answers alone, nothing waits for ever, and a new worker works.
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient, mirrored, NotMirroredError, type Transport } from '../../src/client.ts'
import { currentAnswer } from '../../src/client/origin.ts'
import { transactions } from '../../src/endpoints/transactions.ts'
import { openMirrorIn, serveMirror } from '../../src/mirror-worker.ts'
import type { MirrorWorker } from '../../src/mirror/openMirrorIn.ts'
import { createBook, testHash, transaction } from '../fixtures/testRows.ts'

afterEach(() => vi.useRealTimers())

interface FakeWorker extends MirrorWorker {
  /** Reports an uncaught error. */
  readonly fail: (message?: string) => void
}

/** A worker in this thread. */
function startWorker(isServing = true): FakeWorker {
  const listeners: ((event: MessageEvent<unknown>) => void)[] = []
  const errors: ((event: Event) => void)[] = []
  if (isServing) serveMirror({ addEventListener: (_type, listener) => listeners.push(listener) })
  return {
    postMessage: (data) => listeners.forEach((listener) => listener({ data } as MessageEvent<unknown>)),
    addEventListener: (_type, listener) => errors.push(listener),
    fail: (message) => errors.forEach((listener) => listener((message === undefined ? {} : { message }) as Event)),
  }
}

const service: Transport = {
  name: 'service',
  request: async () => currentAnswer({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) }, 'service'),
}
const params = { hash: [testHash(1)] }

test('one that does not load is a reason, and the next one opens', async () => {
  const worker = startWorker(false)
  const opening = openMirrorIn(worker, { name: 'first' })
  worker.fail()
  await expect(opening).rejects.toMatchObject({ name: 'MirrorUnavailableError', reason: 'absent' })
  const mirror = await openMirrorIn(startWorker(), { name: 'first' })
  await mirror.ingest({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) })
  await mirror.close()
})

test('one that dies while it is used leaves the answers to the service, and the next one has the rows', async () => {
  const worker = startWorker()
  const mirror = await openMirrorIn(worker, { name: 'second' })
  await mirror.ingest({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) })
  const problems: unknown[] = []
  const client = createClient({ network: { name: 'second', baseUrl: 'https://index.example/api/v3' }, transport: () => mirrored(mirror, service, { onProblem: (problem) => problems.push(problem) }) })
  const pending = mirror.transport.request(transactions, params)
  worker.fail('out of memory')
  await expect(pending).rejects.toThrow(NotMirroredError)
  await expect(mirror.transport.request(transactions, params)).rejects.toThrow('out of memory')
  expect((await client.request(transactions, params)).transactions).toHaveLength(1)
  await expect.poll(() => problems).toMatchObject([{ name: 'MirrorUnavailableError' }])
  await expect(mirror.scopes()).rejects.toThrow('out of memory')
  const next = await openMirrorIn(startWorker(), { name: 'second' })
  expect((await next.transport.request(transactions, params, { policy: 'mirror-only' })).body).toMatchObject({ transactions: [{ hash: testHash(1) }] })
  await next.close()
})

test('one that the browser ends without a word leaves the answers to the service after a while', async () => {
  const mirror = await openMirrorIn(startWorker(), { name: 'third' })
  // Its messages arrive nowhere from now on.
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const asked = mirrored(mirror, service).request(transactions, params)
  await vi.advanceTimersByTimeAsync(5100)
  vi.restoreAllMocks()
  expect((await asked).origin.source).toBe('service')
})

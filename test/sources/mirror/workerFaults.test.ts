// The worker of a mirror fails once: the service answers alone, nothing waits for ever, and a new worker works.
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient, mirrored, NotMirroredError, type Transport } from '../../../src/entries/client.ts'
import { currentAnswer } from '../../../src/sources/client/origin.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { openMirrorIn, serveMirror } from '../../../src/entries/mirror-worker.ts'
import type { Mirror, Scope } from '../../../src/entries/mirror.ts'
import type { MirrorWorker } from '../../../src/sources/mirror/openMirrorIn.ts'
import { createBook, testAccount, testHash, transaction } from '../../fixtures/testRows.ts'

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
  const client = createClient({
    network: { name: 'second', baseUrl: 'https://index.example/api/v3' },
    transport: () => mirrored(mirror, service, { onProblem: (problem) => problems.push(problem) }),
  })
  const pending = mirror.transport.request(transactions, params)
  worker.fail('out of memory')
  await expect(pending).rejects.toThrow(NotMirroredError)
  await expect(mirror.transport.request(transactions, params)).rejects.toThrow('out of memory')
  expect((await client.request(transactions, params)).transactions).toHaveLength(1)
  await expect.poll(() => problems).toMatchObject([{ name: 'MirrorUnavailableError' }])
  await expect(mirror.scopes()).rejects.toThrow('out of memory')
  const next = await openMirrorIn(startWorker(), { name: 'second' })
  expect((await next.transport.request(transactions, params, { policy: 'mirror-only' })).body).toMatchObject({
    transactions: [{ hash: testHash(1) }],
  })
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

const history: Scope = { kind: 'transactions', account: testAccount(1) }
const never: Transport = { name: 'service', request: () => new Promise(() => {}) }

test.each<[string, (mirror: Mirror) => Promise<unknown>]>([
  ['sync', (mirror) => mirror.sync(history, { service: never })],
  ['ingest', (mirror) => mirror.ingest({ transactions: [] })],
  ['scopes', (mirror) => mirror.scopes()],
  ['fetch', (mirror) => mirror.fetch('/api/v3/masterchainInfo')],
  ['close', (mirror) => mirror.close()],
])(
  '%s in one that the browser ends without a word is an error after a while, and so is what follows',
  async (name, call) => {
    const mirror = await openMirrorIn(startWorker(), { name: `ended ${name}` })
    vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const expected = {
      name: 'MirrorUnavailableError',
      reason: 'timeout',
      message: expect.stringContaining('no longer responds') as string,
    }
    const isRejected = expect(call(mirror)).rejects.toMatchObject(expected)
    await vi.advanceTimersByTimeAsync(40_000)
    await isRejected
    await expect(mirror.usage()).rejects.toMatchObject(expected)
    vi.restoreAllMocks()
  },
)

test('a long sync in one that works, or that is frozen for a while, goes on', async () => {
  const mirror = await openMirrorIn(startWorker(), { name: 'long' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = new AbortController()
  let isOver = false
  const isStopped = expect(
    mirror.sync(history, { service: never, signal: stop.signal }).finally(() => (isOver = true)),
  ).rejects.toThrow('enough')
  const post = vi.spyOn(MessagePort.prototype, 'postMessage')
  for (let beat = 0; beat < 50; beat += 1) {
    // Two of three pings are lost.
    if (beat % 3 !== 0) post.mockImplementationOnce(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(isOver).toBe(false)
  stop.abort(new Error('enough'))
  await isStopped
  await mirror.close()
})

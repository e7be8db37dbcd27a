// A mirror in a worker is a mirror: same answers, same errors, and a page that can reach the service for it.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { NotMirroredError } from '../../../src/sources/client/errors.ts'
import { currentAnswer } from '../../../src/sources/client/origin.ts'
import type { Params, Transport } from '../../../src/sources/client/transports/transport.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import {
  IngestError,
  type Mirror,
  type MirrorChange,
  MirrorUnavailableError,
  openMirror,
} from '../../../src/entries/mirror.ts'
import { openMirrorIn } from '../../../src/entries/mirror-worker.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { showcase } from '../../../stories/chain/index.json'
import { transactions as transactionRows } from '../../../stories/chain/transactions.json'
import { testAccount, createBook, history } from '../../fixtures/testRows.ts'

const account = testAccount(1)
const scope = { kind: 'transactions', account } as const
const names: string[] = []

afterEach(() => {
  for (const name of names.splice(0)) indexedDB.deleteDatabase(`tonlens:${name}`)
})

async function openBoth(): Promise<{ remote: Mirror; local: Mirror; worker: Worker }> {
  const name = `worker-${Math.random()}`
  names.push(name)
  const worker = new Worker(new URL('mirrorWorker.ts', import.meta.url), { type: 'module' })
  const remote = await openMirrorIn(worker, { name })
  const local = await openMirror({ name })
  onTestFinished(async () => {
    await remote.close().catch(() => {})
    await local.close()
    worker.terminate()
  })
  return { remote, local, worker }
}

/** The account's history up to `total`, page by page. */
function service(
  total: number,
  before: (params: Params, signal: AbortSignal | undefined) => unknown = () => undefined,
): Transport {
  return {
    name: 'service',
    async request(_endpoint, params, init) {
      await before(params, init?.signal)
      const { limit = 10, end_lt, sort } = params as { limit?: number; end_lt?: string; sort?: string }
      const top = end_lt === undefined ? total : Math.min(total, Math.floor(Number(end_lt) / 10))
      const rows =
        sort === 'asc' ? history(1, 1, 1) : history(1, Math.max(1, top - Math.min(limit, 50) + 1), top).toReversed()
      return currentAnswer({ transactions: rows, address_book: createBook(1) }, 'service')
    },
  }
}

test('gives the answers that a mirror of the page gives, and says where they are from', async () => {
  const { remote, local } = await openBoth()
  await remote.sync(scope, { service: service(120) })
  const asked = [transactions, { account: [account], limit: 50, offset: 20 }, { maxAge: 1e6 }] as const
  const answer = await remote.transport.request(...asked)
  expect(answer).toEqual(await local.transport.request(...asked))
  expect((answer.body as { transactions: unknown[] }).transactions).toHaveLength(50)
  expect(answer.origin).toMatchObject({ source: 'mirror' })
  expect(await remote.scopes()).toEqual(await local.scopes())
  expect(await remote.coverage(scope)).toMatchObject({ rows: 120, state: 'complete' })
})

test('asks the service through the page, tells how far it is, and stops when it is told to', async () => {
  const { remote } = await openBoth()
  const stop = new AbortController()
  const rows: number[] = []
  const changes: MirrorChange[] = []
  remote.subscribe((change) => changes.push(change))
  let asked = 0
  const slow = service(1000, () => (asked += 1))
  const onProgress = (progress: { readonly rows: number }) => {
    rows.push(progress.rows)
    if (progress.rows >= 200) stop.abort(new Error('enough'))
  }
  await expect(remote.sync(scope, { service: slow, signal: stop.signal, onProgress })).rejects.toThrow('enough')
  expect(rows.at(-1)).toBeGreaterThanOrEqual(200)
  const before = asked
  const status = await remote.sync(scope, { service: slow })
  expect(status).toMatchObject({ rows: 1000, state: 'complete' })
  // It went on where it was: 16 pages of 50 at the most were missing.
  expect(asked - before).toBeLessThanOrEqual(18)
  expect(changes.flatMap(({ scopes }) => scopes)).toContainEqual(scope)
})

test('an abort reaches the request under way', async () => {
  const { remote } = await openBoth()
  const stop = new AbortController()
  let ended = false
  const silent = service(10, (_params, signal) => {
    setTimeout(() => stop.abort(new Error('enough')), 20)
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        ended = true
        reject(new DOMException('gone', 'AbortError'))
      })
    })
  })
  await expect(remote.sync(scope, { service: silent, signal: stop.signal })).rejects.toThrow('enough')
  await expect.poll(() => ended).toBe(true)
})

test('fails with the errors of a mirror of the page', async () => {
  const { remote } = await openBoth()
  await expect(remote.transport.request(transactions, { account: [account] })).rejects.toThrow(NotMirroredError)
  const refused = await remote.ingest({ transactions: [{}] }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(IngestError)
  expect(refused).toMatchObject({ name: 'IngestError', path: 'transactions[0].hash' })
  await expect(remote.transport.request(transactions, { limit: 5000 })).rejects.toMatchObject({
    status: 422,
    kind: 'invalid',
  })
})

test('answers over fetch, status and body', async () => {
  const { remote, local } = await openBoth()
  await remote.ingest({ transactions: history(1, 1, 20), address_book: createBook(1) })
  const byHash = `/api/v3/transactions?hash=${encodeURIComponent(history(1, 1, 1)[0]?.hash ?? '')}`
  for (const path of [byHash, '/api/v3/transactions', '/api/v3/nothing', '/api/v3/transactions?limit=5000']) {
    const [far, near] = [await remote.fetch(path), await local.fetch(path)]
    expect({ status: far.status, body: await far.json() }).toEqual({ status: near.status, body: await near.json() })
  }
})

test('a bundle goes across and back', async () => {
  const { remote } = await openBoth()
  const proven = { kind: 'transactions', account: showcase.wallet } as const
  const rows = transactionRows.filter((row) => row.account === proven.account)
  await remote.sync(proven, { service: createMemoryIndex([{ transactions: rows }]).transport })
  const bundle = await remote.export()
  await remote.clear()
  expect(await remote.scopes()).toEqual([])
  expect(await remote.import(bundle)).toMatchObject([{ rows: rows.length, state: 'complete' }])
})

test('a worker that does not load, and one that was closed, are reasons', async () => {
  const broken = new Worker(new URL('/no-such-worker.js', location.href), { type: 'module' })
  const failure = await openMirrorIn(broken, { name: 'none' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MirrorUnavailableError)
  expect(failure).toMatchObject({ reason: 'absent' })
  const { remote } = await openBoth()
  const again = openMirrorIn(new Worker(new URL('mirrorWorker.ts', import.meta.url), { type: 'module' }), {
    name: remote.name,
  })
  const mirror = await again
  await mirror.close()
  await expect(mirror.ingest({ transactions: [] })).rejects.toMatchObject({ reason: 'closed' })
})

test('a sync in a worker that ends without a word is an error', async () => {
  const { remote, local, worker } = await openBoth()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const syncing = remote.sync(scope, { service: service(1000, () => (asked += 1)), follow: true })
  const isRejected = expect(syncing).rejects.toMatchObject({ name: 'MirrorUnavailableError', reason: 'timeout' })
  await expect.poll(() => asked).toBeGreaterThan(0)
  const beat = async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  for (let beats = 0; beats < 8; beats += 1) await beat()
  expect(await remote.scopes()).not.toEqual([])
  worker.terminate()
  // What the worker sent before may arrive late, and counts as a sign of life.
  for (let beats = 0; beats < 8; beats += 1) await beat()
  await isRejected
  // Its rows are there.
  expect(await local.coverage(scope)).toBeDefined()
})

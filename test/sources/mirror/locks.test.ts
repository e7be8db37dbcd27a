// Web Locks that do not work: a sync goes on without them, and no request waits for ever.
import { afterEach, expect, test, vi } from 'vitest'
import { runExclusive, publishMark, readPublishedMarks } from '../../../src/sources/client/limits/tabs.ts'
import { testAccount, createBook, history } from '../../fixtures/testRows.ts'
import '../../../src/sources/mirror/sync/sync.ts'
import { openService } from './service.ts'
import { freshMirror } from './setup.ts'

const never = () => new Promise<never>(() => {})
const broken: Readonly<Record<string, object>> = {
  'that reject': {
    request: () => Promise.reject(new DOMException('not here', 'SecurityError')),
    query: () => Promise.reject(new DOMException('not here', 'SecurityError')),
  },
  'that never settle': { request: never, query: never },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Lets time pass until the work is done. */
async function untilDone<T>(work: Promise<T>): Promise<T> {
  const done = work.then(
    () => true,
    () => true,
  )
  for (let at = 0; at < 10_000; at++) {
    await vi.advanceTimersByTimeAsync(10)
    const tick = new Promise<false>((resolve) => setImmediate(resolve, false))
    if (await Promise.race([done, tick])) return work
  }
  throw new Error('it never ends')
}

test.each(Object.entries(broken))('locks %s: a sync is complete all the same', async (_, locks) => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { locks })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const service = openService()
  service.world.ingest({ transactions: history(1, 1, 20), address_book: createBook(1) })
  const mirror = await freshMirror()
  const [one, two] = [0, 1].map(() => mirror.sync({ kind: 'transactions', account: testAccount(1) }, { service }))
  expect(await untilDone(one!)).toMatchObject({ state: 'complete', rows: 20 })
  expect(await untilDone(two!)).toMatchObject({ state: 'complete', rows: 20 })
})

test.each(Object.entries(broken))('locks %s: the rate limit does not stop requests', async (_, locks) => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { locks })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  expect(await untilDone(runExclusive('a', async () => 7))).toBe(7)
  expect(await untilDone(readPublishedMarks('a'))).toEqual([])
  await untilDone(publishMark('a', 'mark', 10))
  let calls = 0
  await untilDone(runExclusive('a', async () => (calls += 1)))
  expect(calls).toBe(1)
})

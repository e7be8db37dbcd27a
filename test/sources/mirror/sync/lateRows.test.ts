// The service adds rows to a list late, takes some away and changes others, also far below its newest ones.
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Transport } from '../../../../src/sources/client/transports/transport.ts'
import { actions } from '../../../../src/service/endpoints/actions.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import type { Mirror } from '../../../../src/entries/mirror.ts'
import { createBook, testAccount, testHash } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const account = testAccount(1)
const scope = { kind: 'actions', account } as const
const action = (n: number) => {
  const [lt, utime, hash] = [String(n), n, testHash(n)]
  return {
    trace_id: hash,
    action_id: testHash(100_000 + n),
    start_lt: lt,
    end_lt: lt,
    start_utime: utime,
    end_utime: utime,
    trace_end_lt: lt,
    trace_end_utime: utime,
    trace_mc_seqno_end: 1,
    trace_external_hash: null,
    transactions: [],
    success: true,
    type: 'ton_transfer',
    details: { source: account, destination: testAccount(2), value: '1' },
    finality: 'finalized',
    accounts: [account],
  }
}
const service = (lts: readonly number[]): Transport =>
  createMemoryIndex([{ actions: lts.map(action), address_book: createBook(1, 2), metadata: {} }]).transport
const all = Array.from({ length: 700 }, (_, at) => at + 1)
/** Without the row at rank 550, and with one that vanishes. */
const before = all.filter((n) => n !== 150)
const after = all.filter((n) => n !== 100)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

async function ask(mirror: Mirror, params: object, maxAge = Infinity) {
  const { body, origin } = await mirror.transport.request(actions, { account, ...params }, { maxAge })
  const rows = (body as { actions: { trace_end_lt: string }[] }).actions.map(({ trace_end_lt: lt }) => Number(lt))
  return { rows, age: Math.round(Date.now() / 1000 - origin.asOf) }
}
const around = { start_lt: '149', end_lt: '151' }

test('rows below the newest ones are as old as the sync that has read them, until a sync reads them again', async () => {
  const mirror = await freshMirror()
  await mirror.sync(scope, { service: service(before) })
  pass(300)
  const { asOf, state } = await mirror.sync(scope, { service: service(after) })
  expect([state, Math.round(Date.now() / 1000 - asOf)]).toEqual(['complete', 300])
  // The newest page was read again.
  expect(await ask(mirror, { limit: 500 }, 5)).toEqual({ rows: all.slice(200).toReversed(), age: 0 })
  await expect(ask(mirror, { limit: 2, offset: 548 }, 5)).rejects.toThrow('older than 5 seconds')
  await expect(ask(mirror, { limit: 2, sort: 'asc' }, 5)).rejects.toThrow('older than 5 seconds')
  expect(await ask(mirror, around)).toEqual({ rows: [151, 149], age: 300 })
  pass(400)
  await mirror.sync(scope, { service: service(after) })
  expect(await ask(mirror, around, 5)).toEqual({ rows: [151, 150, 149], age: 0 })
  expect(await ask(mirror, { start_lt: '99', end_lt: '101' }, 5)).toEqual({ rows: [101, 99], age: 0 })
  expect((await mirror.coverage(scope))?.rows).toBe(699)
})

test('a list that is being read again stays whole, and continues where it was stopped', async () => {
  const mirror = await freshMirror()
  await mirror.sync(scope, { service: service(before) })
  pass(700)
  const stop = new AbortController()
  let left = 2
  const whole = service(after)
  const slow: Transport = {
    name: 'slow',
    request: (...given) => {
      if (left-- === 0) stop.abort()
      return whole.request(...given)
    },
  }
  await expect(mirror.sync(scope, { service: slow, signal: stop.signal })).rejects.toThrow()
  expect(await mirror.coverage(scope)).toMatchObject({ state: 'complete', rows: 699 })
  expect((await ask(mirror, around)).age).toBe(700)
  await mirror.sync(scope, { service: service(after) })
  expect(await ask(mirror, around, 5)).toEqual({ rows: [151, 150, 149], age: 0 })
})

test.each([
  ['under an open page', true],
  ['before it is opened', false],
])('a clock that is set back %s makes no part of a list younger', async (_when, isOpen) => {
  const indexedDB = new IDBFactory()
  const first = await freshMirror({ indexedDB })
  await first.sync(scope, { service: service(before) })
  pass(300)
  await first.sync(scope, { service: service(before) })
  if (!isOpen) await first.close()
  const back = isOpen ? 200 : 7200
  vi.setSystemTime(Date.now() - back * 1000)
  const mirror = isOpen ? first : await freshMirror({ indexedDB })
  if (isOpen) expect((await ask(mirror, around)).age).toBe(300)
  else await expect(ask(mirror, around)).rejects.toThrow('not answered')
  pass(back)
  if (!isOpen) await mirror.sync(scope, { service: service(after) })
  expect((await ask(mirror, around)).age).toBe(isOpen ? 500 : 0)
})

// Thousands of calls at a time. Work is counted, not timed.
import { expect, test, vi } from 'vitest'
import type { Token } from '../../../../src/sources/client/limits/bucket.ts'
import { createFifo } from '../../../../src/sources/client/limits/fifo.ts'
import { createScheduler, type QueuedRequest } from '../../../../src/sources/client/limits/scheduler.ts'
import { accountStates, transactions } from '../../../../src/service/endpoints/index.ts'
import { catchError, createTestClient, noTransactions, testAddress, withServer } from '../setup.ts'

const server = withServer(noTransactions)
const count = 5000
const token: Token = { at: Infinity, onResponse() {}, onFailure() {} }

test('a queue keeps its order when items leave it at any place', () => {
  const queue = createFifo<number>()
  for (let item = 0; item < 1000; item++) queue.add(item)
  for (let item = 0; item < 1000; item++) if (item % 3 !== 0) expect(queue.remove(item)).toBe(true)
  expect(queue.remove(1)).toBe(false)
  for (let item = 0; item < 1000; item += 3) {
    queue.add(1000 + item)
    expect(queue.take()).toBe(item)
  }
  expect(queue.size()).toBe(334)
  expect(queue.take()).toBe(1000)
})

test('each of 5000 waiting requests is looked at a few times, whether it is sent or aborted', async () => {
  let looks = 0
  const { schedule } = createScheduler({ take: () => Promise.resolve(token), pause() {}, limit() {} })
  const stops: AbortController[] = []
  const calls = Array.from({ length: count }, (_, index) => {
    const stop = new AbortController()
    stops.push(stop)
    const request: QueuedRequest<number> = {
      get priority() {
        looks++
        return index % 2 === 0 ? 'screen' : 'background'
      },
      set priority(_) {},
      positions: new Set(),
      sent: false,
      repeatable: false,
      backoff: 1,
      get signal() {
        looks++
        return stop.signal
      },
      send: () => Promise.resolve(index),
    }
    return schedule(request).catch(() => -1)
  })
  for (const [index, stop] of stops.entries()) if (index % 4 === 0) stop.abort()
  const answers = await Promise.all(calls)
  expect(answers.filter((answer) => answer === -1)).toHaveLength(count / 4)
  expect(looks).toBeLessThan(count * 20)
})

test('5000 calls of one signal give it one listener, and all end with its reason', async () => {
  const stop = new AbortController()
  const add = vi.spyOn(stop.signal, 'addEventListener')
  const client = createTestClient(server(), { rate: 0.001 })
  await client.request(transactions, {})
  const reason = new Error('the page was left')
  const calls = Array.from({ length: count }, (_, index) => {
    const call =
      index % 2 === 0
        ? client.request(transactions, { offset: index + 1 }, { signal: stop.signal })
        : client.request(accountStates, { address: [testAddress(index)] }, { signal: stop.signal })
    return catchError(call)
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(client.queue.length()).toBeGreaterThan(count / 2)
  stop.abort(reason)
  expect(new Set(await Promise.all(calls))).toEqual(new Set([reason]))
  expect(client.queue.length()).toBe(0)
  expect(add.mock.calls.length).toBeLessThanOrEqual(1)
  expect(server().requests).toHaveLength(1)
})

test('callers that leave a joined request take their keys along, and only theirs', async () => {
  const client = createTestClient(server(), { rate: 2 })
  // Spends the tokens, so that the others wait and are joined.
  await Promise.all([1, 2].map((limit) => client.request(transactions, { limit })))
  const stop = new AbortController()
  const left = [1, 2, 3].map((one) =>
    catchError(client.request(accountStates, { address: [testAddress(one), testAddress(9)] }, { signal: stop.signal })),
  )
  const stayed = client.request(accountStates, { address: [testAddress(9), testAddress(2)] }).catch(() => {})
  stop.abort(new Error('left'))
  await Promise.all([...left, stayed])
  const sent = server().requests.at(-1)?.query.getAll('address')
  expect(new Set(sent)).toEqual(new Set([testAddress(9), testAddress(2)]))
})

import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTokenBucket } from '../../../../src/sources/client/limits/bucket.ts'
import { createScheduler } from '../../../../src/sources/client/limits/scheduler.ts'
import { sendMessage, transactions } from '../../../../src/service/endpoints/index.ts'
import { json } from '../../../helpers/servers/faultServer.ts'
import { createTestClient, noTransactions, withServer } from '../setup.ts'

const server = withServer(noTransactions)

function limitsAsked(): number[] {
  return server().requests.map(({ query }) => Number(query.get('limit')))
}

describe('requests that wait', () => {
  test('are sent in the order of their making, those on screen first', async () => {
    const client = createTestClient(server(), { rate: 4 })
    const ask = (limit: number, priority: 'screen' | 'background') =>
      client.request(transactions, { limit }, { priority })
    await Promise.all([
      ...[1, 2, 3].map((limit) => ask(limit, 'background')),
      ...[11, 12, 13].map((limit) => ask(limit, 'screen')),
    ])
    expect(
      limitsAsked()
        .slice(0, 4)
        .sort((a, b) => a - b),
    ).toEqual([1, 11, 12, 13])
    expect(
      limitsAsked()
        .slice(4)
        .sort((a, b) => a - b),
    ).toEqual([2, 3])
  })

  test('move up when somebody on screen asks the same', async () => {
    const client = createTestClient(server(), { rate: 2 })
    const ask = (limit: number, priority: 'screen' | 'background') =>
      client.request(transactions, { limit }, { priority })
    await Promise.all([
      ask(1, 'background'),
      ask(2, 'background'),
      ask(3, 'background'),
      ask(3, 'screen'),
      ask(4, 'screen'),
    ])
    expect(
      limitsAsked()
        .slice(0, 2)
        .sort((a, b) => a - b),
    ).toEqual([3, 4])
    expect(server().requests).toHaveLength(4)
  })

  test('are counted for who wants to show it', async () => {
    const client = createTestClient(server(), { rate: 2 })
    const lengths: number[] = []
    const stop = client.queue.subscribe(() => lengths.push(client.queue.length()))
    const calls = [1, 2, 3].map((limit) => client.request(transactions, { limit }))
    await Promise.all(calls)
    expect(Math.max(...lengths)).toBe(3)
    expect(lengths.at(-1)).toBe(0)
    stop()
    const told = lengths.length
    await client.request(transactions, { limit: 9 })
    expect(lengths).toHaveLength(told)
  })

  test('of two clients of one host share one limit', async () => {
    const one = createTestClient(server(), { rate: 3 })
    const other = createTestClient(server(), { rate: 3 })
    const calls = [1, 2, 3, 4, 5, 6].map((limit) => (limit % 2 === 0 ? one : other).request(transactions, { limit }))
    await Promise.all(calls)
    const times = server().requests.map(({ at }) => at)
    for (const [index, at] of times.slice(3).entries()) {
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1000)
    }
  })
})

describe('clients of one host', () => {
  const offsets = [1, 2, 3, 4]

  test('with different rates keep the lowest of them together', async () => {
    const [one, other] = [createTestClient(server(), { rate: 5 }), createTestClient(server(), { rate: 1 })]
    await Promise.all(offsets.map((offset) => (offset % 2 === 0 ? one : other).request(transactions, { offset })))
    const times = server().requests.map(({ at }) => at)
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1000)
  })

  test('are not held back by one with a key, which the service counts apart', async () => {
    const keyed = createTestClient(server(), { rate: 100, apiKey: 'key' })
    const keyless = createTestClient(server(), { rate: 1 })
    const waiting = offsets.map((offset) => keyless.request(transactions, { offset }).catch(() => {}))
    await Promise.all(offsets.map((limit) => keyed.request(transactions, { limit })))
    expect(server().requests.filter(({ query }) => query.has('limit'))).toHaveLength(4)
    expect(server().requests.length).toBeLessThan(8)
    await Promise.all(waiting)
  })
})

describe('equal requests', () => {
  test('share one answer while it is on its way', async () => {
    const client = createTestClient(server())
    const answers = await Promise.all([
      client.request(transactions, { limit: 1, offset: 2 }),
      client.request(transactions, { offset: 2, limit: 1 }),
    ])
    expect(server().requests).toHaveLength(1)
    expect(answers[0]).toEqual(answers[1])
  })

  test('are asked again once it has come', async () => {
    const client = createTestClient(server())
    await client.request(transactions, {})
    await client.request(transactions, {})
    expect(server().requests).toHaveLength(2)
  })

  test('that failed are asked again', async () => {
    server().answerWith(json({ error: 'no' }, 422), noTransactions)
    const client = createTestClient(server())
    await Promise.allSettled([client.request(transactions, {}), client.request(transactions, {})])
    expect((await client.request(transactions, {})).transactions).toEqual([])
    expect(server().requests).toHaveLength(2)
  })

  test('to send a message are two messages', async () => {
    server().answerWith(json({ message_hash: 'a', message_hash_norm: 'b' }))
    const client = createTestClient(server())
    const boc = 'te6cckEBAQEAAgAAAA=='
    await Promise.all([client.request(sendMessage, { boc }), client.request(sendMessage, { boc })])
    expect(server().requests).toHaveLength(2)
  })
})

test('no second holds more requests than the rate, as the service counts them', async () => {
  const client = createTestClient(server(), { rate: 10 })
  await Promise.all(Array.from({ length: 35 }, (_, index) => client.request(transactions, { limit: index + 1 })))
  const times = server().requests.map(({ at }) => at)
  expect(times).toHaveLength(35)
  for (const [index, at] of times.slice(10).entries()) {
    expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1000)
  }
})

test('a slow first connection does not push two requests into one second', async () => {
  let first = true
  const slowStart: typeof fetch = async (...call) => {
    if (first) {
      first = false
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return fetch(...call)
  }
  const client = createTestClient(server(), { rate: 1, fetch: slowStart })
  await Promise.all([1, 2].map((limit) => client.request(transactions, { limit })))
  const [a, b] = server().requests
  expect((b?.at ?? 0) - (a?.at ?? 0)).toBeGreaterThanOrEqual(1000)
})

describe('the turn of a stream', () => {
  test('comes after what the screen waits for, and after a while before more of it', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { schedule, takeTurn } = createScheduler(createTokenBucket('turn of a stream', 1))
    const order: string[] = []
    const { signal } = new AbortController()
    const ask = (name: string) =>
      schedule({
        priority: 'screen',
        positions: new Set(),
        sent: false,
        repeatable: false,
        backoff: 1,
        signal,
        send: async (onResponse) => {
          onResponse()
          order.push(name)
        },
      })
    const all = [takeTurn(signal).then(() => order.push('stream')), ...['a', 'b', 'c', 'd', 'e', 'f'].map(ask)]
    await vi.advanceTimersByTimeAsync(12_000)
    await Promise.all(all)
    expect(order[0]).toBe('a')
    expect(order.indexOf('stream')).toBeGreaterThan(2)
    expect(order).toHaveLength(7)
  })
})

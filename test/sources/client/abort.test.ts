import { describe, expect, test } from 'vitest'
import { accountStates, transactions } from '../../../src/service/endpoints/index.ts'
import { json, silence, stall } from '../../helpers/servers/faultServer.ts'
import { testAddress, createTestClient, catchError, noAccounts, noTransactions, withServer } from './setup.ts'

const server = withServer(noTransactions)
const reason = new Error('the page was left')

async function whenArrived(count: number): Promise<void> {
  await expect.poll(() => server().requests.length, { timeout: 5000 }).toBe(count)
}

describe('an aborted call ends with the reason of its signal', () => {
  test('when it was aborted before', async () => {
    const call = createTestClient(server()).request(transactions, {}, { signal: AbortSignal.abort(reason) })
    expect(await catchError(call)).toBe(reason)
    expect(server().requests).toHaveLength(0)
  })

  test.each([
    ['before the answer', silence],
    ['in the middle of the answer', stall],
  ])('in flight, %s, and hangs up', async (_, answer) => {
    server().answerWith(answer)
    const stop = new AbortController()
    const call = createTestClient(server()).request(transactions, {}, { signal: stop.signal })
    await whenArrived(1)
    stop.abort(reason)
    expect(await catchError(call)).toBe(reason)
    await expect.poll(() => server().requests[0]?.aborted, { timeout: 5000 }).toBe(true)
  })

  test('in the queue, where it leaves its turn to others', async () => {
    const client = createTestClient(server(), { rate: 0.001 })
    await client.request(transactions, {})
    const stop = new AbortController()
    const call = client.request(transactions, { limit: 1 }, { signal: stop.signal })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(client.queue.length()).toBe(1)
    stop.abort(reason)
    expect(await catchError(call)).toBe(reason)
    expect(client.queue.length()).toBe(0)
    expect(server().requests).toHaveLength(1)
  })

  test.each([
    ['after a fault', json({ error: 'down' }, 500)],
    ['after 429', json({}, 429, { 'retry-after': '200' })],
  ])('while it backs off %s', async (_, answer) => {
    server().answerWith(answer)
    const client = createTestClient(server(), { backoff: 100_000 })
    const stop = new AbortController()
    const call = client.request(transactions, {}, { signal: stop.signal })
    await whenArrived(1)
    await expect.poll(client.queue.length, { timeout: 5000 }).toBe(1)
    stop.abort(reason)
    expect(await catchError(call)).toBe(reason)
    expect(client.queue.length()).toBe(0)
  })
})

describe('of callers that share a request', () => {
  test('one leaves and the other gets the answer', async () => {
    server().answerWith(async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await noTransactions(request, response)
    })
    const client = createTestClient(server())
    const stop = new AbortController()
    const left = client.request(transactions, {}, { signal: stop.signal })
    const stayed = client.request(transactions, {})
    await whenArrived(1)
    stop.abort(reason)
    expect(await catchError(left)).toBe(reason)
    expect((await stayed).transactions).toEqual([])
    expect(server().requests).toHaveLength(1)
  })

  test('the last that leaves ends the request, and the next caller gets a new one', async () => {
    server().answerWith(silence, noTransactions)
    const client = createTestClient(server())
    const stops = [new AbortController(), new AbortController()]
    const calls = stops.map(({ signal }) => catchError(client.request(transactions, {}, { signal })))
    await whenArrived(1)
    stops[0]?.abort(reason)
    expect(server().requests[0]?.aborted).toBe(false)
    stops[1]?.abort(reason)
    expect(await Promise.all(calls)).toEqual([reason, reason])
    await expect.poll(() => server().requests[0]?.aborted, { timeout: 5000 }).toBe(true)
    expect((await client.request(transactions, {})).transactions).toEqual([])
  })

  test('one that leaves before it is sent takes its keys along', async () => {
    server().answerWith(noAccounts)
    const client = createTestClient(server())
    const stop = new AbortController()
    const left = client.request(accountStates, { address: [testAddress(1)] }, { signal: stop.signal })
    const stayed = client.request(accountStates, { address: [testAddress(2)] })
    stop.abort(reason)
    expect(await catchError(left)).toBe(reason)
    await stayed
    expect(server().requests.map(({ query }) => query.getAll('address'))).toEqual([[testAddress(2)]])
  })
})

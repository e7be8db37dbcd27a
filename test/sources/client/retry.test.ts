import { describe, expect, test } from 'vitest'
import { HttpError, NetworkError, TimeoutError } from '../../../src/entries/client.ts'
import { sendMessage, transactions } from '../../../src/service/endpoints/index.ts'
import { breakOff, hangUp, json, silence, stall, startFaultServer } from '../../helpers/servers/faultServer.ts'
import { createTestClient, catchError, noTransactions, withServer } from './setup.ts'

const server = withServer(noTransactions)
const gatewayBodies = [
  { ok: false, result: 'Ratelimit exceed', code: 429 },
  { ok: false, error: 'Ratelimit without API Key exceed: 1 per second', code: 429 },
  { error: 'too many requests' },
]

describe('429', () => {
  test.each(gatewayBodies)('with %j is asked again until it is answered', async (body) => {
    server().answerWith(json(body, 429), json(body, 429), noTransactions)
    const answer = await createTestClient(server()).request(transactions, {})
    expect(answer.transactions).toEqual([])
    expect(server().requests).toHaveLength(3)
  })

  test('without end reaches the caller, with the text of the service', async () => {
    server().answerWith(json(gatewayBodies[0], 429))
    const error = await catchError(createTestClient(server(), { backoff: 1 }).request(transactions, {}))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ kind: 'rateLimited', text: 'Ratelimit exceed' })
    expect(server().requests.length).toBeGreaterThan(3)
  })

  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 1999).toUTCString()],
  ])('with Retry-After in %s is not asked again before', async (_, header) => {
    // Written when it is answered: until then the time that it names comes nearer.
    let answered = 0
    server().answerWith((request, response) => {
      answered = Date.now()
      return json({}, 429, { 'retry-after': header() })(request, response)
    }, noTransactions)
    await createTestClient(server()).request(transactions, {})
    expect((server().requests[1]?.at ?? 0) - answered).toBeGreaterThanOrEqual(990)
  })

  test('with a Retry-After that is nonsense falls back to the own pause', async () => {
    server().answerWith(json({}, 429, { 'retry-after': 'soon' }), noTransactions)
    await createTestClient(server()).request(transactions, {})
    expect(server().requests).toHaveLength(2)
  })

  test('holds back everybody else who asks the same host', async () => {
    server().answerWith(json({}, 429, { 'retry-after': '1' }), noTransactions)
    const client = createTestClient(server())
    const first = client.request(transactions, {})
    while (server().requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await Promise.all([first, client.request(transactions, { limit: 1 })])
    const [refused, ...others] = server().requests
    expect(others).toHaveLength(2)
    for (const { at } of others) expect(at - (refused?.at ?? 0)).toBeGreaterThanOrEqual(900)
  })
})

describe('a failure that may pass', () => {
  test.each([
    ['500', json({ error: 'timeout: context deadline exceeded' }, 500)],
    ['503', json('no', 503)],
    ['a connection that breaks before the answer', hangUp],
    ['a connection that breaks in the middle of the answer', breakOff],
  ])('%s is tried again and then forgotten', async (_, failure) => {
    server().answerWith(failure, failure, failure, noTransactions)
    const answer = await createTestClient(server()).request(transactions, {})
    expect(answer.transactions).toEqual([])
    expect(server().requests).toHaveLength(4)
  })

  test.each([
    ['500', json({ error: 'down' }, 500), HttpError],
    ['a broken connection', hangUp, NetworkError],
    ['half an answer', breakOff, NetworkError],
  ])('%s reaches the caller after three repeats', async (_, failure, kind) => {
    server().answerWith(failure)
    const error = await catchError(createTestClient(server()).request(transactions, {}))
    expect(error).toBeInstanceOf(kind)
    expect(error.message).toContain('/transactions')
    expect(server().requests).toHaveLength(4)
  })

  test.each([
    ['before the answer', hangUp],
    ['in the middle of the answer', breakOff],
  ])('of a message, a connection that breaks %s, is not tried again', async (_, failure) => {
    server().answerWith(failure)
    const error = await catchError(createTestClient(server()).request(sendMessage, { boc: 'te6cckEBAQEAAgAAAA==' }))
    expect(error).toBeInstanceOf(NetworkError)
    expect(server().requests).toHaveLength(1)
  })

  test('a host that nobody listens at is a NetworkError with the reason', async () => {
    const gone = await startFaultServer()
    await gone.close()
    const error = await catchError(createTestClient(gone).request(transactions, {}))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error.message).toContain('ECONNREFUSED')
  })
})

describe('a proxy that gave up or refused an early request', () => {
  test.each([408, 425])('%i is asked again until it is answered', async (status) => {
    server().answerWith(json('<html>', status), noTransactions)
    await createTestClient(server()).request(transactions, {})
    expect(server().requests).toHaveLength(2)
  })

  test.each([408, 425])('%i without end reaches the caller after the retries', async (status) => {
    server().answerWith(json({}, status))
    const error = await catchError(createTestClient(server()).request(transactions, {}))
    expect(error).toMatchObject({ kind: 'server', status })
    expect(server().requests).toHaveLength(4)
  })

  test('408 to a message is not answered with a second one', async () => {
    server().answerWith(json({}, 408))
    await catchError(createTestClient(server()).request(sendMessage, { boc: 'te6cckEBAQEAAgAAAA==' }))
    expect(server().requests).toHaveLength(1)
  })
})

describe('an answer that does not come', () => {
  test.each([
    ['at all', silence],
    ['to its end', stall],
  ])('%s is a TimeoutError, and the connection is given up', async (_, failure) => {
    server().answerWith(noTransactions, failure)
    const client = createTestClient(server(), { timeout: 500 })
    // Once connected, a busy machine sends the next request in time.
    await client.request(transactions, {})
    const error = await catchError(client.request(transactions, {}))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error.message).toContain('500 ms')
    expect(server().requests).toHaveLength(2)
    await expect.poll(() => server().requests[1]?.aborted, { timeout: 5000 }).toBe(true)
  })
})

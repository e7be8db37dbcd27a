import { describe, expect, test } from 'vitest'
import {
  createClient,
  currentAnswer,
  fallback,
  fallbackWhen,
  NetworkError,
  NotMirroredError,
  type Transport,
} from '../../../src/entries/client.ts'
import { masterchainInfo, transactions } from '../../../src/service/endpoints/index.ts'
import { catchError } from './setup.ts'

const network = { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' }
const rows = { transactions: [], address_book: {} }

function createTransport(answer: () => unknown): Transport & { asked: number } {
  const transport = {
    name: 'fake',
    asked: 0,
    async request() {
      transport.asked++
      await Promise.resolve()
      return currentAnswer(answer(), 'fake')
    },
  }
  return transport
}

const refusing = (error: Error) =>
  createTransport(() => {
    throw error
  })

describe('the next transport', () => {
  test('is asked when the one before cannot answer for certain', async () => {
    const second = createTransport(() => rows)
    const transport = fallback(refusing(new NotMirroredError('transactions', 'no coverage')), second)
    expect(await createClient({ network, transport }).request(transactions, {})).toEqual(rows)
    expect(second.asked).toBe(1)
  })

  test('is not asked when the one before answers', async () => {
    const second = createTransport(() => rows)
    await fallback(
      createTransport(() => rows),
      second,
    ).request(transactions, {})
    expect(second.asked).toBe(0)
  })

  test('is not asked after any other error', async () => {
    const second = createTransport(() => rows)
    const error = new NetworkError('/transactions', 'offline')
    expect(await catchError(fallback(refusing(error), second).request(transactions, {}))).toBe(error)
    expect(second.asked).toBe(0)
  })

  test('is asked after the errors of a rule of your own', async () => {
    const second = createTransport(() => rows)
    const offline = (error: unknown) => error instanceof NetworkError
    const transport = fallbackWhen(offline, refusing(new NetworkError('/transactions', 'offline')), second)
    expect((await transport.request(transactions, {})).body).toBe(rows)
  })

  test('is not asked once the caller has left', async () => {
    const stop = new AbortController()
    const first = createTransport(() => {
      stop.abort(new Error('left'))
      throw new NotMirroredError('transactions', 'no coverage')
    })
    const second = createTransport(() => rows)
    const call = fallback(first, second).request(transactions, {}, { signal: stop.signal })
    expect((await catchError(call)).message).toBe('left')
    expect(second.asked).toBe(0)
  })

  test('is missing: the last refusal reaches the caller', async () => {
    const error = new NotMirroredError('transactions', 'no coverage')
    expect(await catchError(fallback(refusing(error)).request(transactions, {}))).toBe(error)
  })
})

test('a client puts a transport before the service and still shows its queue', async () => {
  const first = createTransport(() => ({ first: {}, last: {} }))
  const client = createClient({ network, transport: (service) => fallback(first, service) })
  await client.request(masterchainInfo, {})
  expect(first.asked).toBe(1)
  expect(client.queue.length()).toBe(0)
})

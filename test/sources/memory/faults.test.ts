import { describe, expect, test } from 'vitest'
import { createClient, HttpError, NetworkError } from '../../../src/entries/client.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { testAccount, testHash, transaction } from '../../fixtures/testRows.ts'
import { ask } from './setup.ts'

const world = [{ transactions: [transaction(1, 1, 10)] }]
const first = { account: [testAccount(1)] }

describe('a fault', () => {
  test('has the status and the body of the gateway or of the service', async () => {
    const index = createMemoryIndex(world)
    index.fail({ status: 429, retryAfter: 2, times: 1 })
    const limited = await index.fetch('/api/v3/transactions')
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '2'])
    expect(await limited.json()).toEqual({ ok: false, result: 'Ratelimit exceed', code: 429 })
    index.fail({ status: 503, text: 'maintenance', times: 1 })
    expect(await ask(index, '/transactions')).toEqual({ status: 503, body: { error: 'maintenance' } })
    expect((await ask(index, '/transactions')).status).toBe(200)
  })

  test('is an error of the client at the transport', async () => {
    const index = createMemoryIndex(world)
    const request = () => index.transport.request(transactions, first)
    index.fail({ status: 429, retryAfter: 2, times: 1 })
    await expect(request()).rejects.toMatchObject({ name: 'HttpError', kind: 'rateLimited', retryAfter: 2000 })
    index.fail({ drop: true, times: 1 })
    await expect(request()).rejects.toThrow(NetworkError)
    expect((await request()).body).toMatchObject({ transactions: [{ hash: testHash(1) }] })
  })

  test('stays until it is ended, and concerns the requests that it names', async () => {
    const index = createMemoryIndex(world)
    const end = index.fail({ endpoint: 'transactions', when: ({ params }) => 'account' in params, status: 500 })
    const path = `/transactions?account=${testAccount(1)}`
    expect((await ask(index, path)).status).toBe(500)
    expect((await ask(index, path)).status).toBe(500)
    expect((await ask(index, '/transactions')).status).toBe(200)
    expect((await ask(index, '/traces')).status).toBe(200)
    end()
    expect((await ask(index, path)).status).toBe(200)
  })

  test('that drops the connection fails a fetch as a browser does', async () => {
    const index = createMemoryIndex(world)
    index.fail({ drop: true })
    await expect(index.fetch('/api/v3/transactions')).rejects.toThrow(new TypeError('Failed to fetch'))
  })

  test('is retried by a client over HTTP', async () => {
    const index = createMemoryIndex(world)
    index.fail({ status: 429, times: 2 })
    const client = createClient({
      network: { name: 'memory', baseUrl: 'https://memory.example/api/v3' },
      rate: Infinity,
      backoff: 1,
      fetch: index.fetch,
    })
    expect((await client.request(transactions, first)).transactions).toHaveLength(1)
  })
})

test('answers take as long as the index is told, and a wait ends with its signal', async () => {
  const index = createMemoryIndex(world, { latency: 30 })
  const start = performance.now()
  await index.transport.request(transactions, first)
  expect(performance.now() - start).toBeGreaterThan(25)
  const slow = createMemoryIndex(world, { latency: 60_000 })
  const controller = new AbortController()
  const answers = [
    slow.transport.request(transactions, first, { signal: controller.signal }),
    slow.fetch('/api/v3/transactions', { signal: controller.signal }),
  ]
  controller.abort()
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('answers hold as of the clock of the index', async () => {
  const index = createMemoryIndex(world, { now: () => 1_700_000_000 })
  const { origin } = await index.transport.request(transactions, first)
  expect(origin).toEqual({ source: 'service', asOf: 1_700_000_000, transport: 'memory' })
  const response = await index.fetch('/api/v3/transactions')
  expect(response.headers.get('Date')).toBe('Tue, 14 Nov 2023 22:13:20 GMT')
})

test('friendly addresses carry the flag of test networks on request', async () => {
  const book = async (testOnly: boolean) =>
    (await ask(createMemoryIndex(world, { testOnly }), `/addressBook?address=${testAccount(1)}`)).body
  expect(await book(false)).toMatchObject({
    [testAccount(1)]: { user_friendly: expect.stringMatching(/^UQ/) as string },
  })
  expect(await book(true)).toMatchObject({
    [testAccount(1)]: { user_friendly: expect.stringMatching(/^0Q/) as string },
  })
})

test('a refusal is the error of the HTTP transport', async () => {
  const request = createMemoryIndex().transport.request(transactions, { mc_seqno: 9 })
  await expect(request).rejects.toThrow(HttpError)
  await expect(request).rejects.toMatchObject({ status: 404, kind: 'notFound', text: 'masterchain block 9 not found' })
})

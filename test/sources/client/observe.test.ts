import { expect, test, vi } from 'vitest'
import { type Client, type ClientEvent, createClient, HttpError, withPolicy } from '../../../src/entries/client.ts'
import { accountStates, nftItems, transactions } from '../../../src/service/endpoints/index.ts'
import { json } from '../../helpers/servers/faultServer.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { testAddress, createTestClient, catchError, noAccounts, noTransactions, withServer } from './setup.ts'

const server = withServer(noTransactions)

function record(client: Client): ClientEvent[] {
  const events: ClientEvent[] = []
  client.observe((event) => events.push(event))
  return events
}

const eventTypes = (events: readonly ClientEvent[]) => events.map(({ type }) => type)

test('a request is told with its HTTP request, its answer and where that came from', async () => {
  const client = createTestClient(server())
  const events = record(client)
  const answer = await client.request(transactions, { limit: 3 })
  expect(eventTypes(events)).toEqual(['start', 'request', 'response', 'answer'])
  expect(events[0]).toMatchObject({ id: 1, endpoint: transactions, params: { limit: 3 } })
  expect(events[1]).toMatchObject({ callers: 1, attempt: 1, params: { limit: 3 } })
  expect(events[3]).toMatchObject({ id: 1, origin: { source: 'service' } })
  expect((events[3] as { answer: unknown }).answer).toBe(answer)
})

test('each attempt is told, with the refusal that ended it', async () => {
  server().answerWith(json({}, 429), noTransactions)
  const client = createTestClient(server())
  const events = record(client)
  await client.request(transactions, {})
  expect(eventTypes(events)).toEqual(['start', 'request', 'response', 'request', 'response', 'answer'])
  expect(events[2]).toMatchObject({ request: 1, error: expect.any(HttpError) as HttpError })
  expect(events[3]).toMatchObject({ request: 2, attempt: 2 })
})

test('requests that were joined share one HTTP request, which counts them', async () => {
  server().answerWith(noAccounts)
  const client = createTestClient(server())
  const events = record(client)
  await Promise.all([1, 2, 3].map((number) => client.request(accountStates, { address: [testAddress(number)] })))
  const requests = events.filter((event) => event.type === 'request')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ callers: 3 })
  expect(events.filter(({ type }) => type === 'answer')).toHaveLength(3)
})

test('a request that is refused before it is sent is told as a failure', async () => {
  const client = createTestClient(server())
  const events = record(client)
  const error = await catchError(client.request(transactions, { limit: 0 }))
  expect(eventTypes(events)).toEqual(['start', 'failure'])
  expect(events[1]).toMatchObject({ id: 1, error })
})

test('a key is told to nobody', async () => {
  const client = createTestClient(server(), { apiKey: 'secret-key' })
  const events = record(client)
  await client.request(transactions, {})
  expect(server().requests).toHaveLength(1)
  expect(JSON.stringify(events)).not.toContain('secret-key')
})

test('a difference from the documented shape is told once', async () => {
  const client = createClient({
    network: { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' },
    transport: scriptedTransport(() => ({ nft_items: [{ address: 7 }], address_book: {}, metadata: {} })),
  })
  const events = record(client)
  await client.request(nftItems, {})
  await client.request(nftItems, { limit: 1 })
  expect(events.filter(({ type }) => type === 'mismatch')).toHaveLength(1)
})

test('a client with a policy of its own tells the same observers', async () => {
  const client = createTestClient(server())
  const events = record(client)
  await withPolicy(client, { policy: 'service-only' }).request(transactions, {})
  expect(events[0]).toMatchObject({ type: 'start', policy: 'service-only' })
})

test('an observer that has left is not told', async () => {
  const client = createTestClient(server())
  const listener = vi.fn()
  client.observe(listener)()
  await client.request(transactions, {})
  expect(listener).not.toHaveBeenCalled()
})

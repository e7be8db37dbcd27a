import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  type Client,
  createClient,
  currentAnswer,
  http,
  mirrored,
  NotMirroredError,
  type Transport,
  withStream,
} from '../../../src/entries/client.ts'
import { nftItems, transactions } from '../../../src/service/endpoints/index.ts'
import { json } from '../../helpers/servers/faultServer.ts'
import { createTestClient, testAddress, withServer } from './setup.ts'

const address = testAddress(1)
const named = json({
  transactions: [],
  address_book: { [address]: { user_friendly: 'x', domain: null, interfaces: [] } },
  metadata: {},
})
const server = withServer(named)

/** Rejections that nobody handles, which end a process. */
const unhandled: unknown[] = []
const collect = (error: unknown) => void unhandled.push(error)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  process.on('unhandledRejection', collect)
})
afterEach(() => {
  process.off('unhandledRejection', collect)
  vi.restoreAllMocks()
})

const failing = {
  throws: () => {
    throw new Error('of the application')
  },
  rejects: () => Promise.reject(new Error('of the application')),
}
const missing = new NotMirroredError('transactions', 'nothing is mirrored')
const emptyMirror: Transport = { name: 'mirror', request: () => Promise.reject(missing) }
const mismatching = json({ nft_items: [{ address: 7 }], address_book: {}, metadata: {} })

/** Each place where an application can listen, and a request that reaches it. */
const places: Record<string, (fail: () => never) => Promise<unknown>> = {
  observe: (fail) => ask((client) => client.observe(fail)),
  onMismatch: async (fail) => {
    server().answerWith(mismatching)
    return createTestClient(server(), { onMismatch: fail }).request(nftItems, {})
  },
  'observer of http': (fail) => {
    const transport = http({ baseUrl: server().baseUrl, rate: Infinity, observer: fail })
    return createClient({ network: { name: 'test', baseUrl: server().baseUrl }, transport }).request(transactions, {})
  },
  'queue.subscribe': (fail) => ask((client) => client.queue.subscribe(fail)),
  'names.subscribe': (fail) => ask((client) => client.names.subscribe(address, fail)),
  onNewer: async (fail) => {
    const old = {
      ...currentAnswer({ transactions: [], address_book: {} }),
      origin: { source: 'mirror', asOf: 1, transport: 'm' },
    } as const
    const mirror: Transport = { name: 'mirror', request: () => Promise.resolve(old) }
    const client = createTestClient(server(), {
      transport: (service) => mirrored({ transport: mirror, ingest: () => Promise.resolve() }, service),
    })
    return client.request(transactions, {}, { maxAge: 1, onNewer: fail })
  },
  'onProblem of a mirror that does not open': async (fail) => {
    const client = createTestClient(server(), {
      transport: (service) => mirrored(Promise.reject(new Error('no space')), service, { onProblem: fail }),
    })
    return client.request(transactions, {})
  },
  'onProblem of a mirror that does not store': async (fail) => {
    const mirror = { transport: emptyMirror, ingest: () => Promise.reject(new Error('no space')) }
    const client = createTestClient(server(), {
      transport: (service) => mirrored(mirror, service, { onProblem: fail }),
    })
    return client.request(transactions, {})
  },
}

function ask(listen: (client: Client) => unknown): Promise<unknown> {
  const client = createTestClient(server())
  listen(client)
  return client.request(transactions, {})
}

for (const [way, fail] of Object.entries(failing)) {
  test.each(Object.keys(places))(`a function at %s that ${way} harms nothing`, async (place) => {
    expect(await places[place]?.(fail as () => never)).toBeTypeOf('object')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(unhandled.splice(0)).toEqual([])
  })
}

test('the other observers of an event are called, too', async () => {
  const client = createTestClient(server())
  const seen: string[] = []
  client.observe(failing.throws)
  client.observe(({ type }) => seen.push(type))
  await client.request(transactions, {})
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen).toEqual(['start', 'request', 'response', 'answer'])
})

test('a listener of a stream that throws does not close it', async () => {
  server().answerWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const event = JSON.stringify({ type: 'trace_invalidated', trace_external_hash_norm: 'x' })
    response.write(`event: connected\ndata: {}\n\nevent: event\ndata: ${event}\n\n`)
  })
  const { stream } = withStream(createTestClient(server()), { url: server().baseUrl, backoff: 5 })
  onTestFinished(stream.subscribe(failing.throws))
  const heard: string[] = []
  const tell = (what: string) => () => {
    heard.push(what)
    return failing.throws()
  }
  const wanted = { topics: ['transactions'] as const, addresses: [address] }
  onTestFinished(stream.listen(wanted, { opened: tell('opened'), event: tell('event'), closed: tell('closed') }))
  await expect.poll(() => heard, { timeout: 3000 }).toContain('opened')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(stream.status()).toBe('open')
  expect(heard).not.toContain('closed')
  expect(server().requests).toHaveLength(1)
})

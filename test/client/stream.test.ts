import { describe, expect, onTestFinished, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { type ClientOptions, createClient, type Mismatch } from '../../src/client/client.ts'
import { type Stream, type StreamListener, getStream, withStream } from '../../src/client/stream/stream.ts'
import type { StreamEvent, StreamSubscription } from '../../src/client/stream/events.ts'
import { replaying, showcase, embeddedTrace, until } from '../live/world.ts'

const [root, second] = embeddedTrace(showcase.swapTrace)
const accounts = [root?.account ?? '', second?.account ?? '']

interface Heard {
  readonly events: StreamEvent[]
  opened: number
  closed: number
  stop: () => void
}

function hear(stream: Stream, wanted: StreamSubscription): Heard {
  const heard: Heard = { events: [], opened: 0, closed: 0, stop: () => {} }
  const listener: StreamListener = {
    opened: () => (heard.opened += 1),
    closed: () => (heard.closed += 1),
    event: (event) => heard.events.push(event),
  }
  heard.stop = stream.listen(wanted, listener)
  onTestFinished(heard.stop)
  return heard
}

const of = (account: number): StreamSubscription => ({
  topics: ['transactions'],
  addresses: [accounts[account] ?? ''],
  minFinality: 'pending',
})

async function serving(options: Parameters<typeof withStream>[1] = {}, service: Parameters<typeof replaying>[1] = {}) {
  const world = await replaying({}, service)
  const stream = getStream(world.streaming(options))
  if (stream === undefined) throw new Error('no stream')
  const posts = () => world.service.requests.filter(({ method, path }) => method === 'POST' && path.includes('/sse'))
  return { ...world, stream, posts, connections: () => world.service.streaming?.connections() ?? 0 }
}

describe('one connection', () => {
  test('is opened for the first listener, shared by all, and closed with the last', async () => {
    const { stream, posts, connections } = await serving()
    expect(stream.status()).toBe('idle')
    const [one, other] = [hear(stream, of(0)), hear(stream, of(0))]
    await until(() => one.opened === 1 && other.opened === 1)
    expect(posts()).toHaveLength(1)
    expect(stream.status()).toBe('open')
    one.stop()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(connections()).toBe(1)
    other.stop()
    await until(() => connections() === 0)
    expect(stream.status()).toBe('idle')
  })

  test('stops nobody from hearing when another one joins', async () => {
    const { stream, replay, connections } = await serving()
    const one = hear(stream, of(0))
    await until(() => one.opened === 1)
    const other = hear(stream, of(1))
    await until(() => other.opened === 1)
    await until(() => connections() === 1)
    // Nothing was missed, so there is nothing to catch up with.
    expect([one.opened, one.closed]).toEqual([1, 0])
    replay.start()
    await until(() => one.events.length === 1)
    replay.next()
    await until(() => other.events.length === 1)
    expect(one.events.every((event) => event.type === 'transactions')).toBe(true)
  })

  test('brings each listener only what it asked for', async () => {
    const { stream, replay } = await serving()
    const own = hear(stream, { topics: ['trace'], traces: [replay.hash], minFinality: 'pending' })
    const final = hear(stream, { ...of(0), minFinality: 'finalized' })
    await until(() => own.opened === 1 && final.opened === 1)
    replay.start()
    while (replay.next());
    await until(() => final.events.length > 0)
    expect(new Set(own.events.map(({ type }) => type))).toEqual(new Set(['trace']))
    expect(final.events.every((event) => 'finality' in event && event.finality === 'finalized')).toBe(true)
  })
})

describe('a connection that breaks', () => {
  test('comes back, and tells its listeners to catch up', async () => {
    const { stream, service } = await serving()
    const heard = hear(stream, of(0))
    await until(() => heard.opened === 1)
    service.streaming?.cut()
    await until(() => heard.opened === 2)
    expect(heard.closed).toBe(1)
  })

  test('comes back when the service was restarted', async () => {
    const { stream, service } = await serving()
    const heard = hear(stream, of(0))
    await until(() => heard.opened === 1)
    const port = Number(new URL(service.url).port)
    await service.close()
    await until(() => stream.status() === 'waiting')
    const again = await startService({ port, rate: Infinity, replay: { trace: showcase.swapTrace, interval: 0 } })
    onTestFinished(() => again.close())
    await until(() => heard.opened === 2)
  })

  test('without a word is noticed by its silence', async () => {
    const { stream, service, posts } = await serving({ silence: 1000 }, { keepalive: 50 })
    const heard = hear(stream, of(0))
    await until(() => heard.opened === 1)
    await new Promise((resolve) => setTimeout(resolve, 1300))
    // Comments are signs of life.
    expect(posts()).toHaveLength(1)
    service.silence(true)
    await until(() => heard.closed === 1)
    service.silence(false)
    await until(() => heard.opened === 2)
  })
})

test('a subscription that the service refuses is not tried again', async () => {
  const { stream, posts } = await serving()
  const heard = hear(stream, { topics: ['transactions'], addresses: ['nonsense'] })
  await until(() => stream.status() === 'refused')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(posts()).toHaveLength(1)
  expect(heard.closed).toBe(1)
  // Something else is tried at once.
  heard.stop()
  const other = hear(stream, of(0))
  await until(() => other.opened === 1)
})

/** A stream that delivers these events again and again. */
function deliver(frames: readonly string[], options: Partial<ClientOptions> = {}) {
  const body = `event: connected\ndata: {}\n\n${frames.map((data) => `event: event\ndata: ${data}\n\n`).join('')}`
  const client = createClient({ network: { name: 'odd', baseUrl: 'http://127.0.0.1:1/api/v3' }, ...options })
  const { stream } = withStream(client, { backoff: 5, fetch: async () => new Response(body) })
  return { client, stream }
}

test('events that are unusable are dropped', async () => {
  const { stream } = deliver(['', '{}', '{"type":"transactions","trace_external_hash_norm":"x","transactions":[{}]}', '{"type":"toString"}'])
  const heard = hear(stream, of(0))
  await until(() => heard.opened > 2)
  expect(heard.events).toEqual([])
})

describe('an event that differs from the documented shape', () => {
  const account = `0:${'AB'.repeat(32)}`
  const event = {
    type: 'account_state_change',
    finality: 'finalized',
    account,
    state: { hash: 'h', balance: 7 },
    address_book: { [account]: { user_friendly: 'EQ', domain: 'a.ton', interfaces: [] } },
  }
  const wanted: StreamSubscription = { topics: ['account_state_change'], addresses: [account] }

  test('is delivered, reported once, and its names are learned', async () => {
    const mismatches: Mismatch[] = []
    const { client, stream } = deliver([JSON.stringify(event)], { onMismatch: (mismatch) => mismatches.push(mismatch) })
    const heard = hear(stream, wanted)
    await until(() => heard.events.length > 1)
    expect(mismatches.map(({ endpoint }) => endpoint)).toEqual(['stream account_state_change'])
    expect(mismatches[0]?.issues).toContainEqual(expect.objectContaining({ path: ['state', 'balance'] }))
    expect(client.names.addressBookRow(account)?.domain).toBe('a.ton')
  })

  test('is dropped by a strict client', async () => {
    const { stream } = deliver([JSON.stringify(event)], { strict: true })
    const heard = hear(stream, wanted)
    await until(() => heard.opened > 2)
    expect(heard.events).toEqual([])
  })
})

test('an address that says nothing of streaming is refused by name', () => {
  const client = createClient({ network: { name: 'odd', baseUrl: 'http://127.0.0.1:1/index' } })
  expect(() => withStream(client)).toThrow('needs the option url')
})

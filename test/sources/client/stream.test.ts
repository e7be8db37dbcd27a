import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import { type ClientOptions, createClient, type Mismatch } from '../../../src/sources/client/client.ts'
import { type Stream, type StreamListener, getStream } from '../../../src/sources/client/stream/stream.ts'
import { withStream } from '../../../src/sources/client/stream/withStream.ts'
import type { StreamEvent, StreamSubscription } from '../../../src/sources/client/stream/events.ts'
import { replaying, showcase, embeddedTrace, until } from '../../react/live/world.ts'

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
    // The line that is replaced closes at its next sign of life.
    const { stream, replay, connections } = await serving({}, { keepalive: 50 })
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

test('a subscription that the service refuses is not tried again soon', async () => {
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

describe('connections', () => {
  /** A stream on a service of its own, whose answers are made by hand; `open` opens another one. */
  function scripted(
    answer: (addresses: readonly string[]) => Response,
    options: Parameters<typeof withStream>[1] = {},
    rate = Infinity,
  ) {
    const baseUrl = `https://${Math.random().toString(36).slice(2)}.example/api/v3`
    const bodies: string[][] = []
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const { addresses } = JSON.parse(init?.body as string) as { addresses: string[] }
      bodies.push(addresses)
      return answer(addresses)
    }
    const open = () =>
      withStream(createClient({ network: { name: 'odd', baseUrl }, rate, fetch }), { fetch, ...options }).stream
    return { stream: open(), open, bodies }
  }

  const connected = () =>
    new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('event: connected\ndata: {}\n\n')) }),
    )

  test.each(['0', '-1', '2592000', '9999999999', new Date(Date.now() - 60_000).toUTCString()])(
    'are not repeated without a pause after Retry-After: %s',
    async (text) => {
      const { stream, bodies } = scripted(() => new Response('{}', { status: 503, headers: { 'retry-after': text } }), {
        backoff: 100,
      })
      hear(stream, of(0))
      await new Promise((resolve) => setTimeout(resolve, 350))
      expect(bodies.length).toBeGreaterThan(0)
      expect(bodies.length).toBeLessThanOrEqual(3)
    },
  )

  test('are few while many lists mount one after the other', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { stream, bodies } = scripted(connected, { backoff: 300 })
    const lists: Heard[] = []
    for (let n = 0; n < 20; n++) {
      lists.push(hear(stream, { topics: ['transactions'], addresses: [`0:${String(n).padStart(64, '0')}`] }))
      await vi.advanceTimersByTimeAsync(5)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    expect(lists.map(({ opened }) => opened)).toEqual(lists.map(() => 1))
    expect(bodies).toHaveLength(2)
  })

  test('count towards the rate limit', async () => {
    const { open, bodies } = scripted(connected, {}, 2)
    for (let n = 0; n < 8; n++) hear(open(), of(0))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(bodies.length).toBeGreaterThan(0)
    expect(bodies.length).toBeLessThanOrEqual(2)
  })

  test('that are refused for more addresses tell who is not included, and keep who is', async () => {
    const { stream } = scripted(
      (addresses) =>
        addresses.length > 1 ? new Response('{"error":"too many addresses"}', { status: 400 }) : connected(),
      { backoff: 10 },
    )
    const one = hear(stream, of(0))
    await until(() => one.opened === 1)
    const other = hear(stream, of(1))
    await until(() => other.closed === 1)
    expect([one.opened, one.closed, other.opened]).toEqual([1, 0, 0])
    expect(stream.status()).toBe('open')
    const same = hear(stream, of(0))
    await until(() => same.opened === 1)
  })

  test.each([401, 403, 404, 426])('that are refused with %i are tried again after a long pause', async (status) => {
    let isRefused = true
    const { stream, bodies } = scripted(() => (isRefused ? new Response('{"error":"no"}', { status }) : connected()), {
      backoff: 1,
    })
    const heard = hear(stream, of(0))
    await until(() => stream.status() === 'refused')
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(bodies).toHaveLength(1)
    isRefused = false
    await until(() => heard.opened === 1)
    expect(bodies).toHaveLength(2)
  })

  test('that are too many are tried again after a longer pause than those that broke', async () => {
    const { stream, bodies } = scripted(() => new Response('{}', { status: 429 }), { backoff: 20 })
    hear(stream, of(0))
    await until(() => stream.status() === 'waiting')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(bodies).toHaveLength(1)
    await until(() => bodies.length === 2)
  })

  test('are not exchanged again while the service may still count the one before', async () => {
    const { stream, bodies } = scripted(connected, { backoff: 20 })
    const lists = ['2', '3', '4'].map((digit) => ({
      topics: ['transactions'] as const,
      addresses: [`0:${digit.repeat(64)}`],
    }))
    const heard: Heard[] = []
    for (const list of lists) {
      heard.push(hear(stream, list))
      if (heard.length < 3) await until(() => heard.at(-1)?.opened === 1)
    }
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect([bodies.length, heard[2]?.opened]).toEqual([2, 0])
    await until(() => heard[2]?.opened === 1)
    expect(bodies).toHaveLength(3)
  })

  test('that are silent are found while the clock is set back', async () => {
    const { stream } = scripted(connected, { backoff: 10, silence: 100 })
    const heard = hear(stream, of(0))
    await until(() => heard.opened === 1)
    const { now } = Date
    Date.now = () => now() - 3_600_000
    onTestFinished(() => void (Date.now = now))
    await until(() => heard.closed > 0 && heard.opened > 1)
  })
})

/** A stream that delivers these events again and again. */
function deliver(frames: readonly string[], options: Partial<ClientOptions> = {}) {
  const body = `event: connected\ndata: {}\n\n${frames.map((data) => `event: event\ndata: ${data}\n\n`).join('')}`
  const client = createClient({
    network: { name: 'odd', baseUrl: 'http://127.0.0.1:1/api/v3' },
    rate: Infinity,
    ...options,
  })
  const { stream } = withStream(client, { backoff: 5, fetch: async () => new Response(body) })
  return { client, stream }
}

describe('an event that is unusable', () => {
  test.each([
    ['{"type":"transactions","trace_external_hash_norm":"x","transactions":[{}]}'],
    ['{"type":"actions","trace_external_hash_norm":"x","finality":"finalized","actions":[{"accounts":"all"}]}'],
    ['{"type":"trace_invalidated"}'],
  ])('is dropped, and its listeners catch up: %s', async (text) => {
    const body = new TextEncoder().encode(`event: connected\ndata: {}\n\nevent: event\ndata: ${text}\n\n`)
    const client = createClient({ network: { name: 'odd', baseUrl: 'http://127.0.0.1:1/api/v3' }, rate: Infinity })
    const { stream } = withStream(client, {
      backoff: 5,
      fetch: async () => new Response(new ReadableStream({ start: (given) => given.enqueue(body) })),
    })
    const heard = hear(stream, { ...of(0), topics: ['transactions', 'actions'] })
    await until(() => heard.opened === 2)
    expect([heard.events, heard.closed]).toEqual([[], 0])
  })

  test('of another type is ignored', async () => {
    const { stream } = deliver(['', '{}', '{"type":"toString"}'])
    const heard = hear(stream, of(0))
    await until(() => heard.opened > 2)
    expect(heard.opened - heard.closed).toBeLessThanOrEqual(1)
    expect(heard.events).toEqual([])
  })
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

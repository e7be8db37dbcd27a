import { afterEach, expect, test } from 'vitest'

/** Functions that the page provides to its frames. */
interface Shared {
  /** Unix milliseconds at which requests arrived. */
  arrivals: number[]
  /** Answers a request; the status decides what the client does next. */
  answer: () => Response
  /** Milliseconds from sending a request until it arrives, also if its page closes meanwhile. */
  travel: number
  /** Connections to the stream that are open, and that were ever opened; they are among the arrivals. */
  sockets: { open: number; all: number }
}

const shared: Shared = {
  arrivals: [],
  travel: 0,
  sockets: { open: 0, all: 0 },
  answer: () => new Response('{"transactions":[],"traces":[],"address_book":{},"metadata":{}}'),
}
Object.assign(globalThis, { shared })

interface Frame {
  /** Sends so many different requests and waits for their answers. */
  ask(count: number): Promise<void>
  close(): void
}

const frames: Frame[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
  shared.arrivals = []
  shared.travel = 0
  shared.sockets = { open: 0, all: 0 }
  localStorage.clear()
})

/**
 * A page of the same origin with modules of its own, as another tab has them.
 * @param rate Undefined for that of a client without a key.
 * @param lists Live lists that it shows, each of an account of its own. @default 0
 */
async function openFrame(host: string, rate: number | undefined, lists = 0): Promise<Frame> {
  const element = document.createElement('iframe')
  // Kept apart from `new URL`, which the bundler would take for an asset.
  const here = import.meta.url
  const source = (path: string) => JSON.stringify(new URL(`../../../../src/${path}`, here).href)
  element.srcdoc = `<script type="module">
    import { createClient } from ${source('sources/client/client.ts')}
    import { transactions } from ${source('service/endpoints/transactions.ts')}
    const { shared } = parent
    window.WebSocket = class {
      static OPEN = 1
      readyState = 0
      constructor() {
        shared.arrivals.push(Date.now())
        shared.sockets.open += 1
        shared.sockets.all += 1
        setTimeout(() => {
          this.readyState = 1
          this.onopen()
        }, 20)
      }
      send(text) {
        const { operation, id } = JSON.parse(text)
        const status = operation === 'ping' ? 'pong' : 'subscribed'
        setTimeout(() => this.onmessage({ data: JSON.stringify({ id, status }) }), 20)
      }
      close() {
        this.readyState = 3
        shared.sockets.open -= 1
      }
    }
    const client = createClient({
      network: { name: 'test', baseUrl: 'https://${host}/api/v3' },
      rate: ${rate},
      backoff: 20,
      async fetch() {
        if (shared.travel > 0) {
          // The service counts it, although the page that sent it may be gone by then. No timer, which a busy page
          // fires late.
          shared.arrivals.push(Date.now() + shared.travel)
          return new Promise(() => {})
        }
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
        shared.arrivals.push(Date.now())
        return shared.answer()
      },
    })
    window.ask = (count) =>
      Promise.all(Array.from({ length: count }, (_, offset) => client.request(transactions, { offset })))
    if (${lists} > 0) {
      const { withStream } = await import(${source('sources/client/stream/withStream.ts')})
      const { createAccountFeed } = await import(${source('react/live/engines.ts')})
      const live = withStream(client)
      for (let at = 0; at < ${lists}; at += 1)
        createAccountFeed(live, 'transactions', {
          account: '0:' + String(at).padStart(64, '0'),
          limit: 20,
          minFinality: 'finalized',
          interval: 5000,
          streamingInterval: 60000,
          follow: false,
        }).subscribe(() => {})
    }
  </script>`
  document.body.append(element)
  const inner = element.contentWindow as Window & { ask?: (count: number) => Promise<void> }
  await expect.poll(() => inner.ask, { timeout: 40_000 }).toBeTypeOf('function')
  const frame: Frame = {
    ask: async (count) => {
      await inner.ask?.(count)
    },
    close: () => element.remove(),
  }
  frames.push(frame)
  return frame
}

function expectNoSecondAbove(rate: number): void {
  const times = shared.arrivals.toSorted((a, b) => a - b)
  for (const [index, at] of times.slice(rate).entries()) {
    expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1000)
  }
}

test('three tabs that ask 200 times together never exceed the rate in any second', async () => {
  const tabs = await Promise.all([1, 2, 3].map(() => openFrame('three.example', 40)))
  await Promise.all(tabs.map((tab, index) => tab.ask([67, 67, 66][index] ?? 0)))
  expect(shared.arrivals).toHaveLength(200)
  expectNoSecondAbove(40)
}, 60_000)

test('three tabs, one of them with ten live lists, have one connection, and with it never exceed the keyless rate', async () => {
  await Promise.all([10, 1, 1].map((lists) => openFrame('live.example', undefined, lists)))
  // The connection waits for its turn behind the first page of each list.
  await expect.poll(() => shared.sockets.open, { timeout: 70_000 }).toBe(1)
  const before = shared.arrivals.length
  await expect.poll(() => shared.arrivals.length, { timeout: 20_000 }).toBeGreaterThan(before + 3)
  expect(shared.sockets).toEqual({ open: 1, all: 1 })
  expectNoSecondAbove(1)
}, 120_000)

test('a tab that always asks leaves the others their turns', async () => {
  const [busy, modest] = await Promise.all([1, 1].map((rate) => openFrame('busy.example', rate)))
  void busy?.ask(40)
  await expect.poll(() => shared.arrivals.length, { interval: 10 }).toBeGreaterThan(1)
  const before = shared.arrivals.length
  await modest?.ask(3)
  // Two tabs take turns, but on a busy machine not always.
  expect(shared.arrivals.length - before).toBeLessThan(10)
  expectNoSecondAbove(1)
}, 60_000)

test('a tab that closes leaves what it spent to the next', async () => {
  const first = await openFrame('closing.example', 5)
  await first.ask(5)
  first.close()
  const second = await openFrame('closing.example', 5)
  await second.ask(5)
  expect(shared.arrivals).toHaveLength(10)
  expectNoSecondAbove(5)
}, 60_000)

test.each([100, 700, 900])(
  'a page that reloads %i ms before its first request arrives keeps the limit',
  async (travel) => {
    const host = `reload${travel}.example`
    const first = await openFrame(host, 1)
    shared.travel = travel
    void first.ask(1)
    await expect.poll(() => shared.arrivals).toHaveLength(1)
    first.close()
    shared.travel = 0
    const second = await openFrame(host, 1)
    await second.ask(2)
    expect(shared.arrivals).toHaveLength(3)
    expectNoSecondAbove(1)
  },
  60_000,
)

test('tabs with different rates count the requests of each other', async () => {
  const [slow, fast] = await Promise.all([openFrame('rates.example', 2), openFrame('rates.example', 5)])
  await fast?.ask(5)
  await slow?.ask(2)
  const [fourth = 0, , sixth = 0] = shared.arrivals.toSorted((a, b) => a - b).slice(3)
  expect(sixth - fourth).toBeGreaterThanOrEqual(1000)
}, 60_000)

test.each([
  ['is no JSON', '{"'],
  ['is no list', '{"a":1}'],
  ['holds what is no mark', '[null,5,"x y z",{"a":1}]'],
  ['speaks of a year from now', `["x.1 ${Date.now()} ${Date.now() + 365 * 86_400_000} pause"]`],
  [
    'was made by a clock that was minutes ahead',
    `["x.1 ${Date.now() + 240_000} ${Date.now() + 300_000} pause","x.2 ${Date.now() + 240_000} ${Date.now() + 240_300}","x.3 ${Date.now() + 240_000} ${Date.now() + 240_300}"]`,
  ],
  ['ends before it begins', `["x.1 ${Date.now()} ${Date.now() - 5}"]`],
])(
  'a note of spent turns that %s holds nobody back',
  async (_, note) => {
    localStorage.setItem('tonlens noted.example', note)
    const tab = await openFrame('noted.example', 1)
    await tab.ask(1)
    expect(shared.arrivals).toHaveLength(1)
  },
  60_000,
)

test('a refusal in one tab holds back the others', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => openFrame('refusing.example', 50)))
  const { answer } = shared
  shared.answer = () => {
    shared.answer = answer
    return new Response('{}', { status: 429, headers: { 'retry-after': '1' } })
  }
  const asked = first?.ask(1)
  await expect.poll(() => shared.arrivals.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await second?.ask(3)
  await asked
  const [refused = 0, ...others] = shared.arrivals
  expect(others).toHaveLength(4)
  for (const at of others) expect(at - refused).toBeGreaterThanOrEqual(900)
}, 60_000)

// Three tabs that share one connection to a service with every fault of its own (`npm run service --faults`), of its
// stream (events that are lost, a queue that overflows, silence, lines that break, refusals) and of the tabs (the one
// that holds the connection is killed, messages between tabs are lost). When the world comes to rest, all of them show
// the rows that a tab shows which has polled from the start.
import { afterEach, beforeEach, test, vi } from 'vitest'
import { createFeed } from '../../../../src/react/live/feed/feed.ts'
import { transactionSource } from '../../../../src/react/live/feed/sources.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { type Client, createClient } from '../../../../src/sources/client/client.ts'
import { createStream } from '../../../../src/sources/client/stream/createStream.ts'
import { createTabStream } from '../../../../src/sources/client/stream/tabStream.ts'
import type { Stream } from '../../../../src/sources/client/stream/stream.ts'
import { testAccount } from '../../../fixtures/testRows.ts'
import { explore } from '../../../helpers/explore.ts'
import { createRandom, type Random } from '../../../helpers/random.ts'
import { embeddedTrace, showcase } from '../world.ts'
import { createStreamWorld, type ServiceMode } from './streamWorld.ts'
import { fakeTabs } from './tabs.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
    }),
)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type ServiceFault = 'none' | 'refused' | 'limited' | 'server' | 'drop' | 'truncate'

type Event =
  | { readonly do: 'happen'; readonly account: number; readonly rows: number; readonly lost: number }
  | { readonly do: 'emulate' | 'finalize' | 'invalidate'; readonly account: number; readonly isTold: boolean }
  | { readonly do: 'index' | 'cut' | 'silence' }
  | { readonly do: 'kill' | 'open'; readonly tab: number }
  | { readonly do: 'stream'; readonly mode: ServiceMode }
  | { readonly do: 'service'; readonly fault: ServiceFault }
  | { readonly do: 'slow' | 'pass'; readonly milliseconds: number }

/** Events that the service keeps for a client that is slow; those after them are lost. */
const queue = 64
const accounts = [testAccount(1), testAccount(2)]
/** Places of the accounts that each tab shows. */
const shownBy = [[0], [0, 1], [1]]
const pageSize = 20
const template = embeddedTrace(showcase.swapTrace)[0] as Transaction

function draw(random: Random): Event {
  const kind = random.pick([
    ...(['happen', 'happen', 'happen', 'happen', 'overflow', 'emulate', 'finalize', 'finalize', 'invalidate'] as const),
    ...(['index', 'index', 'index', 'cut', 'silence', 'kill', 'open', 'open', 'stream', 'stream'] as const),
    ...(['service', 'service', 'slow', 'pass', 'pass', 'pass', 'pass'] as const),
  ])
  const account = random.integer(accounts.length)
  switch (kind) {
    case 'happen':
      return { do: kind, account, rows: 1 + random.integer(4), lost: random.pick([0, 0, 0, 1, 2, 4]) }
    case 'overflow':
      return { do: 'happen', account, rows: queue + 1 + random.integer(60), lost: 0 }
    case 'emulate':
    case 'finalize':
    case 'invalidate':
      return { do: kind, account, isTold: random.chance(0.7) }
    case 'kill':
    case 'open':
      return { do: kind, tab: random.integer(shownBy.length) }
    case 'stream':
      return { do: kind, mode: random.pick(['up', 'up', 'up', 'down', 'server', 'limited', 'forbidden', 'dead']) }
    case 'service':
      return { do: kind, fault: random.pick(['none', 'none', 'refused', 'limited', 'server', 'drop', 'truncate']) }
    case 'slow':
      return { do: kind, milliseconds: random.pick([0, 5, 300, 2000]) }
    case 'pass':
      return { do: kind, milliseconds: random.pick([1, 60, 1000, 6000]) }
    default:
      return { do: kind }
  }
}

/** What happened to one account. */
interface Ledger {
  head: number
  indexed: number
  life: number
  /** The row above the head that is not final. */
  open: Transaction | undefined
  /** Messages of the rows that were shown before they became final. */
  readonly messages: Map<number, string>
}

function row(account: string, n: number, message: string, isFinal: boolean): Transaction {
  return {
    ...template,
    account,
    hash: isFinal ? `h${n}` : `emulated ${message}`,
    lt: String(n * 10),
    prev_trans_lt: String((n - 1) * 10),
    prev_trans_hash: `h${n - 1}`,
    in_msg: { ...template.in_msg, hash: message } as Transaction['in_msg'],
    finality: isFinal ? 'finalized' : 'pending',
    emulated: !isFinal,
  }
}

let worlds = 0

async function run(course: readonly Event[], seed: number, protocol: 'sse' | 'websocket'): Promise<string | undefined> {
  const random = createRandom(seed)
  const world = createStreamWorld()
  const host = `https://shared${(worlds += 1)}.example/api`
  const openTab = fakeTabs((message) => 'relay' in (message as object) && random.chance(0.02))
  const ledgers = accounts.map((): Ledger => ({ head: 30, indexed: 30, life: 0, open: undefined, messages: new Map() }))
  let serviceFault: ServiceFault = 'none'
  let latency = 5
  const findMessage = (ledger: Ledger, n: number) => ledger.messages.get(n) ?? `m${n}`

  async function answer(url: URL): Promise<Response> {
    const fault = random.chance(0.7) ? serviceFault : 'none'
    await new Promise((resolve) => setTimeout(resolve, latency * (0.5 + random.next())))
    if (fault === 'refused') return Response.json({ error: 'on purpose' }, { status: random.pick([401, 403]) })
    if (fault === 'limited') return Response.json({ error: 'Ratelimit exceed' }, { status: 429 })
    if (fault === 'server') return Response.json({ error: 'on purpose' }, { status: random.pick([500, 502, 503, 504]) })
    if (fault === 'drop') throw new TypeError('fetch failed')
    const text = JSON.stringify(read(url))
    return new Response(fault === 'truncate' ? text.slice(0, text.length >> 1) : text, {
      headers: { 'content-type': 'application/json' },
    })
  }
  function read({ pathname, searchParams }: URL): unknown {
    const account = searchParams.get('account') ?? ''
    const ledger = ledgers[accounts.indexOf(account.toUpperCase())]
    if (ledger === undefined) throw new Error(`no account ${account}`)
    if (pathname.endsWith('/pendingTraces')) {
      const { open } = ledger
      return { traces: open === undefined ? [] : [{ transactions: { [open.hash]: open } }] }
    }
    const number = (name: string, or: number) => Number(searchParams.get(name) ?? or)
    const top = Math.min(ledger.indexed, Math.floor(number('end_lt', Infinity) / 10))
    const bottom = Math.max(1, Math.ceil(number('start_lt', 0) / 10))
    const count = Math.min(number('limit', 10), Math.max(0, top - bottom + 1))
    const numbers = Array.from({ length: count }, (_, at) =>
      searchParams.get('sort') === 'asc' ? bottom + at : top - at,
    )
    return {
      transactions: numbers.map((n) => row(account, n, findMessage(ledger, n), true)),
      address_book: {},
    }
  }

  const plain = createClient({
    network: { name: 'world', baseUrl: `${host}/v3` },
    rate: Infinity,
    backoff: 50,
    fetch: (input) => answer(new URL(input instanceof Request ? input.url : input)),
  })
  const follow = (client: Client, account: string) => {
    const feed = createFeed(client, transactionSource(client, account, pageSize, 'pending'), {
      interval: 2000,
      streamingInterval: 10_000,
      follow: true,
    })
    return { account, feed, stop: feed.subscribe(() => undefined) }
  }
  const polling = accounts.map((account) => follow(plain, account))

  /** Opens a tab with the lists that it shows. */
  function show(place: number) {
    const tab = openTab()
    const listening = new Set<() => void>()
    const own = (): Stream => {
      const stream = createStream({
        url: `${host}/streaming/v2`,
        protocol,
        backoff: 100,
        silence: 20_000,
        apiKeyIn: 'query',
        fetch: world.fetch,
        check: (_, data) => data as never,
      })
      return {
        ...stream,
        listen(subscription, listener) {
          const stop = stream.listen(subscription, listener)
          listening.add(stop)
          return () => {
            listening.delete(stop)
            stop()
          }
        },
      }
    }
    const lists = tab.run(() => {
      const stream = createTabStream(`stream of ${host}`, own, (_, data) => data as never)
      const client = { ...plain, stream } as Client
      return (shownBy[place] ?? []).map((at) => follow(client, accounts[at] ?? ''))
    })
    return {
      lists,
      close: (isKilled: boolean) =>
        tab.run(() => {
          if (isKilled) {
            tab.kill()
            for (const stop of listening) stop()
          }
          for (const { stop } of lists) stop()
        }),
    }
  }
  const tabs = new Map(shownBy.map((_, place) => [place, show(place)]))

  const apply = async (event: Event): Promise<void> => {
    switch (event.do) {
      case 'happen': {
        const account = accounts[event.account] ?? ''
        const ledger = ledgers[event.account] as Ledger
        for (let at = 0; at < event.rows; at++) {
          ledger.head++
          ledger.open = undefined
          ledger.messages.set(ledger.head, `m${ledger.head}.${ledger.life}`)
          const next = row(account, ledger.head, findMessage(ledger, ledger.head), true)
          if (at >= event.lost && at < queue) world.emitRows(account, 'finalized', `t${next.in_msg?.hash}`, [next])
        }
        return
      }
      case 'emulate':
      case 'finalize':
      case 'invalidate': {
        const account = accounts[event.account] ?? ''
        const ledger = ledgers[event.account] as Ledger
        const { open } = ledger
        ledger.open = undefined
        const trace = `t${(open?.in_msg ?? {}).hash}`
        if (event.do === 'emulate') {
          // The one before it will not happen.
          if (open !== undefined && event.isTold) world.invalidate(trace)
          const message = `m${ledger.head + 1}.${++ledger.life}`
          ledger.open = row(account, ledger.head + 1, message, false)
          if (event.isTold) world.emitRows(account, 'pending', `t${message}`, [ledger.open])
        } else if (open === undefined) return
        else if (event.do === 'invalidate') {
          if (event.isTold) world.invalidate(trace)
        } else {
          ledger.head++
          ledger.messages.set(ledger.head, open.in_msg?.hash ?? '')
          const final = row(account, ledger.head, findMessage(ledger, ledger.head), true)
          if (event.isTold) world.emitRows(account, 'finalized', trace, [final])
        }
        return
      }
      case 'index':
        for (const ledger of ledgers) ledger.indexed = ledger.head
        return
      case 'cut':
        return world.cut()
      case 'silence':
        return world.silence()
      case 'stream':
        return world.setMode(event.mode)
      case 'service':
        serviceFault = event.fault
        return
      case 'kill':
        tabs.get(event.tab)?.close(random.chance(0.7))
        tabs.delete(event.tab)
        return
      case 'open':
        if (!tabs.has(event.tab)) tabs.set(event.tab, show(event.tab))
        return
      case 'slow':
        latency = event.milliseconds
        return world.slow(event.milliseconds)
      case 'pass':
        await vi.advanceTimersByTimeAsync(event.milliseconds)
    }
  }

  let fault: string | undefined
  const check = () => {
    if (world.maxLines() > 2) fault ??= `${world.maxLines()} connections are open at a time`
    for (const [place, { lists }] of tabs) {
      for (const { feed } of lists) {
        const hashes = feed.current().rows.map(({ in_msg, hash }) => in_msg?.hash ?? hash)
        if (new Set(hashes).size < hashes.length) fault ??= `tab ${place} shows a row twice`
      }
    }
  }
  await vi.advanceTimersByTimeAsync(500)
  for (const event of course) {
    await apply(event)
    await vi.advanceTimersByTimeAsync(0)
    check()
    if (fault !== undefined) break
  }
  if (fault === undefined) {
    for (const place of shownBy.keys()) await apply({ do: 'open', tab: place })
    await apply({ do: 'stream', mode: 'up' })
    await apply({ do: 'service', fault: 'none' })
    await apply({ do: 'slow', milliseconds: 5 })
    for (const ledger of ledgers) ledger.open = undefined
    await apply({ do: 'index' })
    await vi.advanceTimersByTimeAsync(70_000)
    check()
    for (const [place, { lists }] of tabs) {
      for (const list of lists) {
        const { rows, live } = list.feed.current()
        const polled = polling.find(({ account }) => account === list.account)?.feed.current().rows ?? []
        // A list that began again, because it had missed too much, is shorter.
        const count = Math.min(rows.length, polled.length)
        const [own, others] = [rows, polled].map((each) => JSON.stringify(each.slice(0, count)))
        if (count < pageSize || own !== others)
          fault ??= `at rest tab ${place} shows ${rows[0]?.hash} first, polling ${polled[0]?.hash} (${count} rows)`
        if (!live) fault ??= `at rest tab ${place} is not connected`
      }
    }
    const ledger = ledgers[0] as Ledger
    if (polling[0]?.feed.current().rows[0]?.hash !== `h${ledger.head}`) fault ??= 'polling does not show the newest row'
    if (world.lines() !== 1) fault ??= `at rest ${world.lines()} connections are open`
  }
  for (const { stop } of polling) stop()
  for (const { close } of tabs.values()) close(false)
  await vi.advanceTimersByTimeAsync(6000)
  if (world.lines() > 0) fault ??= `${world.lines()} connections are open without tabs`
  vi.clearAllTimers()
  return fault
}

test.each(['sse', 'websocket'] as const)(
  'tabs that share one connection over %s end with the rows of polling',
  { timeout: 3_600_000 },
  async (protocol) => {
    await explore({ counts: [2, 500], length: 35, draw, run: (course, seed) => run(course, seed, protocol) })
  },
)

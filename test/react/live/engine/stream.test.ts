// The stream while lines break, hang, are refused and come back, listeners come and go, and the page is hidden or
// offline. Each listener receives its events once and in order, and is told to catch up whenever it may have missed
// one: at once, or, after a line that broke without a word, when its silence has lasted too long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStream } from '../../../../src/sources/client/stream/createStream.ts'
import type { CommitFinality } from '../../../../src/sources/client/stream/events.ts'
import { finalityRank } from '../../../../src/service/rows/finality.ts'
import { explore } from '../../../helpers/explore.ts'
import type { Random } from '../../../helpers/random.ts'
import { createStreamWorld, type ServiceMode, type WorldEvent } from './streamWorld.ts'

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

type Event =
  | {
      readonly do: 'listen'
      readonly slot: number
      readonly addresses: readonly string[]
      readonly minFinality: CommitFinality
    }
  | { readonly do: 'stop'; readonly slot: number }
  | ({ readonly do: 'emit' } & Omit<WorldEvent, 'n'>)
  | { readonly do: 'cut' | 'silence' | 'hide' | 'show' | 'offline' | 'online' }
  | { readonly do: 'service'; readonly mode: ServiceMode }
  | { readonly do: 'slow' | 'pass'; readonly milliseconds: number }

const accounts = ['A', 'B', 'C']
const finalities = ['pending', 'confirmed', 'finalized'] as const
const backoff = 1000
/**
 * Longest time in milliseconds until a line that broke without a word is noticed: its silence, and the pause between
 * two looks.
 */
const maxSilence = 40_000 + 10_000

function draw(random: Random): Event {
  const kind = random.pick([
    'listen',
    'listen',
    'stop',
    'emit',
    'emit',
    'emit',
    'emit',
    'emit',
    'cut',
    'silence',
    'hide',
    'show',
    'show',
    'offline',
    'online',
    'online',
    'service',
    'service',
    'slow',
    'pass',
    'pass',
    'pass',
    'pass',
    'pass',
  ] as const)
  switch (kind) {
    case 'listen':
      return {
        do: kind,
        slot: random.integer(4),
        addresses: accounts.filter(() => random.chance(0.6)),
        minFinality: random.pick(finalities),
      }
    case 'stop':
      return { do: kind, slot: random.integer(4) }
    case 'emit':
      return {
        do: kind,
        account: random.pick(accounts),
        finality: random.pick(finalities),
        isMalformed: random.chance(0.05),
      }
    case 'service':
      return { do: kind, mode: random.pick(['up', 'up', 'up', 'down', 'server', 'limited', 'forbidden', 'dead']) }
    case 'slow':
      return { do: kind, milliseconds: random.pick([0, 5, 300, 2000]) }
    case 'pass':
      return { do: kind, milliseconds: random.pick([0, 1, 10, 500, 1500, 6000, 20_000]) }
    default:
      return { do: kind }
  }
}

/** A page that can be hidden and offline. */
function createPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const network = { onLine: true }
  const window = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  return {
    show(isVisible: boolean) {
      page.visibilityState = isVisible ? 'visible' : 'hidden'
      page.dispatchEvent(new globalThis.Event('visibilitychange'))
    },
    connect(isOnline: boolean) {
      network.onLine = isOnline
      window.dispatchEvent(new globalThis.Event(isOnline ? 'online' : 'offline'))
    },
  }
}

let worlds = 0

async function run(course: readonly Event[], protocol: 'sse' | 'websocket'): Promise<string | undefined> {
  const world = createStreamWorld()
  const page = createPage()
  const stream = createStream({
    url: `https://world${(worlds += 1)}.example/api/streaming/v2`,
    protocol,
    backoff,
    apiKeyIn: 'query',
    fetch: world.fetch,
    check: (_, data) => data as never,
  })
  const events: WorldEvent[] = []
  const slots = new Map<number, ReturnType<typeof listen>>()
  let fault: string | undefined
  /** Time at which lines last broke without a word. */
  let silencedAt = -Infinity
  let wasForbidden = false

  function listen(name: number, addresses: readonly string[], minFinality: CommitFinality) {
    const isWanted = (event: WorldEvent) =>
      addresses.includes(event.account) && finalityRank(event) >= finalityRank({ finality: minFinality })
    const known = new Set<number>()
    let [isLive, isStopped, last] = [false, false, -1]
    /** Time of the first event that came after a missed one. */
    let missedSince = Infinity
    const missing = (before = Infinity) =>
      events.find((event) => event.n < before && isWanted(event) && !known.has(event.n))
    const stop = stream.listen(
      { topics: ['transactions'], addresses, minFinality },
      {
        opened() {
          if (isStopped) fault ??= `listener ${name} is told that it is connected after it has stopped`
          isLive = true
          missedSince = Infinity
          // It reads from the index what happened before.
          for (const { n } of events) known.add(n)
        },
        closed() {
          if (isStopped) fault ??= `listener ${name} is told that it is disconnected after it has stopped`
          isLive = false
          missedSince = Infinity
        },
        event(given) {
          const n = given.type === 'transactions' ? Number(given.transactions[0]?.lt) : Number.NaN
          const event = events[n]
          if (event === undefined || !isWanted(event))
            fault ??= `listener ${name} receives event ${n}, which it did not ask for`
          if (isStopped) fault ??= `listener ${name} receives event ${n} after it has stopped`
          if (n <= last) fault ??= `listener ${name} receives event ${n} after ${last}`
          const missed = isLive ? missing(n) : undefined
          if (missed !== undefined) missedSince = Math.min(missedSince, performance.now())
          const wasSilenced = protocol === 'sse' && performance.now() - silencedAt < 2 * maxSilence
          if (performance.now() - missedSince > (wasSilenced ? maxSilence : -1))
            fault ??= `listener ${name} has missed event ${missed?.n}, receives ${n}, and was not told`
          last = n
          known.add(n)
        },
      },
    )
    return {
      isLive: () => isLive,
      missing,
      stop() {
        isStopped = true
        stop()
      },
    }
  }
  const emit = (event: Omit<WorldEvent, 'n'>) => {
    const own = { ...event, n: events.length }
    events.push(own)
    world.emit(own)
  }
  const apply = async (event: Event): Promise<unknown> => {
    switch (event.do) {
      case 'listen':
        if (event.addresses.length === 0 || slots.has(event.slot)) return undefined
        return slots.set(event.slot, listen(event.slot, event.addresses, event.minFinality))
      case 'stop':
        slots.get(event.slot)?.stop()
        return slots.delete(event.slot)
      case 'emit':
        return emit({ account: event.account, finality: event.finality, isMalformed: event.isMalformed })
      case 'cut':
        return world.cut()
      case 'silence':
        silencedAt = performance.now()
        return world.silence()
      case 'hide':
      case 'show':
        return page.show(event.do === 'show')
      case 'offline':
      case 'online':
        return page.connect(event.do === 'online')
      case 'service':
        wasForbidden ||= event.mode === 'forbidden'
        return world.setMode(event.mode)
      case 'slow':
        return world.slow(event.milliseconds)
      case 'pass':
        return vi.advanceTimersByTimeAsync(event.milliseconds)
    }
  }
  const check = () => {
    const isLive = [...slots.values()].some((each) => each.isLive())
    if (isLive && stream.status() !== 'open') fault ??= `a listener is connected, and the status is ${stream.status()}`
    if (world.maxLines() > 2) fault ??= `${world.maxLines()} lines are open at a time`
    const early = world.attempts.findIndex((at, index) => at - (world.attempts[index - 1] ?? -Infinity) < backoff - 1)
    if (early > 0)
      fault ??= `line ${early} is asked for ${world.attempts[early]! - world.attempts[early - 1]!} ms after the one before`
  }
  for (const event of course) {
    await apply(event)
    // Browsers start no task in the middle of another one.
    await vi.advanceTimersByTimeAsync(0)
    check()
    if (fault !== undefined) break
  }
  if (fault === undefined) {
    // The world comes to rest: each listener must be connected, and must know everything.
    await apply({ do: 'service', mode: 'up' })
    for (const last of ['show', 'online'] as const) await apply({ do: last })
    await apply({ do: 'slow', milliseconds: 5 })
    await vi.advanceTimersByTimeAsync(200_000)
    // A line over SSE may be refused while the one before it stays open.
    const isPartlyRefused =
      protocol === 'sse' &&
      wasForbidden &&
      stream.status() === 'open' &&
      [...slots.values()].some((each) => !each.isLive())
    if (stream.status() === 'refused' || isPartlyRefused) {
      // After a refusal only another subscription is tried.
      slots.set(9, listen(9, ['D'], 'finalized'))
      await vi.advanceTimersByTimeAsync(200_000)
    }
    for (const account of accounts) emit({ account, finality: 'finalized', isMalformed: false })
    await vi.advanceTimersByTimeAsync(1000)
    check()
    const expected = slots.size === 0 ? 'idle' : 'open'
    if (stream.status() !== expected) fault ??= `at rest the status is ${stream.status()}, not ${expected}`
    if (world.lines() !== (slots.size === 0 ? 0 : 1))
      fault ??= `at rest ${world.lines()} lines are open for ${slots.size} listeners`
    for (const [name, each] of slots) {
      if (!each.isLive()) fault ??= `at rest listener ${name} is not connected`
      const missed = each.missing()
      if (missed !== undefined) fault ??= `at rest listener ${name} does not know event ${missed.n}`
    }
  }
  for (const each of slots.values()) each.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  if (world.lines() > 0) fault ??= `${world.lines()} lines are open without listeners`
  vi.clearAllTimers()
  return fault
}

test.each(['sse', 'websocket'] as const)(
  'a listener of %s misses nothing without being told',
  { timeout: 3_600_000 },
  async (protocol) => {
    await explore({ counts: [25, 5000], length: 40, draw, run: (course) => run(course, protocol) })
  },
)

test('a refused stream is refused still when the page is shown again', async () => {
  const course: readonly Event[] = [
    { do: 'service', mode: 'forbidden' },
    { do: 'listen', slot: 0, addresses: ['A'], minFinality: 'pending' },
    { do: 'pass', milliseconds: 6000 },
    { do: 'hide' },
    { do: 'pass', milliseconds: 60_000 },
  ]
  expect(await run(course, 'sse')).toBeUndefined()
})

test('a line that had broken without a word when another one replaced it is told of', async () => {
  const course: readonly Event[] = [
    { do: 'listen', slot: 1, addresses: ['C'], minFinality: 'confirmed' },
    { do: 'pass', milliseconds: 1500 },
    { do: 'silence' },
    { do: 'emit', account: 'C', finality: 'confirmed', isMalformed: false },
    { do: 'listen', slot: 2, addresses: ['A'], minFinality: 'confirmed' },
    { do: 'pass', milliseconds: 1500 },
    { do: 'emit', account: 'C', finality: 'finalized', isMalformed: false },
    { do: 'pass', milliseconds: 60_000 },
    { do: 'emit', account: 'C', finality: 'finalized', isMalformed: false },
    { do: 'pass', milliseconds: 1500 },
  ]
  expect(await run(course, 'sse')).toBeUndefined()
})

test('the acknowledgement of an earlier subscription is not that of the last one', async () => {
  const course: readonly Event[] = [
    { do: 'listen', slot: 1, addresses: ['A'], minFinality: 'confirmed' },
    { do: 'pass', milliseconds: 500 },
    { do: 'slow', milliseconds: 300 },
    { do: 'listen', slot: 2, addresses: ['B'], minFinality: 'confirmed' },
    { do: 'pass', milliseconds: 400 },
    { do: 'listen', slot: 3, addresses: ['C'], minFinality: 'confirmed' },
    { do: 'pass', milliseconds: 250 },
    { do: 'emit', account: 'C', finality: 'confirmed', isMalformed: false },
    { do: 'pass', milliseconds: 500 },
    { do: 'emit', account: 'C', finality: 'confirmed', isMalformed: false },
    { do: 'pass', milliseconds: 1000 },
  ]
  expect(await run(course, 'websocket')).toBeUndefined()
})

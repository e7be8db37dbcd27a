// A live list in a world that moves: rows arrive, the index is behind, answers are slow or fail, the stream breaks and
// loses events, traces are invalidated while nobody is told, the clock is set, the reader asks for more and for what is
// new.
import { afterEach, beforeEach, test, vi } from 'vitest'
import type { CommitFinality } from '../../../../src/sources/client/stream/events.ts'
import { createFeed } from '../../../../src/react/live/feed/feed.ts'
import { transactionSource } from '../../../../src/react/live/feed/sources.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { createRandom } from '../../../helpers/random.ts'
import { explore } from '../../../helpers/explore.ts'
import { createSurroundings, type Disturbance, drawMilliseconds } from './surroundings.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

type Event =
  | { readonly do: 'grow'; readonly rows: number; readonly isTold: boolean }
  | { readonly do: 'emulate' | 'confirm' | 'finalize' | 'invalidate'; readonly isTold: boolean }
  | { readonly do: 'index' | 'more' | 'showNew' | 'retry' }
  | Disturbance

const account = `0:${'AB'.repeat(32)}`
const pageSize = 20

/** Row `n` of a message, which keeps its hash when the row becomes final. Its predecessor is `n - 1`. */
function row(n: number, finality: CommitFinality, life = 0): Transaction {
  const hash = finality === 'pending' ? `emulated${n}.${life}` : `h${n}${finality === 'confirmed' ? `.${life}` : ''}`
  const message = { hash: `m${n}.${life}` }
  return {
    account,
    hash,
    lt: String(n * 10),
    prev_trans_lt: String((n - 1) * 10),
    prev_trans_hash: `h${n - 1}`,
    in_msg: message,
    out_msgs: [],
    description: { type: 'ord' },
    finality,
    emulated: finality === 'pending',
  } as unknown as Transaction
}

function draw(random: ReturnType<typeof createRandom>): Event {
  const isTold = random.chance(0.7)
  const kind = random.pick([
    'grow',
    'grow',
    'grow',
    'flood',
    'pass',
    'pass',
    'pass',
    'pass',
    'index',
    'index',
    'more',
    'more',
    'showNew',
    'showNew',
    'retry',
    'break',
    'connect',
    'connect',
    'leave',
    'return',
    'fail',
    'recover',
    'recover',
    'slow',
    'clock',
    'emulate',
    'confirm',
    'finalize',
    'invalidate',
  ] as const)
  switch (kind) {
    case 'grow':
      return { do: 'grow', rows: 1 + random.integer(4), isTold }
    case 'flood':
      return { do: 'grow', rows: random.pick([30, 120, 600, 1100]), isTold: random.chance(0.3) }
    case 'emulate':
    case 'confirm':
    case 'finalize':
    case 'invalidate':
      return { do: kind, isTold }
    case 'slow':
    case 'clock':
      return drawMilliseconds(random, kind)
    case 'pass':
      return drawMilliseconds(random, kind, [70_000])
    default:
      return { do: kind }
  }
}

async function run(
  course: readonly Event[],
  seed: number,
  follow: boolean,
  minFinality: CommitFinality,
): Promise<string | undefined> {
  const random = createRandom(seed)
  let [head, indexed, life] = [100, 100, 0]
  /** The row above the head that is not final yet. */
  let open: Transaction | undefined
  /** Messages of rows that were shown before they became final: these stay above what the index does not list yet. */
  const told = new Set<string>()
  /** Lives of the rows that were not final before. */
  const lives = new Map<number, number>()

  const around = createSurroundings(random, (name, { start_lt, end_lt, limit, sort }, isEarly) => {
    const asked = indexed
    return () => {
      if (name === 'pendingTraces')
        return { traces: open === undefined ? null : [{ transactions: { [open.hash]: open } }] }
      const last = isEarly ? asked : indexed
      const top = Math.min(last, end_lt === undefined ? last : Math.floor(Number(end_lt) / 10))
      const bottom = Math.max(1, Math.ceil(Number(start_lt ?? 0) / 10))
      const count = Math.min(Number(limit), Math.max(0, top - bottom + 1))
      const numbers = Array.from({ length: count }, (_, at) => (sort === 'asc' ? bottom + at : top - at))
      return { transactions: numbers.map((n) => row(n, 'finalized', lives.get(n))) }
    }
  })
  const feed = createFeed(around.client, transactionSource(around.client, account, pageSize, minFinality), {
    interval: 1000,
    streamingInterval: 60_000,
    follow,
  })
  let fault: string | undefined
  let topShown = 0
  const check = () => {
    if (fault !== undefined) return
    const { rows, isPending, error } = feed.current()
    const final = rows.filter(({ finality }) => finality === 'finalized')
    const numbers = final.map(({ lt }) => Number(lt) / 10)
    const isAhead = (at: number) => final.slice(0, at).every((each) => told.has(each.in_msg?.hash ?? ''))
    const gap = numbers.findIndex((n, at) => at > 0 && n !== (numbers[at - 1] ?? 0) - 1 && !isAhead(at))
    if (gap > 0) fault = `rows ${numbers[0]}…${numbers[gap - 1]}, ${numbers[gap]} are shown as neighbors`
    if (new Set(rows.map((each) => each.in_msg?.hash)).size < rows.length) fault = 'a row is shown twice'
    if (rows.length === 0 && !isPending && error === null) fault = 'nothing is shown, and nothing is pending'
    const top = Math.max(0, ...numbers)
    if (top < topShown) fault = `the newest final row was ${topShown} and is ${top}`
    topShown = top
    if (rows.some((each) => each.account !== account)) fault = 'a row of another account is shown'
  }
  const tell = (type: 'transactions' | 'trace_invalidated', each: Transaction) => {
    const { finality } = each
    around.tell({
      type,
      finality,
      trace_external_hash_norm: `t${each.in_msg?.hash}`,
      ...(type === 'transactions' && { transactions: [each] }),
    })
  }
  around.show(() => feed.subscribe(check))
  const apply = async (event: Event): Promise<void> => {
    switch (event.do) {
      case 'grow':
        for (let n = 0; n < event.rows; n++) {
          head++
          open = undefined
          if (event.isTold) tell('transactions', row(head, 'finalized'))
        }
        return
      case 'emulate':
        life++
        open = row(head + 1, 'pending', life)
        told.add(open.in_msg?.hash ?? '')
        return event.isTold ? tell('transactions', open) : undefined
      case 'confirm':
        if (open !== undefined) open = row(head + 1, 'confirmed', life)
        return open !== undefined && event.isTold ? tell('transactions', open) : undefined
      case 'finalize':
        if (open === undefined) return
        head++
        open = undefined
        lives.set(head, life)
        return event.isTold ? tell('transactions', row(head, 'finalized', life)) : undefined
      case 'invalidate':
        if (open !== undefined && event.isTold) tell('trace_invalidated', open)
        open = undefined
        return
      case 'index':
        indexed = head
        return
      case 'more':
        return feed.loadMore()
      case 'showNew':
        return feed.showNew()
      case 'retry':
        return feed.retry()
      default:
        return around.disturb(event)
    }
  }
  await vi.advanceTimersByTimeAsync(100)
  for (const event of course) {
    await apply(event)
    check()
    if (fault !== undefined) break
  }
  if (fault === undefined) {
    // The world comes to rest: the list must show all of it.
    for (const last of ['recover', 'break', 'index', 'return', 'connect'] as const) await apply({ do: last })
    open = undefined
    await apply({ do: 'slow', milliseconds: 5 })
    for (let wait = 0; wait < 3; wait++) {
      await vi.advanceTimersByTimeAsync(70_000)
      feed.showNew()
    }
    await vi.advanceTimersByTimeAsync(5000)
    check()
    const { rows, newRows, isPending, error, isLoadingMore } = feed.current()
    const first = rows[0]
    if (first?.lt !== String(head * 10) || first.finality !== 'finalized')
      fault ??= `at rest ${first?.hash} is first, not ${head}`
    if (newRows > 0 || isPending || error !== null || isLoadingMore)
      fault ??= `at rest newRows is ${newRows}, isPending ${isPending}, error ${String(error)}, isLoadingMore ${isLoadingMore}`
  }
  around.end()
  return fault
}

test.each([
  [false, 'finalized'],
  [true, 'finalized'],
  [false, 'pending'],
  [true, 'pending'],
  [true, 'confirmed'],
] as const)(
  'a list (follow: %s, from %s) is one piece of the world, and never goes back',
  { timeout: 3_600_000 },
  async (follow, minFinality) => {
    await explore({
      counts: [25, 5000],
      seeds: [229, 268, 540, 910, 1720, 2091],
      length: 40,
      draw,
      run: (course, seed) => run(course, seed, follow, minFinality),
    })
  },
)

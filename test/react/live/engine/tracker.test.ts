// A message that is followed while its trace grows: answers are slow, late or fail, the index is behind, the stream
// breaks and loses events, what was emulated is invalidated and comes again, the reader leaves and returns.
import { afterEach, beforeEach, test, vi } from 'vitest'
import { createTracker } from '../../../../src/react/live/tracked/tracker.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { explore } from '../../../helpers/explore.ts'
import { createRandom } from '../../../helpers/random.ts'
import { embeddedTrace, showcase } from '../world.ts'
import { createSurroundings, type Disturbance, drawMilliseconds, fromEitherState } from './surroundings.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

type Event =
  | { readonly do: 'emulate' | 'confirm' | 'finalize' | 'invalidate'; readonly isTold: boolean }
  | { readonly do: 'index' | 'classify' }
  | Disturbance

const rows = embeddedTrace(showcase.swapTrace)
const hash = rows[0]?.in_msg?.hash_norm ?? rows[0]?.in_msg?.hash ?? ''
const levels = ['pending', 'confirmed', 'finalized'] as const

/** A row at a level, in one of its lives: what is emulated again has another hash until it is final. */
function at(row: Transaction, level: number, life: number): Transaction {
  const finality = levels[level] ?? 'pending'
  return { ...row, hash: level === 2 ? row.hash : `${row.hash}.${level}.${life}`, finality, emulated: level === 0 }
}

function draw(random: ReturnType<typeof createRandom>): Event {
  const kind = random.pick([
    'emulate',
    'emulate',
    'emulate',
    'confirm',
    'confirm',
    'finalize',
    'finalize',
    'finalize',
    'invalidate',
    'index',
    'classify',
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
    'pass',
    'pass',
    'pass',
    'pass',
  ] as const)
  switch (kind) {
    case 'emulate':
    case 'confirm':
    case 'finalize':
    case 'invalidate':
      return { do: kind, isTold: random.chance(0.7) }
    case 'slow':
    case 'clock':
    case 'pass':
      return drawMilliseconds(random, kind)
    default:
      return { do: kind }
  }
}

async function run(course: readonly Event[], seed: number): Promise<string | undefined> {
  const random = createRandom(seed)
  /** Level of each row that exists, in the order of the trace: final ones come first, then confirmed ones. */
  let known: readonly number[] = []
  let [life, indexed] = [0, 0]
  let isClassified = false
  const shownRows = () => known.map((level, place) => at(rows[place] as Transaction, level, life))
  const isFinal = () => known.length === rows.length && known.every((level) => level === 2)
  const trace = (list: readonly Transaction[], state: 'pending' | 'complete') => ({
    trace_id: rows[0]?.trace_id,
    start_lt: rows[0]?.lt,
    transactions: Object.fromEntries(list.map((row) => [row.hash, row])),
    trace_info: {
      trace_state: state,
      classification_state: state === 'complete' && isClassified ? 'ok' : 'unclassified',
      transactions: list.length,
      messages: list.length,
      pending_messages: 0,
    },
    actions: state === 'complete' && isClassified ? [{ action_id: 'a', type: 'jetton_swap' }] : [],
  })
  const read = (name: string) => {
    if (name === 'masterchainInfo') return { last: { gen_utime: String(Math.floor(Date.now() / 1000)) } }
    if (name === 'pendingTraces')
      return { traces: known.length > 0 && indexed < rows.length ? [trace(shownRows(), 'pending')] : [] }
    return { traces: indexed === rows.length ? [trace(shownRows(), 'complete')] : [] }
  }
  const around = createSurroundings(random, fromEitherState(read))
  const tracker = createTracker(
    around.client,
    { hash, account: undefined, validUntil: undefined },
    { interval: 1000, streamingInterval: 5000, patience: 1e9 },
  )
  let fault: string | undefined
  let finalShown = 0
  const check = () => {
    if (fault !== undefined) return
    const { trace: model, stage, verdict, actions, settled } = tracker.current()
    const shown = model?.transactions ?? []
    const messages = shown.map((row) => row.in_msg?.hash)
    if (new Set(messages).size < messages.length) fault = 'the consumer of a message is shown twice'
    const final = shown.filter(({ finality }) => finality === 'finalized').length
    if (final < finalShown) fault = `${finalShown} final rows were shown, and now ${final}`
    finalShown = final
    if ((model === undefined) !== (verdict === undefined)) fault = 'a verdict without a trace, or a trace without one'
    if (model !== undefined && shown.length === 0) fault = 'a trace without transactions is shown'
    if (stage === 'classified' && (actions.length === 0 || !settled || final < rows.length))
      fault = 'classified before its end'
    if (settled && stage !== 'classified') fault = `given up at ${stage}`
    if (actions.length > 0 && !isClassified) fault = 'actions before they were found'
  }
  /** Events may overtake each other, and answers. */
  const tell = (event: object) => around.tell({ trace_external_hash_norm: hash, ...event }, [0, 0, 50, 3000])
  const tellRows = (isTold: boolean) =>
    isTold &&
    tell({ type: 'trace', transactions: Object.fromEntries(shownRows().map((row) => [row.hash, row])), actions: null })
  around.show(() => tracker.subscribe(check))
  const raise = (from: number, isTold: boolean) => {
    const place = known.indexOf(from)
    if (place === -1 || (from === 1 && known.slice(0, place).some((level) => level < 2))) return
    known = known.map((level, index) => (index === place ? level + 1 : level))
    tellRows(isTold)
  }
  const apply = async (event: Event): Promise<void> => {
    switch (event.do) {
      case 'emulate':
        if (known.length < rows.length) known = [...known, 0]
        return void tellRows(event.isTold)
      case 'confirm':
        return raise(0, event.isTold)
      case 'finalize':
        return raise(1, event.isTold)
      case 'invalidate': {
        const isOver = known.every((level) => level === 2)
        if (known.length === 0 || isOver) return
        known = known.filter((level) => level === 2)
        life++
        return event.isTold ? tell({ type: 'trace_invalidated' }) : undefined
      }
      case 'index':
        if (isFinal()) indexed = rows.length
        return
      case 'classify':
        isClassified ||= indexed === rows.length
        return
      default:
        return around.disturb(event)
    }
  }
  for (const event of course) {
    await apply(event)
    check()
    if (fault !== undefined) break
  }
  if (fault === undefined) {
    // The world comes to rest: the whole trace must be shown, with its actions.
    await apply({ do: 'slow', milliseconds: 5 })
    await apply({ do: 'recover' })
    await apply({ do: 'return' })
    known = rows.map(() => 2)
    indexed = rows.length
    isClassified = true
    await vi.advanceTimersByTimeAsync(60_000)
    check()
    const { stage, trace: model, error } = tracker.current()
    if (stage !== 'classified' || model?.transactions.length !== rows.length || error !== null)
      fault ??= `at rest ${stage}, ${model?.transactions.length} of ${rows.length} rows, ${String(error)}`
  }
  around.end()
  return fault
}

test(
  'a followed message never goes back, is never shown twice, and ends with all of its trace',
  { timeout: 3_600_000 },
  async () => {
    await explore({ counts: [60, 20_000], seeds: [627], length: 45, draw, run })
  },
)

import type { Client } from '../../client/client.ts'
import { HttpError, InvalidParamsError } from '../../client/errors.ts'
import { streamOf } from '../../client/stream/stream.ts'
import type { StreamEvent, StreamSubscription } from '../../client/stream/events.ts'
import { masterchainInfo } from '../../endpoints/blocks.ts'
import { pendingTraces, traces } from '../../endpoints/traces.ts'
import type { Trace } from '../../schema/trace.ts'
import { compareDecimal } from '../../trace/decimal.ts'
import type { Store } from '../lazyStore.ts'
import { learn } from '../feed/learnNames.ts'
import { type Pulse, startPulse } from '../feed/pulse.ts'
import { initialState, type TrackedState } from './initialState.ts'
import { withdrawn, withIndexed, withRows } from './state.ts'
import type { TrackedSubject } from './subject.ts'

/** How a message is looked for. */
export interface TrackerOptions {
  /** Milliseconds between two questions while something is expected. */
  readonly interval: number
  /** The same while events tell it, and while nothing moves. */
  readonly slow: number
  /** Seconds of the index's own time without a sign after which the search is given up. */
  readonly patience: number
}

/** Follows one message for all who watch it; asks nothing while nobody does. */
export interface Tracker extends Store<TrackedState> {
  /** Goes on after the search was given up. */
  readonly retry: () => void
}

/** What is under way is not in a mirror yet. */
const policy = 'service-first'
/** Questions after the last transaction is final, for what the service has to say about it. */
const mostUnclassified = 30

/** Makes a tracker; it begins with its first subscriber. */
export function createTracker(
  client: Client,
  { hash, account, validUntil }: TrackedSubject,
  { interval, slow, patience }: TrackerOptions,
): Tracker {
  const listeners = new Set<() => void>()
  let state = initialState(hash, validUntil)
  let pulse: Pulse | undefined
  let unlisten = () => {}
  let pause = interval
  /** Withdrawals so far: an answer that was asked for before one is of no use after it. */
  let withdrawals = 0
  let hasPending = true
  /** Rounds in a row in which the service knew nothing of what it had told before. */
  let misses = 0
  let unclassified = 0
  let head: { readonly first: number; readonly utime: number; readonly at: number } | undefined

  function set(next: TrackedState): void {
    if (next === state) return
    const moved = next.trace !== state.trace || next.stage !== state.stage
    if (moved) pause = interval
    state = next
    for (const listener of Array.from(listeners)) listener()
  }

  function wake(): void {
    pulse?.wake()
  }

  function nextPause(): number | undefined {
    if (state.settled) {
      unlisten()
      return undefined
    }
    const length = state.live ? slow : pause
    pause = Math.min(slow, pause * 1.3)
    return length
  }

  async function round(signal: AbortSignal): Promise<void> {
    try {
      await look(signal)
      if (state.error !== undefined) set({ ...state, error: undefined })
    } catch (error) {
      if (signal.aborted) return
      set({ ...state, error, settled: error instanceof InvalidParamsError })
    }
  }

  async function look(signal: AbortSignal): Promise<void> {
    const before = withdrawals
    const known = state.trace
    const headBefore = head
    const pending = await askPending(signal)
    if (before !== withdrawals) return
    if (pending !== undefined) {
      misses = 0
      // Events may have gone further while the answer was on its way.
      const batch = state.trace === known ? 'newer' : 'whole'
      set(withRows(state, Object.values(pending.transactions ?? {}), batch, pending.actions))
      if (state.stage !== 'finalized') return
    }
    const indexed = await askIndex(signal)
    if (before !== withdrawals) return
    if (indexed !== undefined) {
      misses = 0
      set(withIndexed(state, indexed))
      if (state.stage === 'finalized' && ++unclassified > mostUnclassified) set({ ...state, settled: true })
    } else if (pending === undefined && state.trace !== undefined && ++misses > 1) withdraw()
    if (state.trace === undefined) await judgeAbsence(headBefore, signal)
  }

  async function askPending(signal: AbortSignal): Promise<Trace | undefined> {
    if (!hasPending) return undefined
    try {
      const { traces: found } = await client.request(pendingTraces, { ext_msg_hash: [hash] }, { signal, policy })
      return latest(found.filter(({ transactions }) => Object.keys(transactions ?? {}).length > 0))
    } catch (error) {
      const absent = error instanceof HttpError && (error.status === 501 || /not initialized/.test(error.text))
      if (!absent) throw error
      hasPending = false
      return undefined
    }
  }

  async function askIndex(signal: AbortSignal): Promise<Trace | undefined> {
    const params = { msg_hash: [hash], include_actions: true, limit: 10 }
    return latest((await client.request(traces, params, { signal, policy })).traces)
  }

  /** Silence means something only when the index has seen the time in which an answer was due. */
  async function judgeAbsence(headBefore: typeof head, signal: AbortSignal): Promise<void> {
    const limit = state.validUntil
    if (headBefore !== undefined && limit !== undefined && headBefore.utime > limit) {
      return set({ ...state, stage: 'expired', settled: true })
    }
    const waited = headBefore === undefined ? 0 : headBefore.utime - headBefore.first
    if (limit === undefined && waited > patience) {
      return set({ ...state, stage: 'notFound', settled: true })
    }
    if (head !== undefined && Date.now() - head.at < slow) return
    const { last } = await client.request(masterchainInfo, {}, { signal, policy })
    const utime = Number(last.gen_utime)
    const now = Date.now()
    head = { first: head?.first ?? utime, utime, at: now }
    set({ ...state, lag: Math.max(0, Math.round(now / 1000 - utime)) })
  }

  function withdraw(): void {
    withdrawals += 1
    misses = 0
    set(withdrawn(state))
  }

  function listenToStream(): () => void {
    const stream = streamOf(client)
    if (stream === undefined) return () => {}
    const wanted: StreamSubscription = {
      topics: account === undefined ? ['trace'] : ['trace', 'transactions'],
      traces: [hash],
      ...(account !== undefined && { addresses: [account] }),
      minFinality: 'pending',
    }
    const stop = stream.listen(wanted, {
      opened() {
        set({ ...state, live: true })
        wake()
      },
      closed() {
        set({ ...state, live: false })
        wake()
      },
      event: heard,
    })
    return () => {
      stop()
      state = { ...state, live: false }
    }
  }

  function heard(event: StreamEvent): void {
    if (!('trace_external_hash_norm' in event) || event.trace_external_hash_norm !== hash) return
    if (event.type === 'trace_invalidated') return withdraw()
    if (state.settled) return
    learn(client, event)
    if (event.type === 'trace') {
      set(withRows(state, Object.values(event.transactions), 'whole', event.actions))
    } else if (event.type === 'transactions') set(withRows(state, event.transactions, 'part'))
    // Only the index says that nothing more will come.
    if (state.stage === 'finalized') wake()
  }

  function begin(): void {
    unlisten = listenToStream()
    pulse = startPulse(round, nextPause)
  }

  function end(): void {
    pulse?.stop()
    pulse = undefined
    unlisten()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (pulse === undefined && !state.settled) begin()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
    retry() {
      if (!state.settled || state.stage === 'classified') return
      end()
      head = undefined
      unclassified = 0
      pause = interval
      const stage = state.trace === undefined ? 'searching' : state.stage
      set({ ...state, stage, settled: false, error: undefined })
      if (listeners.size > 0) begin()
    },
  }
}

/** The same message may have been sent before: the last one counts. */
function latest(found: readonly Trace[]): Trace | undefined {
  return found.reduce<Trace | undefined>(
    (best, trace) => (best === undefined || compareDecimal(trace.start_lt, best.start_lt) > 0 ? trace : best),
    undefined,
  )
}

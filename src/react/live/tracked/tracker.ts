import type { Client } from '../../../sources/client/client.ts'
import { HttpError, InvalidParamsError } from '../../../sources/client/errors.ts'
import { currentAnswer, type Origin } from '../../../sources/client/origin.ts'
import type { StreamEvent } from '../../../sources/client/stream/events.ts'
import { masterchainInfo } from '../../../service/endpoints/blocks.ts'
import { pendingTraces, traces } from '../../../service/endpoints/traces.ts'
import type { Trace } from '../../../service/rows/trace.ts'
import { now } from '../../../sources/client/limits/pause.ts'
import { compareLt } from '../../../meaning/trace/model.ts'
import type { Subscribable } from '../../display/createStore.ts'
import { createEngine, type Engine } from '../createEngine.ts'
import { initialTrackedState, type TrackedState } from './trackedState.ts'
import { addIndexed, addTrackedRows, afterInvalidation } from './stateUpdates.ts'
import { type TrackedSubject, readTrackedSubject } from './subject.ts'

/** Pace and limits of a {@link Tracker}. */
export interface TrackerOptions {
  /** Milliseconds between two requests while something is expected. */
  readonly interval: number
  /** Milliseconds between two requests while a stream is open, and at most while nothing changes. */
  readonly streamingInterval: number
  /** Seconds of the index's own time without a trace after which the search ends. */
  readonly patience: number
}

/** Engine that follows one message for all its subscribers; it sends no requests without any. */
export interface Tracker extends Subscribable<TrackedState> {
  /** Resumes a search that has ended without a result; does nothing otherwise. */
  readonly retry: () => void
}

/** A mirror does not hold pending traces. */
const policy = 'service-first'
/** Requests after the last transaction is final that wait for its classification. */
const maxUnclassified = 30

/** Creates a tracker; it starts with its first subscriber. */
export function createTracker(
  client: Client,
  { hash, account, validUntil }: TrackedSubject,
  { interval, streamingInterval, patience }: TrackerOptions,
): Tracker {
  let pause = interval
  /** Number of invalidations: an answer that was requested before one is outdated after it. */
  let invalidations = 0
  let hasPending = true
  /** Consecutive polls in which the service did not know the trace that it had returned before. */
  let misses = 0
  let unclassified = 0
  let head: { readonly first: number; readonly utime: number; readonly at: number } | undefined

  const current = (): TrackedState => engine.current()

  function set(changes: Partial<TrackedState>): void {
    const before = current()
    if (changes === before) return
    engine.set(changes)
    const { trace, stage } = current()
    if (trace !== before.trace || stage !== before.stage) pause = interval
  }

  /** Sets a state that an answer or an event has told. What the service tells again changes nothing. */
  function setFrom(origin: Origin, next: TrackedState): void {
    const isKnown = next === current() && origin.source === 'service' && current().origin?.source === 'service'
    if (!isKnown) set({ ...next, origin })
  }

  function nextPause(): number | undefined {
    if (current().settled) {
      engine.leaveStream()
      return undefined
    }
    const length = current().live ? streamingInterval : pause
    pause = Math.min(streamingInterval, pause * 1.3)
    return length
  }

  async function poll(signal: AbortSignal): Promise<void> {
    try {
      await requestTrace(signal)
      if (current().error !== null) set({ error: null })
    } catch (error) {
      if (signal.aborted) return
      set({ error, settled: error instanceof InvalidParamsError })
    }
  }

  async function requestTrace(signal: AbortSignal): Promise<void> {
    const before = invalidations
    const known = current().trace
    const headBefore = head
    const pending = await requestPending(signal).catch(async (error: unknown) => {
      await showRemembered(signal)
      if (current().settled) return undefined
      throw error
    })
    if (current().settled) return
    if (before !== invalidations) return
    if (pending !== undefined) {
      misses = 0
      // Events may have brought more while the answer was in flight.
      const batch = current().trace === known ? 'newer' : 'whole'
      const { trace, origin } = pending
      setFrom(origin, addTrackedRows(current(), Object.values(trace.transactions ?? {}), batch, trace.actions))
      if (current().stage !== 'finalized') return
    }
    const indexed = await requestIndexed(signal)
    if (before !== invalidations) return
    if (indexed !== undefined) {
      misses = 0
      setFrom(indexed.origin, addIndexed(current(), indexed.trace))
      if (current().stage === 'finalized' && ++unclassified > maxUnclassified) set({ settled: true })
    } else if (pending === undefined && current().trace !== undefined && ++misses > 1) invalidate()
    if (current().trace === undefined) await checkAbsence(headBefore, signal)
  }

  /** Shows the trace that this browser remembers while the service cannot be asked. It has no pending traces. */
  async function showRemembered(signal: AbortSignal): Promise<void> {
    if (client.local === undefined || current().trace !== undefined) return
    const before = invalidations
    const found = await requestIndexed(signal).catch(() => undefined)
    if (found !== undefined && before === invalidations && !signal.aborted)
      setFrom(found.origin, addIndexed(current(), found.trace))
  }

  async function requestPending(signal: AbortSignal): Promise<FoundTrace | undefined> {
    if (!hasPending) return undefined
    try {
      const { data, origin } = await client.ask(pendingTraces, { ext_msg_hash: [hash] }, { signal, policy })
      const trace = findLatest(data.traces.filter(({ transactions }) => Object.keys(transactions ?? {}).length > 0))
      return trace && { trace, origin }
    } catch (error) {
      const absent = error instanceof HttpError && (error.status === 501 || /not initialized/.test(error.text))
      if (!absent) throw error
      hasPending = false
      return undefined
    }
  }

  async function requestIndexed(signal: AbortSignal): Promise<FoundTrace | undefined> {
    const params = { msg_hash: [hash], include_actions: true, limit: 10 }
    const { data, origin } = await client.ask(traces, params, { signal, policy })
    const trace = findLatest(data.traces)
    return trace && { trace, origin }
  }

  /** Ends the search once the index has passed the time limit: only then does a missing trace mean something. */
  async function checkAbsence(headBefore: typeof head, signal: AbortSignal): Promise<void> {
    const limit = current().validUntil
    if (headBefore !== undefined && limit !== undefined && headBefore.utime > limit) {
      return set({ stage: 'expired', settled: true })
    }
    const waited = headBefore === undefined ? 0 : headBefore.utime - headBefore.first
    if (limit === undefined && waited > patience) {
      return set({ stage: 'notFound', settled: true })
    }
    if (head !== undefined && now() - head.at < streamingInterval) return
    const { last } = await client.request(masterchainInfo, {}, { signal, policy })
    const utime = Number(last.gen_utime)
    head = { first: head?.first ?? utime, utime, at: now() }
    set({ lag: Math.max(0, Math.round(Date.now() / 1000 - utime)) })
  }

  function invalidate(): void {
    invalidations += 1
    misses = 0
    set(afterInvalidation(current()))
  }

  function handleEvent(event: StreamEvent): void {
    if (!('trace_external_hash_norm' in event) || event.trace_external_hash_norm !== hash) return
    if (event.type === 'trace_invalidated') return invalidate()
    if (current().settled) return
    if (event.type === 'trace') {
      setFrom(streamOrigin(), addTrackedRows(current(), Object.values(event.transactions), 'whole', event.actions))
    } else if (event.type === 'transactions')
      setFrom(streamOrigin(), addTrackedRows(current(), event.transactions, 'part'))
    // Only the index knows that the trace has ended.
    if (current().stage === 'finalized') engine.wake()
  }

  const engine: Engine<TrackedState> = createEngine(client, {
    initial: initialTrackedState(hash, validUntil),
    subscription: {
      topics: account === undefined ? ['trace'] : ['trace', 'transactions'],
      traces: [hash],
      ...(account !== undefined && { addresses: [account] }),
      minFinality: 'pending',
    },
    poll,
    nextPause,
    interval,
    onEvent: handleEvent,
    isOver: () => current().settled,
  })

  return {
    current,
    subscribe: engine.subscribe,
    retry() {
      const { settled, stage, trace } = current()
      if (!settled || stage === 'classified') return
      head = undefined
      unclassified = 0
      pause = interval
      set({ stage: trace === undefined ? 'searching' : stage, settled: false, error: null })
      engine.restart()
    },
  }
}

const streamOrigin = (): Origin => currentAnswer(undefined, 'stream').origin

/** A trace, and where the answer with it came from. */
interface FoundTrace {
  readonly trace: Trace
  readonly origin: Origin
}

/** Returns the newest trace: the same message may have been sent before. */
function findLatest(found: readonly Trace[]): Trace | undefined {
  return found.reduce<Trace | undefined>(
    (best, trace) => (best === undefined || compareLt(trace.start_lt, best.start_lt) > 0 ? trace : best),
    undefined,
  )
}

/**
 * Creates the engine that follows one message.
 * @param message Bag of cells of an external message (bytes, base64, base64url, hex), or a hash.
 * @param validUntil Unix seconds until which the message is valid. @default the time limit in the message
 * @throws {BocFormatError | MessageFormatError} `message` is neither a message nor a hash.
 */
export function trackMessage(
  client: Client,
  message: string | Uint8Array,
  validUntil: number | undefined,
  options: TrackerOptions,
): Tracker {
  const subject = readTrackedSubject(message)
  return createTracker(client, { ...subject, validUntil: validUntil ?? subject.validUntil }, options)
}

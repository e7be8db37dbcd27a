import type { Client } from '../../../sources/client/client.ts'
import { InvalidParamsError } from '../../../sources/client/errors.ts'
import { currentAnswer } from '../../../sources/client/origin.ts'
import { now } from '../../../sources/client/limits/pause.ts'
import { notify } from '../../../sources/client/createListeners.ts'
import { isOffline, isPageAway } from '../../../sources/client/stream/page.ts'
import { createEngine, type Engine } from '../createEngine.ts'
import { findWatchMatches } from './findWatchMatches.ts'
import type { WatchCursor } from './pass.ts'
import { readRules, type WatchMatch, type WatchRule } from './rules.ts'
import { emptyWatch, type Watch, type WatchState } from './watchState.ts'

/** Options of {@link createWatch}. */
export interface WatchEngineOptions {
  /** Raw addresses. */
  readonly accounts: readonly string[]
  readonly rules: readonly WatchRule[]
  /** Place to start from; undefined starts now. */
  readonly since: WatchCursor | undefined
  /** Called once for each match, oldest first. */
  readonly onMatch: (match: WatchMatch) => void
  /** Milliseconds between two requests while there is no stream. */
  readonly interval: number
  /** Milliseconds between two requests while a stream is open; they find events that it lost. */
  readonly streamingInterval: number
}

/** Most matches that are kept. */
const maxMatches = 200
/** Milliseconds within which the index lists what the stream has told. */
const indexDelay = 30_000
/** Least milliseconds between two requests of a hidden page. */
const hiddenInterval = 60_000

/**
 * Creates a watch; it starts with its first subscriber. The stream only wakes it: rows come from requests, so
 * that what a broken connection lost is read afterwards.
 * @throws {TonlensError} A rule is invalid.
 */
export function createWatch(
  client: Client,
  { accounts, rules: given, since, onMatch, interval, streamingInterval }: WatchEngineOptions,
): Watch {
  const rules = readRules(given)
  let isAnswered = false
  /** Until then an event's row may not be listed yet; in milliseconds of `now`. */
  let eagerUntil = -Infinity

  async function poll(signal: AbortSignal): Promise<void> {
    // A watch reads from the service alone, and its answers are as old as its first request.
    const { cursor, matches, unread } = engine.current()
    const { origin } = currentAnswer(undefined, client.service.name)
    try {
      const found = await findWatchMatches(client, { accounts, rules, since: cursor, signal })
      if (signal.aborted) return
      isAnswered = true
      engine.set({
        matches: [...found.matches.toReversed(), ...matches].slice(0, maxMatches),
        cursor: found.cursor,
        unread: found.unread.length === 0 ? unread : [...unread, ...found.unread].slice(-maxMatches),
        isPending: false,
        isFetching: false,
        error: null,
        origin,
      })
      for (const match of found.matches) notify(onMatch, match)
    } catch (error) {
      if (!signal.aborted) engine.set({ error, isPending: false, isFetching: false })
    }
  }

  const engine: Engine<WatchState> = createEngine(client, {
    initial: { ...emptyWatch, cursor: since },
    subscription: { topics: ['transactions'], addresses: [...accounts], minFinality: 'finalized' },
    poll,
    nextPause() {
      const { error, live } = engine.current()
      if (error instanceof InvalidParamsError) return Infinity
      if (isPageAway()) return Math.max(hiddenInterval, interval)
      return live && now() > eagerUntil ? streamingInterval : interval
    },
    interval,
    // A hidden page still watches: that is when its reader needs a notification.
    isAway: isOffline,
    onEvent() {
      eagerUntil = now() + indexDelay
      engine.wake()
    },
  })

  return {
    current: engine.current,
    subscribe: engine.subscribe,
    retry() {
      engine.set({ error: null, isPending: !isAnswered, isFetching: true })
      engine.wake()
    },
  }
}

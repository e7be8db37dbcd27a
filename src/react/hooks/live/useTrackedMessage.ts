'use client'
import { useCallback, useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import { type LazyStore, lazyStore } from '../../live/lazyStore.ts'
import { initialTrackedState, type TrackedState } from '../../live/tracked/trackedState.ts'
import type { Tracker, TrackerOptions } from '../../live/tracked/tracker.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { readBase64Hash } from '../../../ton/cells/hash.ts'
import { useStore } from '../../display/useStore.ts'
import { useClient } from '../../provider/useClient.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { type HookResult, readStatus } from '../result.ts'

export type { TrackedState } from '../../live/tracked/trackedState.ts'

/** Options of {@link useTrackedMessage}. */
export interface TrackedMessageOptions {
  /**
   * Unix seconds until which the message may be accepted, as your app gave it to the wallet.
   * @default the time limit that the wallet wrote into the message, if it can be read
   */
  readonly validUntil?: number | undefined
  /** Seconds without a trace after which the search for a message without a time limit ends. @default 120 */
  readonly patience?: number | undefined
  /** Milliseconds between two requests; waits for the rate limit are added. @default 2000 */
  readonly interval?: number | undefined
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Result of {@link useTrackedMessage}. */
export interface TrackedMessage extends TrackedState, HookResult<TraceModel, unknown> {
  /** The same as `trace`. */
  readonly data: TraceModel | undefined
  readonly status: 'pending' | 'success' | 'error'
  /** True until there is a trace, an error, or the message was not found; also without a message. */
  readonly isPending: boolean
  /** True while the message is followed: until it is `settled`. */
  readonly isFetching: boolean
  /** Resumes a search that has ended without a result. While the search is running, it does nothing. */
  readonly refetch: () => void
}

/**
 * Follows a message from the moment it was sent to its last transaction: pending, confirmed,
 * finalized, classified, or never arrived. It is meant for display. To accept payments, verify them
 * with a node of your own.
 * @param message The `boc` that TonConnect's `sendTransaction` returned, or a message hash; undefined or
 * `skipToken` while there is none.
 * @param options When the message expires, how long to search, and how often to ask.
 * @example const tracked = useTrackedMessage(boc)
 */
export function useTrackedMessage(
  message: Skippable<string | Uint8Array>,
  options: TrackedMessageOptions = {},
): TrackedMessage {
  const { validUntil, patience = 120, interval = 2000 } = options
  const client = useClient(options.client)
  const tracker = useMemo(() => {
    const sent = givenParams(message)
    if (sent === undefined) return undefined
    const streamingInterval = Math.max(10_000, interval)
    return sharedTracker(client, sent, validUntil, { patience, interval, streamingInterval })
  }, [client, message, validUntil, patience, interval])
  const state = useStore(tracker, tracker?.initial ?? noMessage)
  const refetch = useCallback(() => tracker?.retry(), [tracker])
  return useMemo(() => {
    const { trace: data, error, settled } = state
    const isPending = data === undefined && error === null && (!settled || tracker === undefined)
    const isFetching = !settled
    return { ...state, data, isPending, isFetching, status: readStatus({ isPending, error }), refetch }
  }, [state, tracker, refetch])
}

const noMessage: TrackedState = { ...initialTrackedState(undefined, undefined), settled: true }

type LazyTracker = LazyStore<TrackedState, Tracker>

/** Trackers by client and message, so that several components share one; collected with the last component. */
const trackers = new WeakMap<Client, Map<string, WeakRef<LazyTracker>>>()

function sharedTracker(
  client: Client,
  message: string | Uint8Array,
  validUntil: number | undefined,
  options: TrackerOptions,
): LazyTracker {
  const own = trackers.get(client) ?? new Map<string, WeakRef<LazyTracker>>()
  trackers.set(client, own)
  const key = [message, validUntil, options.patience, options.interval].join(' ')
  const known = own.get(key)?.deref()
  if (known !== undefined) return known
  for (const [name, reference] of own) if (reference.deref() === undefined) own.delete(name)
  const initial = initialTrackedState(typeof message === 'string' ? readBase64Hash(message) : undefined, validUntil)
  const tracker = lazyStore<TrackedState, Tracker>(
    initial,
    async () => {
      const { trackMessage } = await import('../../live/engines.ts')
      return trackMessage(client, message, validUntil, options)
    },
    (error) => ({ ...initial, error, settled: true }),
  )
  own.set(key, new WeakRef(tracker))
  return tracker
}

'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import { type LazyStore, lazyStore } from '../../live/lazyStore.ts'
import { initialTrackedState, type TrackedState } from '../../live/tracked/trackedState.ts'
import type { Tracker, TrackerOptions } from '../../live/tracked/tracker.ts'
import { readBase64Hash } from '../../../ton/cells/hash.ts'
import { useClient } from '../../provider/useClient.ts'

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
export interface TrackedMessage extends TrackedState {
  /**
   * Resumes a search that has ended without a result. Not a `refetch`: while the search is running, it
   * does nothing.
   */
  readonly retry: () => void
}

/**
 * Follows a message from the moment it was sent to its last transaction: pending, confirmed,
 * finalized, classified, or never arrived. It is meant for display. To accept payments, verify them
 * with a node of your own.
 * @param message The `boc` that TonConnect's `sendTransaction` returned, or a message hash; undefined
 * while there is none.
 */
export function useTrackedMessage(
  message: string | Uint8Array | undefined,
  options: TrackedMessageOptions = {},
): TrackedMessage {
  const { validUntil, patience = 120, interval = 2000 } = options
  const client = useClient(options.client)
  const tracker = useMemo(() => {
    if (message === undefined) return undefined
    const streamingInterval = Math.max(10_000, interval)
    return sharedTracker(client, message, validUntil, { patience, interval, streamingInterval })
  }, [client, message, validUntil, patience, interval])
  const state = useSyncExternalStore(
    tracker?.subscribe ?? neverChanges,
    tracker?.state ?? withoutMessage,
    tracker?.initial ?? withoutMessage,
  )
  const retry = useCallback(() => tracker?.retry(), [tracker])
  return useMemo(() => ({ ...state, retry }), [state, retry])
}

const noMessage: TrackedState = { ...initialTrackedState(undefined, undefined), settled: true }
const withoutMessage = () => noMessage
const neverChanges = () => () => {}

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
      const { trackMessage } = await import('../../live/tracked/tracker.ts')
      return trackMessage(client, message, validUntil, options)
    },
    (error) => ({ ...initial, error, settled: true }),
  )
  own.set(key, new WeakRef(tracker))
  return tracker
}

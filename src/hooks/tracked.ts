'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import { readBase64Hash } from '../ton/hash.ts'
import { type LazyStore, lazyStore } from '../live/lazyStore.ts'
import { initialState, type TrackedState } from '../live/tracked/initialState.ts'
import type { Tracker, TrackerOptions } from '../live/tracked/tracker.ts'
import { useClient } from './useClient.ts'

export type { TrackedState } from '../live/tracked/initialState.ts'

/** Options of {@link useTrackedMessage}. */
export interface TrackedMessageOptions {
  /**
   * Seconds since 1970 until which the message may be accepted, as your app gave it to the wallet.
   * @default what the wallet wrote into the message, where that can be read
   */
  readonly validUntil?: number | undefined
  /** Seconds without a sign after which a message without a time limit is given up. @default 120 */
  readonly patience?: number | undefined
  /** Milliseconds between two questions; waits for the rate limit come on top. @default 2000 */
  readonly interval?: number | undefined
  /** Client to ask in place of the provider's. */
  readonly client?: Client | undefined
}

/** What {@link useTrackedMessage} returns. */
export interface TrackedMessage extends TrackedState {
  /** Looks again after the search was given up. */
  readonly retry: () => void
}

/**
 * Follows a message from the moment it was sent to its last transaction: pending, confirmed,
 * finalized, classified, or never arrived. Meant for showing, not for accepting payments: for that
 * ask a node of your own.
 * @param message What a wallet returned (`boc` of TonConnect's `sendTransaction`), or a message
 * hash; undefined while there is none.
 */
export function useTrackedMessage(
  message: string | Uint8Array | undefined,
  options: TrackedMessageOptions = {},
): TrackedMessage {
  const { validUntil, patience = 120, interval = 2000 } = options
  const client = useClient(options.client)
  const tracker = useMemo(
    () =>
      message === undefined
        ? undefined
        : trackerFor(client, message, validUntil, { patience, interval, slow: Math.max(10_000, interval) }),
    [client, message, validUntil, patience, interval],
  )
  const idle = () => idleState
  const state = useSyncExternalStore(tracker?.subscribe ?? silence, tracker?.state ?? idle, tracker?.state ?? idle)
  const retry = useCallback(() => tracker?.retry(), [tracker])
  return useMemo(() => ({ ...state, retry }), [state, retry])
}

const idleState: TrackedState = { ...initialState(undefined, undefined), settled: true }
const silence = () => () => {}

type LazyTracker = LazyStore<TrackedState, Tracker>

/** One message is asked for once, however many show it; trackers go with the last who holds one. */
const trackers = new WeakMap<Client, Map<string, WeakRef<LazyTracker>>>()

function trackerFor(
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
  const initial = initialState(typeof message === 'string' ? readBase64Hash(message) : undefined, validUntil)
  const tracker = lazyStore<TrackedState, Tracker>(
    initial,
    async () => {
      const { createTracker, trackedSubject } = await import('../live/tracked/engine.ts')
      const subject = trackedSubject(message)
      return createTracker(client, { ...subject, validUntil: validUntil ?? subject.validUntil }, options)
    },
    (error) => ({ ...initial, error, settled: true }),
  )
  own.set(key, new WeakRef(tracker))
  return tracker
}

'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import { createTracker, type Tracker, type TrackerOptions } from './trackedMessage.ts'
import { initialState, type TrackedState } from './trackedState.ts'
import { type TrackedSubject, trackedSubject } from './trackedSubject.ts'
import { useClient } from './useClient.ts'

export type { TrackedState } from './trackedState.ts'

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
  /** Hash by which the message is looked for, base64; undefined without a message. */
  readonly hash: string | undefined
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
  const subject = useMemo(() => subjectOf(message, validUntil), [message, validUntil])
  const tracker = useMemo(
    () =>
      subject === undefined || 'error' in subject
        ? undefined
        : trackerFor(client, subject, { patience, interval, slow: Math.max(10_000, interval) }),
    [client, subject, patience, interval],
  )
  const idle = useMemo(() => idleState(subject), [subject])
  const read = tracker?.state ?? (() => idle)
  const state = useSyncExternalStore(tracker?.subscribe ?? silence, read, () => idle)
  const retry = useCallback(() => tracker?.retry(), [tracker])
  const hash = subject !== undefined && 'hash' in subject ? subject.hash : undefined
  return useMemo(() => ({ ...state, hash, retry }), [state, hash, retry])
}

type Subject = TrackedSubject | { readonly error: unknown }

function subjectOf(
  message: string | Uint8Array | undefined,
  validUntil: number | undefined,
): Subject | undefined {
  if (message === undefined) return undefined
  try {
    const subject = trackedSubject(message)
    return { ...subject, validUntil: validUntil ?? subject.validUntil }
  } catch (error) {
    return { error }
  }
}

function idleState(subject: Subject | undefined): TrackedState {
  if (subject !== undefined && 'error' in subject) {
    return { ...initialState(undefined), error: subject.error, settled: true }
  }
  return initialState(subject?.validUntil)
}

/** One message is asked for once, however many show it; trackers go with the last who holds one. */
const trackers = new WeakMap<Client, Map<string, WeakRef<Tracker>>>()

function trackerFor(client: Client, subject: TrackedSubject, options: TrackerOptions): Tracker {
  const own = trackers.get(client) ?? new Map<string, WeakRef<Tracker>>()
  trackers.set(client, own)
  const key = [subject.hash, subject.validUntil, options.patience, options.interval].join(' ')
  const known = own.get(key)?.deref()
  if (known !== undefined) return known
  for (const [name, reference] of own) if (reference.deref() === undefined) own.delete(name)
  const tracker = createTracker(client, subject, options)
  own.set(key, new WeakRef(tracker))
  return tracker
}

const silence = () => () => {}

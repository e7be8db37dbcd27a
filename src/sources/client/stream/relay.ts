// One connection for many: a leader holds it and says what comes over it, the others follow. Who misses a message
// counts as disconnected until the leader says again what it is subscribed to, and so reads what it missed.
import { finalityRank } from '../../../service/rows/finality.ts'
import { createListeners, notify } from '../createListeners.ts'
import { NetworkError } from '../errors.ts'
import { includesEvent, joinSubscriptions, type StreamEvent, type StreamSubscription } from './events.ts'
import type { Stream, StreamListener } from './stream.ts'

/** Message of a leader. They are numbered, so that a follower knows when it has missed one. */
export type RelayMessage =
  | {
      readonly kind: 'live'
      readonly epoch: string
      readonly number: number
      readonly subscription: StreamSubscription
    }
  | { readonly kind: 'event'; readonly epoch: string; readonly number: number; readonly event: StreamEvent }
  | { readonly kind: 'closed'; readonly epoch: string; readonly number: number }

/** The listeners of one tab or server that follows a leader. */
export interface StreamFollower extends Pick<Stream, 'listen' | 'subscribe'> {
  readonly receive: (message: RelayMessage) => void
  /** Subscriptions of its listeners. */
  readonly wanted: () => readonly StreamSubscription[]
  /** Whether a leader is connected. */
  readonly isLive: () => boolean
  /** The leader is gone, or may have said what did not arrive. */
  readonly close: () => void
}

interface Member {
  readonly subscription: StreamSubscription
  readonly listener: StreamListener
  live: boolean
}

/** @param reason Words for its listeners when it was disconnected. */
export function createFollower(reason: string): StreamFollower {
  const members = new Set<Member>()
  const watchers = createListeners()
  /** The last message of the leader: the next one must follow. */
  let last: { readonly epoch: string; readonly number: number } | undefined

  function setLast(to: typeof last): void {
    const isChanged = (last === undefined) !== (to === undefined)
    last = to
    if (isChanged) watchers.notify()
  }

  function close(): void {
    setLast(undefined)
    for (const member of Array.from(members)) {
      if (!member.live) continue
      member.live = false
      notify(() => member.listener.closed(new NetworkError('/streaming/v2', reason)))
    }
  }

  return {
    receive(message) {
      const { epoch, number } = message
      const next = last?.epoch === epoch ? last.number + (message.kind === 'event' ? 1 : 0) : undefined
      if (message.kind === 'closed' || (last !== undefined && next !== number)) close()
      if (message.kind === 'event' && last !== undefined) {
        setLast({ epoch, number })
        for (const { live, listener, subscription } of Array.from(members)) {
          if (live && includesEvent(subscription, message.event)) notify(() => listener.event(message.event))
        }
      }
      if (message.kind !== 'live') return
      setLast({ epoch, number })
      const covers = createCover(message.subscription)
      for (const member of Array.from(members)) {
        if (member.live || !covers(member.subscription)) continue
        member.live = true
        notify(() => member.listener.opened())
      }
    },
    listen(subscription, listener) {
      const member: Member = { subscription, listener, live: false }
      members.add(member)
      return () => void members.delete(member)
    },
    wanted: () => Array.from(members, ({ subscription }) => subscription),
    isLive: () => last !== undefined,
    subscribe: watchers.subscribe,
    close,
  }
}

/** The connection to the service, as the leader holds it. */
export interface StreamLead {
  readonly want: (subscriptions: readonly StreamSubscription[]) => void
  readonly close: () => void
}

/**
 * Creates the holder of a connection.
 * @param epoch Distinguishes its messages from those of the one before.
 */
export function createLead(
  stream: Pick<Stream, 'listen'>,
  epoch: string,
  publish: (message: RelayMessage) => void,
): StreamLead {
  let number = 0
  let wanted = ''
  let live: StreamSubscription | undefined
  let stopCurrent = () => {}
  let stopNext: (() => void) | undefined
  let lastEvent: StreamEvent | undefined

  function listen(subscription: StreamSubscription): () => void {
    return stream.listen(subscription, {
      opened() {
        // A second time tells that events may have been missed.
        if (live === subscription) publish({ kind: 'closed', epoch, number: ++number })
        live = subscription
        if (stopNext !== undefined) {
          stopCurrent()
          stopCurrent = stopNext
          stopNext = undefined
        }
        publish({ kind: 'live', epoch, number, subscription })
      },
      event(event) {
        if (event !== lastEvent) publish({ kind: 'event', epoch, number: ++number, event })
        lastEvent = event
      },
      closed() {
        if (live === undefined) return
        live = undefined
        publish({ kind: 'closed', epoch, number: ++number })
      },
    })
  }

  return {
    want(subscriptions) {
      const joined = joinSubscriptions(subscriptions)
      const text = JSON.stringify(joined)
      if (text === wanted) {
        if (live !== undefined) publish({ kind: 'live', epoch, number, subscription: live })
        return
      }
      wanted = text
      stopNext?.()
      stopNext = undefined
      if (joined === undefined) {
        stopCurrent()
        stopCurrent = () => {}
        live = undefined
        return
      }
      const { types, addresses = [], trace_external_hash_norms: traces = [], min_finality: minFinality } = joined
      stopNext = listen({ topics: types, addresses, traces, minFinality })
    },
    close() {
      stopNext?.()
      stopCurrent()
      if (live !== undefined) publish({ kind: 'closed', epoch, number: ++number })
      live = undefined
    },
  }
}

/** Returns a function that tells whether a subscription includes another one. */
export function createCover(subscription: StreamSubscription): (inner: StreamSubscription) => boolean {
  const { topics, addresses = [], traces = [], minFinality } = subscription
  const subjects = new Set([...addresses, ...traces])
  return (inner) =>
    inner.topics.every((topic) => topics.includes(topic)) &&
    (inner.addresses ?? []).every((address) => subjects.has(address)) &&
    (inner.traces ?? []).every((trace) => subjects.has(trace)) &&
    finalityRank({ finality: minFinality }) <= finalityRank({ finality: inner.minFinality })
}

// One subscription upstream for all visitors. It grows in place; it is renewed smaller when most of it is no longer
// wanted. A visitor's subscription is confirmed when the one upstream includes it, so that no event is missed after.
import { finalityRank } from '../../../service/rows/finality.ts'
import { now, repeat, throttle } from '../../../sources/client/limits/pause.ts'
import type { StreamEvent, StreamSubscription } from '../../../sources/client/stream/events.ts'
import { createCover } from '../../../sources/client/stream/relay.ts'
import type { Stream } from '../../../sources/client/stream/stream.ts'
import { cutEvent, eventAddresses } from './cutEvent.ts'
import { nothingWanted, type Wanted } from './wanted.ts'

/** A connection of one visitor. */
export interface StreamVisitor {
  /** Sends one event, given as JSON. */
  readonly send: (text: string) => void
  /** Sends a sign of life, where the protocol has one. */
  readonly keepAlive: () => void
  /** Ends the connection: events may have been missed, or the gateway stops. */
  readonly end: () => void
}

/** A visitor that has joined. */
export interface JoinedVisitor {
  readonly wanted: () => Wanted
  /** Changes the subscription. @param confirmed Called when no event of it is missed from then on. */
  readonly change: (wanted: Wanted, confirmed: () => void) => void
  readonly leave: () => void
}

/** Distributes the events of one network. */
export interface StreamHub {
  /** @returns Undefined if too many visitors are connected, or too many addresses are watched. */
  readonly join: (visitor: StreamVisitor) => JoinedVisitor | undefined
  readonly visitors: () => number
  /** Number of addresses and traces that are watched. */
  readonly watched: () => number
  readonly close: () => void
}

/** Options of {@link createHub}. */
export interface HubOptions {
  readonly stream: Pick<Stream, 'listen'>
  readonly maxStreams: number
  /** Called with addresses and traces of which something has changed, or may have. */
  readonly onTouched: (subjects: Iterable<string>) => void
}

interface Member {
  readonly visitor: StreamVisitor
  wanted: Wanted
  own: ReadonlySet<string>
  /** Set until the subscription is confirmed. */
  confirm: (() => void) | undefined
  /** Time of the last change, in milliseconds of `now`. */
  since: number
  /** Whether a subscription was confirmed before, so that the visitor relies on every event. */
  relies: boolean
  /** Traces that the visitor has seen below finalized. */
  readonly seen: Set<string>
}

interface Listening {
  readonly covers: (inner: StreamSubscription) => boolean
  readonly subjects: ReadonlySet<string>
  isLive: boolean
  stop: () => void
}

/** Milliseconds between two comments on quiet streams. */
const keepAlive = 15_000
/** Milliseconds for which a subscription may wait to be confirmed. */
const maxWait = 30_000
/** Most traces that one visitor is told about when they are withdrawn. */
const maxSeen = 1000
/** Milliseconds for which changes of subscriptions are collected. */
const collect = 20

/** Creates the hub of one network; it connects with its first visitor. */
export function createHub({ stream, maxStreams, onTouched }: HubOptions): StreamHub {
  const members = new Set<Member>()
  /** Members by address and trace. */
  const bySubject = new Map<string, Set<Member>>()
  /** The last state of each watched account, with the event that told it. */
  const states = new Map<string, StreamEvent>()
  let current: Listening | undefined
  let next: Listening | undefined
  let lastEvent: StreamEvent | undefined
  const requestUpdate = throttle(collect, update, collect)
  const stopKeepAlive = repeat(keepAlive, () => {
    for (const { visitor, confirm, since } of members) {
      if (confirm !== undefined && now() - since > maxWait) visitor.end()
      else visitor.keepAlive()
    }
  })

  function unite(): StreamSubscription | undefined {
    const topics = new Set<Wanted['topics'][number]>()
    const traces = new Set<string>()
    let minFinality: Wanted['minFinality'] = 'finalized'
    for (const { wanted } of members) {
      for (const topic of wanted.topics) topics.add(topic)
      for (const trace of wanted.traces) traces.add(trace)
      if (finalityRank({ finality: wanted.minFinality }) < finalityRank({ finality: minFinality }))
        minFinality = wanted.minFinality
    }
    if (bySubject.size === 0) return undefined
    const addresses = [...bySubject.keys()].filter((subject) => !traces.has(subject))
    return { topics: [...topics], addresses, traces: [...traces], minFinality }
  }

  function update(): void {
    const wanted = unite()
    if (wanted === undefined) {
      current?.stop()
      next?.stop()
      current = next = undefined
      states.clear()
      return
    }
    const last = next ?? current
    if (last !== undefined && last.covers(wanted) && last.subjects.size <= 2 * bySubject.size + 100) {
      if (current?.isLive === true) confirmCovered(current)
      return
    }
    next?.stop()
    next = listen(wanted)
  }

  function listen(subscription: StreamSubscription): Listening {
    const own: Listening = {
      covers: createCover(subscription),
      subjects: new Set([...(subscription.addresses ?? []), ...(subscription.traces ?? [])]),
      isLive: false,
      stop: () => undefined,
    }
    own.stop = stream.listen(subscription, {
      opened: () => handleOpened(own),
      event: (event) => {
        // While the subscription grows, both listeners get the same event.
        if (event !== lastEvent) distribute(event)
        lastEvent = event
      },
      closed: () => handleClosed(own),
    })
    return own
  }

  function handleOpened(own: Listening): void {
    // A second time tells that events may have been missed.
    if (own.isLive) return endAll()
    own.isLive = true
    const before = own === next ? current : undefined
    if (own === next) {
      current = own
      next = undefined
    }
    before?.stop()
    // Until now, nothing told that these changed.
    onTouched([...own.subjects].filter((subject) => before?.isLive !== true || !before.subjects.has(subject)))
    for (const address of states.keys()) if (!own.subjects.has(address)) states.delete(address)
    confirmCovered(own)
  }

  function handleClosed(own: Listening): void {
    const wasLive = own.isLive
    own.isLive = false
    if (own === current && wasLive) endAll()
  }

  /** Ends the streams of all who rely on every event: they connect again, and read what they have missed. */
  function endAll(): void {
    states.clear()
    for (const { relies, visitor } of members) if (relies) visitor.end()
  }

  function confirmCovered(own: Listening): void {
    for (const member of members) {
      const { confirm, wanted } = member
      if (confirm === undefined || !own.covers(toSubscription(wanted))) continue
      member.confirm = undefined
      member.relies = true
      confirm()
      for (const address of wanted.addresses) {
        const state = states.get(address)
        if (state !== undefined) deliver(member, state, new Map())
      }
    }
  }

  function distribute(event: StreamEvent): void {
    const addresses = eventAddresses(event)
    const trace = 'trace_external_hash_norm' in event ? [event.trace_external_hash_norm] : []
    onTouched([...addresses, ...trace])
    if (event.type === 'account_state_change') states.set(event.account, event)
    const subjects = event.type === 'trace' ? trace : addresses
    const found =
      event.type === 'trace_invalidated'
        ? [...members].filter(({ seen }) => seen.delete(event.trace_external_hash_norm))
        : new Set(subjects.flatMap((subject) => [...(bySubject.get(subject) ?? [])]))
    const texts = new Map<string, string>()
    for (const member of found) deliver(member, event, texts)
  }

  /** @param texts Texts of this event by the key of their part. */
  function deliver(member: Member, event: StreamEvent, texts: Map<string, string>): void {
    if (!member.relies) return
    const part = cutEvent(event, member.wanted, member.own)
    if (part === undefined) return
    const text = texts.get(part.key) ?? JSON.stringify(part.event)
    texts.set(part.key, text)
    if ('trace_external_hash_norm' in event && event.type !== 'trace_invalidated' && finalityRank(event) < 2) {
      if (member.seen.size >= maxSeen) member.seen.delete([...member.seen][0] ?? '')
      member.seen.add(event.trace_external_hash_norm)
    }
    member.visitor.send(text)
  }

  function index(member: Member, wanted: Wanted): void {
    for (const subject of [...member.wanted.addresses, ...member.wanted.traces]) {
      const set = bySubject.get(subject)
      set?.delete(member)
      if (set?.size === 0) bySubject.delete(subject)
    }
    member.wanted = wanted
    member.own = new Set(wanted.addresses)
    for (const subject of [...wanted.addresses, ...wanted.traces]) {
      const set = bySubject.get(subject) ?? new Set()
      bySubject.set(subject, set.add(member))
    }
  }

  return {
    join(visitor) {
      if (members.size >= maxStreams) return undefined
      const member: Member = {
        visitor,
        wanted: nothingWanted,
        own: new Set(),
        confirm: undefined,
        since: now(),
        relies: false,
        seen: new Set(),
      }
      members.add(member)
      return {
        wanted: () => member.wanted,
        change(wanted, confirmed) {
          index(member, wanted)
          member.confirm = confirmed
          member.since = now()
          requestUpdate()
        },
        leave() {
          if (!members.delete(member)) return
          index(member, nothingWanted)
          requestUpdate()
        },
      }
    },
    visitors: () => members.size,
    watched: () => bySubject.size,
    close() {
      requestUpdate.cancel()
      stopKeepAlive()
      for (const { visitor } of members) visitor.end()
      current?.stop()
      next?.stop()
    },
  }
}

function toSubscription({ topics, addresses, traces, minFinality }: Wanted): StreamSubscription {
  return { topics, addresses, traces, minFinality }
}

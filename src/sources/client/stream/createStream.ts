// One connection for all listeners. A new connection opens before the old one closes, so that listeners
// without a gap stay without one: the old connection has to show that it was still alive. All others are
// told to request what they missed from the index, because the service repeats no event.
import { finalityRank } from '../../../service/rows/finality.ts'
import { HttpError, NetworkError } from '../errors.ts'
import { now, type Pause, repeat, startPause } from '../limits/pause.ts'
import { backoffPause, retryPause } from '../limits/retryPause.ts'
import type { Scheduler } from '../limits/scheduler.ts'
import { shareScheduler } from '../limits/sharedScheduler.ts'
import { createListeners, notify } from '../createListeners.ts'
import { createApiKeys } from '../transports/apiKey.ts'
import type { Stream, StreamListener, StreamOptions, StreamStatus } from './stream.ts'
import {
  type CheckEvent,
  includesEvent,
  joinSubscriptions,
  readEvent,
  type StreamSubscription,
  type WireSubscription,
} from './events.ts'
import type { Connection, ConnectionOptions } from './connection.ts'
import { isOffline, isPageAway, watchPage } from './page.ts'
import { chooseProtocol } from './protocol.ts'

interface Member {
  readonly subscription: StreamSubscription
  readonly listener: StreamListener
  /** True if it has received every event since its `opened`. */
  live: boolean
}

interface OpenedConnection {
  /** Until the rate limit allows it to open, it can only be closed. */
  connection: Connection
  wire: WireSubscription
  opened: boolean
  /** Time at which it began to open, in milliseconds of `now`; `Infinity` before. */
  since: number
  /** Time of the last data; `Infinity` before it began to open. */
  lastData: number
}

/** A connection that another one has replaced; it stays until it shows that it was alive then. */
interface Predecessor {
  readonly own: OpenedConnection
  /** Time at which it was replaced, in milliseconds of `now`. */
  readonly since: number
  /** Those that relied on it until then. */
  readonly members: readonly Member[]
  /** Events since then that only the old connection has shown, as JSON. */
  readonly onlyOld: Set<string>
  /** Events since then that only the new connection has shown, as JSON. */
  readonly onlyNew: Set<string>
}

/** Time in which what was sent on the old connection before it was replaced arrives, in milliseconds. */
const overlap = 1000
/** Most events that a new connection shows before the old one counts as broken. */
const maxLead = 50

/** Pauses, as multiples of the first pause after a failure, which is a second by default. */
const pauses = {
  /** After the service said that there are too many connections. */
  tooMany: 20,
  /** For which the service counts a closed connection, and for which one has to last to count as good. */
  counted: 60,
  /** After which a refused subscription is tried again. */
  refused: 300,
}

/** Least time without data that counts as a broken connection, in milliseconds. */
const minSilence = 100

/** Creates a stream; it connects with its first listener. */
export function createStream(
  options: StreamOptions & {
    readonly url: string
    readonly check: CheckEvent
    /** Waits until one more request may be sent. @default as clients of the same host do */
    readonly takeTurn?: Scheduler['takeTurn']
  },
): Stream {
  const { backoff = 1000, linger = 5000, apiKey } = options
  const silence = Math.max(minSilence, options.silence ?? 40_000)
  const open = chooseProtocol(options)
  const target: ConnectionOptions = {
    url: new URL(options.url, globalThis.location?.href).href.replace(/\/+$/, ''),
    keys: createApiKeys(apiKey),
    apiKeyIn: options.apiKeyIn ?? (typeof document === 'undefined' ? 'header' : 'query'),
    fetch: options.fetch,
    ping: silence / 3,
  }
  const members = new Set<Member>()
  const watchers = createListeners()
  let status: StreamStatus = 'idle'
  let current: OpenedConnection | undefined
  let next: OpenedConnection | undefined
  let predecessor: Predecessor | undefined
  let failures = 0
  let scheduled = false
  /** Time at which the last connection began to open. */
  let lastConnect = -Infinity
  let retry: Pause | undefined
  let away: Pause | undefined
  let stopWatchdog: (() => void) | undefined
  let unwatch: (() => void) | undefined
  /** Subscription that the service refused; only another one is tried before `refusal` ends. */
  let refused: string | undefined
  let refusal: Pause | undefined
  /** Time at which a connection was last closed that cannot change its subscription. */
  let lastClosed = -Infinity

  function setStatus(to: StreamStatus): void {
    if (status === to) return
    status = to
    watchers.notify()
  }

  /** Collects all changes of one task into one request. */
  function scheduleUpdate(): void {
    if (scheduled) return
    scheduled = true
    queueMicrotask(() => {
      scheduled = false
      update()
    })
  }

  function update(): void {
    const wanted = joinSubscriptions(Array.from(members, (member) => member.subscription))
    if (wanted === undefined) return stop()
    unwatch ??= watchPage(handlePageChange)
    stopWatchdog ??= repeat(silence / 4, checkSilence)
    if (current !== undefined) goLive(current)
    if (isPageAway() && current === undefined) return setStatus('idle')
    if (retry !== undefined) return
    if (refused === JSON.stringify(wanted)) {
      if (current === undefined) setStatus('refused')
      return
    }
    if (next !== undefined && covers(next.wire, wanted)) return
    if (current !== undefined && covers(current.wire, wanted)) return
    if (next?.since === Infinity) {
      next.wire = wanted
      return
    }
    const changeable = next ?? current
    if (changeable?.connection.change !== undefined) {
      changeable.wire = wanted
      changeable.opened = false
      changeable.connection.change(wanted)
      return
    }
    if (current === undefined) setStatus('connecting')
    // Lists that mount one after the other share the next connection.
    const earliest = lastConnect + backoff
    // The one before, the current one and the next would be one more than the service allows.
    const before = predecessor?.since ?? lastClosed
    const pause = (current === undefined ? earliest : Math.max(earliest, before + backoff * pauses.counted)) - now()
    if (pause > 0) {
      retry = startPause(pause, reconnect)
      return
    }
    if (next !== undefined) close(next)
    next = connect(wanted)
  }

  function close(own: OpenedConnection): void {
    own.connection.close()
    if (own.since < Infinity && own.connection.change === undefined) lastClosed = now()
  }

  /** Opens a connection as soon as the rate limit allows one more request. */
  function connect(wire: WireSubscription): OpenedConnection {
    const turn = new AbortController()
    const { signal } = turn
    const waiting: Connection = { close: () => turn.abort() }
    const own: OpenedConnection = { connection: waiting, wire, opened: false, lastData: Infinity, since: Infinity }
    const begin = () => {
      if (signal.aborted) return
      // The service allows two connections.
      retirePredecessor('broken')
      lastConnect = own.since = own.lastData = now()
      own.connection = open(target, own.wire, {
        opened: () => handleOpened(own),
        event: (data) => handleEvent(own, data),
        alive: () => void (own.lastData = now()),
        keptAlive: () => handleKeptAlive(own),
        closed: (error) => handleClosed(own, error),
      })
    }
    // The turn fails only when it is given up.
    const takeTurn = options.takeTurn ?? shareScheduler(target.url, target.keys.expected()).takeTurn
    takeTurn(signal).then(begin, () => {})
    return own
  }

  function handleOpened(own: OpenedConnection): void {
    own.opened = true
    if (next === own) {
      if (current !== undefined) {
        const live = Array.from(members).filter((member) => member.live)
        predecessor = { own: current, since: now(), members: live, onlyOld: new Set(), onlyNew: new Set() }
      }
      current = own
      next = undefined
    }
    forgetRefusal()
    setStatus('open')
    goLive(own)
    scheduleUpdate()
  }

  /** Marks the listeners that the connection covers as live. */
  function goLive(own: OpenedConnection): void {
    if (!own.opened) return
    for (const member of Array.from(members)) {
      if (member.live || !covers(own.wire, joinSubscriptions([member.subscription]) ?? own.wire)) continue
      member.live = true
      notify(() => member.listener.opened())
    }
  }

  /** Closes the replaced connection. If it had broken before, its listeners may have missed events. */
  function retirePredecessor(state: 'complete' | 'broken'): void {
    const before = predecessor
    predecessor = undefined
    if (before !== undefined) close(before.own)
    if (state === 'complete') return
    for (const member of before?.members ?? []) {
      if (members.has(member) && member.live) notify(() => member.listener.opened())
    }
  }

  function handleKeptAlive(own: OpenedConnection): void {
    if (own !== predecessor?.own || now() - predecessor.since < overlap) return
    retirePredecessor(predecessor.onlyOld.size === 0 ? 'complete' : 'broken')
  }

  /** Keeps which events only one of the two connections has shown. */
  function compareWithPredecessor(own: OpenedConnection, data: unknown): void {
    if (predecessor === undefined) return
    const { onlyOld, onlyNew } = predecessor
    const [mine, others] = own === current ? [onlyNew, onlyOld] : [onlyOld, onlyNew]
    const text = JSON.stringify(data)
    if (!others.delete(text)) mine.add(text)
    if (onlyNew.size > maxLead) retirePredecessor('broken')
  }

  function handleEvent(own: OpenedConnection, data: unknown): void {
    if (own === current || own === predecessor?.own) compareWithPredecessor(own, data)
    if (own !== current) return
    const event = readEvent(data, options.check)
    if (event === undefined) return
    for (const member of Array.from(members)) {
      if (event === 'unusable') {
        if (member.live) notify(() => member.listener.opened())
      } else if (includesEvent(member.subscription, event)) notify(() => member.listener.event(event))
    }
  }

  function handleClosed(own: OpenedConnection, error: unknown): void {
    const final = error instanceof HttpError && error.status < 500 && error.kind !== 'rateLimited'
    if (own === current) current = undefined
    else if (own === next) next = undefined
    else {
      if (own === predecessor?.own) retirePredecessor('broken')
      return
    }
    const isTooMany = error instanceof HttpError && error.kind === 'rateLimited'
    if (final) {
      forgetRefusal()
      refused = JSON.stringify(own.wire)
      refusal = startPause(backoff * pauses.refused, () => {
        forgetRefusal()
        update()
      })
    } else if (isTooMany && current !== undefined) {
      // The old connection may be the one that exceeds the limit.
      close(current)
      current = undefined
    }
    if (now() - own.since > backoff * pauses.counted) failures = 0
    if (current === undefined && next !== undefined) {
      close(next)
      next = undefined
    }
    notifyClosed(error)
    if (final) return setStatus(current === undefined ? 'refused' : 'open')
    const retryAfter = error instanceof HttpError ? error.retryAfter : undefined
    retry?.cancel()
    const usual = backoffPause(backoff, failures++)
    retry = startPause(retryPause(retryAfter, isTooMany ? Math.max(usual, backoff * pauses.tooMany) : usual), reconnect)
    if (current === undefined) setStatus('waiting')
  }

  function reconnect(): void {
    retry?.cancel()
    retry = undefined
    update()
  }

  /** Tells all listeners that no open connection includes. */
  function notifyClosed(error: unknown): void {
    for (const member of Array.from(members)) {
      if (member.live && current !== undefined) continue
      member.live = false
      notify(() => member.listener.closed(error))
    }
  }

  /** Disconnects after the last listener. */
  function stop(): void {
    disconnect()
    unwatch?.()
    unwatch = undefined
    stopWatchdog?.()
    stopWatchdog = undefined
    away?.cancel()
    away = undefined
    forgetRefusal()
    setStatus('idle')
  }

  function forgetRefusal(): void {
    refused = undefined
    refusal?.cancel()
    refusal = undefined
  }

  function disconnect(): void {
    retry?.cancel()
    retry = undefined
    failures = 0
    for (const own of [predecessor?.own, current, next]) if (own !== undefined) close(own)
    predecessor = undefined
    current = undefined
    next = undefined
  }

  function disconnectAway(): void {
    away = undefined
    disconnect()
    notifyClosed(new NetworkError('/streaming/v2', isOffline() ? 'offline' : 'the page is hidden'))
    setStatus('idle')
  }

  /** Called when the tab is hidden or shown, and when the network comes or goes. */
  function handlePageChange(): void {
    away?.cancel()
    away = undefined
    if (!isPageAway()) {
      failures = 0
      reconnect()
    } else if (isOffline()) disconnectAway()
    else away = startPause(linger, disconnectAway)
  }

  /** Finds connections that broke without notice, as they do while the machine sleeps. */
  function checkSilence(): void {
    for (const own of [predecessor?.own, current, next]) {
      if (own === undefined || now() - own.lastData <= silence) continue
      close(own)
      handleClosed(own, new NetworkError('/streaming/v2', `no data arrived for ${silence} ms`))
    }
  }

  return {
    listen(subscription, listener) {
      const member: Member = { subscription, listener, live: false }
      members.add(member)
      scheduleUpdate()
      return () => {
        members.delete(member)
        scheduleUpdate()
      }
    },
    status: () => status,
    subscribe: watchers.subscribe,
  }
}

/** Tells whether a subscription of a connection includes everything that is wanted. */
function covers(wire: WireSubscription, wanted: WireSubscription): boolean {
  const has = (own: readonly string[] = [], all: readonly string[] = []) => all.every((each) => own.includes(each))
  return (
    has(wire.types, wanted.types) &&
    has(wire.addresses, wanted.addresses) &&
    has(wire.trace_external_hash_norms, wanted.trace_external_hash_norms) &&
    finalityRank({ finality: wire.min_finality }) <= finalityRank({ finality: wanted.min_finality })
  )
}

import { finalityRank } from '../../model/finality.ts'
// One connection for all who listen. A new one is open before the old one is given up, so that who
// heard of everything keeps hearing of everything; all others are told to ask the index what they
// missed, because the service repeats nothing.
import { HttpError, NetworkError } from '../errors.ts'
import type { Stream, StreamListener, StreamOptions, StreamStatus } from './stream.ts'
import {
  concerns,
  joinSubscriptions,
  readEvent,
  type StreamSubscription,
  type WireSubscription,
} from './events.ts'
import type { Line, LineOptions, OpenLine } from './line.ts'
import { isOffline, isPageAway, watchPage } from './page.ts'
import { openSocket } from './socket.ts'
import { openSse } from './sse.ts'

interface Member {
  readonly wanted: StreamSubscription
  readonly listener: StreamListener
  /** Hears of everything since `opened`. */
  live: boolean
}

interface Current {
  readonly line: Line
  wire: WireSubscription
  opened: boolean
  heardAt: number
  readonly since: number
}

const longestPause = 30_000

/** Makes a stream; nothing is sent before somebody listens. */
export function createStream(options: StreamOptions & { readonly url: string }): Stream {
  const { backoff = 1000, silence = 40_000, linger = 5000, apiKey } = options
  const open: OpenLine = options.protocol === 'websocket' ? openSocket : openSse
  const target: LineOptions = {
    url: options.url.replace(/\/+$/, ''),
    apiKey: async () => (typeof apiKey === 'function' ? await apiKey() : apiKey) || undefined,
    apiKeyIn: options.apiKeyIn ?? (typeof document === 'undefined' ? 'header' : 'query'),
    fetch: options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request)),
    ping: silence / 3,
  }
  const members = new Set<Member>()
  const watchers = new Set<() => void>()
  let status: StreamStatus = 'idle'
  let current: Current | undefined
  let next: Current | undefined
  let failures = 0
  let planned = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let away: ReturnType<typeof setTimeout> | undefined
  let watchdog: ReturnType<typeof setInterval> | undefined
  let unwatch: (() => void) | undefined
  /** What was refused; tried again only when something else is wanted. */
  let refused: string | undefined

  function tell(to: StreamStatus): void {
    if (status === to) return
    status = to
    for (const watcher of Array.from(watchers)) watcher()
  }

  /** Everything that changes in one task becomes one request. */
  function plan(): void {
    if (planned) return
    planned = true
    queueMicrotask(() => {
      planned = false
      update()
    })
  }

  function update(): void {
    const wanted = joinSubscriptions(Array.from(members, (member) => member.wanted))
    if (wanted === undefined) return rest()
    unwatch ??= watchPage(look)
    watchdog ??= setInterval(watch, silence / 4)
    if (isPageAway() && current === undefined) return tell('idle')
    if (retry !== undefined || refused === JSON.stringify(wanted)) return
    if (next !== undefined && covers(next.wire, wanted)) return
    if (current !== undefined && covers(current.wire, wanted)) return join(current)
    const changeable = next ?? current
    if (changeable?.line.change !== undefined) {
      changeable.wire = wanted
      changeable.opened = false
      changeable.line.change(wanted)
      return
    }
    next?.line.close()
    next = connect(wanted)
    if (current === undefined) tell('connecting')
  }

  function connect(wire: WireSubscription): Current {
    const line = open(target, wire, {
      opened: () => settled(own),
      event: (value) => pass(own, value),
      alive: () => void (own.heardAt = Date.now()),
      closed: (error) => lost(own, error),
    })
    const since = Date.now()
    const own: Current = { line, wire, opened: false, heardAt: since, since }
    return own
  }

  function settled(own: Current): void {
    own.opened = true
    if (next === own) {
      current?.line.close()
      current = own
      next = undefined
    }
    refused = undefined
    tell('open')
    join(own)
    plan()
  }

  /** Those whom the connection covers hear of everything from now on. */
  function join(own: Current): void {
    if (!own.opened) return
    for (const member of Array.from(members)) {
      if (member.live || !covers(own.wire, joinSubscriptions([member.wanted]) ?? own.wire)) continue
      member.live = true
      member.listener.opened()
    }
  }

  function pass(own: Current, value: unknown): void {
    if (own !== current) return
    const event = readEvent(value)
    if (event === undefined) return
    for (const member of Array.from(members)) {
      if (concerns(member.wanted, event)) member.listener.event(event)
    }
  }

  function lost(own: Current, error: unknown): void {
    const final = error instanceof HttpError && error.status < 500 && error.kind !== 'rateLimited'
    if (own === current) current = undefined
    else if (own === next) next = undefined
    else return
    if (final) refused = JSON.stringify(joinSubscriptions(Array.from(members, ({ wanted }) => wanted)))
    else if (error instanceof HttpError && error.kind === 'rateLimited') {
      // The old connection may be the one too many.
      current?.line.close()
      current = undefined
    }
    if (Date.now() - own.since > backoff * 5) failures = 0
    if (current === undefined) {
      next?.line.close()
      next = undefined
      part(error)
    }
    if (final) return tell(current === undefined ? 'refused' : 'open')
    const asked = error instanceof HttpError ? error.retryAfter : undefined
    const pause = Math.min(longestPause, backoff * 2 ** failures++ * (1 + Math.random() / 4))
    clearTimeout(retry)
    retry = setTimeout(again, asked ?? pause)
    if (current === undefined) tell('waiting')
  }

  function again(): void {
    clearTimeout(retry)
    retry = undefined
    update()
  }

  function part(error: unknown): void {
    for (const member of Array.from(members)) {
      member.live = false
      member.listener.closed(error)
    }
  }

  /** Nobody listens any more. */
  function rest(): void {
    hangUp()
    unwatch?.()
    unwatch = undefined
    clearInterval(watchdog)
    watchdog = undefined
    clearTimeout(away)
    away = undefined
    refused = undefined
    tell('idle')
  }

  function hangUp(): void {
    clearTimeout(retry)
    retry = undefined
    failures = 0
    current?.line.close()
    next?.line.close()
    current = undefined
    next = undefined
  }

  function leave(): void {
    away = undefined
    hangUp()
    part(new NetworkError('/streaming/v2', isOffline() ? 'offline' : 'the page is hidden'))
    tell('idle')
  }

  /** The tab was hidden or shown, or the network came or went. */
  function look(): void {
    clearTimeout(away)
    away = undefined
    if (!isPageAway()) {
      failures = 0
      again()
    } else if (isOffline()) leave()
    else away = setTimeout(leave, linger)
  }

  /** A line can die without a word, most of all while the machine sleeps. */
  function watch(): void {
    for (const own of [current, next]) {
      if (own === undefined || Date.now() - own.heardAt <= silence) continue
      own.line.close()
      lost(own, new NetworkError('/streaming/v2', `nothing was heard for ${silence} ms`))
    }
  }

  return {
    listen(wanted, listener) {
      const member: Member = { wanted, listener, live: false }
      members.add(member)
      plan()
      return () => {
        members.delete(member)
        plan()
      }
    },
    status: () => status,
    subscribe(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** Whether everything that is wanted comes over a line with this subscription. */
function covers(wire: WireSubscription, wanted: WireSubscription): boolean {
  const has = (own: readonly string[] = [], asked: readonly string[] = []) =>
    asked.every((each) => own.includes(each))
  return (
    has(wire.types, wanted.types) &&
    has(wire.addresses, wanted.addresses) &&
    has(wire.trace_external_hash_norms, wanted.trace_external_hash_norms) &&
    finalityRank({ finality: wire.min_finality }) <= finalityRank({ finality: wanted.min_finality })
  )
}

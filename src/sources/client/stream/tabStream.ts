// One connection for all tabs of a browser that ask one service with one key. The tab that leads holds it, for what all
// of them show; a hidden or frozen leader hands it over to a tab that is seen. The next leader subscribes first; then
// every tab reads what it missed in between.
import { createListeners } from '../createListeners.ts'
import { readPublishedMarks, publishMark } from '../limits/tabs.ts'
import { onAbort } from '../limits/onAbort.ts'
import { type Pause, repeat, startPause, throttle } from '../limits/pause.ts'
import { type LeadMessage, openChannel } from '../tabs/channel.ts'
import { lead } from '../tabs/leader.ts'
import { type CheckEvent, readEvent, type StreamSubscription } from './events.ts'
import { createFollower, createLead, type RelayMessage } from './relay.ts'
import type { Stream } from './stream.ts'

/** A message between tabs: those of the lead, what one tab wants, and what the leader says. */
interface TabMessage extends LeadMessage {
  readonly from: string
  readonly wanted?: readonly StreamSubscription[]
  /** A new leader asks what the others want. */
  readonly ask?: true
  readonly relay?: RelayMessage
}

/** Milliseconds for which a tab without listeners stays connected, as between two pages of an application. */
const linger = 1000
/** Milliseconds for which changes of what tabs want are collected. */
const collect = 50
/** Milliseconds between two looks for tabs that were closed without a word. */
const look = 20_000
/** Milliseconds for which a tab is known to be open; longer than anybody keeps one. */
const forEver = 2 ** 31 - 1

/** Tells whether this page can share a connection with other tabs. */
export function canShareStream(): boolean {
  return (
    typeof document !== 'undefined' &&
    globalThis.isSecureContext &&
    globalThis.navigator.locks !== undefined &&
    typeof BroadcastChannel === 'function'
  )
}

/**
 * Creates the stream of one tab.
 * @param name The same in all tabs that may share a connection.
 * @param open Creates the connection, if this tab leads.
 * @param check Checks what the leader says, as if it came from the service.
 */
export function createTabStream(name: string, open: () => Stream, check: CheckEvent): Stream {
  const id = crypto.randomUUID()
  const marks = `${name} tab`
  const channel = openChannel<TabMessage>(name)
  const follower = createFollower('the tab that holds the connection was closed')
  const watchers = createListeners()
  follower.subscribe(watchers.notify)
  let leading:
    | { readonly stream: Stream; readonly want: (from: string, wanted: readonly StreamSubscription[]) => void }
    | undefined
  let stop: AbortController | undefined
  let leaving: Pause | undefined
  let isMarked = false

  const tell = throttle(collect, () => {
    const wanted = follower.wanted()
    if (leading === undefined) channel.post({ from: id, wanted })
    else leading.want(id, wanted)
  })

  channel.subscribe(({ from, wanted, ask, relay }) => {
    if (ask === true) {
      // The leader before it is gone.
      follower.close()
      if (follower.wanted().length > 0) tell()
    }
    if (leading !== undefined) {
      if (wanted !== undefined) leading.want(from, wanted)
      return
    }
    if (relay === undefined) return
    if (relay.kind !== 'event') return follower.receive(relay)
    const event = readEvent(relay.event, check)
    if (event === undefined || event === 'unusable') follower.close()
    else follower.receive({ ...relay, event })
  })

  /** Holds the connection until this tab has no listeners or loses the lead. */
  async function hold(lost: AbortSignal, stopped: AbortSignal): Promise<void> {
    const stream = open()
    const wants = new Map<string, readonly StreamSubscription[]>()
    const held = createLead(stream, crypto.randomUUID(), (relay) => {
      // Copying an event for tabs takes longer than reading it. One that asks for events later learns what it missed.
      if (relay.kind !== 'event' || wants.size > 1) channel.post({ from: id, relay })
      follower.receive(relay)
    })
    const update = throttle(collect, () => held.want([...wants.values()].flat()), collect)
    const forget = async () => {
      const open = new Set(await readPublishedMarks(marks))
      for (const tab of wants.keys()) if (open.has(id) && !open.has(tab)) wants.delete(tab)
      update()
    }
    leading = {
      stream,
      want(from, wanted) {
        if (wanted.length === 0) wants.delete(from)
        else wants.set(from, wanted)
        update()
      },
    }
    leading.want(id, follower.wanted())
    channel.post({ from: id, ask: true })
    const unwatch = stream.subscribe(watchers.notify)
    const endLook = repeat(look, () => void forget())
    try {
      await new Promise<void>((resolve, reject) => {
        onAbort(stopped, resolve)
        onAbort(lost, () => reject(lost.reason as Error))
      })
    } finally {
      leading = undefined
      endLook()
      unwatch()
      update.cancel()
      held.close()
    }
  }

  function join(): void {
    leaving?.cancel()
    leaving = undefined
    if (stop !== undefined) return
    stop = new AbortController()
    const { signal } = stop
    watchers.notify()
    if (!isMarked) void publishMark(marks, id, forEver)
    isMarked = true
    // Rejects only when it is given up.
    lead({ name, channel: channel as never, signal, onWait: () => {} }, (lost) => hold(lost, signal)).catch(() => {})
  }

  function leave(): void {
    leaving = startPause(linger, () => {
      leaving = undefined
      stop?.abort()
      stop = undefined
      watchers.notify()
    })
  }

  addEventListener('pagehide', () => channel.post({ from: id, wanted: [] }))
  addEventListener('pageshow', tell)

  return {
    listen(subscription, listener) {
      const forget = follower.listen(subscription, listener)
      join()
      tell()
      return () => {
        forget()
        tell()
        if (follower.wanted().length === 0) leave()
      }
    },
    status: () => leading?.stream.status() ?? (follower.isLive() ? 'open' : stop === undefined ? 'idle' : 'connecting'),
    subscribe: watchers.subscribe,
  }
}

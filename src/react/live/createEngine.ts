import type { Client } from '../../sources/client/client.ts'
import type { StreamEvent, StreamSubscription } from '../../sources/client/stream/events.ts'
import { getStream } from '../../sources/client/stream/stream.ts'
import { createStore, type Subscribable } from '../display/createStore.ts'
import { leastPause, type Polling, startPolling } from './polling.ts'

/** The requests of an engine, and its part of the stream. */
export interface EngineOptions<State> {
  readonly initial: State
  readonly subscription: StreamSubscription
  /** One run; it handles its own errors. */
  readonly poll: (signal: AbortSignal) => Promise<void>
  /** Returns the milliseconds until the next run; undefined ends the polling. */
  readonly nextPause: () => number | undefined
  /** Milliseconds between two runs without a stream. */
  readonly interval: number
  /** Tells whether polling pauses. @default hidden or offline */
  readonly isAway?: () => boolean
  /** Called when the stream opens or closes, before `live` of the state changes and the engine polls. */
  readonly onLive?: (live: boolean) => void
  readonly onEvent: (event: StreamEvent) => void
  /** Tells whether there is nothing to request for a first listener. @default there always is */
  readonly isOver?: () => boolean
  /** Called after the last listener has left. */
  readonly onStop?: () => void
}

/** A state that is kept up to date by requests and by the stream while it has listeners. */
export interface Engine<State> extends Subscribable<State> {
  readonly set: (changes: Partial<State>) => void
  /** Polls as soon as the least pause after the last run is over. */
  readonly wake: () => void
  /** Begins anew, if there are listeners. */
  readonly restart: () => void
  /** Leaves the stream; polling continues. */
  readonly leaveStream: () => void
}

/** Creates an engine that polls, and listens to the stream of its client. `live` of its state is its own. */
export function createEngine<State extends { readonly live: boolean }>(
  client: Client,
  { initial, subscription, poll, nextPause, interval, isAway, onLive, onEvent, isOver, onStop }: EngineOptions<State>,
): Engine<State> {
  let polling: Polling | undefined
  let unlisten: (() => void) | undefined
  const store = createStore(initial, start, () => {
    stop()
    onStop?.()
  })

  function set(changes: Partial<State>): void {
    const before = store.current()
    const isSame = Object.entries(changes).every(([name, value]) => before[name as keyof State] === value)
    if (!isSame) store.set({ ...before, ...changes })
  }
  function setLive(live: boolean): void {
    if (store.current().live !== live) store.set({ ...store.current(), live })
  }
  const wake = () => polling?.wake()
  function change(live: boolean): void {
    onLive?.(live)
    setLive(live)
    wake()
  }
  function leaveStream(): void {
    unlisten?.()
    unlisten = undefined
    setLive(false)
  }
  function start(): void {
    if (isOver?.() === true) return
    unlisten = getStream(client)?.listen(subscription, {
      opened: () => change(true),
      closed: () => change(false),
      event: onEvent,
    })
    polling = startPolling(poll, nextPause, leastPause(interval), isAway)
  }
  function stop(): void {
    polling?.stop()
    polling = undefined
    leaveStream()
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    set,
    wake,
    leaveStream,
    restart() {
      stop()
      if (store.hasListeners()) start()
    },
  }
}

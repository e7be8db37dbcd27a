import type { Client } from '../../sources/client/client.ts'
import type { StreamEvent, StreamSubscription } from '../../sources/client/stream/events.ts'
import { getStream } from '../../sources/client/stream/stream.ts'
import { leastPause, type Polling, startPolling } from './polling.ts'

/** The requests of an engine, and its part of the stream. */
export interface EngineOptions {
  readonly subscription: StreamSubscription
  /** One run; it handles its own errors. */
  readonly poll: (signal: AbortSignal) => Promise<void>
  /** Returns the milliseconds until the next run; undefined ends the polling. */
  readonly nextPause: () => number | undefined
  /** Milliseconds between two runs without a stream. */
  readonly interval: number
  /** Tells whether polling pauses. @default hidden or offline */
  readonly isAway?: () => boolean
  /** Called when the stream opens or closes; the engine polls then. */
  readonly onLive: (live: boolean) => void
  readonly onEvent: (event: StreamEvent) => void
}

/** The requests and the stream of a store. It does nothing until it is started. */
export interface Engine {
  readonly isRunning: () => boolean
  /** Polls as soon as the least pause after the last run is over. */
  readonly wake: () => void
  readonly start: () => void
  readonly stop: () => void
  /** Leaves the stream; polling continues. */
  readonly leaveStream: () => void
}

/** Creates the engine of a store that polls and listens to the stream of its client. */
export function createEngine(
  client: Client,
  { subscription, poll, nextPause, interval, isAway, onLive, onEvent }: EngineOptions,
): Engine {
  let polling: Polling | undefined
  let unlisten: (() => void) | undefined

  const wake = () => polling?.wake()
  function change(live: boolean): void {
    onLive(live)
    wake()
  }
  function leaveStream(): void {
    unlisten?.()
    unlisten = undefined
  }

  return {
    isRunning: () => polling !== undefined,
    wake,
    start() {
      unlisten = getStream(client)?.listen(subscription, {
        opened: () => change(true),
        closed: () => change(false),
        event: onEvent,
      })
      polling = startPolling(poll, nextPause, leastPause(interval), isAway)
    },
    stop() {
      polling?.stop()
      polling = undefined
      leaveStream()
    },
    leaveStream,
  }
}

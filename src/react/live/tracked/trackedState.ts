import type { Origin } from '../../../sources/client/origin.ts'
import type { TrackedStage } from '../../../service/rows/finality.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import type { Verdict } from '../../../meaning/trace/verdict.ts'

/** State of a message that is followed. */
export interface TrackedState {
  /** Hash that the message is looked for by, base64; undefined until the message is read, and without a message. */
  readonly hash: string | undefined
  readonly stage: TrackedStage
  /** True when no more requests are sent: the message is classified, the search has ended, or there is no message. */
  readonly settled: boolean
  /** Trace of the transactions so far; undefined before the first. */
  readonly trace: TraceModel | undefined
  /** Actions of the trace; empty until the service has classified it. */
  readonly actions: readonly Action[]
  /** Outcome of the transactions so far; it can change until the stage is `finalized`. */
  readonly verdict: Verdict | undefined
  /** Unix seconds until which the network may accept the message; undefined if unknown. */
  readonly validUntil: number | undefined
  /** Seconds by which the index is behind the clock; undefined before the first request for it. */
  readonly lag: number | undefined
  /** Why the last request failed; requests continue unless `settled`. `null` when there is no error. */
  readonly error: unknown
  /**
   * Source of the trace, and the moment that it describes: a trace of this browser's memory is as old as
   * its `asOf`. Undefined before the first trace.
   */
  readonly origin: Origin | undefined
  /** True while the stream delivers events; otherwise the service is polled. */
  readonly live: boolean
}

/** Returns the state before the first request. */
export function initialTrackedState(hash: string | undefined, validUntil: number | undefined): TrackedState {
  return {
    hash,
    stage: 'searching',
    settled: false,
    trace: undefined,
    actions: [],
    verdict: undefined,
    validUntil,
    lag: undefined,
    error: null,
    origin: undefined,
    live: false,
  }
}

import type { TrackedStage } from '../../model/finality.ts'
import type { Action } from '../../schema/action.ts'
import type { TraceModel } from '../../trace/model.ts'
import type { Verdict } from '../../trace/verdict.ts'

/** A message on its way, as far as it is known. */
export interface TrackedState {
  /** Hash by which the message is looked for, base64; undefined until it is read, and without one. */
  readonly hash: string | undefined
  readonly stage: TrackedStage
  /** True when nothing is asked: the end is reached, the search was given up, or there is no message. */
  readonly settled: boolean
  /** Transactions so far; undefined before the first. */
  readonly trace: TraceModel | undefined
  /** What they mean, once the service has said it. */
  readonly actions: readonly Action[]
  /** Judgement on the transactions so far; it can change until the stage is finalized. */
  readonly verdict: Verdict | undefined
  /** Seconds since 1970 until which the network may accept the message; undefined if unknown. */
  readonly validUntil: number | undefined
  /** Seconds by which the index is behind the clock; undefined until it was asked. */
  readonly lag: number | undefined
  /** Why the last question failed; the search goes on unless `settled`. */
  readonly error: unknown
  /** True while events arrive by themselves; otherwise the service is asked again and again. */
  readonly live: boolean
}

/** Before anything is known. */
export function initialState(hash: string | undefined, validUntil: number | undefined): TrackedState {
  return {
    hash,
    stage: 'searching',
    settled: false,
    trace: undefined,
    actions: [],
    verdict: undefined,
    validUntil,
    lag: undefined,
    error: undefined,
    live: false,
  }
}

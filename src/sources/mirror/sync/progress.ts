import { now } from '../../client/limits/pause.ts'
import type { Scope, SyncProgress } from '../coverage/scope.ts'

/** Creates a function that reports the progress of a sync, with its rate and the time left. */
export function createProgressReporter(scope: Scope, onProgress: ((progress: SyncProgress) => void) | undefined) {
  let first: { readonly rows: number; readonly at: number } | undefined
  /** The share when it was first known. */
  let base: { readonly share: number; readonly at: number } | undefined
  return (state: SyncProgress['state'], rows: number, share: number | undefined) => {
    const at = now()
    first ??= { rows, at }
    if (share !== undefined) base ??= { share, at }
    const gained = share === undefined || base === undefined ? 0 : share - base.share
    const left = base === undefined ? 0 : ((1 - (share ?? 0)) * (at - base.at)) / 1000 / gained
    onProgress?.({
      scope,
      state,
      rows,
      share,
      rate: Math.max(0, rows - first.rows) / Math.max(0.001, (at - first.at) / 1000),
      secondsLeft: gained > 0 ? left : undefined,
    })
  }
}

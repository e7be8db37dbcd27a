import type { ScopeStatus, SyncProgress } from '../coverage/scope.ts'

/** State of a sync in this tab; `idle` before the first one. */
export type SyncState = 'idle' | 'running' | 'paused' | 'done' | 'failed'

/** A sync as it is shown. */
export interface SyncView {
  readonly state: SyncState
  /** Progress of the sync; tells while it runs whether it waits for another tab or follows the chain. */
  readonly progress: SyncProgress | undefined
  /** Why the sync failed; `null` when there is no error. */
  readonly error: unknown
}

/** A scope of a mirror as it is shown, with its sync. */
export interface MirroredScope extends ScopeStatus {
  /** Identity of the scope, as text. */
  readonly id: string
  readonly sync: SyncView
}

/** State before the first sync. */
export const noSync: SyncView = { state: 'idle', progress: undefined, error: null }

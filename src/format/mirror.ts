import type { Origin } from '../client/origin.ts'
import type { Scope, ScopeStatus, SyncProgress } from '../mirror/coverage/scope.ts'

/** Where an answer came from, as it is shown. */
export type ShownOrigin = Pick<Origin, 'source' | 'asOf'>

/** What became of a sync in this tab; `idle` before the first one. */
export type SyncState = 'idle' | 'running' | 'paused' | 'done' | 'failed'

/** One sync as it is shown. */
export interface SyncView {
  readonly state: SyncState
  /** How far it is; while it runs, whether it waits for another tab or follows the chain. */
  readonly progress: SyncProgress | undefined
  /** Why it failed. */
  readonly error: unknown
}

/** One scope of a mirror as it is shown: what is here, and what is being done about the rest. */
export interface MirroredScope extends ScopeStatus {
  /** Identity of the scope, as text. */
  readonly id: string
  readonly sync: SyncView
}

/** What a mirror takes of this browser's storage. */
export interface MirrorUsage {
  readonly bytes: number
  /** Bytes that it may take; what was not used for longest is forgotten before. */
  readonly budget: number
  /** The browser has promised not to delete it when its disk runs low. */
  readonly persisted: boolean
  /** Why nothing more is kept; undefined while that works. */
  readonly readOnly: string | undefined
}

/** A mirror as it is shown, with what a reader may do about it. */
export interface MirrorView {
  /** `absent`: it did not open, and `problems` tell why; the page works without it. */
  readonly state: 'opening' | 'ready' | 'absent'
  /** Undefined until they have been read. */
  readonly scopes: readonly MirroredScope[] | undefined
  /** Undefined until it has been read. */
  readonly usage: MirrorUsage | undefined
  /** What failed last: to open, to read, to write. */
  readonly problems: readonly unknown[]
  /** Brings the scope here, or up to date; goes on where it was paused. */
  readonly start: (scope: Scope) => void
  /** Stops the sync of the scope; what is here stays. */
  readonly pause: (scope: Scope) => void
  /** Forgets one scope, or everything. */
  readonly clear: (scope?: Scope) => void
  /** Asks the browser to keep the mirror when its disk runs low. */
  readonly persist: () => void
}

import type { Origin } from '../../sources/client/origin.ts'
import type { MirroredScope } from '../../sources/mirror/sync/syncView.ts'
import type { Scope } from '../../sources/mirror/coverage/scope.ts'
import type { MirrorUsage } from '../../sources/mirror/scopes.ts'

export type { MirroredScope, SyncState, SyncView } from '../../sources/mirror/sync/syncView.ts'
export type { MirrorUsage } from '../../sources/mirror/scopes.ts'

/** The origin of an answer, as components show it. */
export type ShownOrigin = Pick<Origin, 'source' | 'asOf' | 'unreachable'>

/** A mirror as components show it, with the actions that a user may take. */
export interface MirrorView {
  /** `absent`: it did not open; `problems` say why, and the page works without it. */
  readonly state: 'opening' | 'ready' | 'absent'
  /** Undefined until they have been read. */
  readonly scopes: readonly MirroredScope[] | undefined
  /** Undefined until it has been read. */
  readonly usage: MirrorUsage | undefined
  /** The latest errors of opening, reading and writing. */
  readonly problems: readonly unknown[]
  /** Syncs the scope, or brings it up to date; resumes where it was paused. */
  readonly start: (scope: Scope) => void
  /** Pauses the sync of the scope; its rows stay. */
  readonly pause: (scope: Scope) => void
  /** Deletes one scope, or everything. */
  readonly clear: (scope?: Scope) => void
  /** Asks the browser to keep the data when disk space runs low. */
  readonly persist: () => void
  /** Opens a mirror again that did not open; undefined if the page cannot, or it is open. */
  readonly retry?: (() => void) | undefined
}

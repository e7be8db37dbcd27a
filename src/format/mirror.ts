import type { Origin } from '../client/origin.ts'
import type { MirroredScope } from '../live/mirror/syncView.ts'
import type { Scope } from '../mirror/coverage/scope.ts'
import type { MirrorUsage } from '../mirror/scopes.ts'

export type { MirroredScope, SyncState, SyncView } from '../live/mirror/syncView.ts'
export type { MirrorUsage } from '../mirror/scopes.ts'

/** Where an answer came from, as it is shown. */
export type ShownOrigin = Pick<Origin, 'source' | 'asOf'>

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

import type { Transport } from '../client/transports/transport.ts'
import type { MirroredScope, MirrorUsage, SyncView } from '../format/mirror.ts'
import type { Mirror } from '../mirror/mirror.ts'
import {
  canonicalScope,
  type Scope,
  scopeId,
  type ScopeStatus,
  type SyncProgress,
} from '../mirror/coverage/scope.ts'

/** What the hooks need of a mirror. */
export type SyncedMirror = Pick<Mirror, 'sync' | 'scopes' | 'usage' | 'persist' | 'clear' | 'subscribe'>

/** One state of a mirror and of the syncs of this tab. */
export interface MirrorSnapshot {
  readonly scopes: readonly MirroredScope[] | undefined
  readonly usage: MirrorUsage | undefined
  /** What failed last: reading, and what a reader asked for. */
  readonly problems: readonly unknown[]
}

/** How a sync is started. */
export interface SyncStart {
  /** Asked with background priority. */
  readonly service: Transport
  /** Go on with what the chain adds. */
  readonly follow: boolean
}

/** What the tab knows of one mirror, for all hooks that show it. */
export interface MirrorStore {
  readonly subscribe: (listener: () => void) => () => void
  /** The same object until something changes. */
  readonly snapshot: () => MirrorSnapshot
  /** The same object until it changes. @param id Of a canonical scope. */
  readonly sync: (id: string) => SyncView
  /** Keeps the sync of a scope running, or all of them. @returns The way to let go. */
  readonly hold: (id?: string) => () => void
  readonly start: (scope: Scope, how: SyncStart) => void
  readonly pause: (scope: Scope) => void
  readonly clear: (scope?: Scope) => void
  readonly persist: () => void
}

interface Run {
  readonly scope: Scope
  /** Ends the sync; also tells this one from a later one of the same scope. */
  readonly stop: AbortController
  readonly view: SyncView
}

/** Milliseconds between two looks at the mirror, and between two paints of progress. */
const lookEvery = 500
const paintEvery = 100

const noSync: SyncView = { state: 'idle', progress: undefined, error: undefined }
const stores = new WeakMap<SyncedMirror, MirrorStore>()

/** The store of a mirror: one for the whole page, so that two components share one sync. */
export function mirrorStore(mirror: SyncedMirror): MirrorStore {
  const store = stores.get(mirror) ?? createStore(mirror)
  stores.set(mirror, store)
  return store
}

function createStore(mirror: SyncedMirror): MirrorStore {
  const listeners = new Set<() => void>()
  const runs = new Map<string, Run>()
  const holds = new Map<string, number>()
  let statuses: readonly ScopeStatus[] | undefined
  let usage: MirrorUsage | undefined
  let unread: unknown
  let undone: unknown
  let snapshot: MirrorSnapshot | undefined
  let unsubscribe: (() => void) | undefined
  const look = paced(lookEvery, () => void read())
  const paint = paced(paintEvery, tell)

  function tell(): void {
    snapshot = undefined
    for (const listener of Array.from(listeners)) listener()
  }

  async function read(): Promise<void> {
    try {
      ;[statuses, usage] = await Promise.all([mirror.scopes(), mirror.usage()])
      unread = undefined
    } catch (error) {
      unread = error
    }
    tell()
  }

  function take(): MirrorSnapshot {
    const known = statuses?.map((status) => withSync(status, runs.get(scopeId(status.scope))))
    const ids = new Set(known?.map(({ id }) => id))
    const begun = [...runs].filter(([id]) => !ids.has(id)).map(([, run]) => withSync(empty(run), run))
    const problems = [unread, undone].filter((problem) => problem !== undefined)
    return { scopes: known && [...known, ...begun], usage, problems }
  }

  /** Notes what a sync tells; one that was replaced or ended has nothing more to say. */
  function note(id: string, stop: AbortController, changes: Partial<SyncView>): void {
    const run = runs.get(id)
    if (run?.stop !== stop || stop.signal.aborted) return
    runs.set(id, { ...run, view: { ...run.view, ...changes } })
    if (changes.state === undefined) return paint()
    tell()
    look()
  }

  function end(id: string, state: 'paused' | 'idle'): void {
    const run = runs.get(id)
    if (run?.view.state !== 'running') return
    if (state === 'idle') runs.delete(id)
    else runs.set(id, { ...run, view: { ...run.view, state } })
    run.stop.abort()
    tell()
  }

  function endUnheld(): void {
    if (holds.has('')) return
    for (const id of Array.from(runs.keys())) if (!holds.has(id)) end(id, 'idle')
  }

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    undone = undefined
    try {
      await act()
    } catch (error) {
      undone = error
    }
    tell()
    look()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        unsubscribe = mirror.subscribe(look)
        look()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unsubscribe?.()
      }
    },
    snapshot: () => (snapshot ??= take()),
    sync: (id) => runs.get(id)?.view ?? noSync,
    hold(id = '') {
      holds.set(id, (holds.get(id) ?? 0) + 1)
      return () => {
        const left = (holds.get(id) ?? 1) - 1
        if (left > 0) holds.set(id, left)
        else holds.delete(id)
        // Later: strict mode, and a move within the page, unmount and mount again at once.
        setTimeout(endUnheld)
      }
    },
    start(given, { service, follow }) {
      const scope = canonicalScope(given)
      const id = scopeId(scope)
      if (runs.get(id)?.view.state === 'running') return
      const stop = new AbortController()
      runs.set(id, { scope, stop, view: { ...noSync, state: 'running' } })
      tell()
      const onProgress = (progress: SyncProgress) => note(id, stop, { progress })
      mirror.sync(scope, { service, follow, signal: stop.signal, onProgress }).then(
        () => note(id, stop, { state: 'done' }),
        (error: unknown) => note(id, stop, { state: 'failed', error }),
      )
    },
    pause: (scope) => end(idOf(scope), 'paused'),
    clear(scope) {
      for (const id of scope === undefined ? Array.from(runs.keys()) : [idOf(scope)]) {
        end(id, 'idle')
        runs.delete(id)
      }
      void attempt(() => mirror.clear(scope))
    },
    persist: () => void attempt(() => mirror.persist()),
  }
}

/** Identity of a scope, however it is written. */
export function idOf(scope: Scope): string {
  return scopeId(canonicalScope(scope))
}

function withSync(status: ScopeStatus, run: Run | undefined): MirroredScope {
  return { ...status, id: scopeId(status.scope), sync: run?.view ?? noSync }
}

/** What a sync that has just begun has brought. */
function empty({ scope }: Run): ScopeStatus {
  return { scope, state: 'partial', rows: 0, bytes: 0, asOf: 0, used: 0 }
}

/** Does it soon, and then at most so often, whatever happens meanwhile. */
function paced(milliseconds: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  return () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        last = Date.now()
        act()
      },
      Math.max(0, last + milliseconds - Date.now()),
    )
  }
}

import { startPause, throttle } from '../../../sources/client/limits/pause.ts'
import type { Transport } from '../../../sources/client/transports/transport.ts'
import type { Mirror } from '../../../sources/mirror/mirror.ts'
import {
  canonicalScope,
  type Scope,
  scopeId,
  type ScopeStatus,
  type SyncProgress,
} from '../../../sources/mirror/coverage/scope.ts'
import type { MirrorUsage } from '../../../sources/mirror/scopes.ts'
import { createStore, type Subscribable } from '../../display/createStore.ts'
import { type MirroredScope, noSync, type SyncView } from '../../../sources/mirror/sync/syncView.ts'

/** The part of a mirror that the hooks use. */
export type SyncedMirror = Pick<Mirror, 'sync' | 'scopes' | 'usage' | 'persist' | 'clear' | 'subscribe'>

/** State of a mirror and of the syncs of this tab. */
export interface MirrorSnapshot {
  /** Undefined until they are read. */
  readonly scopes: readonly MirroredScope[] | undefined
  /** Undefined until it is read. */
  readonly usage: MirrorUsage | undefined
  /** Errors of the last read and of the last action. */
  readonly problems: readonly unknown[]
}

/** Options of a sync that the hooks start. */
interface SyncStart {
  /** Transport of the service; requests have background priority. */
  readonly service: Transport
  /** Keeps running to add what is new. */
  readonly follow: boolean
}

/** State of one mirror in this tab, for all hooks that show it. */
export interface MirrorStore extends Subscribable<MirrorSnapshot> {
  /** Returns the sync of a scope: the same object until it changes. @param id Id of a canonical scope. */
  readonly sync: (id: string) => SyncView
  /** Keeps the sync of a scope running, or all of them. @returns A function that releases it. */
  readonly hold: (id?: string) => () => void
  readonly start: (scope: Scope, how: SyncStart) => void
  readonly pause: (scope: Scope) => void
  readonly clear: (scope?: Scope) => void
  readonly persist: () => void
}

/** A sync that was started in this tab. */
interface StartedSync {
  readonly scope: Scope
  /** Ends the sync; also distinguishes it from a later sync of the same scope. */
  readonly stop: AbortController
  readonly view: SyncView
}

/** Snapshot before the mirror was read. */
export const emptySnapshot: MirrorSnapshot = { scopes: undefined, usage: undefined, problems: [] }

/** Least milliseconds between two reads of the mirror. */
const readInterval = 500
/** Least milliseconds between two notifications of progress. */
const progressInterval = 100

/** Creates the store of a mirror. */
export function createMirrorStore(mirror: SyncedMirror): MirrorStore {
  const syncs = new Map<string, StartedSync>()
  const holds = new Map<string, number>()
  let statuses: readonly ScopeStatus[] | undefined
  let usage: MirrorUsage | undefined
  let readError: unknown
  let actionError: unknown
  let unsubscribe: (() => void) | undefined
  const scheduleRead = throttle(readInterval, () => void read())
  const store = createStore(
    emptySnapshot,
    () => {
      unsubscribe = mirror.subscribe(scheduleRead)
      scheduleRead()
    },
    () => unsubscribe?.(),
  )
  const scheduleNotify = throttle(progressInterval, notify)

  function notify(): void {
    store.set(takeSnapshot())
  }

  async function read(): Promise<void> {
    try {
      ;[statuses, usage] = await Promise.all([mirror.scopes(), mirror.usage()])
      readError = undefined
    } catch (error) {
      readError = error
    }
    notify()
  }

  function takeSnapshot(): MirrorSnapshot {
    const known = statuses?.map((status) => withSync(status, syncs.get(scopeId(status.scope))))
    const ids = new Set(known?.map(({ id }) => id))
    const started = [...syncs].filter(([id]) => !ids.has(id)).map(([, sync]) => withSync(emptyStatus(sync), sync))
    const problems = [readError, actionError].filter((problem) => problem !== undefined)
    return { scopes: known && [...known, ...started], usage, problems }
  }

  /** Updates the view of a sync, unless it was replaced or has ended. */
  function update(id: string, stop: AbortController, changes: Partial<SyncView>): void {
    const sync = syncs.get(id)
    if (sync?.stop !== stop || stop.signal.aborted) return
    syncs.set(id, { ...sync, view: { ...sync.view, ...changes } })
    if (changes.state === undefined) return scheduleNotify()
    notify()
    scheduleRead()
  }

  function end(id: string, state: 'paused' | 'idle'): void {
    const sync = syncs.get(id)
    if (sync?.view.state !== 'running') return
    if (state === 'idle') syncs.delete(id)
    else syncs.set(id, { ...sync, view: { ...sync.view, state } })
    sync.stop.abort()
    notify()
  }

  function endUnused(): void {
    if (holds.has('')) return
    for (const id of Array.from(syncs.keys())) if (!holds.has(id)) end(id, 'idle')
  }

  async function runAction(action: () => Promise<unknown>): Promise<void> {
    actionError = undefined
    try {
      await action()
    } catch (error) {
      actionError = error
    }
    notify()
    scheduleRead()
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    sync: (id) => syncs.get(id)?.view ?? noSync,
    hold(id = '') {
      holds.set(id, (holds.get(id) ?? 0) + 1)
      return () => {
        const left = (holds.get(id) ?? 1) - 1
        if (left > 0) holds.set(id, left)
        else holds.delete(id)
        // In a later task: strict mode, and a move within the page, unmount and mount at once.
        startPause(0, endUnused)
      }
    },
    start(given, { service, follow }) {
      const scope = canonicalScope(given)
      const id = scopeId(scope)
      if (syncs.get(id)?.view.state === 'running') return
      const stop = new AbortController()
      syncs.set(id, { scope, stop, view: { ...noSync, state: 'running' } })
      notify()
      const onProgress = (progress: SyncProgress) => update(id, stop, { progress })
      mirror.sync(scope, { service, follow, signal: stop.signal, onProgress }).then(
        () => update(id, stop, { state: 'done' }),
        (error: unknown) => update(id, stop, { state: 'failed', error }),
      )
    },
    pause: (scope) => end(canonicalId(scope), 'paused'),
    clear(scope) {
      for (const id of scope === undefined ? Array.from(syncs.keys()) : [canonicalId(scope)]) {
        end(id, 'idle')
        syncs.delete(id)
      }
      void runAction(() => mirror.clear(scope))
    },
    persist: () => void runAction(() => mirror.persist()),
  }
}

/** Returns the id of a scope in any spelling. */
function canonicalId(scope: Scope): string {
  return scopeId(canonicalScope(scope))
}

function withSync(status: ScopeStatus, started: StartedSync | undefined): MirroredScope {
  return { ...status, id: scopeId(status.scope), sync: started?.view ?? noSync }
}

/** Returns the status of a scope whose first sync has just started. */
function emptyStatus({ scope }: StartedSync): ScopeStatus {
  return { scope, state: 'partial', rows: 0, bytes: 0, asOf: 0, used: 0 }
}

import type { Transport } from '../../../src/sources/client/transports/transport.ts'
import type { SyncedMirror } from '../../../src/react/live/mirror/mirrorStore.ts'
import {
  type MirrorChange,
  type Scope,
  scopeId,
  type ScopeStatus,
  type SyncProgress,
} from '../../../src/sources/mirror/coverage/scope.ts'

/** A sync that a {@link fakeMirror} was asked for, to be moved on by hand. */
export interface AskedSync {
  readonly scope: Scope
  readonly service: Transport
  readonly follow: boolean | undefined
  readonly signal: AbortSignal | undefined
  readonly progress: (changes: Partial<SyncProgress>) => void
  /** Brings it here whole. */
  readonly finish: () => void
  readonly fail: (error: Error) => void
}

/** A mirror without a database, whose syncs go as far as the test says. */
export function fakeMirror() {
  const statuses = new Map<string, ScopeStatus>()
  const listeners = new Set<(change: MirrorChange) => void>()
  const syncs: AskedSync[] = []
  const usage = { bytes: 1000, budget: 1e6, persisted: false, readOnly: undefined as string | undefined }

  const change = (scopes: readonly Scope[], everything = false) => {
    for (const listener of Array.from(listeners)) listener({ scopes, everything })
  }
  const put = (scope: Scope, changes: Partial<ScopeStatus> = {}) => {
    const first: ScopeStatus = { scope, state: 'partial', rows: 0, bytes: 0, asOf: 0, used: 0 }
    statuses.set(scopeId(scope), { ...first, ...statuses.get(scopeId(scope)), ...changes })
    change([scope])
  }
  const mirror: SyncedMirror = {
    sync: (scope, { service, follow, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
        const first = { scope, rows: 0, share: undefined, rate: 0, secondsLeft: undefined } as const
        syncs.push({
          scope,
          service,
          follow,
          signal,
          progress: (changes) => onProgress?.({ ...first, state: 'running', ...changes }),
          finish() {
            put(scope, { state: 'complete', asOf: 1_800_000_000 })
            resolve(statuses.get(scopeId(scope)) as ScopeStatus)
          },
          fail: reject,
        })
      }),
    scopes: async () => [...statuses.values()],
    usage: async () => ({ ...usage }),
    persist: async () => {
      usage.persisted = true
      return true
    },
    clear: async (scope) => {
      if (scope === undefined) statuses.clear()
      else statuses.delete(scopeId(scope))
      change(scope === undefined ? [] : [scope], scope === undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { mirror, syncs, put, change, usage, listeners }
}

import { TonlensError } from '../../ton/cells/errors.ts'
import { onAbort } from '../client/limits/onAbort.ts'
import type { Transport } from '../client/transports/transport.ts'
import type { Basis } from './answers/view.ts'
import { deleteScope, evict } from './coverage/evict.ts'
import { coverageKey, type Mark, scopeStatus } from './coverage/marks.ts'
import { putMark, readMark, readMarks } from './coverage/records.ts'
import { repair } from './coverage/repair.ts'
import {
  canonicalScope,
  type MirrorChange,
  type Scope,
  scopeId,
  scopeParts,
  type ScopeStatus,
} from './coverage/scope.ts'
import { type Database, readCounter } from './storage/database.ts'
import type { Identity } from './storage/identity.ts'
import type { DamagedRow } from './storage/reader.ts'
import type { Ledger } from './storage/write.ts'
import type { SyncOptions } from './sync/sync.ts'
import type { Channel, LeadMessage } from '../client/tabs/channel.ts'

/** A problem that the mirror has handled by itself, reported for information. */
export interface MirrorProblem {
  /**
   * `damaged`: rows could not be decoded; they were deleted, and the coverage that relied on them was
   * reset. `lost`: the browser has emptied the database. `readOnly`: there is no more space.
   */
  readonly kind: 'damaged' | 'lost' | 'readOnly'
  readonly message: string
}

/** Space that the mirror uses. */
export interface MirrorUsage {
  /** Estimated size of all rows. */
  readonly bytes: number
  readonly budget: number
  /** True when the browser does not delete the site's storage on its own. */
  readonly persisted: boolean
  /** Why nothing more is written; undefined while writing works. */
  readonly readOnly: string | undefined
}

/** A message between the tabs of a mirror. Messages are hints only; the database holds the state. */
export interface MirrorMessage extends LeadMessage {
  readonly change?: MirrorChange
}

/** The scopes of a mirror: syncing, coverage, import and export. */
export interface Scopes {
  /**
   * Mirrors a scope, or what is missing of it, and with `follow` everything that comes later. Only one
   * tab syncs a scope at a time; others wait, and take over when that tab is closed.
   * @throws {SyncError} The service's answers do not fit.
   * @throws {MirrorUnavailableError} There is no more space, or the service is of another network.
   * @throws The signal's reason, when it is aborted.
   */
  readonly sync: (scope: Scope, options: SyncOptions) => Promise<ScopeStatus>
  /** Lists all scopes that were ever synced and not cleared. */
  readonly scopes: () => Promise<readonly ScopeStatus[]>
  /** Gives the coverage of a scope; undefined when it was never synced. */
  readonly coverage: (scope: Scope) => Promise<ScopeStatus | undefined>
  readonly usage: () => Promise<MirrorUsage>
  /** Asks the browser to keep the site's storage. @returns True when it will. */
  readonly persist: () => Promise<boolean>
  /** Writes scopes to one file, for {@link Scopes.import}. @default all scopes */
  readonly export: (scopes?: readonly Scope[]) => Promise<Blob>
  /**
   * Imports a file that `export` has made. Transactions are taken as far as their hashes prove them, and histories
   * as far as each transaction proves the one before. Lists, and where a history ends, are what the file says, as of
   * the moment that it says: they answer only callers who accept any age, and no row of them replaces one of the
   * service.
   * @throws {BundleError} It is not such a file, not complete, too large, or of another network.
   */
  readonly import: (bundle: Blob) => Promise<readonly ScopeStatus[]>
  /** Deletes a scope with its parts and the rows that no other scope needs, or everything. */
  readonly clear: (scope?: Scope) => Promise<void>
  /**
   * Calls `listener` when scopes change, in this tab or another. An `ingest` changes no scope.
   * @returns Unsubscribes.
   */
  readonly subscribe: (listener: (change: MirrorChange) => void) => () => void
}

interface ScopesOptions {
  readonly database: Database
  /** Checks the transactions that syncs write against their hashes; those of imports are always checked. */
  readonly verify: boolean
  readonly ledger: Ledger
  readonly channel: Channel<MirrorMessage>
  readonly transport: Transport
  readonly onProblem: (problem: MirrorProblem) => void
  /** Fires when the mirror is closed. */
  readonly closing: AbortSignal
  /** Compares the network of blocks that are written. */
  readonly identity: Identity
  /** Deletes all rows. */
  readonly deleteAll: () => Promise<void>
}

/** Seconds between two updates of a scope's last use. */
const recordUseEvery = 60

/** Creates the scopes of a mirror, and what the mirror does after each answer. */
export function createScopes(options: ScopesOptions) {
  const { database, verify, ledger, channel, transport, onProblem, closing, identity, deleteAll } = options
  const listeners = new Set<(change: MirrorChange) => void>()
  const notifyHere = (change: MirrorChange) => {
    for (const listener of listeners) listener(change)
  }
  const notify = (change: MirrorChange) => {
    notifyHere(change)
    channel.post({ change })
  }
  channel.subscribe(({ change }) => change && notifyHere(change))
  const target = { database, ledger, channel, identity, notify }
  const listMarks = () => database.read(['cov'], (tx) => readMarks(tx))
  const checked = async (service: Transport, scope: Scope): Promise<Transport> =>
    verify ? (await import('./refuseMismatches.ts')).verifiedService(service, scopeId(scope)) : service
  const recorded = new Map<string, number>()
  let repairing: Promise<void> | undefined

  const recordUse = (scopes: ReadonlySet<string>, now: number) => {
    const due = [...scopes].filter((id) => now - (recorded.get(id) ?? 0) > recordUseEvery)
    if (due.length === 0) return
    for (const id of due) recorded.set(id, now)
    const write = database.write(['cov'], async (tx) => {
      for (const id of due) {
        const mark = await readMark(tx, id)
        if (mark !== undefined) putMark(tx, coverageKey.mark(id), { ...mark, used: now })
      }
    })
    // A scope whose use is not recorded is only evicted earlier.
    write.catch(() => undefined)
  }
  const repairAndReport = async (damaged: readonly DamagedRow[], broken: ReadonlySet<string>) => {
    const reset = await repair(database, damaged, broken)
    const rows = damaged.filter(({ newer }) => !newer).length
    const ids = reset.map(scopeId).join(', ')
    onProblem({
      kind: 'damaged',
      message: `${rows} rows could not be read and were deleted. Scopes to sync again: ${ids || 'none'}.`,
    })
    notify({ scopes: reset, everything: false })
  }

  const scopes: Scopes = {
    async sync(given, syncOptions) {
      const scope = canonicalScope(given)
      const { service } = (syncOptions ?? {}) as Partial<SyncOptions>
      if (typeof service?.request !== 'function') {
        throw new TonlensError('Sync: `service` is not a transport. Give `client.service`.')
      }
      const { sync } = await import('./sync/sync.ts')
      const stop = new AbortController()
      const { signal } = syncOptions
      const releases = [signal, closing].map((source) => {
        if (source?.aborted === true) stop.abort(source.reason)
        return source && onAbort(source, () => stop.abort(source.reason))
      })
      try {
        return await sync(target, scope, {
          ...syncOptions,
          service: await checked(service, scope),
          signal: stop.signal,
        })
      } finally {
        for (const release of releases) release?.()
      }
    },
    async scopes() {
      const marks = await listMarks()
      return marks.map((mark) => statusWithParts(mark, marks))
    },
    async coverage(given) {
      const scope = canonicalScope(given)
      const wanted = [scope, ...scopeParts(scope)].map(scopeId)
      const [mark, ...parts] = await database.read(['cov'], (tx) => Promise.all(wanted.map((id) => readMark(tx, id))))
      return (
        mark &&
        statusWithParts(
          mark,
          parts.filter((part) => part !== undefined),
        )
      )
    },
    async usage() {
      const bytes = await database.read(['meta'], (tx) => readCounter(tx, 'bytes'))
      const persisted = (await findStorageManager()?.persisted?.()) ?? false
      return { bytes, budget: ledger.budget, persisted, readOnly: ledger.readOnly }
    },
    persist: async () => (await findStorageManager()?.persist?.()) ?? false,
    async export(wanted) {
      const { writeBundle } = await import('./sync/bundle.ts')
      const all = await listMarks()
      const ids =
        wanted && new Set(wanted.map(canonicalScope).flatMap((scope) => [scope, ...scopeParts(scope)].map(scopeId)))
      // The parts of an account are scopes of their own; a file names them instead of it.
      const chosen = all.filter(
        ({ scope }) => scope.kind !== 'account' && (ids === undefined || ids.has(scopeId(scope))),
      )
      return writeBundle(chosen, transport, identity.note())
    },
    async import(bundle) {
      const { readBundle } = await import('./sync/bundle.ts')
      return readBundle(target, bundle)
    },
    async clear(given) {
      if (given === undefined) {
        await deleteAll()
        ledger.bytes = 0
        ledger.readOnly = undefined
        notify({ scopes: [], everything: true })
        return
      }
      const scope = canonicalScope(given)
      const deleted = [scope, ...scopeParts(scope)]
      for (const each of deleted) await deleteScope(database, ledger, each)
      if (ledger.bytes <= ledger.budget) ledger.readOnly = undefined
      notify({ scopes: deleted, everything: false })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  return {
    scopes,
    /** Records the use of the scopes that an answer relied on, and repairs damage that it found. */
    afterAnswer({ scopes: used, broken, now }: Basis, damaged: readonly DamagedRow[]): void {
      recordUse(used, now)
      const repairable = damaged.filter(({ newer }) => !newer)
      if (repairable.length === 0 && broken.size === 0) return
      repairing ??= repairAndReport(damaged, broken)
        .catch(() => undefined)
        .finally(() => (repairing = undefined))
    },
    /** Evicts what was not used for longest, and notifies listeners of the scopes among it. */
    async makeRoom(bytes: number, except: string | undefined): Promise<boolean> {
      const deleted = await evict(database, ledger, bytes, except)
      const evicted = deleted.flatMap((scope) => scope ?? [])
      if (evicted.length > 0) notify({ scopes: evicted, everything: false })
      return deleted.length > 0
    },
  }
}

/** The status of a scope. An account is as complete, and as old, as the least of its parts. */
function statusWithParts(mark: Mark, known: readonly Mark[]): ScopeStatus {
  const status = scopeStatus(mark)
  const ids = new Set(scopeParts(mark.scope).map(scopeId))
  if (ids.size === 0) return status
  const parts = known.filter(({ scope }) => ids.has(scopeId(scope)))
  const isComplete = parts.length === ids.size && parts.every(({ state }) => state === 'complete')
  return {
    ...status,
    state: isComplete ? status.state : 'partial',
    rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    asOf: Math.min(status.asOf, ...parts.map(({ asOf }) => asOf)),
  }
}

function findStorageManager(): StorageManager | undefined {
  return globalThis.navigator?.storage
}

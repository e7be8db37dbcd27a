// What a mirror does with scopes. Syncs, evictions and bundles are loaded when they are first needed.
import { TonlensError } from '../client/errors.ts'
import type { Transport } from '../client/transports/transport.ts'
import type { World } from './answer.ts'
import type { Channel } from './channel.ts'
import { type Database, settled, type StoreName } from './database.ts'
import { SyncError } from './errors.ts'
import { keyOf, type Mark, rangeOf, readMark, statusOf } from './marks.ts'
import type { Terms } from './resolve.ts'
import { canonicalScope, type MirrorChange, type Scope, scopeId, type ScopeStatus } from './scope.ts'
import type { DamagedRow } from './store.ts'
import type { SyncOptions } from './sync.ts'
import type { Ledger } from './write.ts'

/** What went wrong and needs no answer, but may be worth telling. */
export interface MirrorProblem {
  /**
   * `damaged`: rows could not be read; they were deleted, and what relied on them was cut. `lost`: the
   * browser has emptied the database. `readOnly`: there is no more space.
   */
  readonly kind: 'damaged' | 'lost' | 'readOnly'
  readonly message: string
}

/** What the mirror takes of the disk. */
export interface MirrorUsage {
  /** Estimate of all rows. */
  readonly bytes: number
  readonly budget: number
  /** The browser will not delete it on its own. */
  readonly persisted: boolean
  /** Why nothing more is written; undefined while all is well. */
  readonly readOnly: string | undefined
}

/** What a mirror does with scopes. */
export interface Scopes {
  /**
   * Brings a scope here, or what is missing of it, and with `follow` what comes later. One tab does it
   * at a time; others wait, and take over when that tab goes.
   * @throws {SyncError} The service's answers do not fit, or the mirror is a whole world.
   * @throws {MirrorUnavailableError} There is no more space.
   * @throws the signal's reason, when it is aborted.
   */
  readonly sync: (scope: Scope, options: SyncOptions) => Promise<ScopeStatus>
  /** All scopes that were ever synced and not cleared. */
  readonly scopes: () => Promise<readonly ScopeStatus[]>
  /** How much of a scope is here; undefined when nothing was synced. */
  readonly coverage: (scope: Scope) => Promise<ScopeStatus | undefined>
  readonly usage: () => Promise<MirrorUsage>
  /** Asks the browser to keep the site's storage. @returns Whether it will. */
  readonly persist: () => Promise<boolean>
  /** One file with these scopes, for {@link Scopes.import}. @default all scopes */
  readonly export: (scopes?: readonly Scope[]) => Promise<Blob>
  /**
   * Takes a file in that `export` has made. Its answers are believed as a service's are.
   * @throws {BundleError} It is no such file, or not whole.
   */
  readonly import: (bundle: Blob) => Promise<readonly ScopeStatus[]>
  /** Forgets a scope and the rows that no other scope needs, or everything. */
  readonly clear: (scope?: Scope) => Promise<void>
  /**
   * Calls `listener` when scopes change, in this tab or another. Answers that are only kept by `ingest`
   * change no scope. @returns The way to stop.
   */
  readonly subscribe: (listener: (change: MirrorChange) => void) => () => void
}

interface ScopesOptions {
  readonly database: Database
  readonly world: World
  readonly ledger: Ledger
  readonly channel: Channel
  readonly transport: Transport
  readonly onProblem: (problem: MirrorProblem) => void
  /** Fires when the mirror is closed. */
  readonly closing: AbortSignal
  /** Deletes all rows. */
  readonly forget: () => Promise<void>
}

/** Seconds between two notes of a scope's last use. */
const NOTE_USE = 60

/** Scopes of one mirror, and what it does after each answer. */
export function createScopes(options: ScopesOptions) {
  const { database, world, ledger, channel, transport, onProblem, closing, forget } = options
  const listeners = new Set<(change: MirrorChange) => void>()
  const tellHere = (change: MirrorChange) => {
    for (const listener of listeners) listener(change)
  }
  const notify = (change: MirrorChange) => {
    tellHere(change)
    channel.post({ change })
  }
  channel.subscribe(({ change }) => change && tellHere(change))
  const target = { database, ledger, channel, notify }
  const marks = () =>
    database.read(['cov'], (tx) => settled(tx.objectStore('cov').getAll(rangeOf.marks()))) as Promise<Mark[]>
  const markOf = (scope: Scope) => database.read(['cov'], (tx) => readMark(tx, scopeId(scope)))
  const noted = new Map<string, number>()
  let repairing: Promise<void> | undefined

  const noteUse = (used: ReadonlySet<string>, now: number) => {
    const due = [...used].filter((id) => now - (noted.get(id) ?? 0) > NOTE_USE)
    if (due.length === 0) return
    for (const id of due) noted.set(id, now)
    const note = database.write(['cov'], async (tx) => {
      for (const id of due) {
        const mark = await readMark(tx, id)
        if (mark !== undefined) tx.objectStore('cov').put({ ...mark, used: now }, keyOf.mark(id))
      }
    })
    // What is not noted is only evicted sooner.
    note.catch(() => undefined)
  }
  const mend = async (damaged: readonly DamagedRow[], broken: ReadonlySet<string>) => {
    const { repair } = await import('./later.ts')
    const cut = await repair(database, damaged, broken)
    const rows = damaged.filter(({ newer }) => !newer).length
    const ids = cut.map(scopeId).join(', ')
    onProblem({
      kind: 'damaged',
      message: `${rows} rows could not be read and were deleted; to be synced again: ${ids || 'nothing'}.`,
    })
    notify({ scopes: cut, whole: false })
  }

  const scopes: Scopes = {
    async sync(given, syncOptions) {
      const scope = canonicalScope(given)
      if (world.authoritative) {
        throw new SyncError(scopeId(scope), 'whole', 'the mirror is a whole world, it has nothing to bring')
      }
      const { service } = (syncOptions ?? {}) as Partial<SyncOptions>
      if (typeof service?.request !== 'function') throw new TonlensError('Sync: `service` is no transport: give `client.service`.')
      const { sync } = await import('./later.ts')
      const stop = new AbortController()
      const { signal } = syncOptions
      const forward = () => stop.abort(signal?.aborted === true ? signal.reason : closing.reason)
      for (const source of [signal, closing]) {
        if (source?.aborted === true) forward()
        source?.addEventListener('abort', forward, { once: true })
      }
      try {
        return await sync(target, scope, { ...syncOptions, signal: stop.signal })
      } finally {
        signal?.removeEventListener('abort', forward)
        closing.removeEventListener('abort', forward)
      }
    },
    scopes: async () => (await marks()).map(statusOf),
    async coverage(scope) {
      const mark = await markOf(canonicalScope(scope))
      return mark && statusOf(mark)
    },
    async usage() {
      const bytes = (await database.read(['meta'], (tx) =>
        settled(tx.objectStore('meta').get('bytes')),
      )) as number | undefined
      const persisted = (await storageManager()?.persisted?.()) ?? false
      return { bytes: bytes ?? 0, budget: ledger.budget, persisted, readOnly: ledger.readOnly }
    },
    persist: async () => (await storageManager()?.persist?.()) ?? false,
    async export(wanted) {
      const { writeBundle } = await import('./later.ts')
      const all = await marks()
      const ids = wanted && new Set(wanted.map((scope) => scopeId(canonicalScope(scope))))
      const chosen = ids === undefined ? all : all.filter(({ scope }) => ids.has(scopeId(scope)))
      return writeBundle(chosen, transport, world.testOnly)
    },
    async import(bundle) {
      const { readBundle } = await import('./later.ts')
      return readBundle(target, bundle, world.testOnly)
    },
    async clear(given) {
      if (given === undefined) {
        await forget()
        ledger.bytes = 0
        ledger.readOnly = undefined
        notify({ scopes: [], whole: true })
        return
      }
      const scope = canonicalScope(given)
      const { deleteScope } = await import('./later.ts')
      await deleteScope(database, ledger, scope)
      if (ledger.bytes <= ledger.budget) ledger.readOnly = undefined
      notify({ scopes: [scope], whole: false })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  return {
    scopes,
    /** Notes what an answer was made from, and mends what it found broken. */
    afterAnswer({ used, broken, now }: Terms, damaged: readonly DamagedRow[]): void {
      if (world.authoritative) return
      noteUse(used, now)
      const hurt = damaged.filter(({ newer }) => !newer)
      if (hurt.length === 0 && broken.size === 0) return
      repairing ??= mend(damaged, broken)
        .catch(() => undefined)
        .finally(() => (repairing = undefined))
    },
    /** Deletes what was not used for longest, and tells of the scopes among it. */
    async makeRoom(bytes: number, except: string | undefined): Promise<boolean> {
      const { evict } = await import('./later.ts')
      const gone = await evict(database, ledger, bytes, except)
      const evicted = gone.flatMap((scope) => scope ?? [])
      if (evicted.length > 0) notify({ scopes: evicted, whole: false })
      return gone.length > 0
    },
  }
}

function storageManager(): StorageManager | undefined {
  return globalThis.navigator?.storage
}

/** Stores that hold everything a mirror knows. */
export const ALL_STORES = ['tx', 'nft', 'ent', 'cov', 'meta'] as const satisfies readonly StoreName[]

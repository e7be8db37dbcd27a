import type { Transport } from '../client/transports/transport.ts'
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import type { Channel } from './channel.ts'
import { type Database, settled } from './database.ts'
import { SyncError } from './errors.ts'
import { draftsOf } from './ingest.ts'
import type { Draft, Kind } from './kinds.ts'
import { LeadLostError } from './leader.ts'
import {
  editionsOf,
  emptyMark,
  keyOf,
  type Mark,
  type MemberPage,
  rangeOf,
  readMark,
} from './marks.ts'
import { outdate } from './memory.ts'
import { type MirrorChange, type Scope, scopeId, type SyncProgress } from './scope.ts'
import { BATCH, type BatchSize, commit, type Ledger } from './write.ts'

/** What a sync writes to. */
export interface SyncTarget {
  readonly database: Database
  readonly ledger: Ledger
  readonly channel: Channel
  /** Tells listeners here and in other tabs. */
  readonly notify: (change: MirrorChange) => void
}

/** An answer of the service, and what of it the mirror keeps. */
export interface Page {
  readonly body: Readonly<Record<string, unknown>>
  /** When it was asked for, in seconds since 1970: it shows a state no older than this. */
  readonly at: number
}

/** Rows and what is known once they are here. */
export interface Step {
  readonly drafts: readonly Draft[]
  /** The mark as it stands after these rows. Runs in their transaction. */
  readonly change: (mark: Mark) => Mark
  /** Pages of members that this step writes, and keys of those that it deletes. */
  readonly pages?: {
    readonly put: readonly (readonly [key: string, page: MemberPage])[]
    readonly drop?: readonly string[]
  }
}

/** One sync of one scope, while it has the lead. */
export interface Session {
  readonly scope: Scope
  readonly id: string
  readonly signal: AbortSignal
  /** As of the last step. */
  readonly mark: () => Mark
  /** Asks the service, behind everything that is on screen. */
  readonly ask: (endpoint: AnyEndpoint, params: Readonly<Record<string, unknown>>) => Promise<Page>
  /**
   * Writes steps, each in one transaction.
   * @throws {LeadLostError} Another tab writes this scope now.
   */
  readonly keep: (...steps: readonly Step[]) => Promise<void>
  /** Members that were written before. */
  readonly page: (key: string) => Promise<MemberPage | undefined>
  /** @throws {SyncError} */
  readonly fail: (reason: 'answer' | 'drift', what: string) => never
}

/** How a session asks and what it tells. */
export interface SessionOptions {
  readonly service: Transport
  readonly signal: AbortSignal
  /** Seconds since 1970 of what the service says now. */
  readonly now: () => number
  readonly onStep: (mark: Mark) => void
  /** Begin as if nothing of the scope were here. @default false */
  readonly anew?: boolean | undefined
}

/** @throws {SyncError} The answer is no object. */
export async function askService(
  id: string,
  service: Transport,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  at: number,
  signal?: AbortSignal,
): Promise<Page> {
  const { body } = await service.request(endpoint, params, { signal, priority: 'background' })
  if (typeof body === 'object' && body !== null) return { body: body as Page['body'], at }
  throw new SyncError(id, 'answer', `${endpoint.path} did not answer with an object`)
}

/** Takes a scope over: from now on no older session can write it. */
export async function openSession(
  { database, ledger }: SyncTarget,
  scope: Scope,
  { service, signal, now, onStep, anew = false }: SessionOptions,
): Promise<Session> {
  const id = scopeId(scope)
  let current = await database.write(['cov', 'meta'], async (tx) => {
    const cov = tx.objectStore('cov')
    const used = Date.now() / 1000
    const there = await readMark(tx, id)
    const before = anew || there === undefined ? emptyMark(scope, used) : there
    const mark: Mark = { ...before, used, fence: (there?.fence ?? 0) + 1 }
    cov.put(mark, keyOf.mark(id))
    await outdate(tx, 'marks')
    if (anew) cov.delete(rangeOf.pages(id))
    return mark
  })
  const { fence } = current
  const readOwn = async (tx: IDBTransaction): Promise<Mark> => {
    const mark = await readMark(tx, id)
    if (mark === undefined) throw new SyncError(id, 'cleared', 'it was cleared meanwhile')
    if (mark.fence !== fence) throw new LeadLostError()
    return mark
  }
  return {
    scope,
    id,
    signal,
    mark: () => current,
    async ask(endpoint, params) {
      signal.throwIfAborted()
      const page = await askService(id, service, endpoint, params, now(), signal)
      signal.throwIfAborted()
      return page
    },
    async keep(...steps) {
      for (const { drafts, change, pages } of steps) {
        const size = { added: 0, whole: 0 }
        for (let at = 0; at === 0 || at < drafts.length; at += BATCH) {
          signal.throwIfAborted()
          const isLast = at + BATCH >= drafts.length
          const mark = async (tx: IDBTransaction, { added, whole }: BatchSize) => {
            const own = await readOwn(tx)
            size.added += added
            size.whole += whole
            if (!isLast) return
            const cov = tx.objectStore('cov')
            const next = change(own)
            // Rows that an answer had brought before are the scope's from now on.
            const ours = (size.whole * Math.min(next.rows - own.rows, drafts.length)) / drafts.length
            const bytes = Math.max(0, next.bytes + Math.max(size.added, Math.round(ours) || 0))
            current = { ...next, bytes, fence }
            cov.put(current, keyOf.mark(id))
            await outdate(tx, 'marks')
            for (const [key, page] of pages?.put ?? []) cov.put(page, key)
            for (const key of pages?.drop ?? []) cov.delete(key)
            const kept = editionsOf(current)
            for (const edition of editionsOf(own)) {
              if (!kept.includes(edition)) cov.delete(rangeOf.pages(id, edition))
            }
          }
          const batch = { drafts: drafts.slice(at, at + BATCH), scope: id, mark }
          await commit(database, batch, false, ledger)
        }
        onStep(current)
      }
    },
    page: (key) => database.read(['cov'], (tx) => settled(tx.objectStore('cov').get(key))),
    fail(reason, what) {
      throw new SyncError(id, reason, what)
    },
  }
}

/** Rows of one kind in an answer, and everything else that came with them. */
export function parted<E extends object>(
  { body }: Page,
  kind: Kind<E>,
): { readonly own: readonly (Draft & { readonly value: E })[]; readonly others: readonly Draft[] } {
  const drafts = draftsOf(body, false)
  const isOwn = (draft: Draft) => (draft.kind as unknown) === kind
  return {
    own: drafts.filter(isOwn) as unknown as (Draft & { value: E })[],
    others: drafts.filter((draft) => !isOwn(draft)),
  }
}

/** What nothing is known to change by. */
export const unchanged = (mark: Mark): Mark => mark

/** Calls `fetch` with fewer and fewer rows while the service is too slow for them. */
export async function withFewer<T>(size: number, fetch: (size: number) => Promise<T>): Promise<T> {
  for (let rows = size; ; rows = Math.ceil(rows / 2)) {
    try {
      return await fetch(rows)
    } catch (error) {
      if (rows <= fewest(error)) throw error
    }
  }
}

/** Rows below which asking for fewer does not help. */
function fewest(error: unknown): number {
  const { name, kind } = error as { readonly name?: string; readonly kind?: string }
  // A mirror that is asked like a service holds a page up to some row.
  if (name === 'NotMirroredError') return 1
  return name === 'TimeoutError' || (name === 'HttpError' && kind === 'server') ? 50 : Infinity
}

/** Rate, share and time left of a sync. */
export function createMeter(scope: Scope, report: ((progress: SyncProgress) => void) | undefined) {
  let first: { readonly rows: number; readonly at: number } | undefined
  /** Where the share stood when it was first known. */
  let base: { readonly share: number; readonly at: number } | undefined
  return (state: SyncProgress['state'], rows: number, share: number | undefined) => {
    const at = Date.now()
    first ??= { rows, at }
    if (share !== undefined) base ??= { share, at }
    const gained = share === undefined || base === undefined ? 0 : share - base.share
    const left = base === undefined ? 0 : ((1 - (share ?? 0)) * (at - base.at)) / 1000 / gained
    report?.({
      scope,
      state,
      rows,
      share,
      rate: Math.max(0, rows - first.rows) / Math.max(0.001, (at - first.at) / 1000),
      secondsLeft: gained > 0 ? left : undefined,
    })
  }
}

import type { Transport } from '../../client/transports/transport.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import {
  coverageKey,
  coverageRange,
  coversRows,
  emptyMark,
  type Mark,
  type MemberPage,
  sweepEditions,
} from '../coverage/marks.ts'
import { putMark, putMemberPage, readMark, readMemberPage } from '../coverage/records.ts'
import { type MirrorChange, type Scope, scopeId } from '../coverage/scope.ts'
import { SyncError } from '../errors.ts'
import { readDrafts } from '../ingest.ts'
import type { Draft, Kind } from '../kinds/kind.ts'
import { invalidateCache } from '../storage/cache.ts'
import type { Database } from '../storage/database.ts'
import type { Identity } from '../storage/identity.ts'
import { batchRows, type BatchSize, type Ledger, writeBatch } from '../storage/write.ts'
import type { Channel } from '../../client/tabs/channel.ts'
import { LeadLostError } from '../../client/tabs/leader.ts'

/** The mirror that a sync writes to. */
export interface SyncTarget {
  readonly database: Database
  readonly ledger: Ledger
  readonly channel: Channel
  /** Compares the network of blocks that are written. */
  readonly identity: Identity
  /** Notifies listeners here and in other tabs. */
  readonly notify: (change: MirrorChange) => void
}

/** An answer of the service. */
export interface ServiceAnswer {
  readonly body: Readonly<Record<string, unknown>>
  /** The moment that it describes, in seconds since 1970: no later than the request, and than what its origin says. */
  readonly at: number
  /** True if that moment is the claim of a bundle, as in the answer of another mirror. */
  readonly isImported: boolean
}

/** Rows to write, and the coverage once they are written. */
export interface Step {
  readonly drafts: readonly Draft[]
  /** Computes the mark after these rows. Called in their transaction. */
  readonly change: (mark: Mark) => Mark
  /** Member pages that this step writes, and keys of those that it deletes. */
  readonly pages?: {
    readonly put: readonly (readonly [key: string, page: MemberPage])[]
    readonly drop?: readonly string[]
  }
}

/** One sync of one scope, while it holds the lead. */
export interface Session {
  readonly scope: Scope
  readonly id: string
  readonly signal: AbortSignal
  /** The mark after the last step. */
  readonly mark: () => Mark
  /** Asks the service with background priority. */
  readonly ask: (endpoint: AnyEndpoint, params: Readonly<Record<string, unknown>>) => Promise<ServiceAnswer>
  /**
   * Writes steps, each in one transaction.
   * @throws {LeadLostError} Another tab writes this scope now.
   */
  readonly write: (...steps: readonly Step[]) => Promise<void>
  /** Reads a member page that was written before. */
  readonly readPage: (key: string) => Promise<MemberPage | undefined>
  /** @throws {SyncError} */
  readonly fail: (reason: 'answer' | 'drift', what: string) => never
}

/** Settings of a session. */
export interface SessionOptions {
  readonly service: Transport
  readonly signal: AbortSignal
  /** The time that the service's answers describe, in seconds since 1970. */
  readonly now: () => number
  /** Called after each step. */
  readonly onStep: (mark: Mark) => void
  /** The rows are those of a bundle. It starts as if nothing of the scope were mirrored. @default false */
  readonly imported?: boolean | undefined
}

/** Asks the service with background priority. @throws {SyncError} The answer is not an object. */
export async function askService(
  id: string,
  service: Transport,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  at: number,
  signal?: AbortSignal,
): Promise<ServiceAnswer> {
  // A mirror that stands before the service must not answer its own sync.
  const init = { signal, priority: 'background', policy: 'service-only' } as const
  const { body, origin } = await service.request(endpoint, params, init)
  if (typeof body === 'object' && body !== null) {
    return { body: body as ServiceAnswer['body'], at: Math.min(at, origin.asOf), isImported: origin.imported === true }
  }
  throw new SyncError(id, 'answer', `${endpoint.path} did not answer with an object`)
}

/** Tells whether a mark covers rows of the service. */
export function isOfService(mark: Mark): boolean {
  return mark.imported === undefined && coversRows(mark)
}

/**
 * Takes over a scope: from now on no older session can write it.
 * @throws {LeadLostError} The rows are imported, and the service has shown the scope.
 */
export async function openSession(
  { database, ledger, identity }: SyncTarget,
  scope: Scope,
  { service, signal, now, onStep, imported = false }: SessionOptions,
): Promise<Session> {
  const id = scopeId(scope)
  const used = Date.now() / 1000
  let current = await database.write(['cov', 'meta'], async (tx) => {
    const existing = await readMark(tx, id)
    if (imported && existing !== undefined && isOfService(existing)) throw new LeadLostError()
    // A number of its own for a new mark: the mark before it may be lost, and its writer may still work.
    const fence = existing === undefined ? Math.floor(Math.random() * 2 ** 40) : existing.fence + 1
    if (existing === undefined || imported) tx.objectStore('cov').delete(coverageRange.pages(id))
    const stored = imported ? undefined : existing
    const mark: Mark = { ...(stored ?? emptyMark(scope, used)), ...(imported && { imported }), used, fence }
    putMark(tx, coverageKey.mark(id), mark)
    await invalidateCache(tx, 'marks')
    return continued(mark)
  })
  const { fence } = current
  /** Returns the mark that a session adds to. Rows of the service never rest on those of a bundle. */
  function continued(mark: Mark): Mark {
    return imported || mark.imported === undefined ? mark : { ...emptyMark(scope, used), fence: mark.fence }
  }
  const readOwnMark = async (tx: IDBTransaction): Promise<Mark> => {
    const mark = await readMark(tx, id)
    if (mark === undefined) throw new SyncError(id, 'cleared', 'the scope was cleared meanwhile')
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
      const answer = await askService(id, service, endpoint, params, now(), signal)
      signal.throwIfAborted()
      if (answer.isImported && !imported)
        throw new SyncError(id, 'answer', `the source answers ${endpoint.path} from an imported bundle`)
      return answer
    },
    async write(...steps) {
      for (const { drafts, change, pages } of steps) {
        await identity.requireBlocks(drafts, { learns: !imported })
        let size: BatchSize = { added: 0, total: 0 }
        for (let at = 0; at === 0 || at < drafts.length; at += batchRows) {
          signal.throwIfAborted()
          const isLast = at + batchRows >= drafts.length
          let written = size
          const writeMark = async (tx: IDBTransaction, { added, total }: BatchSize) => {
            const stored = await readOwnMark(tx)
            const own = continued(stored)
            // A batch that does not fit is written twice: only the last time counts.
            written = { added: size.added + added, total: size.total + total }
            if (!isLast) return
            const cov = tx.objectStore('cov')
            const next = change(own)
            // Rows that were stored without a scope belong to this one from now on.
            const newlyOwned = (written.total * Math.min(next.rows - own.rows, drafts.length)) / drafts.length
            const bytes = Math.max(0, next.bytes + Math.max(written.added, Math.round(newlyOwned) || 0))
            current = { ...next, bytes, fence }
            putMark(tx, coverageKey.mark(id), current)
            await invalidateCache(tx, 'marks')
            for (const [key, page] of pages?.put ?? []) putMemberPage(tx, key, page)
            for (const key of pages?.drop ?? []) cov.delete(key)
            const kept = sweepEditions(current)
            for (const edition of sweepEditions(stored)) {
              if (!kept.includes(edition)) cov.delete(coverageRange.pages(id, edition))
            }
          }
          const batch = { drafts: drafts.slice(at, at + batchRows), scope: id, imported, writeMark }
          await writeBatch(database, batch, ledger)
          size = written
        }
        onStep(current)
      }
    },
    readPage: (key) => database.read(['cov'], (tx) => readMemberPage(tx, key)),
    fail(reason, what) {
      throw new SyncError(id, reason, what)
    },
  }
}

/** Splits the rows of an answer into those of one kind, and everything else that came with them. */
export function splitDrafts<E extends object>(
  { body, at }: ServiceAnswer,
  kind: Kind<E>,
): { readonly own: readonly (Draft & { readonly value: E })[]; readonly others: readonly Draft[] } {
  const drafts = readDrafts(body, at)
  const isOwn = (draft: Draft) => (draft.kind as unknown) === kind
  return {
    own: drafts.filter(isOwn) as unknown as (Draft & { value: E })[],
    others: drafts.filter((draft) => !isOwn(draft)),
  }
}

/** @throws {SyncError} An answer holds more rows than were asked for. */
export function requireLimit({ fail }: Session, rows: readonly unknown[], limit: number): void {
  if (rows.length > limit) fail('answer', `the answer holds ${rows.length} rows where ${limit} were asked for`)
}

/** Leaves a mark as it is, for steps whose rows do not change the coverage. */
export const unchanged = (mark: Mark): Mark => mark

/** Calls `fetch` with fewer and fewer rows while the service is too slow to answer. */
export async function retryWithFewerRows<T>(size: number, fetch: (size: number) => Promise<T>): Promise<T> {
  for (let rows = size; ; rows = Math.ceil(rows / 2)) {
    try {
      return await fetch(rows)
    } catch (error) {
      if (rows <= minimumRows(error)) throw error
    }
  }
}

/** Number of rows below which asking for fewer does not help against an error. */
function minimumRows(error: unknown): number {
  const { name, kind } = error as { readonly name?: string; readonly kind?: string }
  // A mirror that serves as the source of a sync may hold a page only up to some row.
  if (name === 'NotMirroredError') return 1
  return name === 'TimeoutError' || (name === 'HttpError' && kind === 'server') ? 50 : Infinity
}

// A bundle holds the answers that a sync of its scopes would request. Importing one means to sync from it: all
// checks of a sync run again, and no claim of the file is trusted. Transactions have to be proven by their hashes.
import { NotMirroredError } from '../../client/errors.ts'
import type { Transport } from '../../client/transports/transport.ts'
import { readAnswerBody } from '../../../service/rules/rows/readBody.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { verifyInSlices } from '../../../meaning/verify/slices.ts'
import { BundleError, MirrorUnavailableError, SyncError } from '../errors.ts'
import { LeadLostError } from '../../client/tabs/leader.ts'
import { emptyMark, type Mark, type MemberPage, scopeStatus } from '../coverage/marks.ts'
import { readMark } from '../coverage/records.ts'
import type { Draft } from '../kinds/kind.ts'
import { type Scope, scopeId, type ScopeStatus } from '../coverage/scope.ts'
import type { DatabaseNote } from '../storage/identity.ts'
import { type Answers, type Entry, formatBundle, readBundleFile, bundleRequestKey } from './bundleFile.ts'
import { askService, isOfService, openSession, type Session, type SyncTarget } from './session.ts'
import { syncScope } from './sync.ts'

/** Writes scopes to a bundle file. */
export async function writeBundle(marks: readonly Mark[], transport: Transport, note: DatabaseNote): Promise<Blob> {
  const parts: (Entry & { readonly answers: Answers })[] = []
  for (const { scope, asOf } of marks) {
    const answers = new Map<string, unknown>()
    const recorder: Transport = {
      name: 'recorder',
      async request(endpoint, params) {
        const init = { policy: 'mirror-only', maxAge: Infinity } as const
        const answer = await transport.request(endpoint, params, init)
        answers.set(bundleRequestKey(endpoint, params), answer.body)
        return answer
      },
    }
    const { rows } = await dryRun(scope, recorder, asOf)
    parts.push({ scope, asOf, rows, answers })
  }
  return formatBundle(note, parts)
}

/**
 * Syncs a scope without storing anything.
 * @param check Called with all rows that a sync would write.
 * @returns The mark that a sync would write.
 */
async function dryRun(
  scope: Scope,
  service: Transport,
  asOf: number,
  check?: (drafts: readonly Draft[]) => Promise<void>,
): Promise<Mark> {
  const id = scopeId(scope)
  const pages = new Map<string, MemberPage>()
  let mark = emptyMark(scope, asOf)
  const session: Session = {
    scope,
    id,
    signal: new AbortController().signal,
    mark: () => mark,
    ask: (endpoint, params) => askService(id, service, endpoint, params, asOf),
    async write(...steps) {
      for (const { drafts, change, pages: written } of steps) {
        await check?.(drafts)
        mark = change(mark)
        for (const [key, page] of written?.put ?? []) pages.set(key, page)
        for (const key of written?.drop ?? []) pages.delete(key)
      }
    },
    readPage: async (key) => pages.get(key),
    fail(reason, what) {
      throw new SyncError(id, reason, what)
    },
  }
  await ignoreNotMirrored(syncScope(session))
  return mark
}

/** Lets a sync end at the first answer that is not available. What it read until then counts. */
async function ignoreNotMirrored(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof NotMirroredError)) throw error
  }
}

/** A scope of a bundle as a source of its sync. */
interface Source extends Transport {
  /** True once it has left out transactions that their hashes do not prove. */
  readonly isCut: () => boolean
}

function createSource({ scope, asOf, answers }: Entry & { readonly answers: Answers }): Source {
  /** Answers as far as they are proven: they are asked for twice. */
  const proven = new Map<string, Promise<unknown>>()
  let isCut = false
  const prove = async (body: unknown): Promise<unknown> => {
    const rows = readAnswerBody(body).flatMap(({ table, row }) =>
      table === 'transactions' ? [row as Transaction] : [],
    )
    const count = await countProven(rows)
    isCut ||= count < rows.length
    if (scope.kind !== 'transactions') return count < rows.length ? undefined : body
    return count === 0 && rows.length > 0 ? undefined : { ...(body as object), transactions: rows.slice(0, count) }
  }
  return {
    name: 'bundle',
    isCut: () => isCut,
    async request(endpoint, params) {
      const key = bundleRequestKey(endpoint, params)
      const given = answers.get(key)
      if (given === undefined) throw new NotMirroredError(endpoint.name, 'the bundle does not contain it')
      const proving = proven.get(key) ?? prove(given)
      proven.set(key, proving)
      const body = await proving
      if (body === undefined) throw new NotMirroredError(endpoint.name, 'the bundle does not prove it')
      return { body, origin: { source: 'mirror', asOf, transport: 'bundle', imported: true } }
    },
  }
}

/**
 * Counts the transactions before the first one that its hash does not prove.
 * @throws {BundleError} One does not fit its hash.
 */
async function countProven(rows: readonly Transaction[]): Promise<number> {
  // A row without a description would be checked as a message.
  const checkable = rows.filter((row) => 'description' in row)
  const results = await verifyInSlices(checkable)
  const wrong = checkable.find((_, at) => results[at]?.status === 'mismatch')
  if (wrong !== undefined) throw new BundleError(`is damaged: transaction ${wrong.hash} does not fit its hash`)
  const proven = new Set(
    checkable.filter((_, at) => results[at]?.status === 'fits' || results[at]?.status === 'repaired'),
  )
  const end = rows.findIndex((row) => !proven.has(row))
  return end < 0 ? rows.length : end
}

/**
 * Imports the scopes of a bundle, except those that the service has shown, or that another bundle shows as of a
 * later moment.
 * @throws {BundleError} The file is not a bundle, or a part of it is missing or wrong.
 */
export async function readBundle(target: SyncTarget, file: Blob): Promise<readonly ScopeStatus[]> {
  const { identity } = target
  const { note, parts } = await readBundleFile(file, identity.note().testOnly)
  const scopes = parts.map((part) => ({ ...part, service: createSource(part) }))
  try {
    identity.compare(note)
    // Everything is checked before anything is stored.
    for (const { scope, service, asOf, rows } of scopes) {
      const found = await dryRun(scope, service, asOf, (drafts) => identity.requireBlocks(drafts, { learns: false }))
      const isFew = service.isCut() && found.rows < rows
      if (found.rows !== rows && !isFew) throw new BundleError(`contains ${found.rows} rows instead of ${rows}`)
    }
  } catch (error) {
    if (error instanceof BundleError) throw error
    if (error instanceof MirrorUnavailableError) throw new BundleError(`belongs to another network: ${error.message}`)
    if (error instanceof Error) throw new BundleError(`is damaged: ${error.message}`)
    throw error
  }
  // From now on the mirror is of the network that the file names.
  await identity.requireNetwork(note.network)
  const result: ScopeStatus[] = []
  for (const { scope, service, asOf } of scopes) {
    result.push(await importScope(target, scope, service, asOf))
  }
  target.notify({ scopes: scopes.map(({ scope }) => scope), everything: false })
  return result
}

async function importScope(target: SyncTarget, scope: Scope, service: Transport, asOf: number): Promise<ScopeStatus> {
  const readStored = () => target.database.read(['cov'], (tx) => readMark(tx, scopeId(scope)))
  const existing = await readStored()
  if (existing !== undefined && (isOfService(existing) || existing.asOf > asOf)) return scopeStatus(existing)
  const { signal } = new AbortController()
  try {
    const session = await openSession(target, scope, {
      service,
      signal,
      now: () => asOf,
      onStep: () => {},
      imported: true,
    })
    await ignoreNotMirrored(syncScope(session))
  } catch (error) {
    // Another tab syncs it from the service, which is the better source.
    if (!(error instanceof LeadLostError)) throw error
  }
  return scopeStatus((await readStored()) ?? emptyMark(scope, asOf))
}

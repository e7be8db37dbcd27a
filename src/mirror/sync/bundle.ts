// A bundle holds the answers that a sync of its scopes would request. Importing one means to sync from it:
// all checks of a sync run again, and no claim of the file is trusted.
import { NotMirroredError } from '../../client/errors.ts'
import type { Transport } from '../../client/transports/transport.ts'
import { BundleError, SyncError } from '../errors.ts'
import { LeadLostError } from '../tabs/leader.ts'
import { emptyMark, type Mark, type MemberPage, scopeStatus } from '../coverage/marks.ts'
import { readMark } from '../coverage/records.ts'
import { canonicalScope, type Scope, scopeId, type ScopeStatus } from '../coverage/scope.ts'
import { askService, openSession, type Session, type SyncTarget } from './session.ts'
import { syncScope } from './sync.ts'

/** One scope of a bundle. */
interface Entry {
  readonly scope: Scope
  /** The moment that its rows describe, in seconds since 1970. */
  readonly asOf: number
  /** Number of rows in its answers. */
  readonly rows: number
}

/** First line of a bundle. */
interface Header {
  readonly tonlens: 'mirror'
  readonly version: 1
  readonly testOnly: boolean
  readonly scopes: readonly Entry[]
  /** Number of lines that follow. */
  readonly answers: number
}

/** Index of the scope in the header, the request, the answer body. */
type Line = readonly [scope: number, request: string, body: unknown]

const requestKey = (endpoint: { readonly name: string }, params: unknown) =>
  `${endpoint.name} ${JSON.stringify(params)}`

/** Writes scopes to a bundle file. */
export async function writeBundle(
  marks: readonly Mark[],
  transport: Transport,
  testOnly: boolean,
): Promise<Blob> {
  const scopes: Entry[] = []
  const lines: string[] = []
  for (const { scope, asOf } of marks) {
    const answers = new Map<string, unknown>()
    const recorder: Transport = {
      name: 'recorder',
      async request(endpoint, params) {
        const init = { policy: 'mirror-only', maxAge: Infinity } as const
        const answer = await transport.request(endpoint, params, init)
        answers.set(requestKey(endpoint, params), answer.body)
        return answer
      },
    }
    const { rows } = await dryRun(scope, recorder, asOf)
    for (const [request, body] of answers) {
      lines.push(JSON.stringify([scopes.length, request, body] satisfies Line))
    }
    scopes.push({ scope, asOf, rows })
  }
  const header: Header = { tonlens: 'mirror', version: 1, testOnly, scopes, answers: lines.length }
  const parts = [JSON.stringify(header), ...lines].map((line) => `${line}\n`)
  return new Blob(parts, { type: 'application/x-ndjson' })
}

/** Syncs a scope without storing anything. @returns The mark that a sync would write. */
async function dryRun(scope: Scope, service: Transport, asOf: number): Promise<Mark> {
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
      for (const { change, pages: written } of steps) {
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

/**
 * Imports the scopes of a bundle, except those that the mirror knows as of a later moment.
 * @param checked Returns the transport of a scope, with the checks that the mirror makes of its answers.
 * @throws {BundleError} The file is not a bundle, or a part of it is missing or wrong.
 */
export async function readBundle(
  target: SyncTarget,
  file: Blob,
  testOnly: boolean,
  checked: (service: Transport, scope: Scope) => Promise<Transport>,
): Promise<readonly ScopeStatus[]> {
  const { header, answers } = parseBundle(await file.text(), testOnly)
  const now = Date.now() / 1000
  const scopes = header.scopes.map(({ scope, asOf, rows }, at) => {
    const known = answers[at] ?? new Map<string, unknown>()
    const service: Transport = {
      name: 'bundle',
      async request(endpoint, params) {
        const body = known.get(requestKey(endpoint, params))
        if (body === undefined) throw new NotMirroredError(endpoint.name, 'the bundle does not contain it')
        return { body, origin: { source: 'mirror', asOf, transport: 'bundle' } }
      },
    }
    // A moment in the future would make the rows count as fresh until then.
    return { scope, service, rows, asOf: Math.min(asOf, now) }
  })
  try {
    // Everything is checked before anything is stored.
    for (const { scope, service, asOf, rows } of scopes) {
      const found = await dryRun(scope, await checked(service, scope), asOf)
      if (found.rows !== rows) throw new BundleError(`contains ${found.rows} rows instead of ${rows}`)
    }
  } catch (error) {
    if (error instanceof BundleError) throw error
    if (error instanceof Error) throw new BundleError(`is damaged: ${error.message}`)
    throw error
  }
  const result: ScopeStatus[] = []
  for (const { scope, service, asOf } of scopes) {
    result.push(await importScope(target, scope, service, asOf))
  }
  target.notify({ scopes: scopes.map(({ scope }) => scope), everything: false })
  return result
}

async function importScope(
  target: SyncTarget,
  scope: Scope,
  service: Transport,
  asOf: number,
): Promise<ScopeStatus> {
  const existing = await target.database.read(['cov'], (tx) => readMark(tx, scopeId(scope)))
  if (existing !== undefined && existing.asOf >= asOf) return scopeStatus(existing)
  const { signal } = new AbortController()
  const options = { service, signal, now: () => asOf, onStep: () => {}, restart: true }
  const session = await openSession(target, scope, options)
  try {
    await ignoreNotMirrored(syncScope(session))
  } catch (error) {
    // Another tab has just begun to sync it from the service, which is the better source.
    if (!(error instanceof LeadLostError)) throw error
  }
  return scopeStatus(session.mark())
}

/** @throws {BundleError} */
function parseBundle(text: string, testOnly: boolean) {
  const [first = '', ...rest] = text.split('\n')
  const lines = rest.filter((line) => line !== '')
  const header = parseJson(first) as Partial<Header> | undefined
  if (header?.tonlens !== 'mirror') throw new BundleError('was not made by `export`')
  if (header.version !== 1) {
    throw new BundleError(`was made by a newer version of the library (${String(header.version)})`)
  }
  if (header.testOnly !== testOnly) throw new BundleError('belongs to another network')
  if (lines.length !== header.answers || !text.endsWith('\n')) {
    throw new BundleError(`is cut off: it contains ${lines.length} of ${String(header.answers)} answers`)
  }
  if (!Array.isArray(header.scopes)) throw new BundleError('names no scopes')
  const scopes = header.scopes.map((entry: unknown, at) => readEntry(entry, at))
  const answers = scopes.map(() => new Map<string, unknown>())
  for (const [at, line] of lines.entries()) {
    const parts = parseJson(line)
    const [scope, request, body] = Array.isArray(parts) ? (parts as unknown[]) : []
    const known = typeof scope === 'number' ? answers[scope] : undefined
    if (known === undefined || typeof request !== 'string' || typeof body !== 'object') {
      throw new BundleError(`is damaged in line ${at + 2}`)
    }
    known.set(request, body)
  }
  return { header: { scopes }, answers }
}

function readEntry(entry: unknown, at: number): Entry {
  const { scope, asOf, rows } = (entry ?? {}) as Readonly<Record<keyof Entry, unknown>>
  if (typeof asOf !== 'number' || typeof rows !== 'number') {
    throw new BundleError(`has no time or no count for scope ${at}`)
  }
  try {
    return { scope: canonicalScope(scope as Scope), asOf, rows }
  } catch (error) {
    throw new BundleError(`has an invalid scope ${at}: ${String(error)}`)
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

// A bundle holds the answers that a sync of its scopes would ask for. To read one is to sync from it:
// every check of a sync is made again, and nothing that the file claims of itself is believed.
import { NotMirroredError } from '../client/errors.ts'
import type { Transport } from '../client/transports/transport.ts'
import { BundleError, SyncError } from './errors.ts'
import { LeadLostError } from './leader.ts'
import { emptyMark, type Mark, type MemberPage, readMark, statusOf } from './marks.ts'
import { canonicalScope, type Scope, scopeId, type ScopeStatus } from './scope.ts'
import { askService, openSession, type Session, type SyncTarget } from './session.ts'
import { run } from './sync.ts'

/** One scope of a bundle. */
interface Entry {
  readonly scope: Scope
  /** The moment that it is known as of, in seconds since 1970. */
  readonly asOf: number
  /** Rows that its answers show. */
  readonly rows: number
}

/** First line of a bundle. */
interface Header {
  readonly tonlens: 'mirror'
  readonly version: 1
  readonly testOnly: boolean
  readonly scopes: readonly Entry[]
  /** Lines that follow. */
  readonly answers: number
}

/** Scope by its place in the header, the request, the answer. */
type Line = readonly [scope: number, request: string, body: unknown]

const requestOf = (endpoint: { readonly name: string }, params: unknown) =>
  `${endpoint.name} ${JSON.stringify(params)}`

/** One file with these scopes. */
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
        answers.set(requestOf(endpoint, params), answer.body)
        return answer
      },
    }
    const { rows } = await runThrough(scope, recorder, asOf)
    for (const [request, body] of answers) {
      lines.push(JSON.stringify([scopes.length, request, body] satisfies Line))
    }
    scopes.push({ scope, asOf, rows })
  }
  const header: Header = { tonlens: 'mirror', version: 1, testOnly, scopes, answers: lines.length }
  const parts = [JSON.stringify(header), ...lines].map((line) => `${line}\n`)
  return new Blob(parts, { type: 'application/x-ndjson' })
}

/** A sync that keeps nothing. */
async function runThrough(scope: Scope, service: Transport, asOf: number): Promise<Mark> {
  const id = scopeId(scope)
  const pages = new Map<string, MemberPage>()
  let mark = emptyMark(scope, asOf)
  const session: Session = {
    scope,
    id,
    signal: new AbortController().signal,
    mark: () => mark,
    ask: (endpoint, params) => askService(id, service, endpoint, params, asOf),
    async keep(...steps) {
      for (const { change, pages: written } of steps) {
        mark = change(mark)
        for (const [key, page] of written?.put ?? []) pages.set(key, page)
        for (const key of written?.drop ?? []) pages.delete(key)
      }
    },
    page: async (key) => pages.get(key),
    fail(reason, what) {
      throw new SyncError(id, reason, what)
    },
  }
  await untilUnknown(run(session))
  return mark
}

/** The part that is there counts; what is not there ends it. */
async function untilUnknown(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof NotMirroredError)) throw error
  }
}

/**
 * Takes the scopes of a bundle in, but for those that are known better here.
 * @throws {BundleError} The file is no bundle, or a part of it is missing or wrong.
 */
export async function readBundle(
  target: SyncTarget,
  file: Blob,
  testOnly: boolean,
): Promise<readonly ScopeStatus[]> {
  const { header, answers } = parse(await file.text(), testOnly)
  const now = Date.now() / 1000
  const scopes = header.scopes.map(({ scope, asOf, rows }, at) => {
    const known = answers[at] ?? new Map<string, unknown>()
    const service: Transport = {
      name: 'bundle',
      async request(endpoint, params) {
        const body = known.get(requestOf(endpoint, params))
        if (body === undefined) throw new NotMirroredError(endpoint.name, 'the bundle does not hold it')
        return { body, origin: { source: 'mirror', asOf, transport: 'bundle' } }
      },
    }
    // A bundle of tomorrow would count as fresh until then.
    return { scope, service, rows, asOf: Math.min(asOf, now) }
  })
  try {
    // All of it must be sound before any of it is kept.
    for (const { scope, service, asOf, rows } of scopes) {
      const shown = await runThrough(scope, service, asOf)
      if (shown.rows !== rows) throw new BundleError(`shows ${shown.rows} rows where there were ${rows}`)
    }
  } catch (error) {
    if (error instanceof BundleError) throw error
    if (error instanceof Error) throw new BundleError(`is damaged: ${error.message}`)
    throw error
  }
  const result: ScopeStatus[] = []
  for (const { scope, service, asOf } of scopes) {
    result.push(await take(target, scope, service, asOf))
  }
  target.notify({ scopes: scopes.map(({ scope }) => scope), whole: false })
  return result
}

async function take(
  target: SyncTarget,
  scope: Scope,
  service: Transport,
  asOf: number,
): Promise<ScopeStatus> {
  const there = await target.database.read(['cov'], (tx) => readMark(tx, scopeId(scope)))
  if (there !== undefined && there.asOf >= asOf) return statusOf(there)
  const { signal } = new AbortController()
  const options = { service, signal, now: () => asOf, onStep: () => {}, anew: true }
  const session = await openSession(target, scope, options)
  try {
    await untilUnknown(run(session))
  } catch (error) {
    // Another tab begins to sync it this moment, from a better source.
    if (!(error instanceof LeadLostError)) throw error
  }
  return statusOf(session.mark())
}

function parse(text: string, testOnly: boolean) {
  const [first = '', ...rest] = text.split('\n')
  const lines = rest.filter((line) => line !== '')
  const header = json(first) as Partial<Header> | undefined
  if (header?.tonlens !== 'mirror') throw new BundleError('is no file that `export` has made')
  if (header.version !== 1) {
    throw new BundleError(`was made by a newer version of the library (${String(header.version)})`)
  }
  if (header.testOnly !== testOnly) throw new BundleError('is of another network')
  if (lines.length !== header.answers || !text.endsWith('\n')) {
    throw new BundleError(`is cut off: ${lines.length} of ${String(header.answers)} answers came`)
  }
  if (!Array.isArray(header.scopes)) throw new BundleError('names no scopes')
  const scopes = header.scopes.map((entry: unknown, at) => scopeIn(entry, at))
  const answers = scopes.map(() => new Map<string, unknown>())
  for (const [at, line] of lines.entries()) {
    const parts = json(line)
    const [scope, request, body] = Array.isArray(parts) ? (parts as unknown[]) : []
    const known = typeof scope === 'number' ? answers[scope] : undefined
    if (known === undefined || typeof request !== 'string' || typeof body !== 'object') {
      throw new BundleError(`is damaged in line ${at + 2}`)
    }
    known.set(request, body)
  }
  return { header: { scopes }, answers }
}

function scopeIn(entry: unknown, at: number): Entry {
  const { scope, asOf, rows } = (entry ?? {}) as Readonly<Record<keyof Entry, unknown>>
  if (typeof asOf !== 'number' || typeof rows !== 'number') {
    throw new BundleError(`has no time or no count for scope ${at}`)
  }
  try {
    return { scope: canonicalScope(scope as Scope), asOf, rows }
  } catch (error) {
    throw new BundleError(`names scope ${at} wrongly: ${String(error)}`)
  }
}

function json(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

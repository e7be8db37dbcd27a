// The form of a bundle file: a header, then one line for each answer. Whatever the file claims is compared or bounded.
import { BundleError } from '../errors.ts'
import { canonicalScope, type Scope, scopeId } from '../coverage/scope.ts'
import { clockTolerance } from '../storage/answers.ts'
import type { DatabaseNote } from '../storage/identity.ts'

/** One scope of a bundle. */
export interface Entry {
  readonly scope: Scope
  /** The moment that its rows describe, in seconds since 1970. */
  readonly asOf: number
  /** Number of rows in its answers. */
  readonly rows: number
}

/** First line of a bundle. */
interface Header extends DatabaseNote {
  readonly tonlens: 'mirror'
  readonly version: 1
  readonly scopes: readonly Entry[]
  /** Number of lines that follow. */
  readonly answers: number
}

/** Index of the scope in the header, the request, the answer body. */
type Line = readonly [scope: number, request: string, body: unknown]

/** Answer bodies by request, see {@link bundleRequestKey}. */
export type Answers = ReadonlyMap<string, unknown>

/** A bundle that was read. */
interface Bundle {
  readonly note: Omit<DatabaseNote, 'testOnly'>
  /** Its scopes, each with its answers. No scope stands in it twice. */
  readonly parts: readonly (Entry & { readonly answers: Answers })[]
}

/** Largest bundle. Text of twice the size would not fit in one string. */
const maxBundle = { bytes: 256 * 1024 * 1024, scopes: 1000, answers: 100_000, rows: 1_000_000 }

/** Name of a request in a bundle. */
export function bundleRequestKey(endpoint: { readonly name: string }, params: unknown): string {
  return `${endpoint.name} ${JSON.stringify(params)}`
}

/** Writes scopes and their answers to a file. */
export function formatBundle(note: DatabaseNote, parts: Bundle['parts']): Blob {
  const lines = parts.flatMap(({ answers }, scope) =>
    Array.from(answers, ([request, body]) => JSON.stringify([scope, request, body] satisfies Line)),
  )
  const scopes = parts.map(({ scope, asOf, rows }) => ({ scope, asOf, rows }))
  const header: Header = { tonlens: 'mirror', version: 1, ...note, scopes, answers: lines.length }
  return new Blob(
    [JSON.stringify(header), ...lines].map((line) => `${line}\n`),
    { type: 'application/x-ndjson' },
  )
}

/**
 * Reads a file.
 * @throws {BundleError} It is not a bundle, it is cut off or too large, or a claim in it cannot be true.
 */
export async function readBundleFile(file: Blob, testOnly: boolean): Promise<Bundle> {
  refuseLarger('bytes', file.size)
  const text = await file.text()
  const [first = '', ...rest] = text.split('\n')
  const lines = rest.filter((line) => line !== '')
  const header = parseJson(first) as Partial<Header> | null | undefined
  if (header?.tonlens !== 'mirror') throw new BundleError('was not made by `export`')
  if (header.version !== 1) {
    throw new BundleError(`was made by a newer version of the library (${String(header.version)})`)
  }
  if (header.testOnly !== testOnly) throw new BundleError('belongs to another network')
  if (lines.length !== header.answers || !text.endsWith('\n')) {
    throw new BundleError(`is cut off: it contains ${lines.length} of ${String(header.answers)} answers`)
  }
  refuseLarger('answers', lines.length)
  const entries: readonly unknown[] = Array.isArray(header.scopes) ? header.scopes : []
  if (!Array.isArray(header.scopes)) throw new BundleError('names no scopes')
  refuseLarger('scopes', entries.length)
  const parts = entries.map((entry, at) => ({ ...readEntry(entry, at), answers: new Map<string, unknown>() }))
  const ids = new Set(parts.map(({ scope }) => scopeId(scope)))
  if (ids.size < parts.length) throw new BundleError('names a scope twice')
  for (const [at, line] of lines.entries()) {
    const fields = parseJson(line)
    const [scope, request, body] = Array.isArray(fields) ? (fields as unknown[]) : []
    const answers = typeof scope === 'number' ? parts[scope]?.answers : undefined
    if (answers === undefined || typeof request !== 'string' || typeof body !== 'object') {
      throw new BundleError(`is damaged in line ${at + 2}`)
    }
    if (answers.has(request)) throw new BundleError(`answers a request twice, in line ${at + 2}`)
    answers.set(request, body)
  }
  return { note: readNote(header), parts }
}

/** @throws {BundleError} */
function refuseLarger(what: keyof typeof maxBundle, count: number): void {
  if (count > maxBundle[what]) {
    throw new BundleError(`is too large: it has ${count} ${what}, and at most ${maxBundle[what]} are read`)
  }
}

function readNote({ network, globalId }: Partial<Record<keyof DatabaseNote, unknown>>): Bundle['note'] {
  return {
    ...(typeof network === 'string' && { network }),
    ...(typeof globalId === 'number' && { globalId }),
  }
}

function readEntry(entry: unknown, at: number): Entry {
  const { scope, asOf, rows } = (entry ?? {}) as Readonly<Record<keyof Entry, unknown>>
  if (typeof asOf !== 'number' || !(asOf >= 0) || typeof rows !== 'number' || !Number.isInteger(rows) || rows < 0) {
    throw new BundleError(`has no time or no count for scope ${at}`)
  }
  refuseLarger('rows', rows)
  const now = Date.now() / 1000
  // Its age is unknown: the clock that dated it was wrong, or this one is.
  if (asOf > now + clockTolerance) throw new BundleError(`is dated in the future, by ${Math.ceil(asOf - now)} seconds`)
  try {
    return { scope: canonicalScope(scope as Scope), asOf: Math.min(asOf, now), rows }
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

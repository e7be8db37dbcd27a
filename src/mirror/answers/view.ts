import { kindOf } from '../../client/checks/refusal.ts'
import { HttpError, NotMirroredError } from '../../client/errors.ts'
import type { AnyEndpoint, Endpoint } from '../../endpoints/endpoint.ts'
import type { CacheAccess } from '../storage/cache.ts'
import type { Reader } from '../storage/reader.ts'

/** How old an answer may be, and what it turns out to be based on. */
export interface Basis {
  /** Seconds since 1970. */
  readonly now: number
  /** Greatest age, in seconds, of data that may have changed since. */
  readonly maxAge: number
  /** The moment that the answer describes: the oldest of the data that it relies on. */
  asOf: number
  /** Ids of the scopes that the answer relies on. */
  readonly scopes: Set<string>
  /** Ids of scopes whose rows do not agree with their marks. */
  readonly broken: Set<string>
}

/** Creates the basis of an answer that is given now. */
export function createBasis(maxAge: number): Basis {
  const now = Date.now() / 1000
  return { now, maxAge, asOf: now, scopes: new Set(), broken: new Set() }
}

/** Resets the basis before another attempt at the answer. */
export function resetBasis(basis: Basis): void {
  basis.asOf = basis.now
  basis.scopes.clear()
  basis.broken.clear()
}

/** What a resolver works with: one state of the mirror, and the question. */
export interface View {
  readonly reader: Reader
  /** The mirror is the whole world: what it does not hold does not exist. */
  readonly authoritative: boolean
  /** Friendly addresses carry the flag of test networks. */
  readonly testOnly: boolean
  readonly cache: CacheAccess
  readonly endpoint: AnyEndpoint
  readonly basis: Basis
  /** Parts that the caller does not want; the service then sends them empty. */
  readonly without: { readonly addressBook: boolean; readonly metadata: boolean }
}

/** Parameters of an endpoint, with raw addresses and base64 hashes. */
export type ParamsOf<Row> = Row extends Endpoint<infer Params, infer _Result> ? Params : never

/**
 * Resolvers of a group of endpoints, by name. Each gives wire JSON, and throws `NotMirroredError`
 * rather than give an incomplete answer.
 */
export type Answers<Rows> = {
  readonly [Name in keyof Rows]: (view: View, params: ParamsOf<Rows[Name]>) => Promise<unknown>
}

/** The error that the HTTP transport throws for this status and text. */
export function refusal(endpoint: AnyEndpoint, status: number, text: string): HttpError {
  return new HttpError(endpoint.path, status, kindOf(status, text), text)
}

/** @throws {NotMirroredError} The mirror is a part of the world: another transport must answer. */
export function demandAuthority(view: View, reason: string): void {
  if (!view.authoritative) throw new NotMirroredError(view.endpoint.name, reason)
}

/** Page and direction of a list. */
export interface Page {
  readonly limit: number
  readonly offset: number
  readonly descending: boolean
}

const MOST_ROWS = 1000

/** Reads the page from parameters, as the service does. @throws {HttpError} 422 in the service's words. */
export function readPage(
  view: View,
  params: {
    readonly limit?: number | undefined
    readonly offset?: number | undefined
    readonly sort?: string | undefined
  },
  rows = 10,
): Page {
  const { limit = rows, offset = 0, sort = 'desc' } = params
  if (limit > MOST_ROWS) {
    throw refusal(view.endpoint, 422, `limit is not allowed: ${limit} > ${MOST_ROWS}`)
  }
  const direction = sort.toLowerCase()
  if (!['asc', 'desc', 'a', 'd'].includes(direction)) {
    throw refusal(view.endpoint, 422, 'wrong value for sort parameter')
  }
  return {
    limit: Math.max(1, limit),
    offset: Math.max(0, offset),
    descending: direction.startsWith('d'),
  }
}

/** @throws {NotMirroredError} The client asks for actions as older clients know them; the mirror keeps the newest form. */
export function requireLatestActions(view: View, supported: readonly string[] | undefined): void {
  if (supported === undefined || supported.includes('latest') || supported.includes('v4')) return
  throw new NotMirroredError(view.endpoint.name, 'it keeps actions only as clients see them that support all types')
}

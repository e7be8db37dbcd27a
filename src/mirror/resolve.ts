import { HttpError, NotMirroredError } from '../client/errors.ts'
import { kindOf } from '../client/checks/refusal.ts'
import type { AnyEndpoint, Endpoint } from '../endpoints/endpoint.ts'
import type { Recall } from './memory.ts'
import type { Reader } from './store.ts'

/** How old an answer may be, and how old it came to be. */
export interface Terms {
  /** Seconds since 1970. */
  readonly now: number
  /** Most age, in seconds, of what may have changed since. */
  readonly maxAge: number
  /** The moment that the answer holds as of: the oldest of what it was made from. */
  asOf: number
  /** Scopes that it was made from. */
  readonly used: Set<string>
  /** Scopes that are not as their marks say. */
  readonly broken: Set<string>
}

/** Terms of an answer given now. */
export function termsOf(maxAge: number): Terms {
  const now = Date.now() / 1000
  return { now, maxAge, asOf: now, used: new Set(), broken: new Set() }
}

/** Forgets what an attempt at the answer was made from. */
export function begin(terms: Terms): void {
  terms.asOf = terms.now
  terms.used.clear()
  terms.broken.clear()
}

/** What a resolver works with: one state of the mirror and what is asked of it. */
export interface View {
  readonly reader: Reader
  /** The mirror is the whole world: what it does not hold does not exist. */
  readonly authoritative: boolean
  /** Friendly addresses carry the flag of test networks. */
  readonly testOnly: boolean
  /** What was read before. */
  readonly recall: Recall
  readonly endpoint: AnyEndpoint
  readonly terms: Terms
  /** Parts that the caller does without: the service then sends them empty. */
  readonly without: { readonly addressBook: boolean; readonly metadata: boolean }
}

/** Parameters of an endpoint, with raw addresses and base64 hashes. */
export type ParamsOf<Row> = Row extends Endpoint<infer Params, infer _Result> ? Params : never

/**
 * How each endpoint of a group is answered, by its name: wire JSON. Each throws NotMirroredError
 * rather than give a part for the whole.
 */
export type Answers<Rows> = {
  readonly [Name in keyof Rows]: (view: View, params: ParamsOf<Rows[Name]>) => Promise<unknown>
}

/** The error that the http transport gives for this status and text. */
export function refusal(endpoint: AnyEndpoint, status: number, text: string): HttpError {
  return new HttpError(endpoint.path, status, kindOf(status, text), text)
}

/** @throws {NotMirroredError} The mirror is a part of the world: another transport must answer. */
export function demandAuthority(view: View, reason: string): void {
  if (!view.authoritative) throw new NotMirroredError(view.endpoint.name, reason)
}

/** Page and direction of a listing. */
export interface Page {
  readonly limit: number
  readonly offset: number
  readonly descending: boolean
}

const MOST_ROWS = 1000

/** Bounds as the service applies them. @throws {HttpError} 422 as the service words it. */
export function pageOf(
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

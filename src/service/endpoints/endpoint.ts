import type * as z from 'zod/mini'
import type { ServiceVersion } from '../rows/version.ts'
import type { ParamTable } from './params.ts'

/** Rule for endpoints that answer several entities at a time: waiting requests for single ones are merged. */
export interface PluralRule {
  /** Array parameter that holds the keys of the wanted entities. */
  readonly param: string
  /** Kind of the keys, which decides how two spellings of a key are compared. */
  readonly kind: 'address' | 'hash'
  /** Result key of the row list; absent when the result itself is a map by key. */
  readonly rows?: string
  /** Field of a row that holds its key. */
  readonly field?: string
  /** Greatest number of keys of one request. */
  readonly max: number
}

/** One endpoint of the service. Everything else about it is derived from this row. */
export interface Endpoint<Params, Result> {
  /** Noun of the route in camelCase. The hook is named after it, and query keys contain it. */
  readonly name: string
  /** HTTP method; parameters travel in the query of a GET and in the JSON body of a POST. */
  readonly method: 'GET' | 'POST'
  /** Route below the base URL, with a leading slash. */
  readonly path: string
  /** First version of the service that has the route. @default every version that the kit speaks to */
  readonly since?: ServiceVersion
  /**
   * Set if the route belongs to the emulate service or to API v2, which have base URLs of their own. Answers of API v2
   * stand in an envelope, which is read where they arrive.
   */
  readonly service?: 'emulate' | 'v2'
  /** Headers that every request of this endpoint has. */
  readonly headers?: Readonly<Record<string, string>>
  /** First sentence of the hook's documentation. */
  readonly summary: string
  /** Parameters as callers write them. */
  readonly params: ParamTable<Params>
  /** Answer as the service sends it. */
  readonly result: z.ZodMiniType<Result>
  /** Finds issues beyond `result`, such as details of an action that do not fit its type. */
  readonly checkDetails?: (answer: unknown) => readonly z.core.$ZodIssue[]
  /** Set for requests that change something. They are never retried and never cached. */
  readonly kind?: 'mutation'
  /** Time in milliseconds for which an answer is fresh. */
  readonly staleTime?: number
  /** Set if several waiting requests may be merged into one. */
  readonly plural?: PluralRule
  /** Result of a hook on status 404, where the service uses it for an empty list. */
  readonly notFound?: Result
}

/** Fields and bounds by which a listing is read on from its last row. */
export interface CursorRule {
  /** Field that `start_lt` and `end_lt` bound and the listing is sorted by; absent if it is sorted by time alone. */
  readonly lt?: string
  /** Field that `start_utime` and `end_utime` bound, and the listing is sorted by if one of them is given. */
  readonly utime: string
  /** Fields that identify a row. */
  readonly key: readonly string[]
  /** Tells requests that the service sorts otherwise, or whose bounds it ignores. */
  readonly excludes?: (params: Readonly<Record<string, unknown>>) => boolean
  /**
   * Parameters that find only the rows without the sorting value, which no bound finds; `undefined` for
   * requests that find no such rows. They come first in descending order.
   */
  readonly withoutValue?: (params: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | undefined
  /**
   * Version of the service since which rows without the sorting value stand among the others. Requests
   * that find them are then read by offset.
   */
  readonly mixedSince?: ServiceVersion
}

/** Paging of a listing. */
export interface PageRule<Result, Row = unknown> {
  /** Rows per page unless the caller sets `limit`. */
  readonly size: number
  /** Returns the rows of one answer. */
  readonly items: (result: Result) => readonly Row[]
  /** Present if new rows do not shift the pages: they are read by cursor. @default by offset */
  readonly cursor?: CursorRule
  /** Present if each answer gives the cursor of the next page: the parameter that takes it. */
  readonly after?: { readonly param: string; readonly next: (result: Result) => string | null }
  /** Set if the listing takes no `offset`. */
  readonly withoutOffset?: true
  /** Most rows that a request may ask for. @default 1000 */
  readonly largest?: (params: Readonly<Record<string, unknown>>) => number
  /** Fields of an answer that are counted from its rows. */
  readonly totals?: (rows: readonly unknown[]) => object
  /** Parameters of pages that the caller leaves open, such as the direction without which the order is undefined. */
  readonly defaults?: Readonly<Record<string, unknown>>
}

/** An endpoint whose answers are pages: it takes `limit`, and mostly `offset`. */
export interface PagedEndpoint<Params extends PageParams, Result, Row = unknown> extends Endpoint<Params, Result> {
  readonly page: PageRule<Result, Row>
}

/** Parameters of every listing. */
export interface PageParams {
  limit?: number | undefined
  offset?: number | undefined
}

/** Any row, for code that treats all endpoints alike. */
export type AnyEndpoint = Endpoint<unknown, unknown>

/**
 * Type of the parameters of an endpoint.
 * @example
 * import type { ParamsOf } from 'tonlens/client'
 * import type { transactions } from 'tonlens/endpoints'
 * type Filters = ParamsOf<typeof transactions>
 */
export type ParamsOf<E> = E extends { readonly params: ParamTable<infer Params> } ? Params : never

/**
 * Type of the answer of an endpoint.
 * @example
 * import type { ResultOf } from 'tonlens/client'
 * import type { transactions } from 'tonlens/endpoints'
 * type Page = ResultOf<typeof transactions>
 */
export type ResultOf<E> = E extends { readonly result: z.ZodMiniType<infer Result> } ? Result : never

interface Declaration<Params, R extends z.ZodMiniType> extends Omit<
  Endpoint<unknown, unknown>,
  'params' | 'result' | 'notFound'
> {
  readonly params: ParamTable<Params>
  readonly result: R
  readonly notFound?: z.output<R>
}

/** Declares one endpoint. Its types are those of its parameters and of its answer. */
export function defineEndpoint<Params, R extends z.ZodMiniType>(
  row: Declaration<Params, R>,
): Endpoint<Params, z.output<R>> {
  return row as unknown as Endpoint<Params, z.output<R>>
}

/** Declares an endpoint with pages. */
export function definePagedEndpoint<Params extends PageParams, R extends z.ZodMiniType, Row>(
  row: Declaration<Params, R> & { readonly page: PageRule<z.output<R>, Row> },
): PagedEndpoint<Params, z.output<R>, Row> {
  return row as unknown as PagedEndpoint<Params, z.output<R>, Row>
}

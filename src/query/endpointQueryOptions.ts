import { type QueryFunctionContext, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'
import { HttpError } from '../client/errors.ts'
import type { TonlensError } from '../ton/errors.ts'
import { currentAnswer } from '../client/origin.ts'
import type { Endpoint, PagedEndpoint, PageParams } from '../endpoints/endpoint.ts'
import { newerOf, pageOf, type Place, replaceWith, shareAnswer, sharePages, wholeData, withOrigin } from './origins.ts'

/** What a query function needs of its context; the cache is absent where it is called by hand. */
type Context = Pick<QueryFunctionContext, 'signal'> & Partial<Pick<QueryFunctionContext, 'client' | 'queryKey'>>

/** Query options of one call: for hooks, loaders, prefetching, suspense and cache reads alike. */
export interface EndpointQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: Context) => Promise<Result>
  /** The client retries by its own rules; a second layer would multiply the waits. */
  readonly retry: false
  readonly staleTime?: number
  /** What did not change stays the same object, and tells the newest origin. */
  readonly structuralSharing: (before: unknown, after: unknown) => unknown
  /** Set where answers may come from this browser: they do not wait for a network. */
  readonly networkMode?: 'offlineFirst'
  /** Carries the error type to the hooks; never set. */
  readonly throwOnError?: (error: TonlensError) => boolean
}

/** As {@link EndpointQueryOptions}, for a call that may be switched off. */
export interface SkippableQueryOptions<Result> extends Omit<EndpointQueryOptions<Result>, 'queryFn'> {
  readonly queryFn: EndpointQueryOptions<Result>['queryFn'] | SkipToken
}

/** Query options of a listing that is read page after page. */
export interface EndpointInfiniteQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn:
    | ((context: Context & Pick<QueryFunctionContext<QueryKey, number>, 'pageParam'>) => Promise<Result>)
    | SkipToken
  readonly initialPageParam: number
  /** Offset of the next page, in rows; a short page is the last one. */
  readonly getNextPageParam: (page: Result, pages: readonly Result[], offset: number) => number | undefined
  readonly retry: false
  readonly staleTime?: number
  /** What did not change stays the same object, and tells the newest origin. */
  readonly structuralSharing: (before: unknown, after: unknown) => unknown
  /** Set where answers may come from this browser: they do not wait for a network. */
  readonly networkMode?: 'offlineFirst'
}

/**
 * Query options of one endpoint. `skipToken` in place of the parameters switches the query off.
 * @throws {TonlensError} from the query: one of the client's error classes.
 */
export function endpointQueryOptions<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  params: P,
): EndpointQueryOptions<R>
export function endpointQueryOptions<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  params: P | SkipToken,
): SkippableQueryOptions<R>
export function endpointQueryOptions<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  params: P | SkipToken,
): SkippableQueryOptions<R> {
  return {
    queryKey: endpointQueryKey(client, endpoint, 'one', params),
    queryFn:
      params === skipToken
        ? skipToken
        : (context) => ask(client, endpoint, params, context, wholeData),
    structuralSharing: shareAnswer,
    ...common(client, endpoint),
  }
}

/** Query options of a listing, page after page, by `limit` and `offset`. */
export function endpointInfiniteQueryOptions<P extends PageParams, R>(
  client: Client,
  endpoint: PagedEndpoint<P, R>,
  params: P | SkipToken,
): EndpointInfiniteQueryOptions<R> {
  const { limit = endpoint.page.size, offset = 0 } = params === skipToken ? {} : params
  return {
    queryKey: endpointQueryKey(client, endpoint, 'infinite', params),
    queryFn:
      params === skipToken
        ? skipToken
        : ({ pageParam, ...context }) => {
            const page = { ...params, limit, offset: pageParam }
            return ask(client, endpoint, page, context, pageOf(pageParam))
          },
    initialPageParam: offset,
    getNextPageParam: (page, _pages, at) =>
      endpoint.page.items(page).length < limit ? undefined : at + limit,
    structuralSharing: sharePages,
    ...common(client, endpoint),
  }
}

/** The only builder of keys. One page and many pages never share one: their data differ in shape. */
export function endpointQueryKey<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  kind: 'one' | 'infinite',
  params?: P | SkipToken,
): QueryKey {
  const key = [client.key, endpoint.name, kind]
  return params === undefined || params === skipToken ? key : [...key, params]
}

/** Whether a query asks through this client, under whatever policy. */
export function isQueryOf({ key }: Client, { queryKey: [source] }: { readonly queryKey: QueryKey }): boolean {
  return typeof source === 'string' && (source === key || source.startsWith(`${key} `))
}

/** What holds for each query of a client: no second layer of retries, no wait for a network that a mirror does not need. */
export function common(
  { local }: Client,
  { staleTime }: { readonly staleTime?: number | undefined } = {},
): { retry: false; staleTime?: number; networkMode?: 'offlineFirst' } {
  return {
    retry: false,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(local === undefined ? {} : { networkMode: 'offlineFirst' }),
  }
}

/** The answer, unless the cache holds a newer one; what comes after it goes into the cache. */
async function ask<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  params: P,
  { signal, client: cache, queryKey }: Context,
  place: Place,
): Promise<R> {
  const init = { signal, onNewer: replaceWith(cache, queryKey, place) }
  try {
    const answer = withOrigin(await client.ask(endpoint, params, init))
    return newerOf(answer, queryKey && place.read(cache?.getQueryData(queryKey)))
  } catch (error) {
    const empty = endpoint.notFound
    if (empty !== undefined && error instanceof HttpError && error.kind === 'notFound') {
      return withOrigin({ data: { ...empty }, origin: currentAnswer(empty).origin })
    }
    throw error
  }
}

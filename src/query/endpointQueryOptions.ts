import { type QueryFunctionContext, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'
import { HttpError, type TonlensError } from '../client/errors.ts'
import type { Endpoint, PagedEndpoint, PageParams } from '../endpoints/endpoint.ts'

/** Query options of one call: for hooks, loaders, prefetching, suspense and cache reads alike. */
export interface EndpointQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Result>
  /** The client retries by its own rules; a second layer would multiply the waits. */
  readonly retry: false
  readonly staleTime?: number
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
    | ((context: Pick<QueryFunctionContext<QueryKey, number>, 'signal' | 'pageParam'>) => Promise<Result>)
    | SkipToken
  readonly initialPageParam: number
  /** Offset of the next page, in rows; a short page is the last one. */
  readonly getNextPageParam: (page: Result, pages: readonly Result[], offset: number) => number | undefined
  readonly retry: false
  readonly staleTime?: number
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
        : ({ signal }) => requestOrEmpty(client, endpoint, params, signal),
    ...common(endpoint),
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
        : ({ signal, pageParam }) =>
            requestOrEmpty(client, endpoint, { ...params, limit, offset: pageParam }, signal),
    initialPageParam: offset,
    getNextPageParam: (page, _pages, at) =>
      endpoint.page.items(page).length < limit ? undefined : at + limit,
    ...common(endpoint),
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

function common<P, R>({ staleTime }: Endpoint<P, R>): { retry: false; staleTime?: number } {
  return { retry: false, ...(staleTime === undefined ? {} : { staleTime }) }
}

async function requestOrEmpty<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  params: P,
  signal: AbortSignal,
): Promise<R> {
  try {
    return await client.request(endpoint, params, { signal })
  } catch (error) {
    const empty = endpoint.notFound
    if (empty !== undefined && error instanceof HttpError && error.kind === 'notFound') return empty
    throw error
  }
}

import { type QueryFunctionContext, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client, TypedAnswer } from '../../sources/client/client.ts'
import { definedOptions } from '../../sources/client/definedOptions.ts'
import { HttpError } from '../../sources/client/errors.ts'
import type { TonlensError } from '../../ton/cells/errors.ts'
import { currentAnswer } from '../../sources/client/origin.ts'
import type { Endpoint, PagedEndpoint, PageParams, PageRule } from '../../service/endpoints/endpoint.ts'
import { LARGEST_PAGE } from '../../service/rules/requests/page.ts'
import {
  type AnswerPlace,
  attachOrigin,
  cacheUpdater,
  failureUpdater,
  keepOrigins,
  onlyWhile,
  pagePlace,
  pickNewer,
  readCachedOrigins,
  readOrigins,
  shareAnswer,
  sharePages,
  wholeData,
} from './origins.ts'
import {
  isSamePage,
  joinNewerPage,
  nextPageParam,
  type PageParam,
  readOrder,
  readPageAfter,
  removeKnownRows,
} from './paging.ts'

/** The part of TanStack Query's context that a query function uses; there is no cache if it is called by hand. */
type Context = Pick<QueryFunctionContext, 'signal'> & Partial<Pick<QueryFunctionContext, 'client' | 'queryKey'>>

/** Query options of one request: for hooks, loaders, prefetching, suspense and cache reads. */
export interface EndpointQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: Context) => Promise<Result>
  /** The client retries by its own rules; a second layer would multiply the delays. */
  readonly retry: false
  readonly staleTime?: number
  /** Keeps unchanged parts the same objects, and the newest origin. */
  readonly structuralSharing: (before: unknown, after: unknown) => unknown
  /** Set if answers may come from this browser: those need no network. */
  readonly networkMode?: 'offlineFirst'
  /** Set together with `networkMode`: answers of this browser are refetched when the network is back. */
  readonly refetchOnReconnect?: (query: { readonly state: { readonly data: unknown } }) => boolean | 'always'
  /** Carries the error type to the hooks; never set. */
  readonly throwOnError?: (error: TonlensError) => boolean
}

/** {@link EndpointQueryOptions} of a request that may be disabled. */
export interface SkippableQueryOptions<Result> extends Omit<EndpointQueryOptions<Result>, 'queryFn'> {
  readonly queryFn: EndpointQueryOptions<Result>['queryFn'] | SkipToken
}

/** Query options of a listing that is read page by page. */
export interface EndpointInfiniteQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn:
    | ((context: Context & Pick<QueryFunctionContext<QueryKey, PageParam>, 'pageParam'>) => Promise<Result>)
    | SkipToken
  readonly initialPageParam: PageParam
  /** Place of the next page; a short page is the last one. */
  readonly getNextPageParam: (page: Result, pages: readonly Result[], param: PageParam) => PageParam | undefined
  readonly retry: false
  readonly staleTime?: number
  /** Keeps unchanged parts the same objects, and the newest origin. */
  readonly structuralSharing: (before: unknown, after: unknown) => unknown
  /** Set if answers may come from this browser: those need no network. */
  readonly networkMode?: 'offlineFirst'
  /** Set together with `networkMode`: answers of this browser are refetched when the network is back. */
  readonly refetchOnReconnect?: (query: { readonly state: { readonly data: unknown } }) => boolean | 'always'
}

/**
 * Returns the query options of one endpoint. `skipToken` in place of the parameters disables the query.
 * @throws {TonlensError} The query throws one of the client's error classes.
 */
export function endpointQueryOptions<P, R>(client: Client, endpoint: Endpoint<P, R>, params: P): EndpointQueryOptions<R>
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
    queryFn: params === skipToken ? skipToken : (context) => ask(client, endpoint, params, context, wholeData),
    structuralSharing: shareAnswer,
    ...sharedOptions(client, endpoint),
  }
}

/**
 * Returns the query options of a listing that is read page by page: by a bound after the last row where
 * the order of the listing allows it, by the cursor that the service gives, otherwise (and from a given `offset`) by offset.
 */
export function endpointInfiniteQueryOptions<P extends PageParams, R>(
  client: Client,
  endpoint: PagedEndpoint<P, R>,
  params: P | SkipToken,
): EndpointInfiniteQueryOptions<R> {
  const { page } = endpoint
  const given = {
    ...page.defaults,
    ...definedOptions<object>(params === skipToken ? undefined : params),
  } as unknown as P
  const { limit = page.size, offset = 0 } = given
  // The first answer may tell the version. A list that was begun by a cursor goes on by it.
  const orderAt = (param: PageParam) =>
    readOrder(page.cursor, given as Fields, typeof param === 'object' ? '1.2' : client.version.current()?.version)
  return {
    queryKey: endpointQueryKey(client, endpoint, 'infinite', params),
    queryFn:
      params === skipToken
        ? skipToken
        : ({ pageParam, ...context }) => {
            const order = orderAt(pageParam)
            const isPage = (other: unknown) => isSamePage(other, pageParam)
            const join = order && joinNewerPage(page, order, limit)
            if (order === undefined || typeof pageParam !== 'object') {
              const asked = { ...given, ...placeParams(page, pageParam), limit }
              return ask(client, endpoint, asked, context, pagePlace(isPage, undefined, join))
            }
            const trim = (answer: unknown) => removeKnownRows(page, order, limit, pageParam, answer as R)
            const place = pagePlace(isPage, trim, join)
            const largest = page.largest?.(given as Fields) ?? LARGEST_PAGE
            return readPageAfter(page, order, limit, pageParam, largest, (asked, isAlone) =>
              ask(client, endpoint, { ...given, ...asked }, context, onlyWhile(isAlone, place)),
            )
          },
    initialPageParam: offset,
    getNextPageParam(answer, _pages, before) {
      if (page.after !== undefined && offset === 0) return page.after.next(answer) ?? undefined
      return nextPageParam(orderAt(before), page.items(answer), before, limit)
    },
    structuralSharing: sharePages,
    ...sharedOptions(client, endpoint),
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Returns the parameters of a page that is not read on from a row. */
function placeParams<R>({ after, withoutOffset }: PageRule<R>, param: PageParam): Fields {
  if (typeof param === 'string') return { [after?.param ?? '']: param }
  return withoutOffset === true ? {} : { offset: param }
}

/** Builds the key of a query. One page and many pages never share a key: the shapes of their data differ. */
export function endpointQueryKey<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  kind: 'one' | 'infinite',
  params?: P | SkipToken,
): QueryKey {
  const key = [client.key, endpoint.name, kind]
  return params === undefined || params === skipToken ? key : [...key, params]
}

/** Tells whether a query belongs to this client, under any policy. */
export function isClientQuery({ key }: Client, { queryKey: [source] }: { readonly queryKey: QueryKey }): boolean {
  return typeof source === 'string' && (source === key || source.startsWith(`${key} `))
}

/** Returns the options that all queries of a client share: no retries, and no wait for a network that a mirror does not need. */
export function sharedOptions(
  { local }: Client,
  { staleTime }: { readonly staleTime?: number | undefined } = {},
): Pick<EndpointQueryOptions<unknown>, 'retry' | 'staleTime' | 'networkMode' | 'refetchOnReconnect'> {
  return {
    retry: false,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(local === undefined ? {} : { networkMode: 'offlineFirst', refetchOnReconnect: refetchMirrored }),
  }
}

/** An answer of the mirror may be older than the time at which it came. */
function refetchMirrored({ state }: { readonly state: { readonly data: unknown } }): true | 'always' {
  return readOrigins(state.data).some((origin) => origin?.source === 'mirror') ? 'always' : true
}

/** Fetches an answer, unless the cache holds a newer one; a later answer of the service replaces it in the cache. */
async function ask<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  params: P,
  { signal, client: cache, queryKey }: Context,
  place: AnswerPlace,
): Promise<R> {
  if (cache !== undefined && queryKey !== undefined) {
    keepOrigins(cache)
    readCachedOrigins(cache, queryKey)
  }
  const shown = queryKey && place.read(cache?.getQueryData(queryKey))
  const onNewer = cacheUpdater(cache, queryKey, place)
  const showFailure = failureUpdater(cache, queryKey, place)
  const onNewerFailed = (error: unknown): void => {
    const nothing = readNotFound(endpoint, error)
    if (nothing === undefined) showFailure?.(error)
    else onNewer?.(nothing)
  }
  try {
    const answer = attachOrigin(
      await client.ask(endpoint, params, { signal, refresh: shown !== undefined, onNewer, onNewerFailed }),
    )
    return pickNewer(answer, queryKey && place.read(cache?.getQueryData(queryKey)))
  } catch (error) {
    const nothing = readNotFound(endpoint, error)
    if (nothing === undefined) throw error
    return attachOrigin(nothing)
  }
}

/** Some endpoints refuse what they do not know: that is an answer without rows. */
function readNotFound<P, R>({ notFound }: Endpoint<P, R>, error: unknown): TypedAnswer<R> | undefined {
  if (notFound === undefined || !(error instanceof HttpError) || error.kind !== 'notFound') return undefined
  return { data: { ...notFound }, origin: error.origin ?? currentAnswer(notFound).origin }
}

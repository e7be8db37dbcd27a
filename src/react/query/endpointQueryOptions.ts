import { type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import { type Client, type TypedAnswer, definedOptions } from '../../sources/client/client.ts'
import { HttpError } from '../../sources/client/errors.ts'
import type { TonlensError } from '../../ton/cells/errors.ts'
import { currentAnswer } from '../../sources/client/origin.ts'
import type { Endpoint, PagedEndpoint, PageParams, PageRule } from '../../service/endpoints/endpoint.ts'
import { maxPage } from '../../service/rules/requests/page.ts'
import {
  acceptAnswer,
  isOriginKey,
  keepOrigins,
  type QueryContext,
  readCached,
  replaceAnswer,
  showFailure,
} from './origins.ts'
import { joinNewerPage, nextPageParam, type PageParam, readOrder, readPageAfter, removeKnownRows } from './paging.ts'

/** Query options of one request: for hooks, loaders, prefetching, suspense and cache reads. */
export interface EndpointQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: QueryContext) => Promise<Result>
  /** The client retries by its own rules; a second layer would multiply the delays. */
  readonly retry: false
  readonly staleTime?: number
  /** Set if answers may come from this browser: those need no network. */
  readonly networkMode?: 'offlineFirst'
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
  readonly queryFn: ((context: QueryContext & { readonly pageParam: PageParam }) => Promise<Result>) | SkipToken
  readonly initialPageParam: PageParam
  /** Place of the next page; a short page is the last one. */
  readonly getNextPageParam: (page: Result, pages: readonly Result[], param: PageParam) => PageParam | undefined
  readonly retry: false
  readonly staleTime?: number
  /** Set if answers may come from this browser: those need no network. */
  readonly networkMode?: 'offlineFirst'
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
    queryFn:
      params === skipToken
        ? skipToken
        : async (context) => acceptAnswer(context, await ask(client, endpoint, params, context)),
    ...sharedOptions(client, endpoint),
  }
}

/**
 * Returns the query options of a listing that is read page by page: by a bound after the last row where
 * the order of the listing allows it, by the cursor that the service gives, otherwise (and from a given `offset`) by
 * offset.
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
        : async (context) => {
            const { pageParam } = context
            const order = orderAt(pageParam)
            const join = (cached: R, newer: R) =>
              order === undefined ? newer : joinNewerPage(page, order, limit, cached, newer)
            if (order === undefined || typeof pageParam !== 'object') {
              const asked = { ...given, ...placeParams(page, pageParam), limit }
              return acceptAnswer(context, await ask(client, endpoint, asked, context, { join }))
            }
            const trim = (answer: TypedAnswer<R>) => removeKnownRows(page, order, limit, pageParam, answer)
            const largest = page.largest?.(given as Fields) ?? maxPage
            const read = (asked: Fields, isValid: () => boolean) =>
              ask(client, endpoint, { ...given, ...asked }, context, { join, trim, isValid })
            return acceptAnswer(context, await readPageAfter(page, order, limit, pageParam, largest, read))
          },
    initialPageParam: offset,
    getNextPageParam(answer, _pages, before) {
      if (page.after !== undefined && offset === 0) return page.after.next(answer) ?? undefined
      return nextPageParam(orderAt(before), page.items(answer), before, limit)
    },
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

/** Tells whether a query is one of this client, under any policy, and has answers. */
export function isClientQuery({ key }: Pick<Client, 'key'>, { queryKey }: { readonly queryKey: QueryKey }): boolean {
  const [source] = queryKey
  return typeof source === 'string' && (source === key || source.startsWith(`${key} `)) && !isOriginKey(queryKey)
}

/**
 * Returns the options that all queries of a client share: no retries, and no wait for a network that a mirror does not
 * need.
 */
export function sharedOptions(
  { local }: Client,
  { staleTime }: { readonly staleTime?: number | undefined } = {},
): Pick<EndpointQueryOptions<unknown>, 'retry' | 'staleTime' | 'networkMode'> {
  return {
    retry: false,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(local === undefined ? {} : { networkMode: 'offlineFirst' }),
  }
}

/** Options for a later answer of the service to the request of one page. */
interface LaterAnswer<R> {
  /** Joins the cached page with it. @default the later answer */
  readonly join?: (cached: R, newer: R) => R | undefined
  /** Makes the page of it. @default the answer itself */
  readonly trim?: (answer: TypedAnswer<R>) => TypedAnswer<R>
  /**
   * Tells whether the page is the answer to this request alone; otherwise the later answer is not used.
   * @default it is
   */
  readonly isValid?: () => boolean
}

/** Sends a request; a later answer of the service replaces the first one in the cache. */
async function ask<P, R>(
  client: Client,
  endpoint: Endpoint<P, R>,
  params: P,
  context: QueryContext,
  { join = (_cached, newer) => newer, trim = (answer) => answer, isValid = () => true }: LaterAnswer<R> = {},
): Promise<TypedAnswer<R>> {
  const onNewer = (answer: TypedAnswer<R>): void => replaceAnswer(context, trim(answer), join, isValid)
  const onNewerFailed = (error: unknown): void => {
    const nothing = readNotFound(endpoint, error)
    if (nothing === undefined) showFailure(context, error)
    else onNewer(nothing)
  }
  const { signal, client: cache } = context
  keepOrigins(cache)
  const later = cache === undefined ? {} : { onNewer, onNewerFailed }
  try {
    return await client.ask(endpoint, params, { signal, refresh: readCached(context) !== undefined, ...later })
  } catch (error) {
    const nothing = readNotFound(endpoint, error)
    if (nothing === undefined) throw error
    return nothing
  }
}

/** Some endpoints refuse what they do not know: that is an answer without rows. */
function readNotFound<P, R>({ notFound }: Endpoint<P, R>, error: unknown): TypedAnswer<R> | undefined {
  if (notFound === undefined || !(error instanceof HttpError) || error.kind !== 'notFound') return undefined
  return { data: { ...notFound }, origin: error.origin ?? currentAnswer(notFound).origin }
}

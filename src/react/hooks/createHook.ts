'use client'
import {
  type InfiniteData,
  type QueryKey,
  skipToken,
  type SkipToken,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type Client, definedOptions } from '../../sources/client/client.ts'
import type { TonlensError } from '../../ton/cells/errors.ts'
import { type PolicyOptions, withPolicy } from '../../sources/client/limits/policy.ts'
import type { Endpoint, PagedEndpoint, PageParams } from '../../service/endpoints/endpoint.ts'
import {
  type EndpointInfiniteQueryOptions,
  endpointInfiniteQueryOptions,
  endpointQueryOptions,
} from '../query/endpointQueryOptions.ts'
import type { PageParam } from '../query/paging.ts'
import { useClient } from '../provider/useClient.ts'
import { usePositioned } from './usePositioned.ts'
import type { Skippable } from '../query/skipToken.ts'
import type { ListResult } from './result.ts'
import { addOrigins, type PagesOrigin, type ResultOrigin, useOrigins } from './useOrigins.ts'

interface ClientOption {
  /** Client to use, such as one of another network. @default the provider's */
  readonly client?: Client | undefined
}

/** Options of a query hook: those of `useQuery` without the ones that the endpoint sets. */
export type HookOptions<Result, Selected> = Omit<
  UseQueryOptions<Result, TonlensError, Selected>,
  'queryKey' | 'queryFn'
> &
  ClientOption &
  PolicyOptions

/** Options of an infinite hook: those of `useInfiniteQuery` without the ones that the endpoint sets. */
export type InfiniteHookOptions<Result, Selected> = Omit<
  UseInfiniteQueryOptions<Result, TonlensError, Selected, QueryKey, PageParam>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
> &
  ClientOption &
  PolicyOptions

/** Options of a mutation hook: those of `useMutation` without the ones that the endpoint sets. */
export type MutationHookOptions<Params, Result> = Omit<
  UseMutationOptions<Result, TonlensError, Params>,
  'mutationFn' | 'retry'
> &
  ClientOption

/** Result of a query hook: that of `useQuery`, and the origin of the data. */
export type QueryResult<Selected> = UseQueryResult<Selected, TonlensError> & ResultOrigin

/** Result of an infinite hook: that of `useInfiniteQuery`, its rows, and the origins of the pages. */
export type InfiniteQueryResult<Selected, Row = unknown> = UseInfiniteQueryResult<Selected, TonlensError> &
  PagesOrigin &
  ListResult<Row>

/** Query hook of an endpoint that requires no parameters. */
export interface HookWithOptionalParams<Params, Result> {
  /**
   * @param params Parameters of the endpoint. `skipToken`, and an `undefined` that is passed, disable the query.
   * @param options Options of the query, and the client.
   */
  <Selected = Result>(params?: Skippable<Params>, options?: HookOptions<Result, Selected>): QueryResult<Selected>
}

/** Query hook of an endpoint that requires parameters. */
export interface HookWithParams<Params, Result> {
  /**
   * @param params Parameters of the endpoint; `undefined` or `skipToken` disables the query.
   * @param options Options of the query, and the client.
   */
  <Selected = Result>(params: Skippable<Params>, options?: HookOptions<Result, Selected>): QueryResult<Selected>
}

/** Hook that reads a listing page by page and requires no parameters. */
export interface InfiniteHookWithOptionalParams<Params, Result, Row> {
  /**
   * @param params Parameters of the endpoint; `limit` is the rows of a page. `skipToken`, and an `undefined` that is
   * passed, disable the query.
   * @param options Options of the query, and the client.
   */
  <Selected = InfiniteData<Result, PageParam>>(
    params?: Skippable<Params>,
    options?: InfiniteHookOptions<Result, Selected>,
  ): InfiniteQueryResult<Selected, Row>
}

/** Hook that reads a listing page by page and requires parameters. */
export interface InfiniteHookWithParams<Params, Result, Row> {
  /**
   * @param params Parameters of the endpoint; `limit` is the rows of a page. `undefined` or `skipToken` disables the
   * query.
   * @param options Options of the query, and the client.
   */
  <Selected = InfiniteData<Result, PageParam>>(
    params: Skippable<Params>,
    options?: InfiniteHookOptions<Result, Selected>,
  ): InfiniteQueryResult<Selected, Row>
}

/** Query hook of one endpoint. */
export type EndpointHook<Params, Result> =
  Partial<Params> extends Params ? HookWithOptionalParams<Params, Result> : HookWithParams<Params, Result>

/** Hook that reads one listing page by page. */
export type InfiniteEndpointHook<Params, Result, Row = unknown> =
  Partial<Params> extends Params
    ? InfiniteHookWithOptionalParams<Params, Result, Row>
    : InfiniteHookWithParams<Params, Result, Row>

/** Mutation hook of one endpoint: sends its request on demand and never retries by itself. */
export interface MutationEndpointHook<Params, Result> {
  /** @param options Options of the mutation, and the client. */
  (options?: MutationHookOptions<Params, Result>): UseMutationResult<Result, TonlensError, Params>
}

/** Creates the query hook of an endpoint. */
export function createHook<Params, Result>(endpoint: Endpoint<Params, Result>): EndpointHook<Params, Result> {
  return function useEndpoint<Selected = Result>(
    ...args: readonly [params?: Skippable<Params>, options?: HookOptions<Result, Selected>]
  ) {
    const { client: given, policy, maxAge, noAddressBook, noMetadata, ...options } = args[1] ?? {}
    const params = readParams(args)
    const [client] = usePositioned(withPolicy(useClient(given), { policy, maxAge, noAddressBook, noMetadata }))
    const query = endpointQueryOptions(client, endpoint, params)
    const result = useQuery({ ...query, ...definedOptions(options) })
    // A spread would read every field: TanStack Query renders a component again only for fields that were read.
    return addOrigins(result, useOrigins(query.queryKey))
  }
}

/** Creates the infinite hook of an endpoint. */
export function createInfiniteHook<Params extends PageParams, Result, Row>(
  endpoint: PagedEndpoint<Params, Result, Row>,
): InfiniteEndpointHook<Params, Result, Row> {
  return function useInfiniteEndpoint<Selected = InfiniteData<Result, PageParam>>(
    ...args: readonly [params?: Skippable<Params>, options?: InfiniteHookOptions<Result, Selected>]
  ) {
    const { client: given, policy, maxAge, noAddressBook, noMetadata, ...options } = args[1] ?? {}
    const params = readParams(args)
    const [client, further] = usePositioned(withPolicy(useClient(given), { policy, maxAge, noAddressBook, noMetadata }))
    const query = firstPagesFirst(
      endpointInfiniteQueryOptions(client, endpoint, params),
      endpointInfiniteQueryOptions(further, endpoint, params),
    )
    const result = useInfiniteQuery({ ...query, ...definedOptions(options) })
    const origins = useOrigins(query.queryKey)
    // Without `select`, that of the result can be a placeholder.
    const cached = useQueryClient().getQueryData(query.queryKey)
    const data = options.select === undefined ? result.data : cached
    const rows = useMemo(
      () => (data as InfiniteData<Result> | undefined)?.pages.flatMap(endpoint.page.items) ?? [],
      [data],
    )
    const { hasNextPage: hasMore, fetchNextPage } = result
    const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
    const isLoadingMore = result.isFetchingNextPage && result.fetchStatus !== 'paused'
    return addOrigins(Object.assign(result, { rows, hasMore, isLoadingMore, loadMore }), origins)
  }
}

/** Returns the parameters of a hook: without arguments those that ask for all rows. */
function readParams<Params>(args: readonly [params?: Skippable<Params>, ...unknown[]]): Params | SkipToken {
  return args.length === 0 ? ({} as Params) : (args[0] ?? skipToken)
}

/** Reads the first page by one query function and all others by another. */
function firstPagesFirst<Result>(
  first: EndpointInfiniteQueryOptions<Result>,
  further: EndpointInfiniteQueryOptions<Result>,
): EndpointInfiniteQueryOptions<Result> {
  const [readFirst, readFurther] = [first.queryFn, further.queryFn]
  if (typeof readFirst !== 'function' || typeof readFurther !== 'function') return first
  return {
    ...first,
    queryFn: (context) => (context.pageParam === first.initialPageParam ? readFirst : readFurther)(context),
  }
}

/** Creates the mutation hook of an endpoint. */
export function createMutationHook<Params, Result>(
  endpoint: Endpoint<Params, Result>,
): MutationEndpointHook<Params, Result> {
  return function useMutationEndpoint({ client: given, ...options } = {}) {
    const client = useClient(given)
    return useMutation({
      ...options,
      mutationFn: (params: Params) => client.request(endpoint, params),
      retry: false,
    })
  }
}

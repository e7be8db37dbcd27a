'use client'
import {
  type InfiniteData,
  type QueryKey,
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
import type { Client } from '../client/client.ts'
import type { TonlensError } from '../ton/errors.ts'
import { type PolicyOptions, withPolicy } from '../client/limits/policy.ts'
import type { Endpoint, PagedEndpoint, PageParams } from '../endpoints/endpoint.ts'
import { endpointInfiniteQueryOptions, endpointQueryOptions } from '../query/endpointQueryOptions.ts'
import { rememberQuery } from './origin.ts'
import { useClient } from './useClient.ts'

interface ClientOption {
  /** Client to ask in place of the provider's: another network, side by side. */
  readonly client?: Client | undefined
}

/** Options of a query hook: those of `useQuery`, less what the endpoint decides. */
export type HookOptions<Result, Selected> = Omit<
  UseQueryOptions<Result, TonlensError, Selected>,
  'queryKey' | 'queryFn'
> &
  ClientOption &
  PolicyOptions

/** Options of an infinite hook: those of `useInfiniteQuery`, less what the endpoint decides. */
export type InfiniteHookOptions<Result, Selected> = Omit<
  UseInfiniteQueryOptions<Result, TonlensError, Selected, QueryKey, number>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
> &
  ClientOption &
  PolicyOptions

/** Options of a mutation hook: those of `useMutation`, less what the endpoint decides. */
export type MutationHookOptions<Params, Result> = Omit<
  UseMutationOptions<Result, TonlensError, Params>,
  'mutationFn' | 'retry'
> &
  ClientOption

/** Parameters, left out where the endpoint demands none. `skipToken` switches the query off. */
type Arguments<Params, Options> = Params extends Record<string, never>
  ? [params?: Params | SkipToken, options?: Options]
  : Partial<Params> extends Params
    ? [params?: Params | SkipToken, options?: Options]
    : [params: Params | SkipToken, options?: Options]

/** A query hook of one endpoint. */
export type EndpointHook<Params, Result> = <Selected = Result>(
  ...args: Arguments<Params, HookOptions<Result, Selected>>
) => UseQueryResult<Selected, TonlensError>

/** A hook of one listing that grows page by page. */
export type InfiniteEndpointHook<Params, Result> = <Selected = InfiniteData<Result, number>>(
  ...args: Arguments<Params, InfiniteHookOptions<Result, Selected>>
) => UseInfiniteQueryResult<Selected, TonlensError>

/** A hook of one call that is sent on demand and never repeated by itself. */
export type MutationEndpointHook<Params, Result> = (
  options?: MutationHookOptions<Params, Result>,
) => UseMutationResult<Result, TonlensError, Params>

/** Makes the query hook of a row. */
export function createHook<Params, Result>(
  endpoint: Endpoint<Params, Result>,
): EndpointHook<Params, Result> {
  return function useEndpoint<Selected = Result>(
    params: Params | SkipToken = {} as Params,
    { client: given, policy, maxAge, ...options }: HookOptions<Result, Selected> = {},
  ) {
    const client = withPolicy(useClient(given), { policy, maxAge })
    const query = endpointQueryOptions(client, endpoint, params)
    return rememberQuery(useQuery({ ...query, ...options }), useQueryClient(), query.queryKey)
  }
}

/** Makes the infinite hook of a row. */
export function createInfiniteHook<Params extends PageParams, Result>(
  endpoint: PagedEndpoint<Params, Result>,
): InfiniteEndpointHook<Params, Result> {
  return function useInfiniteEndpoint<Selected = InfiniteData<Result, number>>(
    params: Params | SkipToken = {} as Params,
    { client: given, policy, maxAge, ...options }: InfiniteHookOptions<Result, Selected> = {},
  ) {
    const client = withPolicy(useClient(given), { policy, maxAge })
    const query = endpointInfiniteQueryOptions(client, endpoint, params)
    return rememberQuery(useInfiniteQuery({ ...query, ...options }), useQueryClient(), query.queryKey)
  }
}

/** Makes the mutation hook of a row. */
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

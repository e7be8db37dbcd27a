'use client'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Origin } from '../client/origin.ts'
import { originsOf } from '../query/origins.ts'

/** Any result of a query hook. */
export interface AnyQueryResult {
  readonly data: unknown
  /** Milliseconds since 1970; reading it makes the component follow the origin. */
  readonly dataUpdatedAt: number
}

/** The queries that results were made from: what `select` leaves of an answer has no origin itself. */
const queries = new WeakMap<object, () => unknown>()

/** Notes which query a result shows. @returns The result. */
export function rememberQuery<Result extends object>(
  result: Result,
  cache: QueryClient,
  queryKey: QueryKey,
): Result {
  queries.set(result, () => cache.getQueryData(queryKey))
  return result
}

/**
 * Where the answer of a query hook came from, and as of when it holds. Of several pages, what holds
 * for all of them: the oldest one's moment, and `mirror` when any came from there.
 * @param result What the hook returned, as it is.
 * @returns `undefined` while there is no answer, and for one that the server rendered.
 * @example
 * const nfts = useNftItems({ owner_address: [owner] })
 * return <OriginBadge origin={useOrigin(nfts)} />
 */
export function useOrigin(result: AnyQueryResult): Origin | undefined {
  const origins = useOrigins(result)
  return origins.reduce<Origin | undefined>((all, origin, at) => {
    if (at === 0) return origin
    if (all === undefined || origin === undefined) return undefined
    const { source, transport } = all.source === 'mirror' ? all : origin
    return { source, transport, asOf: Math.min(all.asOf, origin.asOf) }
  }, undefined)
}

/** {@link useOrigin} page by page, in the order of the pages; of a plain hook the only one. */
export function useOrigins(result: AnyQueryResult): readonly (Origin | undefined)[] {
  // Equal data stay the same object, so the time of the update tells of a newer origin.
  void result.dataUpdatedAt
  const read = queries.get(result)
  return originsOf(read === undefined ? result.data : read())
}

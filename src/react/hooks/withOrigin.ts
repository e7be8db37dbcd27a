import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { combineOrigins, type Origin } from '../../sources/client/origin.ts'
import { readCachedOrigins } from '../query/origins.ts'

/** Origin of the data of a query. It is not an own key of the result, so a spread does not copy it. */
export interface ResultOrigin {
  /**
   * Origin of the data; of several pages the moment of the oldest, and `mirror` if any came from
   * there. `undefined` while there is no data, and for data that the application put into the cache.
   */
  readonly origin: Origin | undefined
}

/** {@link ResultOrigin} of a listing that is read page by page. */
export interface PagesOrigin extends ResultOrigin {
  /** Origin of each page, in the order of the pages. */
  readonly origins: readonly (Origin | undefined)[]
}

/**
 * Adds the origin to a query result. Reads no other field than the caller does: TanStack Query
 * renders a component again only for fields that it has read.
 */
export function withOrigin<Result extends { readonly dataUpdatedAt: number }>(
  result: Result,
  cache: QueryClient,
  queryKey: QueryKey,
): Result & PagesOrigin {
  const origins = () => {
    // Data that did not change stays the same object, so only this time tells of a newer origin.
    void result.dataUpdatedAt
    return readCachedOrigins(cache, queryKey)
  }
  return new Proxy(result, {
    get(target, name) {
      if (name === 'origins') return origins()
      return name === 'origin' ? combineOrigins(origins()) : Reflect.get(target, name)
    },
  }) as Result & PagesOrigin
}

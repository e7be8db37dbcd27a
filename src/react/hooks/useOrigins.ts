'use client'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { combineOrigins, type Origin } from '../../sources/client/origin.ts'
import { type CachedOrigins, matchOrigins, originOptions } from '../query/origins.ts'

/** Origin of the data of a result. */
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

/** Returns the origins of the cached data of a query, and follows them. */
export function useOrigins(queryKey: QueryKey): PagesOrigin {
  const entry = useQueryClient().getQueryState(queryKey)
  const { data, dataUpdatedAt } = useQuery<CachedOrigins>(originOptions(queryKey))
  const answers = entry?.data
  const beside = dataUpdatedAt === entry?.dataUpdatedAt ? data : undefined
  return useMemo(() => {
    const origins = matchOrigins(answers, beside)
    return { origins, origin: combineOrigins(origins) }
  }, [answers, beside])
}

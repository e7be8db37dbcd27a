'use client'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { combineOrigins, type Origin } from '../../sources/client/origin.ts'
import { matchOrigins, originOptions, readCachedOrigins } from '../query/origins.ts'

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

/**
 * Returns the origins of the cached data of a query, and follows them once they were read: the component renders again
 * only when an origin that it shows has changed.
 */
export function useOrigins(queryKey: QueryKey): PagesOrigin {
  const cache = useQueryClient()
  const isRead = useRef(false)
  useQuery({ ...originOptions(queryKey), notifyOnChangeProps: () => (isRead.current ? ['data'] : []) })
  const answers = cache.getQueryData(queryKey)
  const beside = readCachedOrigins(cache, queryKey)
  return useMemo(() => {
    const origins = matchOrigins(answers, beside)
    const origin = combineOrigins(origins)
    return {
      get origins() {
        isRead.current = true
        return origins
      },
      get origin() {
        isRead.current = true
        return origin
      },
    }
  }, [answers, beside])
}

/** Adds the origins of the data to the result of a query, without reading them: a spread copies them. */
export function addOrigins<Result extends object, Origins extends ResultOrigin>(
  result: Result,
  origins: Origins,
): Result & Origins {
  return Object.defineProperties(result, Object.getOwnPropertyDescriptors(origins)) as Result & Origins
}

import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { throttle } from '../../sources/client/limits/pause.ts'
import { isClientQuery } from './endpointQueryOptions.ts'
import { readOrigins } from './origins.ts'

/** Milliseconds for which changes are collected before queries are refetched. */
const debounce = 100
/** Least milliseconds between two refetches. */
const minPause = 1000

/**
 * Refetches, whenever the mirror of `client` changes, the queries that it answered or could not answer, and those that
 * it answered when the browser is online again. Answers of the service stay as they are.
 * @returns A function that stops it.
 */
export function refreshOnChange(client: Client, cache: QueryClient): () => void {
  let changed = false
  /** Queries that were already in flight at the last refetch: they may have read the older state. */
  let inFlight: ReadonlySet<Query> = new Set()

  const isAffected = (query: Query) => {
    if (!isClientQuery(client, query)) return false
    const { state } = query
    if (!changed && !inFlight.has(query)) return false
    if (state.error?.name === 'NotMirroredError') return true
    return isMirrored(query)
  }

  const isMirrored = ({ queryKey }: Query) => readOrigins(cache, queryKey).some((origin) => origin?.source === 'mirror')

  /** An answer of the mirror may be older than the time at which it came: TanStack Query takes it for fresh. */
  const stopOnline = onlineManager.subscribe((isOnline) => {
    const predicate = (query: Query) =>
      isClientQuery(client, query) &&
      isMirrored(query) &&
      query.observers.some(({ options }) => options.refetchOnReconnect !== false)
    if (isOnline) void cache.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  })

  const schedule = throttle(minPause, refresh, debounce)

  function refresh(): void {
    const affected = cache.getQueryCache().findAll({ predicate: isAffected })
    const fetching = affected.filter(({ state }) => state.fetchStatus === 'fetching')
    // A fetch in flight may be waiting for the rate limit: restarting it would cost its position.
    void cache.invalidateQueries({ predicate: isAffected }, { cancelRefetch: false })
    changed = false
    inFlight = new Set(fetching)
    if (fetching.length > 0) schedule()
  }

  const stop = client.local?.subscribe(() => {
    changed = true
    schedule()
  })
  return () => {
    stop?.()
    stopOnline()
    schedule.cancel()
  }
}

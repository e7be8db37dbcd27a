import type { Query, QueryClient } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'
import { isQueryOf } from './endpointQueryOptions.ts'
import { originsOf } from './origins.ts'

/** Milliseconds in which changes are gathered, and between two rounds of questions. */
const gather = 100
const pause = 1000

/**
 * Asks again, as the mirror of `client` changes, what it answered or could not answer. What the
 * service answered stays as it is.
 * @returns The way to stop.
 */
export function refreshOnChange(client: Client, cache: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  let changed = false
  /** Those that were being asked in the last round, and may have read what was there before. */
  let missed: ReadonlySet<Query> = new Set()

  const isAffected = (query: Query) => {
    if (!isQueryOf(client, query)) return false
    const { state } = query
    if (!changed && !missed.has(query)) return false
    if (state.error?.name === 'NotMirroredError') return true
    return originsOf(state.data).some((origin) => origin?.source === 'mirror')
  }

  function schedule(): void {
    timer ??= setTimeout(refresh, Math.max(gather, last + pause - Date.now()))
  }

  function refresh(): void {
    timer = undefined
    last = Date.now()
    const affected = cache.getQueryCache().findAll({ predicate: isAffected })
    const busy = affected.filter(({ state }) => state.fetchStatus === 'fetching')
    // What is being asked may be waiting for the service: to begin again would cost a turn.
    void cache.invalidateQueries({ predicate: isAffected }, { cancelRefetch: false })
    changed = false
    missed = new Set(busy)
    if (busy.length > 0) schedule()
  }

  const stop = client.local?.subscribe(() => {
    changed = true
    schedule()
  })
  return () => {
    stop?.()
    clearTimeout(timer)
  }
}

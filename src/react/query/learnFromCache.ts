import type { Query, QueryClient } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { isClientQuery } from './endpointQueryOptions.ts'
import { readAnswers } from './origins.ts'

/**
 * Learns the names in cached answers that the client itself did not fetch: those of a page that a
 * server rendered, and those of a persisted cache.
 * @returns A function that stops it.
 */
export function learnFromCache(client: Client, cache: QueryClient): () => void {
  const learn = (query: Query) => {
    if (!isClientQuery(client, query)) return
    // Request number 0: any answer that the client fetches is newer.
    for (const answer of readAnswers(query.state.data)) client.names.harvest(answer, 0)
  }
  const queries = cache.getQueryCache()
  for (const query of queries.getAll()) learn(query)
  return queries.subscribe((event) => {
    const isFilled = event.type === 'added' || (event.type === 'updated' && event.action.type === 'setState')
    // Hydration adds queries while React renders, and components may not be updated then.
    if (isFilled) queueMicrotask(() => learn(event.query))
  })
}

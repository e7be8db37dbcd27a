import type { Query, QueryClient } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'
import { isQueryOf } from './endpointQueryOptions.ts'

/**
 * Learns the names in answers that the client itself has not asked for: those of a page that a server
 * rendered, and those that were kept from another visit.
 * @returns The way to stop.
 */
export function learnFromCache(client: Client, cache: QueryClient): () => void {
  const learn = (query: Query) => {
    if (!isQueryOf(client, query)) return
    // As if asked before all others: whatever the client hears itself is newer.
    for (const answer of answersIn(query.state.data)) client.names.harvest(answer, 0)
  }
  const queries = cache.getQueryCache()
  for (const query of queries.getAll()) learn(query)
  return queries.subscribe((event) => {
    const came = event.type === 'added' || (event.type === 'updated' && event.action.type === 'setState')
    if (came) learn(event.query)
  })
}

/** One answer, or the pages of a listing. */
function answersIn(data: unknown): readonly unknown[] {
  const pages = typeof data === 'object' && data !== null && 'pages' in data ? data.pages : undefined
  return Array.isArray(pages) ? pages : [data]
}

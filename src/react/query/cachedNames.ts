import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { createNameStore, type NameStore, type ShownNames } from '../../sources/client/names.ts'
import { isClientQuery } from './endpointQueryOptions.ts'
import { readAnswers } from './origins.ts'

/**
 * Returns the names in the cached answers of a client. Server output and the render that hydrates it show
 * these, because they come from the same answers; the client itself may have learned others on each side.
 */
export function cachedNames(client: Client, cache: QueryClient): ShownNames {
  let names: NameStore | undefined
  let readAt = ''
  /** Reads the answers again when there are others: hydration adds them while components render. */
  const read = (): NameStore => {
    const queries = cache
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.data !== undefined && isClientQuery(client, query))
    const version = `${queries.length} ${queries.reduce((sum, { state }) => sum + state.dataUpdatedAt, 0)}`
    if (names !== undefined && version === readAt) return names
    names = createNameStore(Infinity)
    readAt = version
    for (const { state } of queries)
      for (const answer of readAnswers(state.data)) names.harvest(answer, state.dataUpdatedAt)
    return names
  }
  return {
    addressBookRow: (address) => read().addressBookRow(address),
    metadata: (address) => read().metadata(address),
    entries: () => read().entries?.() ?? [],
  }
}

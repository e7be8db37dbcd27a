import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { findSameCode } from '../../meaning/contracts/sameCode.ts'
import type { Subscribable } from '../display/createStore.ts'
import { isClientQuery } from './endpointQueryOptions.ts'
import { readAnswers } from './origins.ts'

/**
 * Finds contracts with one code in the cached answers of a client. Each answer is read once.
 * @returns Raw addresses, in the order in which they were found.
 */
export function sameCodeStore(client: Client, cache: QueryClient, codeHash: string): Subscribable<readonly string[]> {
  const queries = cache.getQueryCache()
  const read = new WeakSet<object>()
  const found = new Set<string>()
  let list: readonly string[] = []
  const current = (): readonly string[] => {
    for (const query of queries.getAll()) {
      if (!isClientQuery(client, query)) continue
      for (const answer of readAnswers(query.state.data)) {
        if (typeof answer !== 'object' || answer === null || read.has(answer)) continue
        read.add(answer)
        for (const address of findSameCode(answer, codeHash)) found.add(address)
      }
    }
    if (found.size !== list.length) list = [...found]
    return list
  }
  return {
    current,
    subscribe(listener) {
      return queries.subscribe(({ type }) => {
        // Answers may arrive while React renders, and components may not be updated then.
        if (type === 'added' || type === 'updated') queueMicrotask(listener)
      })
    },
  }
}

'use client'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useSyncExternalStore } from 'react'
import { isClientQuery } from '../../react/query/endpointQueryOptions.ts'
import { formatParams } from './format.ts'

/** Queries of a client that a component waits for but that send no request, and why. */
export function IdleQueries({ clientKey }: { readonly clientKey: string }): ReactElement | null {
  const cache = useQueryClient()
  const queries = useIdleQueries(cache, clientKey)
  if (queries.length === 0) return null
  return (
    <section aria-label="Not fetched">
      <h4 part="devtools-heading">Not fetched</h4>
      <ul part="devtools-list">
        {queries.map(({ queryHash, queryKey, state }) => (
          <li key={queryHash} part="devtools-row" data-status="off">
            <p part="devtools-summary">
              <span part="devtools-name">{String(queryKey[1])}</span>
              <code part="devtools-params" title={formatParams(queryKey[3])}>
                {formatParams(queryKey[3])}
              </code>
              <span part="devtools-outcome">
                {state.fetchStatus === 'paused'
                  ? 'paused: the browser is offline'
                  : 'disabled by skipToken or enabled: false'}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const snapshots = new WeakMap<QueryClient, readonly Query[]>()
const none: readonly Query[] = []

function useIdleQueries(cache: QueryClient, clientKey: string): readonly Query[] {
  const read = () => {
    const before = snapshots.get(cache) ?? none
    const now = cache.getQueryCache().findAll({
      predicate: (query) =>
        isClientQuery({ key: clientKey }, query) &&
        query.state.status === 'pending' &&
        query.state.fetchStatus !== 'fetching' &&
        query.getObserversCount() > 0,
    })
    if (now.length === before.length && now.every((query, at) => query === before[at])) return before
    snapshots.set(cache, now)
    return now
  }
  return useSyncExternalStore(
    (listener) => cache.getQueryCache().subscribe(() => queueMicrotask(listener)),
    read,
    () => none,
  )
}

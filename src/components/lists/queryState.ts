import type { ShownOrigin } from '../../text/format/mirror.ts'
import type { TableStateProps } from './table/tableProps.ts'
import type { CardStateProps } from '../states/card/Card.tsx'

/** Fields of a query result that `cardState` reads; those of `useQuery`, and `origin` of the endpoint hooks. */
export interface ShownQuery {
  readonly isPending: boolean
  readonly error: unknown
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle' | undefined
  /** Unix milliseconds; the age of data without an origin, such as that of a server. */
  readonly dataUpdatedAt?: number | undefined
  readonly origin?: ShownOrigin | undefined
  readonly refetch: () => unknown
}

/** Fields of an infinite query result that `listState` reads. */
export interface ShownListQuery extends ShownQuery {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError?: boolean | undefined
  readonly fetchNextPage: () => unknown
}

/** Fields of a live list that `listState` reads; those of `useLiveTransactions` and `useLiveActions`. */
export interface ShownLiveList extends Pick<ShownQuery, 'isPending' | 'error' | 'origin' | 'refetch'> {
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly loadMore: () => unknown
}

/** State props of a list, a table or a grid, read from a query. */
export type ListState = CardStateProps & Pick<TableStateProps, 'hasMore' | 'loadingMore' | 'onLoadMore'>

/**
 * Converts a query result to the state props of a card: loading, offline, error, retry and origin. A disabled query, as
 * with `skipToken`, is not loading: its card says that there is nothing.
 * @example <JettonCard master={query.data?.jetton_masters[0]} {...cardState(query)} />
 */
export function cardState(query: ShownQuery): CardStateProps {
  const { dataUpdatedAt = 0 } = query
  const updated: ShownOrigin | undefined =
    dataUpdatedAt > 0 ? { source: 'service', asOf: dataUpdatedAt / 1000 } : undefined
  return {
    loading: isAwaited(query),
    offline: query.fetchStatus === 'paused',
    error: query.error,
    onRetry: () => void query.refetch(),
    origin: query.origin ?? updated,
  }
}

/**
 * Converts the result of an infinite query, or a live list, to the state props of a list: those of {@link cardState},
 * and the next page.
 */
export function listState(query: ShownListQuery | ShownLiveList): ListState {
  if (!('hasNextPage' in query)) {
    const { isPending, error, origin, hasMore, loadingMore, loadMore, refetch } = query
    return {
      loading: isPending,
      error,
      onRetry: () => void refetch(),
      origin,
      hasMore,
      loadingMore,
      onLoadMore: () => void loadMore(),
    }
  }
  return {
    ...cardState(query),
    onRetry: () => void (query.isFetchNextPageError === true ? query.fetchNextPage() : query.refetch()),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage && query.fetchStatus !== 'paused',
    onLoadMore: () => void query.fetchNextPage(),
  }
}

/** Tells whether a query without data is going to have some: a disabled one is not. */
function isAwaited({ isPending, fetchStatus }: Pick<ShownQuery, 'isPending' | 'fetchStatus'>): boolean {
  return isPending && fetchStatus !== 'idle'
}

/** Tells whether a query has neither data nor an error, and a request for it is on its way: not if it is disabled or paused. */
export function isLoading(query: Pick<ShownQuery, 'isPending' | 'fetchStatus'>): boolean {
  return isAwaited(query) && query.fetchStatus !== 'paused'
}

import type { ShownOrigin } from '../../text/format/mirror.ts'
import type { TableStateProps } from './table/tableProps.ts'
import type { CardStateProps } from '../states/card/Card.tsx'

/**
 * Fields of a result that `cardState` reads; all hooks that read have them, and those of `useQuery` without `origin`.
 */
export interface ShownQuery {
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly error: unknown
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle' | undefined
  /** Unix milliseconds; the age of data without an origin, such as that of a server. */
  readonly dataUpdatedAt?: number | undefined
  readonly origin?: ShownOrigin | undefined
  readonly refetch: () => unknown
}

/**
 * Fields of a list that `listState` reads; those of infinite hooks, live lists, `useAccountLedger` and `useNftGallery`.
 */
export interface ShownListQuery extends ShownQuery {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => unknown
  /** Whether `error` is that of the next page: a retry loads that page alone. @default false */
  readonly isFetchNextPageError?: boolean | undefined
}

/** State props of a list, a table or a grid, read from a query. */
export type ListState = CardStateProps & Pick<TableStateProps, 'hasMore' | 'loadingMore' | 'onLoadMore'>

/**
 * Converts the result of a hook to the state props of a card: loading, offline, error, retry and origin. A disabled
 * hook, as with `skipToken`, is not loading: its card says that there is nothing.
 * @example
 * const query = useJettonMasters({ address: [jettonMaster] })
 * <JettonCard master={query.data?.jetton_masters[0]} {...cardState(query)} />
 */
export function cardState(query: ShownQuery): CardStateProps {
  const { dataUpdatedAt = 0 } = query
  const updated: ShownOrigin | undefined =
    dataUpdatedAt > 0 ? { source: 'service', asOf: dataUpdatedAt / 1000 } : undefined
  const isPaused = query.fetchStatus === 'paused'
  return {
    loading: isLoading(query) || (query.isPending && isPaused),
    offline: isPaused,
    error: query.error,
    onRetry: () => void query.refetch(),
    origin: query.origin ?? updated,
  }
}

/**
 * Converts the result of a list to the state props of a list, a table or a grid: those of {@link cardState}, and the
 * next page. Takes the results of all hooks of tonlens that list. TanStack's own `useInfiniteQuery` has other names:
 * pass
 * `{ ...query, hasMore: query.hasNextPage, isLoadingMore: query.isFetchingNextPage, loadMore: query.fetchNextPage }`.
 * @example
 * const query = useInfiniteTransactions({ account: [account] })
 * <TransactionTable transactions={query.rows} {...listState(query)} />
 */
export function listState(query: ShownListQuery): ListState {
  return {
    ...cardState(query),
    onRetry: () => void (query.isFetchNextPageError === true ? query.loadMore() : query.refetch()),
    hasMore: query.hasMore,
    loadingMore: query.isLoadingMore,
    onLoadMore: () => void query.loadMore(),
  }
}

/**
 * Tells whether a hook has neither data nor an error, and a request for it is in flight: not if it is disabled or
 * paused.
 */
export function isLoading({ isPending, isFetching }: Pick<ShownQuery, 'isPending' | 'isFetching'>): boolean {
  return isPending && isFetching
}

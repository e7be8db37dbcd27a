import type { Store } from '../lazyStore.ts'

/** Pace and size of a feed. */
export interface FeedOptions {
  /** Milliseconds between two questions without a stream. */
  readonly interval: number
  /** The same with one: for what it lost. */
  readonly slow: number
  /** Put new rows into the list by themselves. */
  readonly follow: boolean
}

/** A live list as it is now. */
export interface FeedState<Row> {
  /** Newest first; without those that wait to be shown. */
  readonly rows: readonly Row[]
  /** Rows that arrived since and are not shown yet. */
  readonly newRows: number
  readonly loading: boolean
  readonly loadingMore: boolean
  /** False once the oldest row is here. */
  readonly hasMore: boolean
  /** Why the last question failed; the list goes on by itself. */
  readonly error: unknown
  /** True while events arrive by themselves; otherwise the service is asked again and again. */
  readonly live: boolean
}

/** Keeps one live list. */
export interface Feed<Row> extends Store<FeedState<Row>> {
  readonly showNew: () => void
  readonly loadMore: () => void
  readonly retry: () => void
}

/** Before the first answer. */
export const emptyFeed: FeedState<never> = {
  rows: [],
  newRows: 0,
  loading: true,
  loadingMore: false,
  hasMore: false,
  error: undefined,
  live: false,
}

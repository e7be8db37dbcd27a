import type { Origin } from '../../../sources/client/origin.ts'
import type { Subscribable } from '../../display/createStore.ts'

/** Pace of a feed, and whether it shows new rows by itself. */
export interface FeedOptions {
  /** Milliseconds between two requests while there is no stream. */
  readonly interval: number
  /** Milliseconds between two requests while a stream is open; they find events that it lost. */
  readonly streamingInterval: number
  /** Adds new rows to the list by themselves. */
  readonly follow: boolean
}

/** State of a live list. */
export interface FeedState<Row> {
  /** Shown rows, newest first; new rows are not among them until `showNew`. */
  readonly rows: readonly Row[]
  /** Number of new rows that are not shown yet. */
  readonly newRows: number
  /** These rows, newest first; of several hundred, some are missing. */
  readonly unseen: readonly Row[]
  /**
   * True until the first page or an error has arrived, and while the newest page replaces the list after `showNew`.
   * With an error it is false, although the list keeps trying: a list is empty only if `error` is `null`.
   */
  readonly isPending: boolean
  /**
   * True while the list waits for an answer that it was asked for: to its first page, to the newest page after
   * `showNew`, and after `refetch`. The requests that it repeats by itself do not count.
   */
  readonly isFetching: boolean
  /** True while an older page loads. */
  readonly isLoadingMore: boolean
  /** False once the oldest row is loaded. */
  readonly hasMore: boolean
  /** Why the last request failed; the list keeps trying. `null` when there is no error. */
  readonly error: unknown
  /**
   * Source of the newest rows, and the moment that they describe. While the service cannot be reached, a
   * list of this browser's memory is as old as its `asOf`. Undefined before the first answer.
   */
  readonly origin: Origin | undefined
  /** True while the stream delivers events; otherwise the list polls the service. */
  readonly live: boolean
}

/** Engine of one live list. */
export interface Feed<Row> extends Subscribable<FeedState<Row>> {
  /** Shows the new rows. */
  readonly showNew: () => void
  /** Loads the page after the oldest row. */
  readonly loadMore: () => void
  /** Requests new rows now, and clears the error. */
  readonly retry: () => void
}

/** State before the first answer. */
export const emptyFeed: FeedState<never> = {
  rows: [],
  newRows: 0,
  unseen: [],
  isPending: true,
  isFetching: true,
  isLoadingMore: false,
  hasMore: false,
  error: null,
  origin: undefined,
  live: false,
}

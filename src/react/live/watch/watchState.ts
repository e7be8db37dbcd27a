import type { Origin } from '../../../sources/client/origin.ts'
import type { Subscribable } from '../../display/createStore.ts'
import type { UnreadRows, WatchCursor } from './pass.ts'
import type { WatchMatch } from './rules.ts'

/** State of a watch. */
export interface WatchState {
  /** Newest first, the last 200; each row once. */
  readonly matches: readonly WatchMatch[]
  /** Place up to which the accounts were read; undefined before the first answer. Store it to go on after a reload. */
  readonly cursor: WatchCursor | undefined
  /** Rows that were left out since the watch began. Tell the reader that there may be more than `matches`. */
  readonly unread: readonly UnreadRows[]
  /** True until the first answer or an error; with an error it is false, although the watch keeps trying. */
  readonly isPending: boolean
  /**
   * True until the first answer or an error, and after `refetch`; the requests that the watch repeats by itself do not
   * count.
   */
  readonly isFetching: boolean
  /** Why the last request failed; the watch keeps trying. `null` when there is no error. */
  readonly error: unknown
  /** The service, and the moment up to which the accounts were read; undefined before the first answer. */
  readonly origin: Origin | undefined
  /** True while the stream tells of new rows; otherwise the service is polled. */
  readonly live: boolean
}

/** Engine of a watch. */
export interface Watch extends Subscribable<WatchState> {
  /** Requests new rows now, and clears the error. */
  readonly retry: () => void
}

/** State before the first answer. */
export const emptyWatch: WatchState = {
  matches: [],
  cursor: undefined,
  unread: [],
  isPending: true,
  isFetching: true,
  error: null,
  origin: undefined,
  live: false,
}

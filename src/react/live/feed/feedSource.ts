import type { Origin } from '../../../sources/client/origin.ts'
import type { StreamEvent, StreamSubscription } from '../../../sources/client/stream/events.ts'
import type { Priority } from '../../../sources/client/transports/transport.ts'

/** Source of the rows of a live list, and their order. */
export interface FeedSource<Row> {
  /** Identifies a row among the final ones. */
  readonly id: (row: Row) => string
  /** Identifies what a row is about, the same before and after it becomes final: a shown row is not new again. */
  readonly subject: (row: Row) => string
  /** Negative when `a` is newer. */
  readonly compare: (a: Row, b: Row) => number
  /** Requests the newest page, newest first. */
  readonly first: (signal: AbortSignal) => Promise<readonly Row[]>
  /**
   * Requests everything newer than the newest of `rows`, in any order; may overlap. Undefined when
   * there is too much of it.
   */
  readonly newer: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly Row[] | undefined>
  /** Origin of the last answer about the newest rows; undefined before the first. */
  readonly origin: () => Origin | undefined
  /** Requests the page after `rows`; may overlap. A page that is not full is the last one. */
  readonly older: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly Row[]>
  /** Rows of a full page. */
  readonly pageSize: number
  /** Requests all rows that are not final; undefined if the service does not list them. */
  readonly pending: (signal: AbortSignal, priority: Priority) => Promise<readonly Row[] | undefined>
  readonly subscription: StreamSubscription
  /** Reads the rows of an event; undefined if it is not about this list. */
  readonly readEvent: (event: StreamEvent) => readonly Row[] | undefined
  readonly isFinal: (row: Row) => boolean
  /**
   * Tells how a final row of an event relates to the newest known row: it directly follows, it is
   * known already, rows between them are missing, or only the index can tell.
   */
  readonly relate: (row: Row, newest: Row) => 'next' | 'known' | 'gap' | 'unclear'
}

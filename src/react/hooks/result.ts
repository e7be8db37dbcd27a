import type { UseQueryResult } from '@tanstack/react-query'
import type { Origin } from '../../sources/client/origin.ts'
import type { TonlensError } from '../../ton/cells/errors.ts'
import type { ResultOrigin } from './useOrigins.ts'

/** Fields of the result of each hook that reads. */
export interface HookResult<Data, Failure = TonlensError | null> extends ResultOrigin {
  /** Undefined until it has arrived. */
  readonly data: Data | undefined
  /** Why the last request failed; `null` when there is no error. */
  readonly error: Failure
  /** True until there is data or an error; also while the hook is disabled. */
  readonly isPending: boolean
  /** True while a request is in flight. */
  readonly isFetching: boolean
  /** Requests the data again. */
  readonly refetch: () => void
}

/** {@link HookResult} of a hook that is one query. `Status` are words of its own. */
export interface OneQueryResult<Data, Status extends string = never> extends HookResult<Data> {
  readonly status: 'pending' | 'success' | 'error' | Status
  /** `paused` while a request waits for the network. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** A list in a result. */
export interface ListResult<Row> {
  /** Rows of all pages in the service's order, whatever `select` returns: the same array until the data changes. */
  readonly rows: readonly Row[]
  /** Whether another page follows. */
  readonly hasMore: boolean
  /** Whether another page is loading; false while the request waits for the network. */
  readonly isLoadingMore: boolean
  /** Loads the next page. */
  readonly loadMore: () => void
}

/** Returns the fields of a result that is one query. */
export function readQuery<Data>(
  { data, error, status, isPending, isFetching, fetchStatus, refetch }: UseQueryResult<Data, TonlensError>,
  origin?: Origin,
): OneQueryResult<Data> {
  return { data, error, status, isPending, isFetching, fetchStatus, origin, refetch }
}

/** Returns the status that TanStack Query gives to such a result. */
export function readStatus({ isPending, error }: Pick<HookResult<unknown, unknown>, 'isPending' | 'error'>) {
  return isPending ? 'pending' : error === null ? 'success' : 'error'
}

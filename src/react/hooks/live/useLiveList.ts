'use client'
import { useMemo } from 'react'
import type { CommitFinality } from '../../../sources/client/stream/events.ts'
import { emptyFeed, type Feed, type FeedState } from '../../live/feed/feedState.ts'
import { lazyStore } from '../../live/lazyStore.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { useStore } from '../../display/useStore.ts'
import { useClient } from '../../provider/useClient.ts'
import type { Skippable } from '../../query/skipToken.ts'
import { type ListResult, type HookResult, readStatus } from '../result.ts'
import { type LiveOptions, rawOrText } from './liveOptions.ts'

export type { FeedState } from '../../live/feed/feedState.ts'

/** Options of the live lists. */
export interface LiveListOptions extends LiveOptions {
  /** Rows of a page, 1 to 1000. @default 20 */
  readonly limit?: number | undefined
  /** Least finality of a row. @default 'pending' */
  readonly minFinality?: CommitFinality | undefined
  /** Adds new rows to the list by themselves instead of counting them. @default false */
  readonly follow?: boolean | undefined
}

/** A list that grows at its head while it is read. */
export interface LiveList<Row> extends FeedState<Row>, ListResult<Row>, HookResult<readonly Row[], unknown> {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
  readonly status: 'pending' | 'success' | 'error'
  /** Shows the new rows. */
  readonly showNew: () => void
  /** Loads the page after the oldest row; by cursor, so that no row is skipped or repeated. */
  readonly loadMore: () => void
  /** Requests new rows now, and clears the error. */
  readonly refetch: () => void
}

/**
 * Lists the transactions of one account, newest first, and adds new ones as they happen: emulated ones appear
 * at once, are replaced by the final ones, and disappear when they are invalidated.
 * @param account Any form of the address; undefined or `skipToken` while there is none.
 * @param options Rows of a page, their least finality, and how often the service is asked without a stream.
 * @example const list = useLiveTransactions(address, { limit: 20 })
 */
export function useLiveTransactions(account: Skippable<string>, options: LiveListOptions = {}): LiveList<Transaction> {
  return useFeed(account, options, 'transactions') as LiveList<Transaction>
}

/**
 * Lists the actions of one account, newest first, and adds new ones as they happen.
 * @param account Any form of the address; undefined or `skipToken` while there is none.
 * @param options Rows of a page, their least finality, and how often the service is asked without a stream.
 * @example const list = useLiveActions(address)
 */
export function useLiveActions(account: Skippable<string>, options: LiveListOptions = {}): LiveList<Action> {
  return useFeed(account, options, 'actions') as LiveList<Action>
}

function useFeed(
  account: Skippable<string>,
  options: LiveListOptions,
  kind: 'transactions' | 'actions',
): LiveList<unknown> {
  const { interval = 5000, limit = 20, minFinality = 'pending', follow = false } = options
  const client = useClient(options.client)
  const raw = rawOrText(account)
  const store = useMemo(() => {
    if (raw === undefined) return undefined
    return lazyStore<FeedState<unknown>, Feed<unknown>>(
      emptyFeed,
      async () => {
        const { createAccountFeed } = await import('../../live/engines.ts')
        const streamingInterval = Math.max(60_000, interval)
        return createAccountFeed(client, kind, {
          account: raw,
          limit,
          minFinality,
          interval,
          streamingInterval,
          follow,
        })
      },
      (error) => ({ ...emptyFeed, isPending: false, isFetching: false, error }),
    )
  }, [client, raw, limit, minFinality, interval, follow, kind])
  // On a server and while hydrating nothing has been asked yet: a list with an account says that it will be.
  const state = useStore(store, store?.initial ?? noAccount)
  return useMemo(
    () => ({
      ...state,
      data: state.rows.length === 0 && (state.isPending || state.error !== null) ? undefined : state.rows,
      status: readStatus(state),
      showNew: () => store?.engine()?.showNew(),
      loadMore: () => store?.engine()?.loadMore(),
      refetch: () => store?.retry(),
    }),
    [state, store],
  )
}

const noAccount: FeedState<never> = { ...emptyFeed, isFetching: false }

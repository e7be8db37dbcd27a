'use client'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ParamsOf, ResultOf } from '../../../service/endpoints/endpoint.ts'
import type { jettonWallets } from '../../../service/endpoints/jettons.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import { useUniqueRows } from '../../display/useRows.ts'
import { useStore } from '../../display/useStore.ts'
import { createJettonChanges, latestWallets, noJettonChanges } from '../../live/account/jettonChanges.ts'
import { useClient } from '../../provider/useClient.ts'
import type { PageParam } from '../../query/paging.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import type { InfiniteQueryResult } from '../createHook.ts'
import { useInfiniteJettonWallets } from '../endpoints/jettons.ts'
import { type LiveOptions, rawOrText } from './liveOptions.ts'

/** Options of {@link useLiveJettons}. */
export interface LiveJettonsOptions extends LiveOptions {
  /** Milliseconds between two requests for each page while there is no stream. @default 10000 */
  readonly interval?: number | undefined
  /** Rows of a page, 1 to 1000. @default 50 */
  readonly limit?: number | undefined
  /**
   * More parameters of `/jetton/wallets`. New wallets are added as they appear unless these choose some of them.
   * @default { exclude_zero_balance: true }
   */
  readonly params?: Omit<ParamsOf<typeof jettonWallets>, 'owner_address' | 'limit'> | undefined
  /** Follows the stream, and requests the wallets repeatedly where there is none. @default true */
  readonly live?: boolean | undefined
}

/** Result of {@link useLiveJettons}: pages as the service answered them, with rows that no older answer replaces. */
export type LiveJettons = InfiniteQueryResult<InfiniteData<ResultOf<typeof jettonWallets>, PageParam>, JettonWallet>

const withBalance: NonNullable<LiveJettonsOptions['params']> = { exclude_zero_balance: true }

/**
 * Lists the jetton wallets of one owner, and updates their balances as they change.
 * @param owner Any form of the address; undefined or `skipToken` while there is none.
 * @param options Rows of a page, more parameters, and how often the service is asked without a stream.
 * @example const list = useLiveJettons(address)
 */
export function useLiveJettons(owner: Skippable<string>, options: LiveJettonsOptions = {}): LiveJettons {
  const { interval = 10_000, limit = 50, params = withBalance, live = true } = options
  const client = useClient(options.client)
  const given = givenParams(owner)
  const raw = live ? rawOrText(given) : undefined
  const store = useMemo(() => (raw === undefined ? undefined : createJettonChanges(client, raw)), [client, raw])
  const changes = useStore(store, noJettonChanges)
  const pause = changes.live ? Math.max(60_000, interval) : interval
  const query = useInfiniteJettonWallets(
    given === undefined ? undefined : { owner_address: [given], limit, ...params },
    {
      client,
      // Each page is a request.
      refetchInterval: ({ state }) => live && pause * Math.max(1, state.data?.pages.length ?? 0),
    },
  )
  const { data, dataUpdatedAt, refetch, isPending, hasMore } = query
  const { openings } = changes
  useEffect(() => {
    // A first answer that is still in flight may be older than the stream, and cannot be asked for again.
    if (openings > 0 && !isPending) void refetch()
  }, [openings, isPending, refetch])
  const answered = useUniqueRows(query.rows, 'address')
  useEffect(() => {
    if (dataUpdatedAt > 0) store?.settle(answered)
  }, [store, answered, dataUpdatedAt])
  const { exclude_zero_balance, sort, address, jetton_address, offset } = params
  const isComplete =
    data !== undefined && !hasMore && [address, jetton_address, offset].every((choice) => choice === undefined)
  const rows = useMemo(
    () => latestWallets(answered, changes.wallets, { exclude_zero_balance, sort, isComplete }),
    [answered, changes.wallets, exclude_zero_balance, sort, isComplete],
  )
  return { ...query, rows }
}

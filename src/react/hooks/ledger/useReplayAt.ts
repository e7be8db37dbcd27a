'use client'
import type { AccountAt } from '../../../ledger/past/accountAt.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { useTransactions } from '../endpoints/transactions.ts'
import { type ReplayQueryResult, useReplay, type UseReplayOptions } from '../traces/useReplay.ts'

/**
 * Runs the last transaction before a moment again in the local VM, from the first transaction of its account: the
 * storage that it left is that of the moment. Give the result to `AccountAtCard`.
 * @param moment `data` of `useAccountAt`; undefined and `skipToken` wait for it.
 * @param options The VM and what it needs, and the client.
 * @example
 * const { data: moment } = useAccountAt(address, { seqno })
 * const { data: replay } = useReplayAt(moment, { vm })
 */
export function useReplayAt(moment: Skippable<AccountAt | null>, options: UseReplayOptions): ReplayQueryResult {
  const hash = givenParams(moment)?.last?.hash
  const row = useTransactions(hash === undefined ? undefined : { hash: [hash] }, { client: options.client })
  const replay = useReplay(row.data?.transactions[0], options)
  const isFetching = row.isFetching || replay.isFetching
  if (row.error === null) return { ...replay, isFetching }
  return { ...replay, error: row.error, status: 'error', isPending: false, isFetching, refetch: row.refetch }
}

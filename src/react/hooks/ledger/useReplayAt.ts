'use client'
import { skipToken } from '@tanstack/react-query'
import type { AccountAt } from '../../../ledger/past/accountAt.ts'
import { useTransactions } from '../endpoints/transactions.ts'
import { type ReplayQueryResult, useReplay, type UseReplayOptions } from '../traces/useReplay.ts'

/**
 * Runs the last transaction before a moment again in the local VM, from the first transaction of its account: the
 * storage that it left is that of the moment. Give the result to `AccountAtCard`.
 * @param moment `data` of `useAccountAt`; undefined waits for it.
 * @example const { data: replay } = useReplayAt(account, { vm, config })
 */
export function useReplayAt(moment: AccountAt | null | undefined, options: UseReplayOptions): ReplayQueryResult {
  const hash = moment?.last?.hash
  const row = useTransactions(hash === undefined ? skipToken : { hash: [hash] }, { client: options.client })
  const replay = useReplay(row.data?.transactions[0] ?? skipToken, options)
  if (row.error === null) return replay
  return { ...replay, error: row.error, status: 'error', isPending: false, refetch: () => void row.refetch() }
}

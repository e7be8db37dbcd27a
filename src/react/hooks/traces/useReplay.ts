'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../sources/client/client.ts'
import type { Replay } from '../../../meaning/contracts/replay.ts'
import { type ReplayOptions, replayQueryOptions } from '../../query/replayQueryOptions.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { Skippable } from '../../query/skipToken.ts'
import { useClient } from '../../provider/useClient.ts'
import { type OneQueryResult, readQuery } from '../result.ts'
import { useOrigins } from '../useOrigins.ts'

/** Options of {@link useReplay}. */
export interface UseReplayOptions extends ReplayOptions {
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/**
 * Result of {@link useReplay}: the steps, or why there are none. It is an error that the history cannot be read, and
 * that the VM cannot be used: its `VmError` says what is missing.
 */
export interface ReplayQueryResult extends OneQueryResult<Replay> {}

/**
 * Runs a transaction again in the local VM, from the first transaction of its account, and returns the steps of
 * the VM. They are `exact` only if the hash of the result is that of the row; otherwise the result says why there
 * are none. Pass undefined or `skipToken` until the reader asks: a long history takes some requests and seconds.
 * @param transaction A final transaction; undefined or `skipToken` for none.
 * @param options The VM and what it needs, and the client.
 * @example const replay = useReplay(transaction, { vm })
 */
export function useReplay(
  transaction: Skippable<Transaction>,
  { client: given, ...options }: UseReplayOptions,
): ReplayQueryResult {
  const query = replayQueryOptions(useClient(given), transaction ?? skipToken, options)
  return readQuery(useQuery(query), useOrigins(query.queryKey).origin)
}

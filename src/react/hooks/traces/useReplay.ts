'use client'
import { type SkipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../sources/client/client.ts'
import type { Replay } from '../../../meaning/contracts/replay.ts'
import { type ReplayOptions, replayQueryOptions } from '../../query/replayQueryOptions.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { TonlensError } from '../../../ton/cells/errors.ts'
import { useClient } from '../../provider/useClient.ts'

/** Options of {@link useReplay}. */
export interface UseReplayOptions extends ReplayOptions {
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Result of {@link useReplay}. */
export interface ReplayQueryResult {
  /** The steps, or why there are none; undefined until the replay has ended. */
  readonly data: Replay | undefined
  /** The history cannot be read, or the VM cannot be used: its `VmError` says what is missing. */
  readonly error: TonlensError | null
  readonly status: 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly isFetching: boolean
  /** `paused` while a request waits for the network. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  /** Runs the replay again. */
  readonly refetch: () => void
}

/**
 * Runs a transaction again in the local VM, from the first transaction of its account, and returns the steps of
 * the VM. They are `exact` only if the hash of the result is that of the row; otherwise the result says why there
 * are none. Pass `skipToken` until the reader asks: a long history takes some requests and seconds.
 */
export function useReplay(
  transaction: Transaction | SkipToken,
  { client: given, ...options }: UseReplayOptions,
): ReplayQueryResult {
  const { data, error, status, isPending, isFetching, fetchStatus, refetch } = useQuery(
    replayQueryOptions(useClient(given), transaction, options),
  )
  return { data, error, status, isPending, isFetching, fetchStatus, refetch: () => void refetch() }
}

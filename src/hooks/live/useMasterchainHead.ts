'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TonlensError } from '../../ton/errors.ts'
import { masterchainInfo } from '../../endpoints/blocks.ts'
import { endpointQueryOptions } from '../../query/endpointQueryOptions.ts'
import type { Block, MasterchainInfo } from '../../schema/block.ts'
import { useClient } from '../useClient.ts'
import type { LiveOptions } from './liveOptions.ts'

/** Result of {@link useMasterchainHead}. */
export interface LiveHead {
  /** The answer, as `MasterchainHead` takes it; undefined before the first. */
  readonly data: MasterchainInfo | undefined
  /** Newest indexed block of the masterchain; undefined before the first answer. */
  readonly head: Block | undefined
  /** Seconds by which the index was behind the clock at the last request; undefined before the first answer. */
  readonly lag: number | undefined
  /** True until the first answer or error. */
  readonly isPending: boolean
  readonly error: TonlensError | null
  /** Requests the newest block now. */
  readonly refetch: () => void
}

/** Follows the newest block of the masterchain, and how far the index is behind. */
export function useMasterchainHead(options: LiveOptions = {}): LiveHead {
  const { interval = 5000 } = options
  const client = useClient(options.client)
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery({
    ...endpointQueryOptions(client, masterchainInfo, {}),
    refetchInterval: interval,
  })
  const head = data?.last
  const lag = head === undefined ? undefined : Math.max(0, Math.round(dataUpdatedAt / 1000) - Number(head.gen_utime))
  return useMemo(
    () => ({ data, head, lag, isPending, error, refetch: () => void refetch() }),
    [data, head, lag, isPending, error, refetch],
  )
}

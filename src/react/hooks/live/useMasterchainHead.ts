'use client'
import { useQuery } from '@tanstack/react-query'
import { masterchainInfo } from '../../../service/endpoints/blocks.ts'
import { endpointQueryOptions } from '../../query/endpointQueryOptions.ts'
import type { Block, MasterchainInfo } from '../../../service/rows/block.ts'
import { type OneQueryResult, readQuery } from '../result.ts'
import { useOrigins } from '../useOrigins.ts'
import { useClient } from '../../provider/useClient.ts'
import type { LiveOptions } from './liveOptions.ts'

/** Result of {@link useMasterchainHead}. */
export interface LiveHead extends OneQueryResult<MasterchainInfo> {
  /** Newest indexed block of the masterchain; undefined before the first answer. */
  readonly head: Block | undefined
  /** Seconds by which the index was behind the clock when it gave the answer; undefined before the first answer. */
  readonly lag: number | undefined
}

/**
 * Follows the newest block of the masterchain, and how far the index is behind.
 * @param options Milliseconds between two requests, and the client.
 * @example const head = useMasterchainHead()
 */
export function useMasterchainHead(options: LiveOptions = {}): LiveHead {
  const { interval = 5000 } = options
  const client = useClient(options.client)
  const query = endpointQueryOptions(client, masterchainInfo, {})
  const found = useQuery({ ...query, refetchInterval: interval })
  const { origin } = useOrigins(query.queryKey)
  const head = found.data?.last
  // An answer of this browser's memory tells how far the index was behind when it was given.
  const asOf = origin?.asOf ?? found.dataUpdatedAt / 1000
  const lag = head === undefined ? undefined : Math.max(0, Math.round(asOf) - Number(head.gen_utime))
  return { ...readQuery(found, origin), head, lag }
}

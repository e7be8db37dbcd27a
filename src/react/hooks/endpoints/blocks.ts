'use client'
import {
  blocks,
  masterchainBlockShardState,
  masterchainBlockShards,
  masterchainInfo,
} from '../../../service/endpoints/blocks.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * Blocks of any workchain by filter.
 * @example const { data, error } = useBlocks({ workchain: -1, limit: 3, sort: 'desc' })
 */
export const useBlocks = createHook(blocks)

/**
 * Infinite version of {@link useBlocks}. Pages by cursor: items that arrive between requests do not shift them.
 * @example const { rows, hasMore, loadMore } = useInfiniteBlocks({ workchain: -1, limit: 3, sort: 'desc' })
 */
export const useInfiniteBlocks = createInfiniteHook(blocks)

/**
 * Shard configuration fixed by one masterchain block: the last block of every shard.
 * @example const { data, error } = useMasterchainBlockShardState({ seqno })
 */
export const useMasterchainBlockShardState = createHook(masterchainBlockShardState)

/**
 * All blocks that were committed by one masterchain block.
 * @example const { data, error } = useMasterchainBlockShards({ seqno, limit: 10 })
 */
export const useMasterchainBlockShards = createHook(masterchainBlockShards)

/**
 * Infinite version of {@link useMasterchainBlockShards}. Pages by offset: an item that arrives between two requests
 * can be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteMasterchainBlockShards({ seqno, limit: 10 })
 */
export const useInfiniteMasterchainBlockShards = createInfiniteHook(masterchainBlockShards)

/**
 * First and last indexed masterchain block.
 * @example const { data, error } = useMasterchainInfo()
 */
export const useMasterchainInfo = createHook(masterchainInfo)

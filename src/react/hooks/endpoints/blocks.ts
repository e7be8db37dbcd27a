'use client'
import {
  blocks,
  masterchainBlockShardState,
  masterchainBlockShards,
  masterchainInfo,
} from '../../../service/endpoints/blocks.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Blocks of any workchain by filter. */
export const useBlocks = createHook(blocks)

/** {@link useBlocks}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteBlocks = createInfiniteHook(blocks)

/** Shard configuration fixed by one masterchain block: the last block of every shard. */
export const useMasterchainBlockShardState = createHook(masterchainBlockShardState)

/** All blocks that were committed by one masterchain block. */
export const useMasterchainBlockShards = createHook(masterchainBlockShards)

/** {@link useMasterchainBlockShards}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteMasterchainBlockShards = createInfiniteHook(masterchainBlockShards)

/** First and last indexed masterchain block. */
export const useMasterchainInfo = createHook(masterchainInfo)

import * as z from 'zod/mini'
import { Block, MasterchainInfo } from '../schema/block.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import { hash, lt, paging, seqno, shard, sort, utime, workchain } from './params.ts'

/**
 * GET /blocks
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 * @throws {HttpError} 500 `internal server error: query timeout 3s`: the request timeout passed.
 */
export const blocks = definePagedEndpoint({
  name: 'blocks',
  method: 'GET',
  path: '/blocks',
  summary: 'Blocks of any workchain by filter.',
  params: z.object({
    /** Workchain id (-1 masterchain, 0 basechain). */
    workchain: z.optional(workchain),
    /** Shard id as 16 hex digits, for example 8000000000000000. Documented to need workchain. */
    shard: z.optional(shard),
    /** Block seqno. Documented to need workchain and shard. */
    seqno: z.optional(seqno),
    /** Root hash. */
    root_hash: z.optional(hash),
    /** File hash. */
    file_hash: z.optional(hash),
    /** Blocks committed by this masterchain block (the masterchain block itself included). */
    mc_seqno: z.optional(seqno),
    /** Generation time, inclusive lower bound. */
    start_utime: z.optional(utime),
    /** Generation time, inclusive upper bound. */
    end_utime: z.optional(utime),
    /** Block start_lt, inclusive lower bound. */
    start_lt: z.optional(lt),
    /** Upper bound, compared with the block START lt, inclusive. */
    end_lt: z.optional(lt),
    ...paging,
    /** By generation time. @default desc */
    sort: z.optional(sort),
  }),
  result: z.looseObject({ blocks: z.array(Block) }),
  page: { size: 50, items: (result) => result.blocks },
})

/**
 * GET /masterchainBlockShardState
 * @throws {HttpError} 404 `blocks not found`: unknown seqno; also when seqno is missing or not a
 * number (read as 0).
 * @throws {HttpError} 500 `internal server error: query timeout 3s`: the request timeout passed.
 */
export const masterchainBlockShardState = defineEndpoint({
  name: 'masterchainBlockShardState',
  method: 'GET',
  path: '/masterchainBlockShardState',
  summary: 'Shard configuration fixed by one masterchain block: the last block of every shard.',
  params: z.object({
    /** Masterchain block seqno. */
    seqno: seqno,
  }),
  result: z.looseObject({ blocks: z.array(Block) }),
})

/**
 * GET /masterchainBlockShards
 * @throws {HttpError} 404 `blocks not found`: nothing for that seqno (or offset beyond the end).
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 * @throws {HttpError} 500 `internal server error: query timeout 3s`: the request timeout passed.
 */
export const masterchainBlockShards = definePagedEndpoint({
  name: 'masterchainBlockShards',
  method: 'GET',
  path: '/masterchainBlockShards',
  summary: 'All blocks that were committed by one masterchain block.',
  params: z.object({
    /** Masterchain block seqno. */
    seqno: seqno,
    ...paging,
    /** By generation time. Not in the public documentation of the service. */
    sort: z.optional(sort),
  }),
  result: z.looseObject({ blocks: z.array(Block) }),
  page: { size: 50, items: (result) => result.blocks },
})

/**
 * GET /masterchainInfo
 */
export const masterchainInfo = defineEndpoint({
  name: 'masterchainInfo',
  method: 'GET',
  path: '/masterchainInfo',
  summary: 'First and last indexed masterchain block.',
  params: z.object({}),
  result: MasterchainInfo,
  staleTime: 2_000,
})

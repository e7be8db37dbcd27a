import * as z from 'zod/mini'
import { Block, MasterchainInfo } from '../rows/block.ts'
import { hash, lt, seqno, shard, sort, utime, workchain } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import { optional, paging, params } from './params.ts'

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
  params: params({
    /** Workchain id (-1 masterchain, 0 basechain). */
    workchain: optional(workchain),
    /** Shard id as 16 hex digits, for example 8000000000000000. Documented to need workchain. */
    shard: optional(shard),
    /** Block seqno. Documented to need workchain and shard. */
    seqno: optional(seqno),
    /** Root hash. */
    root_hash: optional(hash),
    /** File hash. */
    file_hash: optional(hash),
    /** Blocks committed by this masterchain block (the masterchain block itself included). */
    mc_seqno: optional(seqno),
    /** Generation time, inclusive lower bound. */
    start_utime: optional(utime),
    /** Generation time, inclusive upper bound. */
    end_utime: optional(utime),
    /** Block start_lt, inclusive lower bound. */
    start_lt: optional(lt),
    /** Upper bound, compared with the block START lt, inclusive. */
    end_lt: optional(lt),
    ...paging,
    /** Order by generation time. @default desc */
    sort: optional(sort),
  }),
  result: openObject({ blocks: z.array(Block) }),
  page: {
    size: 50,
    items: (result) => result.blocks,
    cursor: { utime: 'gen_utime', key: ['workchain', 'shard', 'seqno'] },
    // Without it the order is undefined.
    defaults: { sort: 'desc' },
  },
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
  params: params({
    /** Masterchain block seqno. */
    seqno: seqno,
  }),
  result: openObject({ blocks: z.array(Block) }),
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
  params: params({
    /** Masterchain block seqno. */
    seqno: seqno,
    ...paging,
    /** Order by generation time. Not in the public documentation of the service. */
    sort: optional(sort),
  }),
  result: openObject({ blocks: z.array(Block) }),
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
  params: params({}),
  result: MasterchainInfo,
  staleTime: 2_000,
})

import * as z from 'zod/mini'
import { nameRow, openObject } from './shapes/openObject.ts'

const blockId = openObject({
  /** Workchain id. */
  workchain: z.number(),
  /**
   * Shard id, upper-case hex without 0x, normally 16 digits (8000000000000000). Upper-case hex, no
   * prefix.
   */
  shard: z.nullable(z.string()),
  /** Block seqno. */
  seqno: z.number(),
})
/** Reference to a block. */
export interface BlockId extends z.output<typeof blockId> {}
export const BlockId: z.ZodMiniType<BlockId> = blockId

const block = openObject({
  /** Workchain id. */
  workchain: z.number(),
  /** Shard id, hex. Upper-case hex, no prefix. */
  shard: z.string(),
  /** Block seqno. */
  seqno: z.number(),
  /** Root hash. Base64. */
  root_hash: z.string(),
  /** File hash. Base64. */
  file_hash: z.string(),
  /** Network id (-239 mainnet, -3 testnet). */
  global_id: z.number(),
  /** Block version. */
  version: z.number(),
  /** First block after a shard merge. */
  after_merge: z.boolean(),
  /** Last block before a split. */
  before_split: z.boolean(),
  /** First block after a split. */
  after_split: z.boolean(),
  /** Shard asks for merge. */
  want_merge: z.boolean(),
  /** Shard asks for split. */
  want_split: z.boolean(),
  /** Key block. */
  key_block: z.boolean(),
  /** Vertical seqno increment flag. */
  vert_seqno_incr: z.boolean(),
  /** Header flags. */
  flags: z.number(),
  /** Generation time in unix seconds, as a STRING. */
  gen_utime: z.string(),
  /** First lt of the block. Logical time, decimal string. */
  start_lt: z.string(),
  /** Last lt of the block. Logical time, decimal string. */
  end_lt: z.string(),
  /** Signed 32-bit short hash of the validator list. */
  validator_list_hash_short: z.number(),
  /** Catchain seqno. */
  gen_catchain_seqno: z.number(),
  /** Minimal referenced masterchain seqno. */
  min_ref_mc_seqno: z.number(),
  /** Previous key block. */
  prev_key_block_seqno: z.number(),
  /** Vertical seqno. */
  vert_seqno: z.number(),
  /** Referenced masterchain seqno (0 for masterchain blocks). */
  master_ref_seqno: z.number(),
  /** Random seed. Base64. */
  rand_seed: z.string(),
  /** Public key of the creator. Base64. */
  created_by: z.string(),
  /** Number of transactions. */
  tx_count: z.number(),
  /** Masterchain block that committed this block (itself for masterchain blocks). */
  masterchain_block_ref: BlockId,
  /** Previous block(s). */
  prev_blocks: z.array(BlockId),
})
/** Block header. */
export interface Block extends z.output<typeof block> {}
export const Block: z.ZodMiniType<Block> = nameRow('Block', block)

const shardState = openObject({
  /** Last block of each shard as fixed by the masterchain block. */
  blocks: z.array(Block),
})
/** Not a separate shape: masterchainBlockShardState returns plain blocks under the key blocks. */
export interface ShardState extends z.output<typeof shardState> {}
export const ShardState: z.ZodMiniType<ShardState> = shardState

const masterchainInfo = openObject({
  /** Last indexed masterchain block. */
  last: Block,
  /** First indexed masterchain block. */
  first: Block,
})
/** Indexed range. */
export interface MasterchainInfo extends z.output<typeof masterchainInfo> {}
export const MasterchainInfo: z.ZodMiniType<MasterchainInfo> = nameRow('MasterchainInfo', masterchainInfo)

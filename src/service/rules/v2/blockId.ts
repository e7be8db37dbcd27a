import type { Block } from '../../rows/block.ts'
import { toSignedShard } from '../../rows/shapes/shard.ts'

/** Writes the name of a block as API v2 does. */
export function writeBlockId({ workchain, shard, seqno, root_hash, file_hash }: Block): object {
  return { '@type': 'ton.blockIdExt', workchain, shard: toSignedShard(shard), seqno, root_hash, file_hash }
}

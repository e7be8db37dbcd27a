import type { Block } from '../../rows/block.ts'
import { toSignedShard } from '../../rows/shapes/shard.ts'
import { Refusal } from '../requests/refusal.ts'

/**
 * The refusal of a block that a node does not have.
 * @param what Value that was looked for, such as `seqno=7`.
 * @param head Newest masterchain block that the node knows, for a block above it. @default the block is too old
 */
export function notInDb(workchain: number, shard: string, what: string, head?: number): Refusal {
  const last = head === undefined ? '' : ` (last known masterchain block: ${head})`
  const [name = ''] = what.split('=')
  return new Refusal(
    500,
    `LITE_SERVER_NOTREADY: cannot find block (${workchain},${shard.toLowerCase()}) ${what}: ${name} not in db${last}`,
  )
}

/** The refusal of a state that a node had once. */
export function stateNotKept(): Refusal {
  return new Refusal(500, "LITE_SERVER_ERROR: state already gc'd")
}

/**
 * Returns the masterchain block that a request names, or the newest one.
 * @throws {Refusal} It is not known.
 */
export function findBlock(block: Block | undefined, seqno: number | undefined, head: number): Block {
  if (block !== undefined) return block
  const wanted = seqno ?? head
  throw notInDb(-1, '8000000000000000', `seqno=${wanted}`, wanted > head ? head : undefined)
}

/** Writes the name of a block as API v2 does. */
export function writeBlockIdExt({ workchain, shard, seqno, root_hash, file_hash }: Block): object {
  return { '@type': 'ton.blockIdExt', workchain, shard: toSignedShard(shard), seqno, root_hash, file_hash }
}

import { join, type Key, packHash, packNumber } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** Index of blocks by root hash. */
export const rootHashIndex = 2
/** Index of blocks by file hash. */
export const fileHashIndex = 3

/** Blocks, by workchain, shard and seqno. */
export const block = defineKind('blocks', {
  store: 'ent',
  byte: 3,
  immutable: true,
  key: ({ workchain, shard, seqno }) => packBlockId(workchain, shard, seqno),
  indexKeys: ({ root_hash, file_hash }) => [
    [rootHashIndex, packHash(root_hash)],
    [fileHashIndex, packHash(file_hash)],
  ],
})

/** Primary key of a block: workchain, shard ordered as a signed number, seqno. */
export function packBlockId(workchain: number, shard: string | null, seqno: number): Key | undefined {
  const isShard = typeof shard === 'string' && /^(0x)?[0-9a-f]{1,16}$/i.test(shard)
  if (!Number.isInteger(workchain) || !Number.isInteger(seqno) || !isShard) return undefined
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(`0x${shard.replace(/^0x/i, '')}`) ^ (1n << 63n))
  return join([workchain + 128], bytes, packNumber(seqno))
}

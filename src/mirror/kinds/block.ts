import type { Block, MasterchainInfo } from '../../schema/block.ts'
import { invert, join, type Key, packHash, packNumber } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** Blocks that a masterchain block committed. */
export const COMMITTED = 1
export const ROOT_HASH = 2
export const FILE_HASH = 3
/** All blocks, newest first. */
export const NEWEST = 4

/** Blocks, by workchain, shard and seqno. */
export const block = defineKind<Block>({
  store: 'ent',
  byte: 3,
  field: 'seqno',
  key: (value) => blockKey(value.workchain, value.shard, value.seqno),
  isImmutable: () => true,
  indexKeys: (value, authoritative) => {
    const { workchain, shard, seqno } = value
    const key = blockKey(workchain, shard, seqno)
    return [
      [ROOT_HASH, packHash(value.root_hash)],
      [FILE_HASH, packHash(value.file_hash)],
      ...(authoritative
        ? ([
            [COMMITTED, packNumber(committingSeqno(value)), key],
            [NEWEST, invert(packNumber(Number(value.gen_utime))), key],
          ] as const)
        : []),
    ]
  },
})

/** First and last masterchain block; a single row. */
export const masterchainHead = defineKind<MasterchainInfo>({
  store: 'ent',
  byte: 4,
  field: 'last',
  key: ({ last }) => (Number.isInteger(last?.seqno) ? new Uint8Array(0) : undefined),
  merge: (old, value) => ({
    ...value,
    last: value.last.seqno < old.last.seqno ? old.last : value.last,
    first: value.first.seqno > old.first.seqno ? old.first : value.first,
  }),
})

/** Primary key of a block: workchain, shard ordered as a signed number, seqno. */
export function blockKey(workchain: number, shard: string | null, seqno: number): Key | undefined {
  const order = shardOrder(shard)
  if (!Number.isInteger(workchain) || !Number.isInteger(seqno) || order === undefined) return undefined
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, order)
  return join([workchain + 128], bytes, packNumber(seqno))
}

/** Shard as a number whose order is that of the signed shard id; undefined when it is not readable. */
export function shardOrder(shard: string | null): bigint | undefined {
  if (typeof shard !== 'string' || !/^(0x)?[0-9a-f]{1,16}$/i.test(shard)) return undefined
  return BigInt.asUintN(64, BigInt(`0x${shard.replace(/^0x/i, '')}`) ^ (1n << 63n))
}

/** Seqno of the masterchain block that committed a block; 0 when it is not known. */
export function committingSeqno(value: Block): number {
  return value.masterchain_block_ref?.seqno ?? 0
}

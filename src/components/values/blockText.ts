import { unknownText } from '../../text/format/intl.ts'
import { plainText } from '../../service/rows/plainText.ts'

/** Fields that identify a block, of a block or of a reference to one. */
export interface BlockName {
  readonly workchain: unknown
  readonly shard: unknown
  readonly seqno: unknown
}

/** Writes a sequence number without grouping, so that readers can search for it; a dash if it is invalid. */
export function seqnoText(seqno: unknown): string {
  return typeof seqno === 'number' && Number.isSafeInteger(seqno) ? String(seqno) : unknownText
}

/** Writes a shard with its workchain: `0:8000000000000000`. */
export function shardText({ workchain, shard }: Pick<BlockName, 'workchain' | 'shard'>): string {
  return `${seqnoText(workchain)}:${plainText(shard, { maximum: 16 }) || unknownText}`
}

/** Tells whether a block belongs to the masterchain. */
export function isMasterchain({ workchain }: Pick<BlockName, 'workchain'>): boolean {
  return workchain === -1
}

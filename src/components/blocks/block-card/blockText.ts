import { unknownText } from '../../../format/intl.ts'
import { plainText } from '../../../model/text.ts'

/** What names a block: enough of a block or of a reference to one. */
export interface BlockName {
  readonly workchain: unknown
  readonly shard: unknown
  readonly seqno: unknown
}

/** A sequence number as it is searched for, without grouping; a dash when it is none. */
export function seqnoText(seqno: unknown): string {
  return typeof seqno === 'number' && Number.isSafeInteger(seqno) ? String(seqno) : unknownText
}

/** A shard with its workchain, `0:8000000000000000`. */
export function shardText({ workchain, shard }: Pick<BlockName, 'workchain' | 'shard'>): string {
  return `${seqnoText(workchain)}:${plainText(shard, { maximum: 16 }) || unknownText}`
}

/** Whether a block belongs to the masterchain. */
export function isMasterchain({ workchain }: Pick<BlockName, 'workchain'>): boolean {
  return workchain === -1
}

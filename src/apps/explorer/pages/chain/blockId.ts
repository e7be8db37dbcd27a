/** Identifies a block. */
export interface BlockId {
  readonly workchain: number
  /** 16 hex digits, upper case. */
  readonly shard: string
  readonly seqno: number
}

/** Reads a block id such as `-1:8000000000000000:52000333`; undefined if the text is none. */
export function parseBlockId(id: string): BlockId | undefined {
  const [, workchain, shard, seqno] = /^(-?\d{1,10}):([0-9A-Fa-f]{16}):(\d{1,10})$/.exec(id) ?? []
  if (shard === undefined) return undefined
  return { workchain: Number(workchain), shard: shard.toUpperCase(), seqno: Number(seqno) }
}

/** Returns the id of a block as text, as {@link parseBlockId} reads it. */
export function formatBlockId({
  workchain,
  shard,
  seqno,
}: Pick<BlockId, 'workchain' | 'seqno'> & { readonly shard: string | null }): string {
  return `${workchain}:${shard}:${seqno}`
}

/** Writes the id of a masterchain block. */
export function masterchainBlockId(seqno: number): string {
  return formatBlockId({ workchain: -1, shard: '8000000000000000', seqno })
}

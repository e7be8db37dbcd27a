import { compareAmounts } from '../../lists/table/columns.ts'
import type { Block } from '../../../schema/block.ts'

/** Part of a workchain's address space that a shard covers. */
export interface ShardSpan {
  /** Start of the part, 0 to 1. */
  readonly start: number
  /** Size of the part, greater than 0 and at most 1. */
  readonly size: number
  /** Number of splits that lead to this shard. */
  readonly depth: number
}

/**
 * Reads a shard id: an address prefix, ended by the lowest bit that is set.
 * @param shard Hexadecimal, up to 16 digits.
 * @returns undefined if it is not a shard id.
 */
export function shardSpan(shard: unknown): ShardSpan | undefined {
  if (typeof shard !== 'string' || !/^[0-9a-f]{1,16}$/i.test(shard)) return undefined
  const id = BigInt(`0x${shard}`)
  if (id === 0n) return undefined
  const marker = id & -id
  const size = Number(marker << 1n) / 2 ** 64
  return { start: Number(id - marker) / 2 ** 64, size, depth: Math.log2(1 / size) }
}

/** A block with its position in the picture. */
export interface PlacedBlock extends ShardSpan {
  readonly block: Block
  /** Zero-based row of the picture, from the top. */
  readonly level: number
}

/** Positions of the shard blocks of one workchain. */
export interface WorkchainMap {
  readonly workchain: number
  readonly blocks: readonly PlacedBlock[]
  /** Number of rows. */
  readonly levels: number
  readonly depth: number
}

/** Places shard blocks side by side by shard, the newest block of each shard on top. */
export function placeBlocks(blocks: readonly Block[]): readonly WorkchainMap[] {
  const workchains = new Map<number, PlacedBlock[]>()
  const newestFirst = [...blocks].sort((a, b) => compareAmounts(b.end_lt, a.end_lt))
  for (const block of newestFirst) {
    const span = shardSpan(block.shard)
    if (span === undefined || typeof block.workchain !== 'number') continue
    const placed = workchains.get(block.workchain) ?? []
    const above = placed.filter(
      (other) => other.start < span.start + span.size && span.start < other.start + other.size,
    )
    const level = above.reduce((lowest, other) => Math.max(lowest, other.level + 1), 0)
    placed.push({ ...span, block, level })
    workchains.set(block.workchain, placed)
  }
  return [...workchains]
    .sort(([a], [b]) => a - b)
    .map(([workchain, placed]) => ({
      workchain,
      blocks: placed,
      levels: Math.max(...placed.map(({ level }) => level + 1)),
      depth: Math.max(...placed.map(({ depth }) => depth)),
    }))
}

import { compareAmounts } from '../../lists/table/columns.ts'
import type { Block } from '../../../schema/block.ts'

/** The part of a workchain's accounts that a shard holds. */
export interface ShardSpan {
  /** 0 to 1. */
  readonly start: number
  /** Above 0, at most 1. */
  readonly size: number
  /** How often the workchain was split to get here. */
  readonly depth: number
}

/**
 * Reads a shard id: its lowest set bit marks where the prefix ends.
 * @param shard Hex, up to 16 digits.
 * @returns undefined when it is no shard id.
 */
export function shardSpan(shard: unknown): ShardSpan | undefined {
  if (typeof shard !== 'string' || !/^[0-9a-f]{1,16}$/i.test(shard)) return undefined
  const id = BigInt(`0x${shard}`)
  if (id === 0n) return undefined
  const marker = id & -id
  const size = Number(marker << 1n) / 2 ** 64
  return { start: Number(id - marker) / 2 ** 64, size, depth: Math.log2(1 / size) }
}

/** A block with its place in the picture. */
export interface PlacedBlock extends ShardSpan {
  readonly block: Block
  /** Rows of blocks above it in its workchain. */
  readonly level: number
}

/** The shard blocks of one workchain, placed. */
export interface WorkchainMap {
  readonly workchain: number
  readonly blocks: readonly PlacedBlock[]
  /** Rows. */
  readonly levels: number
  readonly depth: number
}

/** Places shard blocks: side by side by shard, the newest of each on top. */
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

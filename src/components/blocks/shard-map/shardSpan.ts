import { compareAmounts } from '../../lists/table/columns.ts'
import type { Block } from '../../../service/rows/block.ts'

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

/** A block with its position in the picture, or several blocks that are too narrow to be drawn apart. */
interface PlacedBlock extends ShardSpan {
  /** The only block, or the newest of several. */
  readonly block: Block
  /** Number of blocks that are drawn as one. */
  readonly count: number
  /** Transactions of all of them. */
  readonly transactions: number
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
  /** Number of older blocks for which the picture has no row. */
  readonly hidden: number
}

/** Shards narrower than this share of the picture are drawn together. */
const columns = 64
/** Rows of the picture at most. */
const maxLevels = 12

/** Places shard blocks side by side by shard, the newest block of each shard on top. */
export function placeBlocks(blocks: readonly Block[]): readonly WorkchainMap[] {
  const workchains = new Map<number, ReturnType<typeof createMap>>()
  const newestFirst = [...blocks].sort((a, b) => compareAmounts(b.end_lt, a.end_lt))
  for (const block of newestFirst) {
    const span = shardSpan(block.shard)
    if (span === undefined || typeof block.workchain !== 'number') continue
    const map = workchains.get(block.workchain) ?? createMap()
    workchains.set(block.workchain, map)
    map.place(block, span)
  }
  return [...workchains].sort(([a], [b]) => a - b).map(([workchain, map]) => ({ workchain, ...map.finish() }))
}

/** Sorts shard blocks as the picture has them, from left to right; those of one shard stay in their order. */
export function sortByShard(blocks: readonly Block[]): readonly Block[] {
  const start = ({ shard }: Block) => shardSpan(shard)?.start ?? 1
  return blocks.toSorted((a, b) => a.workchain - b.workchain || start(a) - start(b))
}

/** Rows that are taken in each column: by shards at least as wide, and by each narrower shard of it. */
interface Column {
  wide: number
  narrow: number
  readonly shards: Map<string, number>
}

function createMap() {
  const taken = Array.from({ length: columns }, (): Column => ({ wide: 0, narrow: 0, shards: new Map() }))
  const placed = new Map<string, PlacedBlock>()
  let hidden = 0
  return {
    place(block: Block, span: ShardSpan): void {
      const first = Math.floor(span.start * columns)
      const under = taken.slice(first, Math.max(first + 1, Math.round((span.start + span.size) * columns)))
      const isNarrow = span.size * columns < 1
      const level = under.reduce(
        (lowest, { wide, narrow, shards }) =>
          Math.max(lowest, wide, isNarrow ? (shards.get(block.shard) ?? 0) : narrow),
        0,
      )
      if (level >= maxLevels) {
        hidden += 1
        return
      }
      for (const column of under) {
        if (isNarrow) column.shards.set(block.shard, level + 1)
        column[isNarrow ? 'narrow' : 'wide'] = Math.max(column[isNarrow ? 'narrow' : 'wide'], level + 1)
      }
      const shown = isNarrow ? { start: first / columns, size: 1 / columns, depth: Math.log2(columns) } : span
      const key = `${shown.start} ${level}`
      const last = placed.get(key)
      placed.set(key, {
        ...shown,
        block: last?.block ?? block,
        count: (last?.count ?? 0) + 1,
        transactions: (last?.transactions ?? 0) + readCount(block.tx_count),
        level,
      })
    },
    finish() {
      const all = [...placed.values()]
      return {
        blocks: all,
        levels: Math.max(0, ...all.map(({ level }) => level + 1)),
        depth: Math.max(0, ...all.map(({ depth }) => depth)),
        hidden,
      }
    },
  }
}

function readCount(count: unknown): number {
  return typeof count === 'number' && count > 0 ? count : 0
}

import type { Block } from 'tonlens'

/** Load of the network over its newest blocks. */
export interface NetworkLoad {
  readonly blocks: number
  readonly transactions: number
  /** Seconds in which the blocks were made. */
  readonly seconds: number
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  /** Transactions of each block, oldest first. */
  readonly counts: readonly number[]
}

/**
 * Measures the load. The oldest second is left out, because the list may end in the middle of it.
 * @returns undefined if the blocks are of one second, which tells no rate.
 */
export function measureLoad(blocks: readonly Pick<Block, 'gen_utime' | 'tx_count'>[]): NetworkLoad | undefined {
  const times = blocks.map(({ gen_utime }) => Number(gen_utime))
  const [oldest, newest] = [Math.min(...times), Math.max(...times)]
  const seconds = newest - oldest
  if (!Number.isFinite(seconds) || seconds <= 0) return undefined
  const counts = blocks
    .filter(({ gen_utime }) => Number(gen_utime) > oldest)
    .toSorted((a, b) => Number(a.gen_utime) - Number(b.gen_utime))
    .map(({ tx_count }) => tx_count)
  const transactions = counts.reduce((sum, count) => sum + count, 0)
  return {
    blocks: counts.length,
    transactions,
    seconds,
    blocksPerSecond: counts.length / seconds,
    transactionsPerSecond: transactions / seconds,
    counts,
  }
}

import type { Block } from 'tonlens'

/** Load of the network over its newest blocks. */
export interface NetworkLoad {
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
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
  const counted = blocks.filter(({ gen_utime }) => Number(gen_utime) > oldest)
  const transactions = counted.reduce((sum, { tx_count }) => sum + tx_count, 0)
  return { blocksPerSecond: counted.length / seconds, transactionsPerSecond: transactions / seconds }
}

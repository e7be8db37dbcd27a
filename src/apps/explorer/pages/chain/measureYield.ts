/** Part of a reward that a yield depends on. */
interface PaidReward {
  /** Unix seconds. */
  readonly utime: number
  /** Nanograms, decimal string. */
  readonly reward: string
  /** Stake that earned it, in nanograms. */
  readonly stake_before: string
}

const year = 365 * 86_400

/**
 * Computes what a stake earns in a year if all rewards are staked again, from the rewards that one nominator received.
 * @param rewards In any order.
 * @returns A share, such as `0.04`; undefined with fewer than two rewards.
 */
export function measureYield(rewards: readonly PaidReward[]): number | undefined {
  const [oldest, ...later] = rewards.toSorted((a, b) => a.utime - b.utime)
  const seconds = (later.at(-1)?.utime ?? 0) - (oldest?.utime ?? 0)
  if (seconds <= 0) return undefined
  const growth = later.reduce((sum, { reward, stake_before }) => {
    const stake = Number(stake_before)
    return stake > 0 ? sum + Math.log1p(Number(reward) / stake) : sum
  }, 0)
  return Math.expm1((growth * year) / seconds)
}

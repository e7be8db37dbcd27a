'use client'
import { readMessages } from '../../../react/display/display.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import type { NominatorPoolValidatorReward, NominatorReward } from '../../../service/rows/staking/nominator-pool.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { nominatorRewardColumns, type Reward } from './nominatorRewardColumns.tsx'
import { nominatorRewardShape } from '../../../service/rows/shapes/tables.ts'
import { nominatorPoolValidatorRewardShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NominatorRewards}; the rest go to its root, which is the element that scrolls. */
export interface NominatorRewardsProps extends RowTableProps<Reward> {
  /** `rewards` of a nominator, or of the validator of a pool, newest first. */
  readonly rewards: readonly (NominatorReward | NominatorPoolValidatorReward)[]
}

/**
 * Rewards of a nominator, or of the validator of a pool: how much, on which stake, and at what rate for
 * one round. Feed it from {@link useNominatorPoolNominatorRewards} or
 * {@link useNominatorPoolValidatorRewards}.
 */
export const NominatorRewards = defineTable<NominatorRewardsProps, Reward, never, { readonly cycles: boolean }>({
  part: 'nominator-rewards',
  rows: 'rewards',
  shape: [nominatorRewardShape, nominatorPoolValidatorRewardShape],
  texts: (display) => {
    const { rewards: label, noRewards: empty } = readMessages(display, 'nominator', nominatorMessages)
    return { label, empty }
  },
  useColumnOptions: (rows) => ({
    cycles: rows.some(({ cycle_start }) => cycle_start !== undefined && cycle_start !== null),
  }),
  columns: (display, options) => nominatorRewardColumns(options, display),
  rowKey: ({ tx_hash, tx_lt, cycle_start }) => `${tx_hash} ${tx_lt} ${cycle_start}`,
})

'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import type { NominatorPoolValidatorReward, NominatorReward } from '../../../service/rows/staking/nominator-pool.ts'
import { Table, useColumns } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { nominatorRewardColumns, type Reward } from './nominatorRewardColumns.tsx'
import { useRows } from '../../../react/display/useRows.ts'
import { nominatorRewardShape } from '../../../service/rows/shapes/tables.ts'
import { nominatorPoolValidatorRewardShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NominatorRewards}; the rest go to its root, which is the element that scrolls. */
export interface NominatorRewardsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<Reward> {
  /** `rewards` of a nominator, or of the validator of a pool, newest first. */
  readonly rewards: readonly (NominatorReward | NominatorPoolValidatorReward)[]
}

/**
 * Rewards of a nominator, or of the validator of a pool: how much, on which stake, and at what rate for
 * one round. Feed it from {@link useNominatorPoolNominatorRewards} or
 * {@link useNominatorPoolValidatorRewards}.
 */
export const NominatorRewards = forwardRef<HTMLDivElement, NominatorRewardsProps>(function NominatorRewards(
  { rewards, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const messages = useTexts('nominator', nominatorMessages)
  const { rows, malformed } = useRows<Reward>(rewardShapes, rewards)
  const hasCycles = useMemo(
    () => rows.some(({ cycle_start }) => cycle_start !== undefined && cycle_start !== null),
    [rows],
  )
  const defaults = useMemo(() => nominatorRewardColumns({ cycles: hasCycles }, display), [display, hasCycles])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('nominator-rewards', part)}
      label={label ?? messages.rewards}
      rows={rows}
      malformed={malformed}
      columns={columns}
      rowKey={rewardKey}
      emptyText={messages.noRewards}
    />
  )
})

const rewardShapes = [nominatorRewardShape, nominatorPoolValidatorRewardShape] as const

function rewardKey({ tx_hash, tx_lt, cycle_start }: Reward): string {
  return `${tx_hash} ${tx_lt} ${cycle_start}`
}

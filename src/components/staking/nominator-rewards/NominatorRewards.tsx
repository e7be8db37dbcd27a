'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatShare } from '../../../format/count.ts'
import { unknownText } from '../../../format/intl.ts'
import type { NominatorMessages } from '../../../format/messages/staking.ts'
import { nominatorMessages } from '../../../locales/en/staking.ts'
import { parseAmount } from '../../../model/amount.ts'
import { joinKey, readRows } from '../../../model/rows.ts'
import type { NominatorPoolValidatorReward, NominatorReward } from '../../../schema/staking/nominator-pool.ts'
import { compareAmounts, type ColumnProps, type TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Props of {@link NominatorRewards}; the rest go to its root, which is the element that scrolls. */
export interface NominatorRewardsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<Reward> {
  /** `rewards` of a nominator, or of the validator of a pool, newest first. */
  readonly rewards: readonly (NominatorReward | NominatorPoolValidatorReward)[]
}

type Reward = Omit<NominatorReward, 'stake_before'> & {
  readonly stake_before?: string | undefined
  readonly balance_before?: string | undefined
  readonly cycle_start?: number | null | undefined
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
  const { locale } = useDisplay()
  const messages = useMessages('nominator', nominatorMessages)
  const rows = useMemo(() => readRows<Reward>(rewards), [rewards])
  const hasCycles = useMemo(() => rows.some(({ cycle_start }) => cycle_start !== undefined && cycle_start !== null), [rows])
  const defaults = useMemo(() => rewardColumns(messages, locale, hasCycles), [messages, locale, hasCycles])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('nominator-rewards', part)}
      label={label ?? messages.rewards}
      rows={rows}
      columns={columns}
      rowKey={rewardKey}
      empty={messages.noRewards}
    />
  )
})

function rewardKey({ tx_hash, tx_lt, cycle_start }: Reward): string {
  return joinKey(tx_hash, tx_lt, cycle_start)
}

const stakeBefore = ({ stake_before, balance_before }: Reward): string | undefined => stake_before ?? balance_before

function rewardColumns(messages: NominatorMessages, locale: string, hasCycles: boolean): readonly TableColumn<Reward>[] {
  const cycle: TableColumn<Reward> = {
    id: 'cycle',
    label: messages.cycle,
    like: 'Oct 9, 2025, 11:51:33 AM UTC',
    cell: ({ cycle_start }) => (cycle_start ? <Timestamp value={cycle_start} show="absolute" /> : unknownText),
  }
  return [
    {
      id: 'time',
      label: messages.time,
      like: 'Oct 9, 2025, 11:51:33 AM UTC',
      cell: ({ utime }) => <Timestamp value={utime} show="absolute" />,
      compare: (a, b) => compareAmounts(a.utime, b.utime),
    },
    ...(hasCycles ? [cycle] : []),
    { id: 'transaction', label: messages.transaction, width: 'id', like: '012345…abcdef', cell: ({ tx_hash }) => <Hash value={tx_hash} of="transaction" /> },
    {
      id: 'stake',
      label: messages.stakeBefore,
      width: 'amount',
      align: 'end',
      cell: (row) => <CoinAmount amount={stakeBefore(row)} />,
      compare: (a, b) => compareAmounts(stakeBefore(a), stakeBefore(b)),
    },
    {
      id: 'rate',
      label: messages.rate,
      width: 'count',
      align: 'end',
      like: '0.01%',
      cell: (row) => <bdi>{formatShare(parseAmount(row.reward), parseAmount(stakeBefore(row)), locale)}</bdi>,
    },
    {
      id: 'reward',
      label: messages.reward,
      width: 'amount',
      align: 'end',
      cell: ({ reward }) => <CoinAmount amount={reward} />,
      compare: (a, b) => compareAmounts(a.reward, b.reward),
    },
  ]
}

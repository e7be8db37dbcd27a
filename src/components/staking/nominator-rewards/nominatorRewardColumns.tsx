import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { formatShare } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { NominatorReward } from '../../../service/rows/staking/nominator-pool.ts'
import { coinsColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import {
  readStakeTransaction,
  transactionColumn,
  transactionTimeColumn,
} from '../../lists/table/transactionColumnKinds.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { amountPrecision } from '../../../text/format/precision.ts'

/** Row of a `NominatorRewards` table. */
export type Reward = Omit<NominatorReward, 'stake_before'> & {
  readonly stake_before?: string | undefined
  readonly balance_before?: string | undefined
  readonly cycle_start?: number | null | undefined
}

const stakeBefore = ({ stake_before, balance_before }: Reward): string | undefined => stake_before ?? balance_before

/**
 * Creates the columns of a `NominatorRewards` table: time, cycle, transaction, stake, rate and reward.
 * @param options.cycles Whether there is a column for the cycle. @default true
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function nominatorRewardColumns(
  { cycles: hasCycles = true }: { readonly cycles?: boolean | undefined } = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<Reward>[] {
  const messages = readMessages(display, 'nominator', nominatorMessages)
  const { locale } = display
  const cycle = timeColumn<Reward>('cycle', messages.cycle, ({ cycle_start }) => cycle_start, {
    cell: ({ cycle_start }) => (cycle_start ? <Timestamp value={cycle_start} show="short" /> : unknownText),
    hideOrder: 2,
    stacked: 'note',
  })
  return [
    transactionTimeColumn(messages.time, readStakeTransaction, 'title'),
    ...(hasCycles ? [cycle] : []),
    transactionColumn(messages.transaction, readStakeTransaction, { hideOrder: 1 }),
    coinsColumn('stake', messages.stakeBefore, stakeBefore, { ...amountPrecision('list'), stacked: 'note' }),
    {
      id: 'rate',
      label: messages.rate,
      width: 'count',
      align: 'end',
      like: '0.0126%',
      // Rates of rounds differ by less than a hundredth of a percent.
      cell: (row) => <bdi>{formatShare(parseAmount(row.reward), parseAmount(stakeBefore(row)), locale, 4)}</bdi>,
      stacked: 'aside',
    },
    coinsColumn('reward', messages.reward, ({ reward }) => reward, { width: 'exact', stacked: 'value' }),
  ]
}

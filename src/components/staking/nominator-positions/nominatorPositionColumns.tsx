import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import type { NominatorPoolPosition } from '../../../service/rows/staking/nominator-pool.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { nominatorFundColumns } from '../nominatorFundColumns.ts'

/**
 * Creates the columns of a `NominatorPositions` table: pool, pending balance and balance.
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function nominatorPositionColumns(
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<NominatorPoolPosition>[] {
  const messages = readMessages(display, 'nominator', nominatorMessages)
  return [
    accountColumn('pool', messages.pool, ({ pool_address }) => pool_address, { stacked: 'title' }),
    ...nominatorFundColumns<NominatorPoolPosition>(messages),
  ]
}

'use client'
import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { NominatorPoolPosition } from '../../../service/rows/staking/nominator-pool.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { accountColumn, coinsColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { nominatorPoolPositionShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NominatorPositions}; the rest go to its root, which is the element that scrolls. */
export interface NominatorPositionsProps extends RowTableProps<NominatorPoolPosition> {
  /** `nominator_pools` of `/staking/nominatorPools/nominator`. */
  readonly positions: readonly NominatorPoolPosition[]
}

/**
 * Table of the nominator pools that hold funds of one nominator: the balance that works, and the
 * deposit that waits for the next round. Feed it from {@link useNominatorPoolNominator}.
 */
export const NominatorPositions = defineTable<NominatorPositionsProps, NominatorPoolPosition>({
  part: 'nominator-positions',
  rows: 'positions',
  shape: nominatorPoolPositionShape,
  texts: (display) => {
    const { positions: label, noPositions: empty } = readMessages(display, 'nominator', nominatorMessages)
    return { label, empty }
  },
  columns: nominatorPositionColumns,
  rowKey: ({ pool_address }) => pool_address,
})

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

/** Funds of one nominator in one pool. */
interface NominatorFunds {
  readonly balance?: string | null | undefined
  readonly pending_balance?: string | null | undefined
}

/** Columns of the funds of a nominator: the deposit that waits for the next round, and the balance that works. */
export function nominatorFundColumns<Row extends NominatorFunds>(
  messages: Texts['nominator'],
): readonly TableColumn<Row>[] {
  return [
    coinsColumn('pending', messages.pendingBalance, ({ pending_balance }) => pending_balance, { hideOrder: 1 }),
    coinsColumn('balance', messages.balance, ({ balance }) => balance, { width: 'exact', stacked: 'value' }),
  ]
}

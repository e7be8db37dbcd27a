'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import {
  useDisplay,
  useTexts,
  type ColumnDisplay,
  defaultDisplay,
  readMessages,
} from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import type { NominatorPoolPosition } from '../../../service/rows/staking/nominator-pool.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { Table, useColumns } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { nominatorFundColumns } from '../nominatorFundColumns.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { nominatorPoolPositionShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NominatorPositions}; the rest go to its root, which is the element that scrolls. */
export interface NominatorPositionsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<NominatorPoolPosition> {
  /** `nominator_pools` of `/staking/nominatorPools/nominator`. */
  readonly positions: readonly NominatorPoolPosition[]
}

/**
 * Table of the nominator pools that hold funds of one nominator: the balance that works, and the
 * deposit that waits for the next round. Feed it from {@link useNominatorPoolNominator}.
 */
export const NominatorPositions = forwardRef<HTMLDivElement, NominatorPositionsProps>(function NominatorPositions(
  { positions, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const messages = useTexts('nominator', nominatorMessages)
  const { rows, malformed } = useRows(nominatorPoolPositionShape, positions)
  const defaults = useMemo(() => nominatorPositionColumns(display), [display])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('nominator-positions', part)}
      label={label ?? messages.positions}
      rows={rows}
      malformed={malformed}
      columns={columns}
      rowKey={positionKey}
      emptyText={messages.noPositions}
    />
  )
})

function positionKey({ pool_address }: NominatorPoolPosition): string {
  return pool_address
}

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

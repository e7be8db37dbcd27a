'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import type { NominatorMessages } from '../../../format/messages/staking.ts'
import { nominatorMessages } from '../../../locales/en/staking.ts'
import { joinKey } from '../../../model/rows.ts'
import type { NominatorPoolPosition } from '../../../schema/staking/nominator-pool.ts'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'

/** Props of {@link NominatorPositions}; the rest go to its root, which is the element that scrolls. */
export interface NominatorPositionsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<NominatorPoolPosition> {
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
  const messages = useMessages('nominator', nominatorMessages)
  const defaults = useMemo(() => positionColumns(messages), [messages])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('nominator-positions', part)}
      label={label ?? messages.positions}
      rows={positions}
      columns={columns}
      rowKey={positionKey}
      emptyText={messages.noPositions}
    />
  )
})

function positionKey({ pool_address }: NominatorPoolPosition): string {
  return joinKey(pool_address)
}

function positionColumns(messages: NominatorMessages): readonly TableColumn<NominatorPoolPosition>[] {
  return [
    { id: 'pool', label: messages.pool, width: 'id', cell: ({ pool_address }) => <Address value={pool_address} /> },
    {
      id: 'pending',
      label: messages.pendingBalance,
      width: 'amount',
      align: 'end',
      cell: ({ pending_balance }) => <CoinAmount amount={pending_balance} />,
      compare: (a, b) => compareAmounts(a.pending_balance, b.pending_balance),
    },
    {
      id: 'balance',
      label: messages.balance,
      width: 'amount',
      align: 'end',
      cell: ({ balance }) => <CoinAmount amount={balance} />,
      compare: (a, b) => compareAmounts(a.balance, b.balance),
    },
  ]
}

'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonTransfer } from '../../../service/rows/jetton.ts'
import { Table, useColumns } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { jettonTransferColumns } from './jettonTransferColumns.tsx'
import { transferKey, transferStatus } from '../../lists/table/transferRow.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { jettonTransferShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonTransferTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<JettonTransfer> {
  /** Rows of `/jetton/transfers` in the order of the service. */
  readonly transfers: readonly JettonTransfer[]
  /** Address of the account from whose side amounts get a sign and a color, in any form. @default none */
  readonly perspective?: string | undefined
}

/**
 * Table of jetton transfers: time, sender, recipient, amount and comment. Feed it from
 * {@link useInfiniteJettonTransfers}.
 */
export const JettonTransferTable = forwardRef<HTMLDivElement, JettonTransferTableProps>(function JettonTransferTable(
  { transfers, perspective, columns: choice, label, part, ...rest },
  ref,
) {
  const messages = useTexts('jetton', jettonMessages)
  const display = useDisplay()
  const { rows, malformed } = useRows(jettonTransferShape, transfers)
  const defaults = useMemo(() => jettonTransferColumns({ perspective }, display), [perspective, display])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('jetton-transfer-table', part)}
      label={label ?? messages.transfers}
      rows={rows}
      malformed={malformed}
      columns={columns}
      rowKey={transferKey}
      rowStatus={transferStatus}
      emptyText={messages.noTransfers}
    />
  )
})

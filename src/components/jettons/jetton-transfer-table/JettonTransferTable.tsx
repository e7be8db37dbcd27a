'use client'
import { readMessages } from '../../../react/display/display.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonTransfer } from '../../../service/rows/jetton.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { jettonTransferColumns } from './jettonTransferColumns.tsx'
import { transferKey, transferStatus } from '../../lists/table/transferRow.ts'
import { jettonTransferShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonTransferTableProps extends RowTableProps<JettonTransfer> {
  /** Rows of `/jetton/transfers` in the order of the service. */
  readonly transfers: readonly JettonTransfer[]
  /** Address of the account from whose side amounts get a sign and a color, in any form. @default none */
  readonly perspective?: string | undefined
}

/**
 * Table of jetton transfers: time, sender, recipient, amount and comment. Feed it from
 * {@link useInfiniteJettonTransfers}.
 */
export const JettonTransferTable = defineTable<JettonTransferTableProps, JettonTransfer, 'perspective'>({
  part: 'jetton-transfer-table',
  rows: 'transfers',
  shape: jettonTransferShape,
  options: ['perspective'],
  texts: (display) => {
    const { transfers: label, noTransfers: empty } = readMessages(display, 'jetton', jettonMessages)
    return { label, empty }
  },
  columns: (display, options) => jettonTransferColumns(options, display),
  rowKey: transferKey,
  rowStatus: transferStatus,
})

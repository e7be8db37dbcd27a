'use client'
import { readMessages } from '../../../react/display/display.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { Transfer } from '../../../meaning/names/dealings.ts'
import { hasLink } from '../../../meaning/names/link.ts'
import type { JettonTransfer } from '../../../service/rows/jetton.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { jettonTransferColumns } from './jettonTransferColumns.tsx'
import { perspectiveDealings } from '../../lists/table/DealingTable.tsx'
import { transferKey, transferStatus } from '../../lists/table/transferRow.ts'
import { jettonTransferShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonTransferTableProps extends RowTableProps<JettonTransfer> {
  /** Rows of `/jetton/transfers` in the order of the service. */
  readonly transfers: readonly JettonTransfer[]
  /**
   * Address of the account from whose side amounts get a sign and a color, in any form; its counterparty is shown in
   * place of sender and recipient. @default none
   */
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
  dealings: ({ perspective }) => perspectiveDealings(perspective, jettonTransfer),
  rowKey: transferKey,
  rowStatus: transferStatus,
})

function jettonTransfer(row: JettonTransfer): Transfer {
  return {
    from: row.source,
    to: row.destination,
    coins: 0n,
    jettons: parseAmount(row.amount) === 0n ? [] : [row.jetton_master],
    utime: row.transaction_now,
    hasLink: hasLink(row.decoded_forward_payload?.['comment']),
  }
}

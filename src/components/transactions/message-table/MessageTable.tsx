'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { messageMessages } from '../../../text/en/transactions/messages.ts'
import type { Message } from '../../../service/rows/message.ts'
import { messageTransfer } from '../../../meaning/names/dealings.ts'
import { perspectiveDealings } from '../../lists/table/DealingTable.tsx'
import { messageColumns } from './messageColumns.tsx'
import { messageShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link MessageTable}; the rest go to its root, which is the element that scrolls. */
export interface MessageTableProps extends RowTableProps<Message> {
  /** Rows of `/messages`, in the service's order. */
  readonly messages: readonly Message[]
  /**
   * Account whose messages these are, in any form: its counterparty is shown in place of sender and recipient, and
   * addresses that imitate those it paid are marked. @default none
   */
  readonly perspective?: string | undefined
}

/**
 * Table of any number of messages: time, operation, sender, recipient and value. Feed it from
 * {@link useInfiniteMessages}.
 */
export const MessageTable = defineTable<MessageTableProps, Message, 'perspective'>({
  part: 'message-table',
  rows: 'messages',
  shape: messageShape,
  options: ['perspective'],
  texts: (display) => {
    const { table: label, emptyTable: empty } = readMessages(display, 'message', messageMessages)
    return { label, empty }
  },
  columns: messageColumns,
  dealings: ({ perspective }) =>
    perspectiveDealings(perspective, (row) => messageTransfer(row, Number(row.created_at ?? Infinity))),
  // A message can be in a list twice: once for its sender and once for its recipient.
  rowKey: ({ hash, created_lt, in_msg_tx_hash }) => `${hash} ${created_lt} ${in_msg_tx_hash}`,
  rowStatus: ({ bounced }) => (bounced === true ? 'bounced' : undefined),
})

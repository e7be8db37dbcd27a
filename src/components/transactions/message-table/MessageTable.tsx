'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { messageMessages } from '../../../text/en/transactions/messages.ts'
import type { Message } from '../../../service/rows/message.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { messageColumns } from './messageColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { joinKey } from '../../../service/rows/readRow.ts'

/** Props of {@link MessageTable}; the rest go to its root, which is the element that scrolls. */
export interface MessageTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<Message> {
  /** Rows of `/messages`, in the service's order. */
  readonly messages: readonly Message[]
}

/**
 * Table of any number of messages: time, operation, sender, recipient and value. Feed it from
 * {@link useInfiniteMessages}.
 */
export const MessageTable = forwardRef<HTMLDivElement, MessageTableProps>(function MessageTable(
  { messages: rows, columns: choice, label, part, ...rest },
  ref,
) {
  const words = useTexts('message', messageMessages)
  const display = useDisplay()
  const defaults = useMemo(() => messageColumns(display), [display])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('message-table', part)}
      label={label ?? words.table}
      rows={rows}
      columns={columns}
      rowKey={messageKey}
      rowStatus={messageStatus}
      emptyText={words.emptyTable}
    />
  )
})

/** A message can be in a list twice: once for its sender and once for its recipient. */
const messageKey = ({ hash, created_lt, in_msg_tx_hash }: Message): string => joinKey(hash, created_lt, in_msg_tx_hash)
const messageStatus = ({ bounced }: Message): string | undefined => (bounced === true ? 'bounced' : undefined)

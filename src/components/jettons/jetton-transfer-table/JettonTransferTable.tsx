'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { addressKey } from '../../../format/address.ts'
import { jettonMessages } from '../../../locales/en/jettons.ts'
import type { JettonMessages } from '../../../format/messages/jettons.ts'
import type { JettonTransfer } from '../../../schema/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { transferDirection, transferStatus } from '../../lists/table/transferRow.ts'
import { MarkedAmount } from './MarkedAmount.tsx'
import { transferKey } from './transferKey.ts'
import { TransactionTime } from './TransactionTime.tsx'
import { transferComment } from './transferComment.ts'

/** Props of {@link JettonTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonTransferTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<JettonTransfer> {
  /** Rows of `/jetton/transfers` in the order of the service. */
  readonly transfers: readonly JettonTransfer[]
  /** Address of the account from whose side amounts get a sign and a color, in any form. @default none */
  readonly perspective?: string | undefined
}

/**
 * Table of jetton transfers: time, sender, recipient, amount and comment. Feed it from
 * {@link useInfiniteJettonTransfers}.
 */
export const JettonTransferTable = forwardRef<HTMLDivElement, JettonTransferTableProps>(
  function JettonTransferTable({ transfers, perspective, columns: choice, label, part, ...rest }, ref) {
    const messages = useMessages('jetton', jettonMessages)
    const viewer = addressKey(perspective)
    const defaults = useMemo(() => transferColumns(messages, viewer), [messages, viewer])
    const columns = useColumns(defaults, choice)
    return (
      <Table
        {...rest}
        ref={ref}
        part={partNames('jetton-transfer-table', part)}
        label={label ?? messages.transfers}
        rows={transfers}
        columns={columns}
        rowKey={transferKey}
        rowStatus={transferStatus}
        empty={messages.noTransfers}
      />
    )
  },
)

function transferColumns(
  messages: JettonMessages,
  viewer: string | undefined,
): readonly TableColumn<JettonTransfer>[] {
  return [
    {
      id: 'time',
      label: messages.time,
      width: 'time',
      cell: ({ transaction_now, transaction_hash }) => (
        <TransactionTime utime={transaction_now} hash={transaction_hash} />
      ),
    },
    { id: 'from', label: messages.from, width: 'id', cell: ({ source }) => <Address value={source} /> },
    { id: 'to', label: messages.to, width: 'id', cell: ({ destination }) => <Address value={destination} /> },
    {
      id: 'amount',
      label: messages.amount,
      width: 'amount',
      align: 'end',
      cell: (row) => (
        <MarkedAmount amount={row.amount} master={row.jetton_master} direction={transferDirection(viewer, row.source, row.destination)} />
      ),
      like: '+1,234.56 LUM',
    },
    {
      id: 'comment',
      label: messages.comment,
      cell: (row) => <bdi>{transferComment(row, messages)}</bdi>,
      like: 'for the harbour',
    },
  ]
}

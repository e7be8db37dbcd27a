'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { addressKey } from '../../../format/address.ts'
import { jettonMessages } from '../../../locales/en/jettons.ts'
import type { JettonMessages } from '../../../format/messages/jettons.ts'
import type { JettonTransfer } from '../../../schema/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { MarkedAmount } from './MarkedAmount.tsx'
import { TransactionTime } from './TransactionTime.tsx'
import { transferComment } from './transferComment.ts'

/** Props of {@link JettonTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonTransferTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps {
  /** In the order of the service. */
  readonly transfers: readonly JettonTransfer[]
  /** Whose list it is, in any form: amounts get a sign and a colour. @default nobody's */
  readonly perspective?: string | undefined
}

/**
 * Transfers of jettons: when, from whom, to whom, how much, and what was said. Feed it from
 * {@link useInfiniteJettonTransfers}.
 */
export const JettonTransferTable = forwardRef<HTMLDivElement, JettonTransferTableProps>(
  function JettonTransferTable({ transfers, perspective, label, part, ...rest }, ref) {
    const messages = useMessages('jetton', jettonMessages)
    const own = addressKey(perspective)
    const columns = useMemo(() => transferColumns(messages, own), [messages, own])
    return (
      <Table
        {...rest}
        ref={ref}
        part={partNames('jetton-transfer-table', part)}
        label={label ?? messages.transfers}
        rows={transfers}
        columns={columns}
        rowKey={keyOf}
        rowStatus={statusOf}
        empty={messages.noTransfers}
      />
    )
  },
)

function keyOf({ transaction_hash, query_id }: JettonTransfer): string {
  return `${transaction_hash} ${query_id}`
}

function statusOf({ transaction_aborted }: JettonTransfer): string | undefined {
  return transaction_aborted === true ? 'failed' : undefined
}

/** Seen from `own`; both to itself and between others it has no direction. */
function directionOf({ source, destination }: JettonTransfer, own: string | undefined): 'in' | 'out' | undefined {
  if (own === undefined) return undefined
  const [from, to] = [addressKey(source) === own, addressKey(destination) === own]
  return from === to ? undefined : from ? 'out' : 'in'
}

function transferColumns(
  messages: JettonMessages,
  own: string | undefined,
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
        <MarkedAmount amount={row.amount} master={row.jetton_master} direction={directionOf(row, own)} />
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

'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { unknownText } from '../../../format/intl.ts'
import { jettonMessages } from '../../../locales/en/jettons.ts'
import type { JettonMessages } from '../../../format/messages/jettons.ts'
import type { JettonBurn } from '../../../schema/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import { MarkedAmount } from '../jetton-transfer-table/MarkedAmount.tsx'
import { TransactionTime } from '../jetton-transfer-table/TransactionTime.tsx'
import { transferKey } from '../jetton-transfer-table/transferKey.ts'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { transferStatus } from '../../lists/table/transferRow.ts'

/** Props of {@link JettonBurnTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonBurnTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<JettonBurn> {
  /** Rows of `/jetton/burns` in the order of the service. */
  readonly burns: readonly JettonBurn[]
}

/**
 * Table of jetton burns: time, owner, result and amount. Feed it from {@link useInfiniteJettonBurns}.
 */
export const JettonBurnTable = forwardRef<HTMLDivElement, JettonBurnTableProps>(
  function JettonBurnTable({ burns, columns: choice, label, part, ...rest }, ref) {
    const messages = useMessages('jetton', jettonMessages)
    const defaults = useMemo(() => burnColumns(messages), [messages])
    const columns = useColumns(defaults, choice)
    return (
      <Table
        {...rest}
        ref={ref}
        part={partNames('jetton-burn-table', part)}
        label={label ?? messages.burns}
        rows={burns}
        columns={columns}
        rowKey={transferKey}
        rowStatus={transferStatus}
        empty={messages.noBurns}
      />
    )
  },
)

function burnColumns(messages: JettonMessages): readonly TableColumn<JettonBurn>[] {
  return [
    {
      id: 'time',
      label: messages.time,
      width: 'time',
      cell: ({ transaction_now, transaction_hash }) => (
        <TransactionTime utime={transaction_now} hash={transaction_hash} />
      ),
    },
    { id: 'owner', label: messages.burnedBy, cell: ({ owner }) => <Address value={owner} /> },
    {
      id: 'status',
      label: messages.status,
      width: 'count',
      cell: ({ transaction_aborted: aborted }: { readonly transaction_aborted: unknown }) =>
        typeof aborted === 'boolean' ? (
          <StatusBadge
            status={aborted ? 'failed' : 'success'}
            label={aborted ? messages.failed : messages.done}
          />
        ) : (
          unknownText
        ),
      like: `✓ ${messages.done}`,
    },
    {
      id: 'amount',
      label: messages.amount,
      width: 'amount',
      align: 'end',
      cell: ({ amount, jetton_master }) => <MarkedAmount amount={amount} master={jetton_master} />,
    },
  ]
}

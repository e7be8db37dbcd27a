'use client'
import { forwardRef, useMemo, type HTMLAttributes, type ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { unknownText } from '../../../format/intl.ts'
import { accountMessages } from '../../../locales/en/accounts.ts'
import type { AccountMessages } from '../../../format/messages/accounts.ts'
import type { BalanceChanges } from '../../../schema/balance-changes.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { listChanges, type BalanceChange } from './changes.ts'
import { joinKey } from '../../../model/rows.ts'

/** Props of {@link BalanceChangeTable}; the rest goes to its root, which is the element that scrolls. */
export interface BalanceChangeTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    Pick<TableStateProps, 'label' | 'loading' | 'loadingRows' | 'error' | 'onRetry' | 'offline' | 'origin'>,
    ColumnProps<BalanceChange> {
  /** Null or undefined when there is none, or none yet. */
  readonly changes?: BalanceChanges | null | undefined
}

/**
 * Lists what each account of a trace or an action gained and lost, and the fees that it paid. Feed it
 * from {@link useBalanceChanges}.
 */
export const BalanceChangeTable = forwardRef<HTMLDivElement, BalanceChangeTableProps>(
  function BalanceChangeTable({ changes, columns: choice, label, part, ...rest }, ref) {
    const messages = useMessages('account', accountMessages)
    const defaults = useMemo(() => changeColumns(messages), [messages])
    const columns = useColumns(defaults, choice)
    const rows = useMemo(() => (typeof changes === 'object' && changes !== null ? listChanges(changes) : noRows), [changes])
    return (
      <Table
        {...rest}
        ref={ref}
        part={partNames('balance-changes', part)}
        label={label ?? messages.changes}
        rows={rows}
        columns={columns}
        rowKey={changeKey}
        empty={messages.noChanges}
      />
    )
  },
)

const noRows: readonly BalanceChange[] = []

function changeColumns(messages: AccountMessages): readonly TableColumn<BalanceChange>[] {
  return [
    { id: 'account', label: messages.account, cell: ({ account }) => <Address value={account} /> },
    {
      id: 'change',
      label: messages.change,
      width: 'amount',
      align: 'end',
      cell: (change) => <Change change={change} inexact={messages.inexact} />,
      like: '+1,234.5678 TON',
    },
    {
      id: 'fee',
      label: messages.fee,
      width: 'amount',
      align: 'end',
      cell: ({ fee }) => (fee === undefined ? unknownText : <CoinAmount amount={fee} />),
      like: '0.0034 TON',
    },
  ]
}

function Change({ change, inexact }: { change: BalanceChange; inexact: string }): ReactElement {
  const { amount, master, exact } = change
  const lost = amount?.startsWith('-') === true
  const shown = {
    amount: lost ? amount.slice(1) : amount,
    direction: amount === undefined || amount === '0' ? undefined : lost ? ('out' as const) : ('in' as const),
  }
  return (
    <span part="balance-changes-amount">
      {!exact && (
        <abbr part="balance-changes-inexact" title={inexact}>
          ≈{' '}
        </abbr>
      )}
      {master === null ? <CoinAmount {...shown} /> : <JettonAmount {...shown} master={master} />}
    </span>
  )
}

function changeKey({ account, master }: BalanceChange): string {
  return joinKey(account, master)
}

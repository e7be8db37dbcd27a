'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { BalanceChanges } from '../../../service/rows/balance-changes.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { balanceChangeColumns } from './balanceChangeColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { listBalanceChanges, type BalanceChange } from './changes.ts'
import { joinKey } from '../../../service/rows/readRow.ts'

/** Props of {@link BalanceChangeTable}; the rest goes to its root, which is the element that scrolls. */
export interface BalanceChangeTableProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    Pick<TableStateProps, 'label' | 'loading' | 'loadingRows' | 'error' | 'onRetry' | 'offline' | 'origin'>,
    ColumnProps<BalanceChange> {
  /** Null or undefined when there is none, or none yet. */
  readonly changes?: BalanceChanges | null | undefined
}

/**
 * Lists what each account of a trace or an action gained and lost, and the fees that it paid. Feed it
 * from {@link useBalanceChanges}.
 */
export const BalanceChangeTable = forwardRef<HTMLDivElement, BalanceChangeTableProps>(function BalanceChangeTable(
  { changes, columns: choice, label, error, part, ...rest },
  ref,
) {
  const messages = useTexts('account', accountMessages)
  const display = useDisplay()
  const defaults = useMemo(() => balanceChangeColumns(display), [display])
  const columns = useColumns(defaults, choice)
  const rows = useMemo(
    () => (typeof changes === 'object' && changes !== null ? listBalanceChanges(changes) : noRows),
    [changes],
  )
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('balance-changes', part)}
      label={label ?? messages.changes}
      rows={rows}
      columns={columns}
      rowKey={changeKey}
      emptyText={messages.noChanges}
      error={isReadable(changes) ? error : { name: 'ResponseShapeError' }}
    />
  )
})

const noRows: readonly BalanceChange[] = []

/** The client reports answers of an unexpected shape and passes them on. */
function isReadable(changes: unknown): boolean {
  return (
    typeof changes !== 'object' || changes === null || ['changes', 'fees', 'jettons'].some((field) => field in changes)
  )
}

function changeKey({ account, master }: BalanceChange): string {
  return joinKey(account, master)
}

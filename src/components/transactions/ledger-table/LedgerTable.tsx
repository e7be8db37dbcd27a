'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import type { LedgerLine } from '../../../ledger/line.ts'
import { ledgerMessages } from '../../../text/en/transactions/ledger.ts'
import { isRow, joinKey } from '../../../service/rows/readRow.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { useColumns } from '../../lists/table/useColumns.ts'
import { ledgerColumns } from './ledgerColumns.tsx'

/** Props of {@link LedgerTable}; the rest goes to its root, which is the element that scrolls. */
export interface LedgerTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<LedgerLine> {
  /** Lines of `accountLedger` or `portfolioLedger` of `tonlens/ledger`, newest first. */
  readonly lines: readonly LedgerLine[]
}

/**
 * Table of the changes of an account's balances: kind, time, counterparty, amount and the balance after each line. The
 * lines can be saved as files. Feed it from `accountLedger` of `tonlens/ledger`.
 */
export const LedgerTable = forwardRef<HTMLDivElement, LedgerTableProps>(function LedgerTable(
  { lines, columns: choice, label, fileName = 'ledger', part, ...rest },
  ref,
) {
  const words = useTexts('ledger', ledgerMessages)
  const display = useDisplay()
  const defaults = useMemo(() => ledgerColumns(display), [display])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('ledger-table', part)}
      label={label ?? words.title}
      rows={lines}
      columns={columns}
      rowKey={lineKey}
      rowStatus={lineStatus}
      fileName={fileName}
      emptyText={words.empty}
    />
  )
})

/** Key of a line. The balance tells equal amounts of one transaction apart. */
function lineKey({ account, hash, asset, kind, fee, counterparty, amount, balance }: LedgerLine): string {
  const { id, wallet, item }: Readonly<Record<string, unknown>> = isRow(asset) ? { ...asset } : {}
  return joinKey(account, hash, id, wallet, item, kind, fee, counterparty, amount, balance)
}

/** `data-status` of a row: `unexplained` for a change that no message or fee explains. */
function lineStatus({ kind }: LedgerLine): string | undefined {
  return kind === 'unexplained' ? kind : undefined
}

'use client'
import { forwardRef, useCallback, useMemo, useRef, type ComponentPropsWithoutRef, type UIEvent } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useVerification, type Verification } from '../../../react/display/useVerification.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { transactionTableMessages } from '../../../text/en/transactions/transactions.ts'
import { verificationMessages } from '../../../text/en/transactions/verification.ts'
import { listDealings } from '../../../meaning/names/dealings.ts'
import { transactionStatus } from '../../../meaning/outcome/outcome.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { transactionShape } from '../../../service/rows/shapes/tables.ts'
import { compareDecimals } from '../../../service/rules/order.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { NewRows } from '../../lists/new-rows/NewRows.tsx'
import { DealingTable } from '../../lists/table/DealingTable.tsx'
import { useColumns } from '../../lists/table/Table.tsx'
import { splitTableProps, type TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { VerifiedSummary } from '../../states/verified-mark/VerifiedSummary.tsx'
import { transactionColumns } from './transactionColumns.tsx'
import { describeChecks } from './checkExport.ts'
import { useHeldRows } from './useHeldRows.ts'
import type { TableColumn } from '../../lists/table/columns.ts'
import { VerifiedMark } from '../../states/verified-mark/VerifiedMark.tsx'

/** Props of {@link TransactionTable}; the rest go to the `<div>`. */
export interface TransactionTableProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, TableStateProps, ColumnProps<Transaction> {
  /** Rows of `/transactions`, newest first. New rows may be added at the front at any time. */
  readonly transactions: readonly Transaction[]
  /**
   * Account from which to look, in any form: tells in from out, and shows its counterparty in place of sender and
   * recipient. @default none
   */
  readonly perspective?: string | undefined
  /**
   * Checks the rows against their hashes, in this browser, in a column of its own. Exported files then have
   * the result of each row and the newest hash. @default the display's `verify`
   */
  readonly verify?: boolean | undefined
}

/**
 * Table of any number of transactions. New ones wait behind a button while the reader has scrolled
 * down, and rows can be saved as files. Feed it from {@link useInfiniteTransactions} or
 * {@link useLiveTransactions}.
 * @example
 * const query = useInfiniteTransactions({ account: [account] })
 * <TransactionTable transactions={query.rows} perspective={account} {...listState(query)} />
 */
export const TransactionTable = forwardRef<HTMLDivElement, TransactionTableProps>(function TransactionTable(
  { transactions: given, perspective, verify: wanted, columns: choice, part, ...others },
  ref,
) {
  const { state, tools, rest } = splitTableProps(others)
  const { rows: transactions, malformed } = useRows(transactionShape, given)
  const dealings = useMemo(
    () =>
      perspective === undefined
        ? undefined
        : { accounts: [perspective], read: (row: Transaction) => listDealings([row], perspective) },
    [perspective],
  )
  const display = useDisplay()
  const words = useTexts('transactionTable', transactionTableMessages)
  const verify = wanted ?? display.verify
  const history = useMemo(() => verify && isHistory(transactions), [verify, transactions])
  const verification = useVerification(transactions, { enabled: verify, history })
  const { resultFor, linkTo } = verification
  const { column } = useTexts('verification', verificationMessages)
  const ownColumns = useMemo(() => transactionColumns({ perspective }, display), [perspective, display])
  const defaults = useMemo(
    () => (verify ? [...ownColumns, verifiedColumn(column, { resultFor, linkTo })] : ownColumns),
    [ownColumns, verify, column, resultFor, linkTo],
  )
  const columns = useColumns(defaults, choice)
  const table = useRef<HTMLDivElement>(null)
  const { rows, waiting, onScroll, release } = useHeldRows(transactions, transactionKey)
  const follow = useCallback((event: UIEvent) => onScroll(event.currentTarget), [onScroll])
  return (
    <div {...rest} ref={ref} part={partNames('transaction-table', part)}>
      <DealingTable
        dealings={dealings}
        emptyText={words.empty}
        {...state}
        {...tools}
        tableRef={table}
        label={state.label ?? words.transactions}
        rows={rows}
        malformed={malformed}
        fileRows={transactions}
        fileName={tools.fileName ?? 'transactions'}
        describeFile={verify ? describeChecks : undefined}
        columns={columns}
        rowKey={transactionKey}
        rowStatus={rowStatus}
        onScroll={follow}
        notice={
          <>
            {verify && <VerifiedSummary verification={verification} />}
            <NewRows part="transaction-table-new" count={waiting} onShow={() => release(table.current)} />
          </>
        }
      />
    </div>
  )
})

/** Tells whether the rows are of one account, newest first, so that each can follow from the one above it. */
function isHistory(rows: readonly Transaction[]): boolean {
  return (
    rows.length > 1 &&
    rows.every((row, index) => {
      const newer = rows[index - 1]
      return newer === undefined || (newer.account === row.account && compareDecimals(newer.lt, row.lt) >= 0)
    })
  )
}

const transactionKey = (row: Transaction): string => row.hash
const rowStatus = (row: Transaction): string => transactionStatus(row)

/** Creates the column that says whether each row fits its hash, and follows from the row above it. */
function verifiedColumn(
  label: string,
  { resultFor, linkTo }: Pick<Verification, 'resultFor' | 'linkTo'>,
): TableColumn<Transaction> {
  return {
    id: 'verified',
    label,
    width: 'id',
    cell: (row) => <VerifiedMark compact result={resultFor(row)} link={linkTo(row)} />,
  }
}

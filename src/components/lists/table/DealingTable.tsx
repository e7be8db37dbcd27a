import { useMemo, useState, type ForwardedRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { ImitationProvider } from '../../../react/display/ImitationProvider.tsx'
import { isPoison, seenFrom, type Dealing, type Transfer } from '../../../meaning/names/dealings.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { Table } from './Table.tsx'
import type { TableProps } from './tableProps.ts'

/** Rows as transfers of accounts. */
export interface RowDealings<Row> {
  /** Accounts whose transfers the rows are, in any form. */
  readonly accounts: readonly string[]
  /** Returns what a row says about other accounts. */
  readonly read: (row: Row) => readonly Dealing[]
}

interface DealingTableProps<Row> extends TableProps<Row> {
  /** Pass the same object on every render. @default none: only addresses that resemble each other are marked */
  readonly dealings: RowDealings<Row> | undefined
  readonly tableRef: ForwardedRef<HTMLDivElement>
}

/** Table of transfers that marks imitated addresses, and folds worthless transfers from them. */
export function DealingTable<Row>({ dealings, tableRef, ...table }: DealingTableProps<Row>): ReactElement {
  const { rows } = table
  const all = useMemo(() => (dealings === undefined ? [] : rows.flatMap(dealings.read)), [rows, dealings])
  if (dealings === undefined) return <Table {...table} ref={tableRef} />
  return (
    <ImitationProvider accounts={dealings.accounts} dealings={all}>
      <FoldedTable {...table} read={dealings.read} tableRef={tableRef} />
    </ImitationProvider>
  )
}

function FoldedTable<Row>({
  read,
  tableRef,
  ...table
}: Pick<RowDealings<Row>, 'read'> & Omit<DealingTableProps<Row>, 'dealings'>): ReactElement {
  const { rows, rowStatus, notice, fileRows = rows } = table
  const { imitations, locale } = useDisplay()
  const words = useTexts('table', tableMessages)
  const [isOpen, setOpen] = useState(false)
  const poison = useMemo(
    () => new Set(imitations.size === 0 ? [] : rows.filter((row) => isPoison(read(row), imitations))),
    [rows, read, imitations],
  )
  const others = useMemo(() => (poison.size === 0 ? rows : rows.filter((row) => !poison.has(row))), [rows, poison])
  // A table without rows would not load more.
  const isFolded = !isOpen && others.length > 0
  const button = poison.size > 0 && others.length > 0 && (
    <button type="button" part="table-expand" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <Icon name="warning" /> {words.fromImitators(formatNumber(poison.size, locale))}
    </button>
  )
  return (
    <Table
      {...table}
      ref={tableRef}
      rows={isFolded ? others : rows}
      fileRows={fileRows}
      rowStatus={(row) => (poison.has(row) ? 'poison' : rowStatus?.(row))}
      notice={
        notice === undefined && button === false ? undefined : (
          <>
            {notice}
            {button}
          </>
        )
      }
    />
  )
}

/** Rows of single transfers, as one account sees them; undefined without an account. */
export function perspectiveDealings<Row>(
  account: string | undefined,
  readTransfer: (row: Row) => Transfer,
): RowDealings<Row> | undefined {
  if (account === undefined) return undefined
  return { accounts: [account], read: (row) => seenFrom(account, readTransfer(row)) }
}

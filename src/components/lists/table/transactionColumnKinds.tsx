import type { ReactElement } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { hashText } from '../../../text/format/hash.ts'
import { Link } from '../../values/link/Link.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { hashColumn, timeColumn } from './columnKinds.tsx'
import { compareAmounts, type StackedPlace, type TableColumn } from './columns.ts'

/** The transaction that a row of a table tells about. */
export interface RowTransaction {
  /** Unix seconds. */
  readonly now: number
  readonly hash: string
  /** Logical time, decimal string. */
  readonly lt: string
}

/** The transaction of a transfer or of a burn, for columns. */
export function readTransaction(row: {
  readonly transaction_now: number
  readonly transaction_hash: string
  readonly transaction_lt: string
}): RowTransaction {
  return { now: row.transaction_now, hash: row.transaction_hash, lt: row.transaction_lt }
}

/** The transaction of an event or of a reward of staking, for columns. */
export function readStakeTransaction(row: {
  readonly utime: number
  readonly tx_hash: string
  readonly tx_lt: string
}): RowTransaction {
  return { now: row.utime, hash: row.tx_hash, lt: row.tx_lt }
}

/** Column of times that link to their transactions, in the order of the chain. */
export function transactionTimeColumn<Row>(
  label: string,
  read: (row: Row) => RowTransaction,
  stacked: StackedPlace = 'aside',
): TableColumn<Row> {
  return timeColumn('time', label, (row) => read(row).now, {
    cell: (row) => <TransactionTime {...read(row)} />,
    compare: (a, b) => compareAmounts(read(a).lt, read(b).lt),
    stacked,
  })
}

/** Column of hashes of transactions, shown if a reader chooses it. */
export function transactionColumn<Row>(
  label: string,
  read: (row: Row) => RowTransaction,
  options: { readonly hideOrder: number },
): TableColumn<Row> {
  return hashColumn('transaction', label, (row) => read(row).hash, {
    of: 'transaction',
    visibility: 'optional',
    ...options,
  })
}

/** Time of a transaction, as a link to it if the display has a rule for transactions. */
function TransactionTime({ now, hash }: RowTransaction): ReactElement {
  const { links } = useDisplay()
  const key = hashText(hash, { form: 'base64' })
  const href = key.length < 43 ? undefined : links.transaction?.(key)
  return (
    <Link part="card-link" href={href}>
      <Timestamp value={now} show="short" />
    </Link>
  )
}

import type { ReactElement } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { hashText } from '../../../text/format/hash.ts'
import { Link } from '../../values/link/Link.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { hashColumn, timeColumn } from './columnKinds.tsx'
import { compareAmounts, type TableColumn } from './columns.ts'

/** The transaction that a row of a table tells about. */
export interface RowTransaction {
  /** Unix seconds. */
  readonly now: number
  readonly hash: string
  /** Logical time, decimal string. */
  readonly lt: string
}

/** Column of times that link to their transactions, in the order of the chain. */
export function transactionTimeColumn<Row>(label: string, read: (row: Row) => RowTransaction): TableColumn<Row> {
  return timeColumn('time', label, (row) => read(row).now, {
    cell: (row) => <TransactionTime {...read(row)} />,
    compare: (a, b) => compareAmounts(read(a).lt, read(b).lt),
    stacked: 'aside',
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

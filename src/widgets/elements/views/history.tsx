import type { ReactElement } from 'react'
import newRows from '../../../components/lists/new-rows/new-rows.css?inline'
import narrowTable from '../../../components/lists/table/narrow-table.css?inline'
import table from '../../../components/lists/table/table.css?inline'
import tableTools from '../../../components/lists/table/tools/table-tools.css?inline'
import card from '../../../components/states/card/card.css?inline'
import transactionTable from '../../../components/transactions/transaction-table/transaction-table.css?inline'
import { AccountHistory } from '../../views/AccountHistory.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [card, newRows, table, narrowTable, tableTools, transactionTable]

interface Values {
  readonly address: string | undefined
  readonly limit: number | undefined
  readonly live: boolean | undefined
  readonly exportable: boolean | undefined
}

/** Transactions of an account, newest first. */
export default function HistoryContent({ values, view }: WidgetProps<Values>): ReactElement {
  const { address, limit, live = false, exportable } = values
  return <AccountHistory {...view} address={address} limit={limit} live={live} follow exportable={exportable} />
}

import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import card from '../../../components/states/card/card.css?inline'
import newRows from '../../../components/lists/new-rows/new-rows.css?inline'
import table from '../../../components/lists/table/table.css?inline'
import narrowTable from '../../../components/lists/table/narrow-table.css?inline'
import tableTools from '../../../components/lists/table/tools/table-tools.css?inline'
import transactionTable from '../../../components/transactions/transaction-table/transaction-table.css?inline'
import { TransactionTable } from '../../../components/transactions/transaction-table/TransactionTable.tsx'
import { isLoading, listState } from '../../../components/lists/queryState.ts'
import { useLiveTransactions } from '../../../react/hooks/live/useLiveList.ts'
import { useInfiniteTransactions } from '../../../react/hooks/endpoints/transactions.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import { TransactionPages } from '../TransactionPages.tsx'

export const styles = [card, newRows, table, narrowTable, tableTools, transactionTable]

interface Values {
  readonly address: string | undefined
  readonly limit: number | undefined
  readonly live: boolean | undefined
  readonly exportable: boolean | undefined
}

/** Transactions of an account, newest first. */
export default function HistoryView(props: ViewProps<Values>): ReactElement {
  return props.values.live === true ? <Live {...props} /> : <Pages {...props} />
}

function Pages({ values, emit }: ViewProps<Values>): ReactElement {
  const { address, limit = 20, exportable } = values
  const query = useInfiniteTransactions(address === undefined ? skipToken : { account: [address], limit, sort: 'desc' })
  return <TransactionPages query={query} emit={emit} perspective={address} exportable={exportable} limit={limit} />
}

function Live({ values, emit }: ViewProps<Values>): ReactElement {
  const { address, limit = 20, exportable } = values
  const list = useLiveTransactions(address, { limit, follow: true })
  const { rows } = list
  useReport(list, emit)
  if (isLoading(list) && rows.length === 0) {
    return (
      <LoadingSlot>
        <TransactionTable transactions={[]} perspective={address} loading loadingRows={limit} />
      </LoadingSlot>
    )
  }
  return <TransactionTable transactions={rows} perspective={address} exportable={exportable} {...listState(list)} />
}

import type { ReactElement } from 'react'
import { TransactionTable } from '../../../components/transactions/transaction-table/TransactionTable.tsx'
import { cardState } from '../../../components/lists/queryState.ts'
import { useTexts } from '../../../react/display/display.ts'
import { explorerMessages } from '../../../text/en/tools/search.ts'
import { useTransactions } from '../../../react/hooks/endpoints/transactions.ts'
import { useReport } from '../useReport.ts'
import { headWidget } from '../table.ts'
import { Part, type PageProps } from './Part.tsx'

/** Newest block and latest transactions. */
export function ExplorerHome(props: PageProps): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const query = useTransactions({ limit: 20, sort: 'desc' }, { refetchInterval: 10_000 })
  useReport(query, props.emit)
  return (
    <>
      <Part {...props} row={headWidget} values={{ interval: 10 }} />
      <h3 part="explorer-heading">{messages.latest}</h3>
      <TransactionTable label={messages.latest} transactions={query.data?.transactions ?? none} {...cardState(query)} />
    </>
  )
}

const none: readonly never[] = []

import type { InfiniteData } from '@tanstack/react-query'
import type { InfiniteQueryResult } from '../../react/hooks/createHook.ts'
import { type ReactElement, useMemo } from 'react'
import { TransactionTable } from '../../components/transactions/transaction-table/TransactionTable.tsx'
import type { PageParam } from '../../react/query/paging.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import type { Emit } from './defineWidget.ts'
import { LoadingSlot } from './LoadingSlot.tsx'
import { useReport, uniqueRows } from './useReport.ts'
import { isLoading, listState } from '../../components/lists/queryState.ts'

interface Page {
  readonly transactions: readonly Transaction[]
}

interface TransactionPagesProps {
  readonly query: InfiniteQueryResult<InfiniteData<Page, PageParam>>
  readonly emit: Emit
  /** Address of the account from whose side the transactions are shown. @default none */
  readonly perspective?: string | undefined
  readonly exportable?: boolean | undefined
  /** Rows of a page. */
  readonly limit: number
}

/** Table of transactions that loads page by page. */
export function TransactionPages({ query, emit, perspective, exportable, limit }: TransactionPagesProps): ReactElement {
  useReport(query, emit)
  const rows = useMemo(
    () =>
      uniqueRows(
        query.data?.pages,
        ({ transactions }) => transactions,
        ({ hash }) => hash,
      ),
    [query.data],
  )
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <TransactionTable transactions={[]} perspective={perspective} loading loadingRows={limit} />
      </LoadingSlot>
    )
  }
  return (
    <TransactionTable transactions={rows} perspective={perspective} exportable={exportable} {...listState(query)} />
  )
}

'use client'
import type { ReactElement } from 'react'
import { listState } from '../../components/lists/queryState.ts'
import {
  TransactionTable,
  type TransactionTableProps,
} from '../../components/transactions/transaction-table/TransactionTable.tsx'
import { useInfiniteTransactions } from '../../react/hooks/endpoints/transactions.ts'
import { useLiveTransactions } from '../../react/hooks/live/useLiveList.ts'
import { listDealings } from '../../meaning/names/dealings.ts'
import type { ParamsOf } from '../../service/endpoints/endpoint.ts'
import type { transactions } from '../../service/endpoints/transactions.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'
import { createAccountList } from './createAccountList.tsx'

/** Props of {@link AccountHistory}; the rest go to the {@link TransactionTable}. */
export interface AccountHistoryProps
  extends ViewProps<readonly Transaction[]>, Omit<TransactionTableProps, 'transactions' | QueryProps> {
  /** Address of the account, in any form; undefined while there is none yet: nothing is requested. */
  readonly address: string | undefined
  /** Rows of a page, 1 to 1000. @default 20 */
  readonly limit?: number | undefined
  /** Looks for new transactions as they happen. @default true without `params` */
  readonly live?: boolean | undefined
  /** Adds new transactions to the list by themselves instead of counting them above it. @default false */
  readonly follow?: boolean | undefined
  /** More parameters of `/transactions`, such as a time range; the list is not live with them. @default none */
  readonly params?: Omit<ParamsOf<typeof transactions>, 'account' | 'limit'> | undefined
}

const useHistory = createAccountList<Transaction, ParamsOf<typeof transactions>>(
  useLiveTransactions,
  useInfiniteTransactions,
  'hash',
  listDealings,
)

/** Loads the transactions of an account, newest first, and shows them as a {@link TransactionTable}. */
export function AccountHistory(props: AccountHistoryProps): ReactElement {
  const { address, limit = 20, params, live, follow, onResult, renderLoading, ...rest } = props
  const { query, rows, data, newRows } = useHistory({
    address,
    limit,
    live,
    follow,
    isFiltered: params !== undefined,
    params: address === undefined ? undefined : { account: [address], limit, sort: 'desc' as const, ...params },
  })
  return (
    <View query={query} data={data} onResult={onResult} renderLoading={renderLoading}>
      <>
        {newRows}
        <TransactionTable
          perspective={address}
          loadingRows={limit}
          {...rest}
          {...listState(query)}
          transactions={rows}
        />
      </>
    </View>
  )
}

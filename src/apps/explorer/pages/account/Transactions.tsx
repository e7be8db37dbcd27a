import type { ReactElement } from 'react'
import { accountHistory, NewRows, TransactionTable, useClient, useLiveTransactions } from 'tonlens'
import type { AccountPartProps } from './AccountPage.tsx'

/** Transactions of an account, live, with an export of any range. */
export function Transactions({ address }: AccountPartProps): ReactElement {
  const client = useClient()
  const { rows, newRows, showNew, loadMore, refetch, ...list } = useLiveTransactions(address, { limit: 50 })
  return (
    <>
      <NewRows count={newRows} onShow={showNew} />
      <TransactionTable
        loading={list.isPending && list.error === null}
        error={list.error}
        origin={list.origin}
        onRetry={refetch}
        hasMore={list.hasMore}
        loadingMore={list.loadingMore}
        onLoadMore={loadMore}
        transactions={rows}
        perspective={address}
        exportable
        loadRange={(range) => accountHistory(client, address, range)}
      />
    </>
  )
}

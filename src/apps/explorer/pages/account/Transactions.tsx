import type { ReactElement } from 'react'
import { accountHistory, listState, NewRows, TransactionTable, useClient, useLiveTransactions } from 'tonlens'
import type { AccountPartProps } from './AccountPage.tsx'

/** Transactions of an account, live, with an export of any range. */
export function Transactions({ address }: AccountPartProps): ReactElement {
  const client = useClient()
  const list = useLiveTransactions(address, { limit: 50 })
  return (
    <>
      <NewRows count={list.newRows} onShow={list.showNew} />
      <TransactionTable
        {...listState(list)}
        transactions={list.rows}
        perspective={address}
        exportable
        loadRange={(range) => accountHistory(client, address, range)}
      />
    </>
  )
}

import { cardState, TransactionTable, useTransactions } from 'tonlens'
import { HeadView } from 'tonlens/views'

/** Newest block and latest transactions. */
export function HomePage() {
  const latest = useTransactions({ limit: 20, sort: 'desc' }, { refetchInterval: 10_000 })
  return (
    <>
      <h1>Latest transactions</h1>
      <HeadView />
      <TransactionTable {...cardState(latest)} transactions={latest.data?.transactions ?? []} />
    </>
  )
}

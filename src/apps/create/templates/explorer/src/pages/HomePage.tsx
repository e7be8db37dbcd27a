import { cardState, MasterchainHead, TransactionTable, useMasterchainHead, useTransactions } from 'tonlens'

/** Newest block and latest transactions. */
export function HomePage() {
  const head = useMasterchainHead()
  const latest = useTransactions({ limit: 20, sort: 'desc' }, { refetchInterval: 10_000 })
  return (
    <>
      <h1>Latest transactions</h1>
      <MasterchainHead {...cardState(head)} info={head.data} />
      <TransactionTable {...cardState(latest)} transactions={latest.data?.transactions ?? []} />
    </>
  )
}

import type { ReactElement } from 'react'
import { Timestamp, TransactionCard, useMasterchainInfo, useTransactions } from 'tonlens'
import { Failure } from './Failure.tsx'

/** Newest transactions of the chain, and how far the index has come. */
export function HomePage(): ReactElement {
  const head = useMasterchainInfo()
  const latest = useTransactions({ limit: 10, sort: 'desc' })
  return (
    <>
      <h1>Latest transactions</h1>
      {head.data !== undefined && (
        <p className="explorer-note">
          Indexed up to masterchain block {head.data.last.seqno.toLocaleString('en')}, made{' '}
          <Timestamp value={Number(head.data.last.gen_utime)} />.
        </p>
      )}
      <Failure of={latest} />
      <ol className="explorer-list">
        {latest.isPending
          ? Array.from({ length: 10 }, (_, index) => (
              <li key={index}>
                <TransactionCard loading compact />
              </li>
            ))
          : latest.data?.transactions.map((transaction) => (
              <li key={transaction.hash}>
                <TransactionCard transaction={transaction} compact />
              </li>
            ))}
      </ol>
    </>
  )
}

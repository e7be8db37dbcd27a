import type { ReactElement } from 'react'
import {
  EmptyState,
  MessageChainGraph,
  TransactionCard,
  useAdjacentTransactions,
  useTraces,
  useTransactions,
} from 'tonlens'
import { Failure } from './Failure.tsx'
import { goTo } from './route.ts'

const NO_PARENT = 'Started by no other transaction.'
const NO_CHILDREN = 'Caused no transaction.'

/** One transaction, the whole trace as a graph, what caused it and what it caused. */
export function TransactionPage({ hash }: { readonly hash: string }): ReactElement {
  const query = useTransactions({ hash: [hash] })
  const transaction = query.data?.transactions[0]
  return (
    <>
      <h1>Transaction</h1>
      <Failure of={query} />
      {query.isPending && <TransactionCard loading />}
      {query.isSuccess && transaction === undefined && (
        <EmptyState label="The index does not hold this transaction." />
      )}
      {transaction !== undefined && (
        <>
          <TransactionCard transaction={transaction} />
          <section aria-labelledby="explorer-trace">
            <h2 id="explorer-trace">Trace</h2>
            <TraceGraph hash={hash} />
          </section>
          <div className="explorer-columns">
            <Neighbours hash={hash} direction="in" title="Parent" none={NO_PARENT} />
            <Neighbours hash={hash} direction="out" title="Children" none={NO_CHILDREN} />
          </div>
        </>
      )}
    </>
  )
}

function Neighbours({
  hash,
  direction,
  title,
  none,
}: {
  readonly hash: string
  readonly direction: 'in' | 'out'
  readonly title: string
  readonly none: string
}): ReactElement {
  const query = useAdjacentTransactions({ hash, direction })
  const id = `explorer-neighbours-${direction}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Failure of={query} />
      {query.isPending && <TransactionCard loading compact />}
      {query.data?.transactions.length === 0 && <EmptyState label={none} />}
      <ol className="explorer-list">
        {query.data?.transactions.map((transaction) => (
          <li key={transaction.hash}>
            <TransactionCard transaction={transaction} compact />
          </li>
        ))}
      </ol>
    </section>
  )
}

function TraceGraph({ hash }: { readonly hash: string }): ReactElement {
  const query = useTraces({ tx_hash: [hash] })
  return (
    <MessageChainGraph
      trace={query.data?.traces[0]}
      loading={query.isPending}
      error={query.error ?? undefined}
      onRetry={() => void query.refetch()}
      selected={hash}
      onSelect={(selected) => goTo('transaction', selected)}
    />
  )
}

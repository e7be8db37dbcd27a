import type { ReactElement } from 'react'
import { cardState,
  BlockTable,
  FavoriteList,
  MasterchainHead,
  TopAccounts,
  TransactionTable,
  useBlocks,
  useMasterchainHead,
  useTopAccountsByBalance,
  useTransactions,
} from 'tonlens'
import { Section } from '../../shell/Layout.tsx'

/** Refetches every ten seconds: together with the head, less than one request every two seconds. */
const live = { refetchInterval: 10_000 }

/** Newest block, latest transactions and largest accounts. */
export function HomePage(): ReactElement {
  const { data, isPending, error, refetch } = useMasterchainHead()
  return (
    <>
      <h1>Chain</h1>
      <MasterchainHead info={data} loading={isPending} error={error} onRetry={refetch} />
      <LatestTransactions />
      <div className="explorer-halves">
        <LatestBlocks />
        <Richest />
      </div>
      <FavoriteList files />
    </>
  )
}

function LatestTransactions(): ReactElement {
  const query = useTransactions({ limit: 10, sort: 'desc' }, live)
  return (
    <Section title="Latest transactions">
      <TransactionTable {...cardState(query)} transactions={query.data?.transactions ?? []} />
    </Section>
  )
}

function LatestBlocks(): ReactElement {
  const query = useBlocks({ workchain: -1, limit: 10, sort: 'desc' }, live)
  return (
    <Section title="Latest blocks">
      <BlockTable {...cardState(query)} blocks={query.data?.blocks ?? []} />
    </Section>
  )
}

function Richest(): ReactElement {
  const query = useTopAccountsByBalance({ limit: 10 })
  return (
    <Section title="Largest balances">
      <TopAccounts {...cardState(query)} accounts={query.data ?? []} />
    </Section>
  )
}

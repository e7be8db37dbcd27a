import { type ReactElement, type ReactNode, useEffect } from 'react'
import {
  DisplayProvider,
  LoadMore,
  MessageChainGraph,
  NftGrid,
  OriginBadge,
  type ResultOrigin,
  TransactionCard,
  TransactionTable,
  useInfiniteNftItems,
  useInfiniteTransactions,
  useTraces,
  useTransactions,
} from 'tonlens'
import { lastTime } from '../../../test/fixtures/chain.ts'
import { leaveTransaction, useOpenedTransaction } from './mirrorStage.tsx'

/** An account's history, one transaction of it with its graph, and its NFTs; each tells its origin. */
export function MirroredAccount({ account }: { readonly account: string }): ReactElement {
  const opened = useOpenedTransaction()
  useEffect(() => leaveTransaction, [])
  return (
    <>
      {opened !== undefined && <Opened hash={opened} account={account} />}
      <History account={account} />
      <Gallery account={account} />
    </>
  )
}

/** Headings with badges stay on the reader's clock; the rows below are told by the chain's. */
function Part({
  title,
  result,
  children,
}: {
  readonly title: string
  readonly result: ResultOrigin
  readonly children: ReactNode
}): ReactElement {
  return (
    <section aria-label={title} className="guide-part">
      <div className="guide-row">
        <h3>{title}</h3>
        <OriginBadge origin={result.origin} />
      </div>
      <DisplayProvider now={lastTime}>{children}</DisplayProvider>
    </section>
  )
}

function Opened({ hash, account }: { readonly hash: string; readonly account: string }): ReactElement {
  const found = useTransactions({ hash: [hash] })
  const graph = useTraces({ tx_hash: [hash] })
  return (
    <>
      <Part title="Transaction" result={found}>
        <TransactionCard
          transaction={found.data?.transactions[0]}
          loading={found.isPending}
          error={found.error ?? undefined}
          onRetry={() => void found.refetch()}
          perspective={account}
        />
      </Part>
      <Part title="Graph" result={graph}>
        <MessageChainGraph
          trace={graph.data?.traces[0]}
          loading={graph.isPending}
          error={graph.error ?? undefined}
          onRetry={() => void graph.refetch()}
          selected={hash}
          style={{ blockSize: 420 }}
        />
      </Part>
    </>
  )
}

function History({ account }: { readonly account: string }): ReactElement {
  const query = useInfiniteTransactions({ account: [account], limit: 20 })
  const rows = query.rows
  return (
    <Part title="History" result={query}>
      <TransactionTable
        transactions={rows}
        perspective={account}
        loading={query.isPending}
        error={rows.length === 0 ? (query.error ?? undefined) : undefined}
        onRetry={() => void query.refetch()}
        style={{ maxBlockSize: 480 }}
      />
      {rows.length > 0 && (
        <LoadMore
          count={rows.length}
          hasMore={query.hasMore}
          loading={query.isLoadingMore}
          error={query.error}
          onLoadMore={query.loadMore}
        />
      )}
    </Part>
  )
}

function Gallery({ account }: { readonly account: string }): ReactElement {
  const query = useInfiniteNftItems({ owner_address: [account], limit: 30 })
  const items = query.rows
  return (
    <Part title="NFTs" result={query}>
      <NftGrid
        items={items}
        aria-label="NFTs of this account"
        loading={query.isPending}
        error={query.error ?? undefined}
        onRetry={() => void query.refetch()}
        style={{ maxBlockSize: 400 }}
      />
    </Part>
  )
}

import { type ReactElement, type ReactNode, useEffect } from 'react'
import {
  cardState,
  DisplayProvider,
  listState,
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

/** Headings with badges stay on the reader's clock; the rows below, which show none, are told by the chain's. */
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
          {...cardState(found)}
          origin={undefined}
          perspective={account}
        />
      </Part>
      <Part title="Graph" result={graph}>
        <MessageChainGraph
          trace={graph.data?.traces[0]}
          {...cardState(graph)}
          origin={undefined}
          selected={hash}
          style={{ blockSize: 420 }}
        />
      </Part>
    </>
  )
}

function History({ account }: { readonly account: string }): ReactElement {
  const query = useInfiniteTransactions({ account: [account], limit: 20 })
  return (
    <Part title="History" result={query}>
      <TransactionTable
        transactions={query.rows}
        perspective={account}
        {...listState(query)}
        origin={undefined}
        style={{ maxBlockSize: 480 }}
      />
    </Part>
  )
}

function Gallery({ account }: { readonly account: string }): ReactElement {
  const query = useInfiniteNftItems({ owner_address: [account], limit: 30 })
  return (
    <Part title="NFTs" result={query}>
      <NftGrid
        items={query.rows}
        aria-label="NFTs of this account"
        {...listState(query)}
        origin={undefined}
        style={{ maxBlockSize: 400 }}
      />
    </Part>
  )
}

import { type ReactElement, useMemo } from 'react'
import {
  type AccountStateFull,
  Address,
  CoinAmount,
  EmptyState,
  NftGrid,
  TransactionCard,
  useAccountStates,
  useInfiniteNftItems,
  useInfiniteTransactions,
} from 'tonlens'
import { Failure } from './Failure.tsx'
import { goTo } from './route.ts'

/** One account: its state, its history, and the NFTs it owns or has put on sale. */
export function AccountPage({ address }: { readonly address: string }): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: false })
  const account = state.data?.accounts[0]
  const unseen = state.isSuccess && account === undefined
  const domain = state.data?.address_book[account?.address ?? '']?.domain ?? ''
  return (
    <>
      <h1>Account</h1>
      <dl className="explorer-facts">
        <dt>Address</dt>
        <dd>
          <Address value={address} name={false} href={false} long copy />
        </dd>
        {!unseen && <Summary account={account} named={domain !== ''} />}
      </dl>
      <Failure of={state} />
      {unseen && <EmptyState label="The index has never seen this account." />}
      <div className="explorer-account">
        <section aria-labelledby="explorer-history">
          <h2 id="explorer-history">History</h2>
          <History address={address} />
        </section>
        <section aria-labelledby="explorer-nfts">
          <h2 id="explorer-nfts">NFTs</h2>
          <Gallery address={address} />
        </section>
      </div>
    </>
  )
}

/** Dashes stand for what is not known, so that nothing moves when the answer arrives. */
function Summary({
  account,
  named,
}: {
  readonly account: AccountStateFull | undefined
  readonly named: boolean
}): ReactElement {
  const interfaces = account?.interfaces ?? []
  return (
    <>
      <dt>Name</dt>
      <dd>{named ? <Address value={account?.address} href={false} /> : '–'}</dd>
      <dt>Balance</dt>
      <dd>{account === undefined ? '–' : <CoinAmount amount={account.balance} />}</dd>
      <dt>Status</dt>
      <dd>{account?.status ?? '–'}</dd>
      <dt>Interfaces</dt>
      <dd>{interfaces.length === 0 ? '–' : interfaces.join(', ')}</dd>
    </>
  )
}

const PAGE_SIZE = 20

function History({ address }: { readonly address: string }): ReactElement {
  const query = useInfiniteTransactions({ account: [address], limit: PAGE_SIZE, sort: 'desc' })
  const rows = query.data?.pages.flatMap((page) => page.transactions) ?? []
  // Rows that arrive between two pages shift the offsets, so that one may come twice.
  const transactions = [...new Map(rows.map((row) => [row.hash, row])).values()]
  return (
    <>
      <Failure of={query} />
      {query.isSuccess && rows.length === 0 && <EmptyState label="No transactions." />}
      <ol className="explorer-list">
        {query.isPending &&
          Array.from({ length: PAGE_SIZE }, (_, index) => (
            <li key={index}>
              <TransactionCard loading compact />
            </li>
          ))}
        {transactions.map((transaction) => (
          <li key={transaction.hash}>
            <TransactionCard transaction={transaction} perspective={address} compact />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <button
          type="button"
          className="explorer-more"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading…' : 'Load older transactions'}
        </button>
      )}
    </>
  )
}

function Gallery({ address }: { readonly address: string }): ReactElement {
  const query = useInfiniteNftItems({ owner_address: [address], include_on_sale: true, limit: 50 })
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.nft_items) ?? [], [query.data])
  return (
    <NftGrid
      items={items}
      aria-label="NFTs of this account"
      loading={query.isPending}
      error={query.error ?? undefined}
      onRetry={() => void query.refetch()}
      hasMore={query.hasNextPage}
      loadingMore={query.isFetchingNextPage}
      onLoadMore={() => void query.fetchNextPage()}
      onSelect={(item) => goTo('account', item.address)}
    />
  )
}

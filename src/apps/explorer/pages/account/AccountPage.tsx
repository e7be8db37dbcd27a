import { lazy, type ReactElement, Suspense, useState } from 'react'
import { cardState,
  AccountCard,
  AccountDetails,
  accountHistory,
  ActionList,
  Address,
  DnsRecordTable,
  JettonBalances,
  MessageTable,
  NewRows,
  NftGrid,
  TransactionTable,
  useAccountStates,
  useClient,
  useInfiniteActions,
  useInfiniteDnsRecords,
  useInfiniteJettonWallets,
  useInfiniteMessages,
  useInfiniteNftItems,
  useLiveTransactions,
  useWalletStates,
} from 'tonlens'
import { AccountKinds } from './AccountKinds.tsx'
import { Tabs } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { Code } from './Code.tsx'
import { Ledger } from './Ledger.tsx'
import { Method } from '../tools/ToolsPage.tsx'

const Charts = lazy(() => import('./AccountCharts.tsx'))

/** One account: details, history and assets. */
export function AccountPage({ id: address }: { readonly id: string }): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: false })
  const wallets = useWalletStates({ address: [address] })
  const account = state.data?.accounts[0]
  return (
    <>
      <h1>Account</h1>
      <Address value={address} name={false} long copy href={false} />
      <AccountCard {...cardState(state)} account={account ?? null} wallet={wallets.data?.wallets[0]} />
      <AccountKinds address={address} interfaces={account?.interfaces ?? []} codeHash={account?.code_hash} />
      <Tabs
        label="Parts of the account"
        tabs={{
          history: { title: 'History', content: <History address={address} /> },
          ledger: { title: 'Ledger', content: <Ledger address={address} /> },
          charts: {
            title: 'Charts',
            content: (
              <Suspense>
                <Charts address={address} />
              </Suspense>
            ),
          },
          actions: { title: 'Actions', content: <Actions address={address} /> },
          messages: { title: 'Messages', content: <Messages address={address} /> },
          jettons: { title: 'Jettons', content: <Jettons address={address} /> },
          nfts: { title: 'NFTs', content: <Nfts address={address} /> },
          names: { title: 'Names', content: <Names address={address} /> },
          code: { title: 'Code', content: <Code address={address} /> },
          details: { title: 'Details', content: <Details address={address} /> },
        }}
      />
    </>
  )
}

function History({ address }: { readonly address: string }): ReactElement {
  const client = useClient()
  const { rows, newRows, showNew, loadMore, refetch, ...list } = useLiveTransactions(address, { limit: 50 })
  return (
    <>
      <NewRows count={newRows} onShow={showNew} />
      <TransactionTable
        loading={list.isPending}
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

/** Requests the selected action type from the service: a filter over loaded actions would miss others. */
function Actions({ address }: { readonly address: string }): ReactElement {
  const [type, setType] = useState<string | null>(null)
  const query = useInfiniteActions({ account: address, limit: 50, sort: 'desc', ...(type && { action_type: [type] }) })
  const { rows, state } = useList(query, (page) => page.actions, ({ action_id }) => action_id)
  return <ActionList {...state} actions={rows} perspective={address} types="known" type={type} onTypeChange={setType} />
}

/** Messages by time. External messages have no time and would otherwise come first. */
const ways = {
  received: (address: string) => ({ destination: address, exclude_externals: true }),
  sent: (address: string) => ({ source: address }),
  external: (address: string) => ({ destination: address, only_externals: true }),
}

function Messages({ address }: { readonly address: string }): ReactElement {
  const [way, setWay] = useState<keyof typeof ways>('received')
  const query = useInfiniteMessages({ ...ways[way](address), limit: 50, sort: 'desc' })
  const { rows, state } = useList(query, (page) => page.messages, ({ hash }) => hash)
  return (
    <>
      <label className="explorer-choice">
        Show
        <select value={way} onChange={(event) => setWay(event.target.value as keyof typeof ways)}>
          <option value="received">Received</option>
          <option value="sent">Sent</option>
          <option value="external">From outside the chain</option>
        </select>
      </label>
      <MessageTable {...state} messages={rows} />
    </>
  )
}

function Jettons({ address }: { readonly address: string }): ReactElement {
  const query = useInfiniteJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: 100 })
  const { rows, state } = useList(query, (page) => page.jetton_wallets, (wallet) => wallet.address)
  return <JettonBalances {...state} wallets={rows} />
}

function Nfts({ address }: { readonly address: string }): ReactElement {
  const { go } = useRouter()
  const query = useInfiniteNftItems({ owner_address: [address], include_on_sale: true, limit: 50 })
  const { rows, state } = useList(query, (page) => page.nft_items, (item) => item.address)
  return <NftGrid {...state} items={rows} aria-label="NFTs of this account" onSelect={(address) => go('item', address)} />
}

function Names({ address }: { readonly address: string }): ReactElement {
  const query = useInfiniteDnsRecords({ wallet: address, limit: 50 })
  const { rows, state } = useList(query, (page) => page.records, (record) => record.nft_item_address)
  return <DnsRecordTable {...state} records={rows} />
}

function Details({ address }: { readonly address: string }): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: true })
  const wallets = useWalletStates({ address: [address] })
  const account = state.data?.accounts[0]
  return (
    <>
      <AccountDetails {...cardState(state)} header={false} account={account ?? null} wallet={wallets.data?.wallets[0]} />
      <Method defaultAddress={address} codeHash={account?.code_hash ?? undefined} />
    </>
  )
}

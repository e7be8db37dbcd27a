import type { ReactElement } from 'react'
import {
  AccountCard,
  AccountDetails,
  accountHistory,
  ActionList,
  DnsRecordTable,
  JettonBalances,
  NewRows,
  NftGrid,
  TransactionTable,
  useAccountStates,
  useClient,
  useInfiniteActions,
  useInfiniteDnsRecords,
  useInfiniteJettonWallets,
  useInfiniteNftItems,
  useLiveTransactions,
  useWalletStates,
} from 'tonlens'
import { Tabs } from '../Layout.tsx'
import { stateOf, useList } from '../queries.ts'
import { type PageName, useRouter } from '../router.ts'
import { Method } from './ToolsPage.tsx'

/** One account: what it is, its history, and what it owns. */
export function AccountPage({ id: address }: { readonly id: string }): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: false })
  const wallets = useWalletStates({ address: [address] })
  const account = state.data?.accounts[0]
  return (
    <>
      <h1>Account</h1>
      <AccountCard {...stateOf(state)} account={account ?? null} wallet={wallets.data?.wallets[0]} />
      <Kinds address={address} interfaces={account?.interfaces ?? []} />
      <Tabs
        label="Parts of the account"
        tabs={{
          history: { title: 'History', content: <History address={address} /> },
          actions: { title: 'Actions', content: <Actions address={address} /> },
          jettons: { title: 'Jettons', content: <Jettons address={address} /> },
          nfts: { title: 'NFTs', content: <Nfts address={address} /> },
          names: { title: 'Names', content: <Names address={address} /> },
          details: { title: 'Details', content: <Details address={address} /> },
        }}
      />
    </>
  )
}

/** Pages that know more about accounts of a kind, by the interface that tells it. */
const kinds: readonly (readonly [kind: RegExp, page: PageName, title: string])[] = [
  [/^jetton_master/, 'jetton', 'This is a jetton'],
  [/^nft_collection/, 'collection', 'This is an NFT collection'],
  [/^nft_item/, 'item', 'This is an NFT'],
  [/^multisig_order/, 'order', 'This is an order of a multisig'],
  [/^multisig(?!_order)/, 'multisig', 'This is a multisig'],
  [/vesting/, 'vesting', 'This is a vesting contract'],
]

function Kinds({ address, interfaces }: { readonly address: string; readonly interfaces: readonly string[] }) {
  const { hrefOf } = useRouter()
  const found = kinds.filter(([kind]) => interfaces.some((name) => kind.test(name)))
  return found.map(([, page, title]) => (
    <p key={page} className="explorer-kind">
      <a href={hrefOf(page, address)}>{title}</a>
    </p>
  ))
}

function History({ address }: { readonly address: string }): ReactElement {
  const client = useClient()
  const { rows, newRows, showNew, loadMore, retry, ...list } = useLiveTransactions(address, { limit: 50 })
  return (
    <>
      <NewRows count={newRows} onShow={showNew} />
      <TransactionTable
        loading={list.loading}
        error={list.error}
        onRetry={retry}
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

function Actions({ address }: { readonly address: string }): ReactElement {
  const query = useInfiniteActions({ account: address, limit: 50, sort: 'desc' })
  const { rows, state } = useList(query, (page) => page.actions, ({ action_id }) => action_id)
  return <ActionList {...state} actions={rows} perspective={address} />
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
  return <NftGrid {...state} items={rows} aria-label="NFTs of this account" onSelect={(item) => go('item', item.address)} />
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
      <AccountDetails {...stateOf(state)} account={account ?? null} wallet={wallets.data?.wallets[0]} />
      <Method address={address} />
    </>
  )
}

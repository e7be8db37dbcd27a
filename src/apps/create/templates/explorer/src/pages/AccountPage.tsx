import {
  AccountCard,
  Address,
  cardState,
  JettonBalances,
  type JettonWallet,
  NftGrid,
  type NftItem,
  type Transaction,
  TransactionTable,
  useAccountStates,
  useInfiniteJettonWallets,
  useInfiniteNftItems,
  useInfiniteTransactions,
  useWalletStates,
} from 'tonlens'
import { pageHref } from '../router'
import { useRows } from '../useRows'

/** One account: state, jettons, NFTs and history. */
export default function AccountPage({ id: address }: { readonly id: string }) {
  const state = useAccountStates({ address: [address], include_boc: false })
  const wallets = useWalletStates({ address: [address] })
  return (
    <>
      <h1>Account</h1>
      <Address value={address} name={false} long copy href={false} />
      <AccountCard
        {...cardState(state)}
        error={state.error ?? wallets.error}
        account={state.data?.accounts[0] ?? null}
        wallet={wallets.data?.wallets[0]}
      />
      <h2>Jettons</h2>
      <Jettons address={address} />
      <h2>NFTs</h2>
      <Nfts address={address} />
      <h2>History</h2>
      <History address={address} />
    </>
  )
}

const readWallets = (page: { readonly jetton_wallets: readonly JettonWallet[] }) => page.jetton_wallets
const readItems = (page: { readonly nft_items: readonly NftItem[] }) => page.nft_items
const readTransactions = (page: { readonly transactions: readonly Transaction[] }) => page.transactions

function Jettons({ address }: { readonly address: string }) {
  const query = useInfiniteJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: 50 })
  const { rows, state } = useRows(query, readWallets)
  return <JettonBalances {...state} wallets={rows} />
}

function Nfts({ address }: { readonly address: string }) {
  const query = useInfiniteNftItems({ owner_address: [address], include_on_sale: true, limit: 24 })
  const { rows, state } = useRows(query, readItems)
  const open = (item: string) => {
    window.location.hash = pageHref('nft', item)
  }
  return <NftGrid {...state} items={rows} onSelect={open} aria-label="NFTs of this account" />
}

function History({ address }: { readonly address: string }) {
  const query = useInfiniteTransactions({ account: [address], limit: 20, sort: 'desc' })
  const { rows, state } = useRows(query, readTransactions)
  return <TransactionTable {...state} transactions={rows} perspective={address} exportable />
}

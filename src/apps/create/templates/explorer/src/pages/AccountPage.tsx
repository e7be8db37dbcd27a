import {
  AccountCard,
  Address,
  cardState,
  JettonBalances,
  listState,
  NftGrid,
  TransactionTable,
  useAccountStates,
  useInfiniteJettonWallets,
  useInfiniteNftItems,
  useInfiniteTransactions,
  useWalletStates,
} from 'tonlens'
import { pageHref } from '../router'

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

function Jettons({ address }: { readonly address: string }) {
  const query = useInfiniteJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: 50 })
  return <JettonBalances {...listState(query)} wallets={query.rows} />
}

function Nfts({ address }: { readonly address: string }) {
  const query = useInfiniteNftItems({ owner_address: [address], include_on_sale: true, limit: 24 })
  const open = (item: string) => {
    window.location.hash = pageHref('nft', item)
  }
  return <NftGrid {...listState(query)} items={query.rows} onSelect={open} aria-label="NFTs of this account" />
}

function History({ address }: { readonly address: string }) {
  const query = useInfiniteTransactions({ account: [address], limit: 20, sort: 'desc' })
  return <TransactionTable {...listState(query)} transactions={query.rows} perspective={address} exportable />
}

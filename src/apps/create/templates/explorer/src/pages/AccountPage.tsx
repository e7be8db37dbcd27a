import { AccountCard, Address, cardState, useAccountStates, useWalletStates } from 'tonlens'
import { AccountHistory, AccountJettons, AccountNfts } from 'tonlens/views'
import { pageHref } from '../router'

/** One account: state, jettons, NFTs and history. */
export default function AccountPage({ id: address }: { readonly id: string }) {
  const state = useAccountStates({ address: [address], include_boc: false })
  const wallets = useWalletStates({ address: [address] })
  const open = (item: string) => {
    window.location.hash = pageHref('nft', item)
  }
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
      <AccountJettons address={address} />
      <h2>NFTs</h2>
      <AccountNfts address={address} limit={24} onSelect={open} aria-label="NFTs of this account" />
      <h2>History</h2>
      <AccountHistory address={address} exportable />
    </>
  )
}

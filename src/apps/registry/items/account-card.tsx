'use client'
import { AccountCard as Card, cardState, useAccountStates, useWalletStates } from 'tonlens'

/** Card of an account: balance, status and kind of wallet. */
export function AccountCard({ address }: { readonly address: string }) {
  const state = useAccountStates({ address: [address], include_boc: false })
  const wallets = useWalletStates({ address: [address] })
  return (
    <Card
      {...cardState(state)}
      error={state.error ?? wallets.error}
      account={state.data?.accounts[0] ?? null}
      wallet={wallets.data?.wallets[0]}
    />
  )
}

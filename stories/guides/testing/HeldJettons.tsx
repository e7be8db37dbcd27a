import type { ReactElement } from 'react'
import { JettonBalances, useJettonWallets } from 'tonlens'

/** The jettons of an account. */
export function HeldJettons({ owner }: { readonly owner: string }): ReactElement {
  const { data, error, isPending } = useJettonWallets({ owner_address: [owner], exclude_zero_balance: true })
  if (isPending) return <p role="status">Loading…</p>
  if (error !== null) return <p role="alert">Balances are not available.</p>
  return <JettonBalances wallets={data.jetton_wallets} />
}

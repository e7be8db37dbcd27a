'use client'
import { JettonBalances as Balances, listState, useInfiniteJettonWallets } from 'tonlens'

/** Table of the jettons that an account holds. */
export function JettonBalances({ owner }: { readonly owner: string }) {
  const query = useInfiniteJettonWallets({ owner_address: [owner], exclude_zero_balance: true, limit: 50 })
  return <Balances {...listState(query)} wallets={query.rows} />
}

'use client'
import { useMemo } from 'react'
import { JettonBalances as Balances, listState, useInfiniteJettonWallets } from 'tonlens'

/** Table of the jettons that an account holds. */
export function JettonBalances({ owner }: { readonly owner: string }) {
  const query = useInfiniteJettonWallets({ owner_address: [owner], exclude_zero_balance: true, limit: 50 })
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.jetton_wallets) ?? [], [query.data])
  return <Balances {...listState(query)} wallets={rows} />
}

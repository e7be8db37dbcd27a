'use client'
import { AccountJettons } from 'tonlens/views'

/**
 * Table of the jettons that an account holds.
 * @example <JettonBalances wallets={query.rows} {...listState(query)} />
 */
export function JettonBalances({ owner }: { readonly owner: string }) {
  return <AccountJettons address={owner} />
}

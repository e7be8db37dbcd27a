'use client'
import { AccountJettons } from 'tonlens/views'

/** Table of the jettons that an account holds. */
export function JettonBalances({ owner }: { readonly owner: string }) {
  return <AccountJettons address={owner} />
}

import type { ReactElement } from 'react'
import { JettonBalances, useInfiniteJettonWallets } from 'tonlens'
import { useList } from '../../../shell/queries.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { ownedJettons } from './requests.ts'

/** Jettons of an account. */
export function Jettons({ address }: AccountPartProps): ReactElement {
  const query = useInfiniteJettonWallets(ownedJettons(address))
  const { rows, state } = useList(
    query,
    (page) => page.jetton_wallets,
    (wallet) => wallet.address,
  )
  return <JettonBalances {...state} wallets={rows} />
}

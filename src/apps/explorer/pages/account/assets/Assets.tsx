import type { ReactElement } from 'react'
import { JettonBalances, useInfiniteJettonWallets, NftGallery, useNftGallery, cardState } from 'tonlens'
import { NominatorPositions, useNominatorPoolNominator } from 'tonlens/staking'
import { useList } from '../../../shell/queries.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { ownedJettons } from './requests.ts'
import { useRouter } from '../../../shell/router.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'

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

/** NFTs of an account, those for sale included. */
export function Nfts({ address }: AccountPartProps): ReactElement {
  const { nftList } = useExplorerTexts('account')
  const { go } = useRouter()
  const items = useNftGallery({ owner_address: [address], include_on_sale: true, limit: 50 })
  return <NftGallery {...items} aria-label={nftList} onSelect={(item) => go('item', item)} />
}

/** Positions of an account in nominator pools. */
export function Positions({ address }: AccountPartProps): ReactElement {
  const query = useNominatorPoolNominator({ nominator: address })
  return <NominatorPositions {...cardState(query)} positions={query.data?.nominator_pools ?? []} />
}

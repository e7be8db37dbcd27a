import type { ReactElement } from 'react'
import { listState, NftGallery, useNftGallery } from 'tonlens'
import { useRouter } from '../../../shell/router.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { nftLimit } from './requests.ts'

/** NFTs of an account, those for sale included. */
export function Nfts({ address }: AccountPartProps): ReactElement {
  const { nftList } = useExplorerTexts('account')
  const { go } = useRouter()
  const gallery = useNftGallery({ owner_address: [address], include_on_sale: true, limit: nftLimit })
  return (
    <NftGallery
      {...listState(gallery)}
      items={gallery.rows}
      metadata={gallery.metadata}
      changed={gallery.hasChanged}
      onReload={gallery.refetch}
      aria-label={nftList}
      onSelect={(item) => go('item', item)}
    />
  )
}

import type { ReactElement } from 'react'
import {
  cardState,
  listState,
  NftCollectionCard,
  NftGallery,
  NftTransferTable,
  useInfiniteNftTransfers,
  useNftCollections,
  useNftGallery,
} from 'tonlens'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { Tabs } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { CollectionCounts } from './CollectionCounts.tsx'

/** One NFT collection: items with their counts, and transfers. */
export function CollectionPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const query = useNftCollections({ collection_address: [address] })
  return (
    <>
      <PageHead kind={texts.collection} address={address}>
        <OpenAccount address={address} />
      </PageHead>
      <NftCollectionCard
        {...cardState(query)}
        collection={query.data?.nft_collections[0]}
        metadata={query.data?.metadata}
      />
      {isMissing(query, ({ nft_collections }) => nft_collections.length === 0) && <OnOtherNetworks />}
      <Tabs
        label={texts.collectionParts}
        tabs={{
          items: { title: texts.items, content: <Items collection={address} /> },
          transfers: { title: texts.transfers, content: <Transfers collection={address} /> },
        }}
      />
    </>
  )
}

function Items({ collection }: { readonly collection: string }): ReactElement {
  const { itemList } = useExplorerTexts('assets')
  const { go } = useRouter()
  const gallery = useNftGallery({ collection_address: [collection], limit: 50 })
  const { rows, metadata, hasMore, hasChanged, refetch } = gallery
  return (
    <>
      <CollectionCounts rows={rows} hasMore={hasMore} />
      <NftGallery
        {...listState(gallery)}
        items={rows}
        metadata={metadata}
        changed={hasChanged}
        onReload={refetch}
        aria-label={itemList}
        onSelect={(address) => go('item', address)}
      />
    </>
  )
}

function Transfers({ collection }: { readonly collection: string }): ReactElement {
  const query = useInfiniteNftTransfers({ collection_address: collection, limit: 50, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.nft_transfers,
    (row) => row.transaction_hash,
  )
  return <NftTransferTable {...state} transfers={rows} />
}

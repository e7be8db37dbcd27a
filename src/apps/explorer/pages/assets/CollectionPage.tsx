import type { ReactElement } from 'react'
import {
  Address,
  cardState,
  listState,
  NftCollectionCard,
  NftGallery,
  NftTransferTable,
  useInfiniteNftTransfers,
  useNftCollections,
  useNftGallery,
} from 'tonlens'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { CollectionCounts } from './CollectionCounts.tsx'
import { TokenIcon } from './TokenIcon.tsx'
import { Trust } from './Trust.tsx'

/** One NFT collection: items with their counts, and transfers. */
export function CollectionPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const query = useNftCollections({ collection_address: [address] })
  const collection = query.data?.nft_collections[0]
  const owner = collection?.owner_address
  return (
    <ThingPage
      kind={texts.collection}
      address={address}
      icon={<TokenIcon address={address} className="explorer-title-icon" width={32} />}
      actions={<OpenAccount address={address} />}
      state={readThingState(query, collection)}
      queries={[query]}
      facts={{ [texts.facts.owner]: collection && (owner == null ? texts.facts.noAdmin : <Address value={owner} />) }}
      note={<Trust address={address} />}
      card={<NftCollectionCard {...cardState(query)} collection={collection} metadata={query.data?.metadata} />}
      label={texts.collectionParts}
      tabs={{
        items: { title: texts.items, content: <Items collection={address} /> },
        transfers: { title: texts.transfers, content: <Transfers collection={address} /> },
      }}
    />
  )
}

function Items({ collection }: { readonly collection: string }): ReactElement {
  const { itemList } = useExplorerTexts('assets')
  const { go } = useRouter()
  const gallery = useNftGallery({ collection_address: [collection], limit: 50 })
  const { rows, metadata, hasMore, hasChanged, refetch } = gallery
  return (
    <>
      <CollectionCounts rows={rows} hasMore={hasMore} isLoading={gallery.isPending} />
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

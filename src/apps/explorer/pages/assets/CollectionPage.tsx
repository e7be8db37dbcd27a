import type { ReactElement } from 'react'
import {
  Address,
  cardState,
  formatNumber,
  listState,
  NftCollectionCard,
  NftGallery,
  NftTransferTable,
  Skeleton,
  useDisplay,
  useInfiniteNftTransfers,
  useNftCollections,
  useNftGallery,
} from 'tonlens'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { countItems } from './countItems.ts'
import { TokenIcon } from './TokenIcon.tsx'
import { Trust } from './Trust.tsx'

/** One NFT collection: its items, and their transfers. */
export function CollectionPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const query = useNftCollections({ collection_address: [address] })
  const collection = query.data?.nft_collections[0]
  const { locale } = useDisplay()
  const owner = collection?.owner_address
  const items = collection && countItems(collection.next_item_index)
  return (
    <ThingPage
      kind={texts.collection}
      address={address}
      icon={<TokenIcon address={address} className="explorer-title-icon" width={32} />}
      actions={<OpenAccount address={address} />}
      state={readThingState(query, collection)}
      queries={[query]}
      facts={{
        [texts.facts.owner]: collection && (owner == null ? texts.facts.noAdmin : <Address value={owner} />),
        [texts.facts.items]:
          collection === undefined ? <Skeleton like="72" /> : items === undefined ? null : formatNumber(items, locale),
      }}
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
  const { rows, metadata, hasChanged, refetch } = gallery
  return (
    <NftGallery
      {...listState(gallery)}
      items={rows}
      metadata={metadata}
      changed={hasChanged}
      onReload={refetch}
      aria-label={itemList}
      onSelect={(address) => go('item', address)}
    />
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

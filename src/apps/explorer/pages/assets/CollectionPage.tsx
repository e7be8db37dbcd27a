import type { ReactElement } from 'react'
import { cardState,
  NftCollectionCard,
  NftGrid,
  NftTransferTable,
  useInfiniteNftItems,
  useInfiniteNftTransfers,
  useNftCollections,
} from 'tonlens'
import { Tabs } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'

/** One NFT collection: items and transfers. */
export function CollectionPage({ id: address }: { readonly id: string }): ReactElement {
  const query = useNftCollections({ collection_address: [address] })
  return (
    <>
      <h1>NFT collection</h1>
      <NftCollectionCard
        {...cardState(query)}
        collection={query.data?.nft_collections[0]}
        metadata={query.data?.metadata}
      />
      <Tabs
        label="Parts of the collection"
        tabs={{
          items: { title: 'Items', content: <Items collection={address} /> },
          transfers: { title: 'Transfers', content: <Transfers collection={address} /> },
        }}
      />
    </>
  )
}

function Items({ collection }: { readonly collection: string }): ReactElement {
  const { go } = useRouter()
  const query = useInfiniteNftItems({ collection_address: [collection], limit: 50 })
  const { rows, state } = useList(query, (page) => page.nft_items, (item) => item.address)
  return <NftGrid {...state} items={rows} aria-label="Items of this collection" onSelect={(address) => go('item', address)} />
}

function Transfers({ collection }: { readonly collection: string }): ReactElement {
  const query = useInfiniteNftTransfers({ collection_address: collection, limit: 50, sort: 'desc' })
  const { rows, state } = useList(query, (page) => page.nft_transfers, (row) => row.transaction_hash)
  return <NftTransferTable {...state} transfers={rows} />
}

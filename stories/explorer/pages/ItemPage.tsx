import type { ReactElement } from 'react'
import {
  Address,
  EmptyState,
  ErrorState,
  NftCard,
  NftCardSkeleton,
  type NftItem,
  NftSaleBadge,
  NftTransferTable,
  skipToken,
  useInfiniteNftTransfers,
  useNftItems,
  useNftSales,
} from 'tonlens'
import { Section } from '../Layout.tsx'
import { useList } from '../queries.ts'
import { useRouter } from '../router.ts'

/** One NFT: its picture, whose it is, whether it is for sale, and its way so far. */
export function ItemPage({ id: address }: { readonly id: string }): ReactElement {
  const query = useNftItems({ address: [address] })
  const item = query.data?.nft_items[0]
  return (
    <>
      <h1>NFT</h1>
      {query.error !== null && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && item === undefined && <EmptyState label="The index knows no NFT at this address." />}
      {(query.isPending || item !== undefined) && (
        <div className="explorer-item">
          {item === undefined ? <NftCardSkeleton /> : <NftCard item={item} metadata={query.data?.metadata} width={320} />}
          {item !== undefined && <Facts item={item} />}
        </div>
      )}
      <Section title="Transfers">
        <Transfers item={address} />
      </Section>
    </>
  )
}

function Facts({ item }: { readonly item: NftItem }): ReactElement {
  const { hrefOf } = useRouter()
  const contract = item.sale_contract_address ?? item.auction_contract_address
  const sales = useNftSales(contract == null ? skipToken : { address: [contract] })
  const collection = item.collection_address
  return (
    <dl className="explorer-facts">
      <dt>Address</dt>
      <dd>
        <Address value={item.address} long copy />
      </dd>
      <dt>Owner</dt>
      <dd>
        <Address value={item.real_owner ?? item.owner_address} copy />
      </dd>
      {collection !== null && (
        <>
          <dt>Collection</dt>
          <dd>
            <Address value={collection} href={hrefOf('collection', collection)} />
          </dd>
        </>
      )}
      <dt>For sale</dt>
      <dd>{item.on_sale ? <NftSaleBadge item={item} sale={sales.data?.nft_sales[0]} /> : 'No'}</dd>
    </dl>
  )
}

function Transfers({ item }: { readonly item: string }): ReactElement {
  const query = useInfiniteNftTransfers({ item_address: [item], limit: 50, sort: 'desc' })
  const { rows, state } = useList(query, (page) => page.nft_transfers, (row) => row.transaction_hash)
  return <NftTransferTable {...state} transfers={rows} oneItem />
}

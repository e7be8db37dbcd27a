import { type ReactElement, useMemo } from 'react'
import {
  cardState,
  NftDetails,
  type NftSale,
  type NftTransfer,
  skipToken,
  useDnsRecords,
  useInfiniteNftTransfers,
  useNftItems,
  useNftSales,
} from 'tonlens'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { isAddress } from 'tonlens/ton'
import { PageHead } from '../../shell/PageHead.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { TokenIcon } from './TokenIcon.tsx'
import { Trust } from './Trust.tsx'
import './assets.css'

const noSales: readonly NftSale[] = []

/** One NFT item: details, sale, and its owners with the prices that they paid. */
export function ItemPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const { hrefOf } = useRouter()
  const query = useNftItems({ address: [address] })
  const item = query.data?.nft_items[0]
  const contract = item?.sale_contract_address ?? item?.auction_contract_address
  const sales = useNftSales(contract == null ? skipToken : { address: [contract] })
  const domain = item?.content?.['domain']
  const records = useDnsRecords(typeof domain === 'string' ? { domain } : skipToken)
  const transfers = useInfiniteNftTransfers({ item_address: [address], limit: 50, sort: 'desc' })
  const { rows, state } = useList(
    transfers,
    (page) => page.nft_transfers,
    (row) => row.transaction_hash,
  )
  const owners = useMemo(() => listOwners(rows), [rows])
  // The service knows which of the owners are selling contracts, and at what price they sold.
  const pastSales = useNftSales(owners.length === 0 ? skipToken : { address: owners })
  return (
    <>
      <PageHead
        kind={texts.item}
        address={address}
        icon={<TokenIcon address={address} className="explorer-title-icon" width={32} />}
        actions={<OpenAccount address={address} />}
      >
        {item?.collection_address != null ? (
          <a href={hrefOf('collection', item.collection_address)}>{texts.openCollection}</a>
        ) : (
          query.isPending && (
            <span className="explorer-room" aria-hidden="true">
              {texts.openCollection}
            </span>
          )
        )}
        <Trust address={item?.collection_address ?? address} />
      </PageHead>
      <NftDetails
        {...cardState(query)}
        item={item}
        metadata={query.data?.metadata}
        sale={sales.data?.nft_sales[0]}
        saleLoading={contract != null && sales.isPending && sales.error === null}
        record={records.data?.records[0]}
        transfers={{ ...state, transfers: rows, oneItem: true, sales: pastSales.data?.nft_sales ?? noSales }}
      />
      <QueryNotes of={[sales, records, pastSales]} />
      {isMissing(query, ({ nft_items }) => nft_items.length === 0) && <OnOtherNetworks />}
    </>
  )
}

/** Owners before and after each transfer, each once. */
function listOwners(transfers: readonly NftTransfer[]): string[] {
  return [...new Set(transfers.flatMap(({ old_owner, new_owner }) => [old_owner, new_owner]))]
    .filter((owner) => isAddress(owner))
    .toSorted()
}

import type { ReactElement } from 'react'
import {
  cardState,
  NftDetails,
  skipToken,
  useDnsRecords,
  useInfiniteNftTransfers,
  useNftItems,
  useNftSales,
} from 'tonlens'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** One NFT item: details, sale and transfers. */
export function ItemPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useTexts('assets')
  const { hrefOf } = useRouter()
  const query = useNftItems({ address: [address] })
  const item = query.data?.nft_items[0]
  const contract = item?.sale_contract_address ?? item?.auction_contract_address
  const sales = useNftSales(contract == null ? skipToken : { address: [contract] })
  const domain = item?.content?.['domain']
  const records = useDnsRecords(typeof domain === 'string' ? { domain } : skipToken)
  const transfers = useInfiniteNftTransfers({ item_address: [address], limit: 50, sort: 'desc' })
  const { rows, state } = useList(transfers, (page) => page.nft_transfers, (row) => row.transaction_hash)
  return (
    <>
      <h1>{texts.item}</h1>
      {item?.collection_address != null && <a href={hrefOf('collection', item.collection_address)}>{texts.openCollection}</a>}
      <NftDetails
        {...cardState(query)}
        item={item}
        metadata={query.data?.metadata}
        sale={sales.data?.nft_sales[0]}
        record={records.data?.records[0]}
        transfers={{ ...state, transfers: rows, oneItem: true }}
      />
      {isMissing(query, ({ nft_items }) => nft_items.length === 0) && <OnOtherNetworks />}
    </>
  )
}

import type { ReactElement } from 'react'
import { DnsRecordTable, DomainAuctionTable, useInfiniteDnsActiveAuctions, useInfiniteDnsRecords } from 'tonlens'
import { Section } from '../../../shell/Layout.tsx'
import { useList } from '../../../shell/queries.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'

/** Names whose wallet is this account, and auctions of names that it leads. */
export function Names({ address }: AccountPartProps): ReactElement {
  const texts = useExplorerTexts('assets')
  const query = useInfiniteDnsRecords({ wallet: address, limit: 50 })
  const { rows, state } = useList(
    query,
    (page) => page.records,
    (record) => record.nft_item_address,
  )
  const bids = useInfiniteDnsActiveAuctions({ bidder: address, limit: 50 })
  const auctions = useList(
    bids,
    (page) => page.auctions,
    (auction) => auction.nft_item_address,
  )
  return (
    <>
      <DnsRecordTable {...state} records={rows} />
      {/* Nothing stands below the names until their number is known. */}
      {!query.isPending && (
        <Section title={texts.auctions}>
          <DomainAuctionTable {...auctions.state} auctions={auctions.rows} />
        </Section>
      )}
    </>
  )
}

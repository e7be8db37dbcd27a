import { type ReactElement, useState } from 'react'
import { type DnsRecord, DomainAuctionTable, useDisplay } from 'tonlens'
import { useRunGetMethod } from 'tonlens/contracts'
import { useLocalVm } from '../../connection/connection.ts'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { readAuction } from './readAuction.ts'

/**
 * Auction of a domain that nobody owns yet, as its contract tells it: one request. Nothing if the contract tells none.
 */
export function DomainAuction({
  record: { domain, nft_item_address },
}: {
  readonly record: DnsRecord
}): ReactElement | null {
  const { auction: title } = useExplorerTexts('assets')
  const { now } = useDisplay()
  const [opened] = useState(() => now ?? Date.now() / 1000)
  const auction = readAuction(
    useRunGetMethod(
      { address: nft_item_address, method: 'get_auction_info', stack: [] },
      { client: useLocalVm()?.client },
    ).data,
  )
  if (auction === undefined) return null
  const { bidder, bid, end } = auction
  const row = {
    nft_item_address,
    domain,
    max_bid_address: bidder,
    max_bid_amount: bid,
    auction_end_time: String(end),
    last_fill_up_time: null,
    finished: end < opened,
  }
  return (
    <Section title={title}>
      <DomainAuctionTable auctions={[row]} />
    </Section>
  )
}

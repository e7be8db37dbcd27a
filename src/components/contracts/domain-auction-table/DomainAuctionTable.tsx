'use client'
import type { ReactElement } from 'react'
import { readMessages, useTexts } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { tableMessages } from '../../../text/en/lists.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import { parseTime } from '../../../service/rows/amount.ts'
import type { DnsAuction } from '../../../service/rows/dns/dns-auction.ts'
import { domainAuctionColumns } from './domainAuctionColumns.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { dnsAuctionShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link DomainAuctionTable}; the rest go to its root, which is the element that scrolls. */
export interface DomainAuctionTableProps extends RowTableProps<DnsAuction> {
  /** Rows of `/dns/activeAuctions`. */
  readonly auctions: readonly DnsAuction[]
}

/**
 * Table of domain auctions that an account leads: the bid, the end, and whether the auction has ended
 * and waits for its winner. Feed it from {@link useDnsActiveAuctions}.
 */
export const DomainAuctionTable = defineTable<DomainAuctionTableProps, DnsAuction>({
  part: 'domain-auction-table',
  rows: 'auctions',
  shape: dnsAuctionShape,
  texts: (display) => {
    const { auctions: label, noAuctions: empty, auction: title } = readMessages(display, 'dns', dnsMessages)
    return { label, empty, details: { title, label: readMessages(display, 'table', tableMessages).details } }
  },
  columns: domainAuctionColumns,
  rowKey: ({ nft_item_address, domain }) => `${nft_item_address} ${domain}`,
  details: (auction) => <AuctionDetails auction={auction} />,
})

function AuctionDetails({ auction }: { readonly auction: DnsAuction }): ReactElement {
  const messages = useTexts('dns', dnsMessages)
  const facts = [
    { id: 'item', term: messages.item, value: <Address value={auction.nft_item_address} of="nft" copy /> },
    {
      id: 'filled',
      term: messages.lastFillUp,
      value: <Timestamp value={parseTime(auction.last_fill_up_time)} show="both" />,
    },
  ]
  return <Facts facts={facts} loading={false} />
}

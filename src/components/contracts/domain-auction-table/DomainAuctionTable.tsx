'use client'
import { forwardRef, useMemo, type HTMLAttributes, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { tableMessages } from '../../../text/en/common.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import type { DnsAuction } from '../../../service/rows/dns/dns-auction.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { domainAuctionColumns, readSeconds } from './domainAuctionColumns.tsx'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { joinKey } from '../../../service/rows/readRow.ts'

/** Props of {@link DomainAuctionTable}; the rest go to its root, which is the element that scrolls. */
export interface DomainAuctionTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<DnsAuction> {
  /** Rows of `/dns/activeAuctions`. */
  readonly auctions: readonly DnsAuction[]
}

/**
 * Table of domain auctions that an account leads: the bid, the end, and whether the auction has ended
 * and waits for its winner. Feed it from {@link useDnsActiveAuctions}.
 */
export const DomainAuctionTable = forwardRef<HTMLDivElement, DomainAuctionTableProps>(function DomainAuctionTable(
  { auctions, columns: choice, label, part, ...rest },
  ref,
) {
  const messages = useTexts('dns', dnsMessages)
  const display = useDisplay()
  const { details } = useTexts('table', tableMessages)
  const defaults = useMemo(
    () => [
      ...domainAuctionColumns(display),
      detailsColumn<DnsAuction>(messages.auction, details, (auction) => () => <AuctionDetails auction={auction} />),
    ],
    [display, messages, details],
  )
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('domain-auction-table', part)}
      label={label ?? messages.auctions}
      rows={auctions}
      columns={columns}
      rowKey={auctionKey}
      emptyText={messages.noAuctions}
    />
  )
})

function AuctionDetails({ auction }: { readonly auction: DnsAuction }): ReactElement {
  const messages = useTexts('dns', dnsMessages)
  const facts = [
    { id: 'item', term: messages.item, value: <Address value={auction.nft_item_address} of="nft" copy /> },
    {
      id: 'filled',
      term: messages.lastFillUp,
      value: <Timestamp value={readSeconds(auction.last_fill_up_time)} show="both" />,
    },
  ]
  return <Facts facts={facts} loading={false} />
}

function auctionKey({ nft_item_address, domain }: DnsAuction): string {
  return joinKey(nft_item_address, domain)
}

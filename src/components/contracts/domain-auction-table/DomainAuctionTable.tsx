'use client'
import { forwardRef, useMemo, type HTMLAttributes, type ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { unknownText } from '../../../format/intl.ts'
import type { DnsMessages } from '../../../format/messages/contracts.ts'
import { tableMessages } from '../../../locales/en/common.ts'
import { dnsMessages } from '../../../locales/en/contracts.ts'
import type { DnsAuction } from '../../../schema/dns/dns-auction.ts'
import { compareAmounts, type ColumnProps, type TableColumn } from '../../lists/table/columns.ts'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { DomainName } from '../domain-card/DomainName.tsx'
import { joinKey } from '../../../model/rows.ts'

/** Props of {@link DomainAuctionTable}; the rest go to its root, which is the element that scrolls. */
export interface DomainAuctionTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<DnsAuction> {
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
  const messages = useMessages('dns', dnsMessages)
  const { details } = useMessages('table', tableMessages)
  const defaults = useMemo(
    () => [
      ...auctionColumns(messages),
      detailsColumn<DnsAuction>(messages.auction, details, (auction) => () => <AuctionDetails auction={auction} />),
    ],
    [messages, details],
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
      empty={messages.noAuctions}
    />
  )
})

function AuctionDetails({ auction }: { readonly auction: DnsAuction }): ReactElement {
  const messages = useMessages('dns', dnsMessages)
  const facts = [
    { id: 'item', term: messages.item, value: <Address value={auction.nft_item_address} of="nft" copy /> },
    { id: 'filled', term: messages.lastFillUp, value: <Timestamp value={readSeconds(auction.last_fill_up_time)} show="both" /> },
  ]
  return <Facts facts={facts} loading={false} />
}

function auctionKey({ nft_item_address, domain }: DnsAuction): string {
  return joinKey(nft_item_address, domain)
}

/** The service writes these times as text. */
const readSeconds = (time: string | null): number | undefined =>
  typeof time === 'string' && /^\d{1,12}$/.test(time) ? Number(time) : undefined

function auctionColumns(messages: DnsMessages): readonly TableColumn<DnsAuction>[] {
  return [
    {
      id: 'domain',
      label: messages.domain,
      like: 'lighthouse.ton',
      cell: ({ domain, nft_item_address }) => <DomainName domain={domain} item={nft_item_address} />,
    },
    {
      id: 'state',
      label: messages.auctionState,
      width: 'time',
      like: '✓ Open',
      cell: ({ finished }) => <StatusBadge status={finished ? 'success' : 'pending'} label={finished ? messages.auctionEnded : messages.auctionOpen} />,
    },
    {
      id: 'ends',
      label: messages.auctionEnds,
      like: 'Oct 9, 2025, 11:51:33 AM UTC',
      cell: ({ auction_end_time }) => <Timestamp value={readSeconds(auction_end_time)} show="absolute" />,
      compare: (a, b) => compareAmounts(a.auction_end_time, b.auction_end_time),
    },
    {
      id: 'bidder',
      label: messages.bidder,
      width: 'id',
      cell: ({ max_bid_address }) => (max_bid_address ? <Address value={max_bid_address} /> : unknownText),
    },
    {
      id: 'bid',
      label: messages.bid,
      width: 'amount',
      align: 'end',
      cell: ({ max_bid_amount }) => <CoinAmount amount={max_bid_amount} />,
      compare: (a, b) => compareAmounts(a.max_bid_amount, b.max_bid_amount),
    },
  ]
}

import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { DnsAuction } from '../../../service/rows/dns/dns-auction.ts'
import { accountColumn, coinsColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { Address } from '../../values/address/Address.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { DomainName } from '../domain-card/DomainName.tsx'

/**
 * Creates the columns of a `DomainAuctionTable`: domain, state, end, bidder and bid.
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function domainAuctionColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<DnsAuction>[] {
  const messages = readMessages(display, 'dns', dnsMessages)
  return [
    {
      id: 'domain',
      label: messages.domain,
      like: 'lighthouse.ton',
      cell: ({ domain, nft_item_address }) => <DomainName domain={domain} item={nft_item_address} />,
      value: ({ domain }) => plainText(domain, { maximum: 126 }),
      stacked: 'title',
    },
    {
      id: 'state',
      label: messages.status,
      width: 'time',
      like: '✓ Open',
      cell: ({ finished }) => (
        <StatusBadge
          status={finished ? 'success' : 'pending'}
          label={finished ? messages.auctionEnded : messages.auctionOpen}
        />
      ),
      value: ({ finished }) => (finished ? 'ended' : 'open'),
      stacked: 'note',
    },
    timeColumn('ends', messages.auctionEnds, ({ auction_end_time }) => readSeconds(auction_end_time), {
      stacked: 'aside',
    }),
    accountColumn('bidder', messages.bidder, ({ max_bid_address }) => max_bid_address, {
      cell: ({ max_bid_address }) => (max_bid_address ? <Address value={max_bid_address} /> : unknownText),
      hideOrder: 1,
    }),
    coinsColumn('bid', messages.bid, ({ max_bid_amount }) => max_bid_amount, { stacked: 'value' }),
  ]
}

/** Reads a time that the service writes as text. */
export const readSeconds = (time: string | null): number | undefined =>
  typeof time === 'string' && /^\d{1,12}$/.test(time) ? Number(time) : undefined

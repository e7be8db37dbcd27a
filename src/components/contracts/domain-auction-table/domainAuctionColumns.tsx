import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import { parseTime } from '../../../service/rows/amount.ts'
import type { DnsAuction } from '../../../service/rows/dns/dns-auction.ts'
import { coinsColumn, optionalAccountColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { domainColumn } from '../domain-card/DomainName.tsx'

/**
 * Creates the columns of a `DomainAuctionTable`: domain, state, end, bidder and bid.
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function domainAuctionColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<DnsAuction>[] {
  const messages = readMessages(display, 'dns', dnsMessages)
  return [
    domainColumn(messages.domain),
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
    timeColumn('ends', messages.auctionEnds, ({ auction_end_time }) => parseTime(auction_end_time), {
      stacked: 'aside',
    }),
    optionalAccountColumn('bidder', messages.bidder, ({ max_bid_address }) => max_bid_address, { hideOrder: 1 }),
    coinsColumn('bid', messages.bid, ({ max_bid_amount }) => max_bid_amount, { stacked: 'value' }),
  ]
}

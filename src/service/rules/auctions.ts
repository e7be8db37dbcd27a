import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/dns.ts'
import type { DnsAuction } from '../rows/dns/dns-auction.ts'
import type { NftItem } from '../rows/nft.ts'
import { readAddress } from '../../ton/cells/address.ts'
import { ascending, compareDecimals, compareTexts, inOrder } from './order.ts'
import { checkLimit, readPage } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

/** Auctions of an answer, with the rows that they need. */
export interface AuctionsFound {
  /** The clock of the service, in Unix seconds. */
  readonly now: number
  readonly item: (address: string) => NftItem | undefined
}

const soonestEndFirst = inOrder<DnsAuction>(
  ascending(({ auction_end_time }) => auction_end_time, compareDecimals),
  ascending(({ nft_item_address }) => nft_item_address, compareTexts),
)

/** Place of a row in the order of the listing. */
interface Place {
  readonly end: string
  readonly address: string
}

/** Writes the cursor after a row: its end, padded to 20 digits, and its address. */
function writeCursor({ auction_end_time, nft_item_address }: DnsAuction): string {
  const text = `${(auction_end_time ?? '').padStart(20, '0')}:${nft_item_address}`
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @throws {Refusal} 422 It is no cursor. */
function readCursor(text: string): Place {
  const [, end, address] = /^(\d{20}):(.+)$/s.exec(decode(text)) ?? []
  if (end === undefined || address === undefined) throw new Refusal(422, 'invalid after cursor')
  return { end: String(BigInt(end)), address }
}

function decode(text: string): string {
  try {
    return /^[\w-]*$/.test(text) ? atob(text.replaceAll('-', '+').replaceAll('_', '/')) : ''
  } catch {
    return ''
  }
}

function isAfter({ auction_end_time, nft_item_address }: DnsAuction, { end, address }: Place): boolean {
  const byEnd = compareDecimals(auction_end_time ?? '', end)
  return byEnd > 0 || (byEnd === 0 && nft_item_address > address)
}

function isFinished({ auction_end_time }: DnsAuction, now: number): boolean {
  return auction_end_time !== null && Number(auction_end_time) <= now
}

/** GET /dns/activeAuctions */
export const dnsActiveAuctions = defineRule<
  Partial<ParamsOf<typeof rows.dnsActiveAuctions>>,
  DnsAuction,
  AuctionsFound
>({
  refuse({ bidder, state, after, limit, offset }) {
    if (bidder === undefined || readAddress(bidder)?.form !== 'raw')
      throw new Refusal(422, 'bidder address is required')
    if (state !== undefined && !['', 'all', 'won', 'bidding'].includes(state)) {
      throw new Refusal(422, 'state must be one of: all, won, bidding')
    }
    if (after && (offset ?? 0) > 0) throw new Refusal(422, 'use either after or offset, not both')
    if (after) readCursor(after)
    checkLimit({ limit }, 500)
  },
  matches({ bidder, state, after }, { now }) {
    const place = after ? readCursor(after) : undefined
    return (row) =>
      row.max_bid_address === bidder &&
      (state !== 'won' || isFinished(row, now)) &&
      (state !== 'bidding' || !isFinished(row, now)) &&
      (place === undefined || isAfter(row, place))
  },
  order: () => soonestEndFirst,
  page: ({ limit = 100, offset }) => readPage({ limit, offset }),
  answer(found, { limit = 100, include_nft_items }, { now, item }) {
    const last = found.at(-1)
    // A limit below 1 gives one row, and no cursor even where more rows exist.
    const isFull = limit >= 1 && found.length >= limit
    return {
      auctions: found.map(({ nft_item: _known, ...row }) => {
        const nft_item = include_nft_items === true ? item(row.nft_item_address) : undefined
        return { ...row, finished: isFinished(row, now), ...(nft_item && { nft_item }) }
      }),
      next_cursor: isFull && last !== undefined ? writeCursor(last) : null,
    }
  },
  names: (found) => found.flatMap((row) => [row.nft_item_address, row.max_bid_address]),
  metadataNames: (found, { include_nft_items }, { item }) =>
    found.flatMap((row) => [
      row.nft_item_address,
      include_nft_items === true ? item(row.nft_item_address)?.collection_address : undefined,
    ]),
  metadata: true,
})

/** The rules of the auctions of `endpoints/dns.ts`. */
export const auctionRules = { dnsActiveAuctions }

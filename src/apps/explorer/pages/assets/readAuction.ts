import type { RunGetMethodResult } from 'tonlens'
import { defineAbi, readStack } from 'tonlens/abi'

/** Get-method of the contract of a `.ton` domain, from github.com/ton-blockchain/dns-contract. */
const domain = defineAbi({
  name: 'Domain',
  types: { AuctionInfo: { fields: { bidder: 'address?', bid: 'int', end: 'int' } } },
  getMethods: { get_auction_info: { returns: 'AuctionInfo' } },
})

/** Auction of a domain, as its contract tells it. */
export interface Auction {
  /** Leading bidder. Raw address. */
  readonly bidder: string
  /** Leading bid, decimal string of nanograms. */
  readonly bid: string
  /** Unix seconds. */
  readonly end: number
}

/** Reads the result of `get_auction_info`; undefined if the contract told no auction. */
export function readAuction(result: RunGetMethodResult | undefined): Auction | undefined {
  if (result?.exit_code !== 0) return undefined
  const read = readStack(domain, 'get_auction_info', result.stack)
  if (read instanceof Error || read.bidder == null) return undefined
  const end = Number(read.end)
  return end > 0 && Number.isSafeInteger(end) ? { bidder: read.bidder, bid: String(read.bid), end } : undefined
}

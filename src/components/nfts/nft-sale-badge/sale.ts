import { addressKey } from '../../../format/address.ts'
import { parseTime } from '../../../model/time.ts'
import type { NftItem } from '../../../schema/nft.ts'
import type { NftSale } from '../../../schema/nft-sale.ts'
import { own } from '../media/sources.ts'

/** What is known of an item's sale, from the item and from the contract that sells it. */
export interface SaleFacts {
  readonly kind: 'sale' | 'auction'
  /** `over`: sold, cancelled or out of time, though the contract still holds the item. */
  readonly state: 'open' | 'over'
  /** Raw address; undefined when the item does not tell it. */
  readonly contract: string | undefined
  /** Raw address; undefined when the contract names none. */
  readonly seller: string | undefined
  /** Fixed price, nanotons; undefined while the contract's own row is not there. */
  readonly price?: string | undefined
  /** Highest bid so far, nanotons. */
  readonly bid?: string | undefined
  /** Raw address of whoever made it. */
  readonly bidder?: string | undefined
  /** Least next bid, nanotons. */
  readonly leastBid?: string | undefined
  /** Price at which an auction ends at once, nanotons. */
  readonly buyNow?: string | undefined
  /** Seconds since 1970. */
  readonly endTime?: number | undefined
}

/**
 * Reads the sale of an item; undefined when it is not for sale. A row of another contract than the
 * one that holds the item says nothing, however new it is.
 * @param now Seconds since 1970; without it an auction's time never runs out.
 */
export function saleFacts(
  item: NftItem,
  sale: NftSale | null | undefined,
  now: number | undefined,
): SaleFacts | undefined {
  const row = sale != null && saleConcerns(item, sale) ? sale : undefined
  if (item.on_sale !== true) return row?.type === 'telemint' ? telemintFacts(row, now) : undefined
  const kind = text(item.auction_contract_address) === undefined ? 'sale' : 'auction'
  const listed = {
    kind,
    contract: text(item.auction_contract_address) ?? text(item.sale_contract_address),
    seller: text(item.real_owner) ?? text(row?.nft_owner_address),
  } as const
  if (row === undefined) return { ...listed, state: 'open' }
  const detail = (name: string) => own(row.details, name)
  if (kind === 'sale') {
    const over = detail('is_complete') === true
    return { ...listed, state: over ? 'over' : 'open', price: amount(detail('full_price')) }
  }
  const end = endOf(detail('end_time'))
  const over = detail('end_flag') === true || detail('is_canceled') === true || passed(end, now)
  return {
    ...listed,
    state: over ? 'over' : 'open',
    bid: amount(detail('last_bid')),
    bidder: text(detail('last_member')),
    leastBid: amount(detail('min_bid')),
    buyNow: amount(detail('max_bid')),
    endTime: end,
  }
}

/** Whether `sale` is of the contract that holds `item`, or the item that auctions itself. */
function saleConcerns(item: NftItem, sale: NftSale): boolean {
  const contract = text(item.auction_contract_address) ?? text(item.sale_contract_address)
  const seller = item.on_sale === true ? contract : sale.type === 'telemint' ? item.address : undefined
  return seller !== undefined && addressKey(seller) === addressKey(sale.address)
}

/** An item that auctions itself: it is for sale while its auction has an end to come. */
function telemintFacts(row: NftSale, now: number | undefined): SaleFacts | undefined {
  const detail = (name: string) => own(row.details, name)
  const end = endOf(detail('end_time'))
  if (end === undefined || passed(end, now)) return undefined
  return {
    kind: 'auction',
    state: 'open',
    contract: row.address,
    seller: text(detail('beneficiary_address')),
    bid: amount(detail('bid')),
    bidder: text(detail('bidder_address')),
    leastBid: amount(detail('min_bid')),
    buyNow: amount(detail('max_bid')),
    endTime: end,
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && addressKey(value) !== undefined ? value : undefined
}

/** Contracts write zero for "none". */
function amount(value: unknown): string | undefined {
  return typeof value === 'string' && /^0*[1-9]\d*$/.test(value) ? value : undefined
}

function endOf(value: unknown): number | undefined {
  const time = parseTime(value)
  return time === undefined || time === 0 ? undefined : time
}

function passed(end: number | undefined, now: number | undefined): boolean {
  return end !== undefined && now !== undefined && now >= end
}

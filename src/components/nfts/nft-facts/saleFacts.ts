import { addressKey } from '../../../text/format/address.ts'
import { parseTime } from '../../../service/rows/amount.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { nftSaleShape } from '../../../service/rows/shapes/tables.ts'

/** How an item is offered: at a fixed price or at auction. */
export type SaleKind = 'sale' | 'auction'

/** Sale of an item, read from the item and from the row of the contract that sells it. */
export interface SaleFacts {
  readonly kind: SaleKind
  /** `over`: sold, cancelled or expired, even if the contract still holds the item. */
  readonly state: 'open' | 'over'
  /** Raw address of the selling contract; undefined if the item does not name it. */
  readonly contract: string | undefined
  /** Raw address of the seller; undefined if unknown. */
  readonly seller: string | undefined
  /** Fixed price, nanograms; undefined while the contract's row is not loaded. */
  readonly price?: string | undefined
  /** Highest bid so far, nanograms. */
  readonly bid?: string | undefined
  /** Raw address of the highest bidder. */
  readonly bidder?: string | undefined
  /** Minimum next bid, nanograms. */
  readonly minimumBid?: string | undefined
  /** Price at which an auction ends at once, nanograms. */
  readonly buyNow?: string | undefined
  /** End of the auction, Unix seconds. */
  readonly endTime?: number | undefined
}

/** Reads from an item of `/nft/items` how it is offered; undefined if it is not for sale. */
export function readSaleKind(item: NftItem): SaleKind | undefined {
  if (item.on_sale !== true) return undefined
  return readAddress(item.auction_contract_address) === undefined ? 'sale' : 'auction'
}

/**
 * Reads the sale of an item. Ignores a row of any other contract than the one that holds the item.
 * @param sale Row of the selling contract, from `/nft/sales`.
 * @param now Unix seconds; without it, auctions do not expire.
 * @returns undefined if the item is not for sale.
 */
export function saleFacts(
  item: NftItem,
  sale: NftSale | null | undefined,
  now: number | undefined,
): SaleFacts | undefined {
  const known = checkRow(nftSaleShape, sale)
  const row = known && saleConcerns(item, known) ? known : undefined
  const kind = readSaleKind(item)
  if (kind === undefined) return row?.type === 'telemint' ? telemintFacts(row, now) : undefined
  const listed = {
    kind,
    contract: readAddress(item.auction_contract_address) ?? readAddress(item.sale_contract_address),
    seller: readAddress(item.real_owner) ?? readAddress(row?.nft_owner_address),
  } as const
  if (row === undefined) return { ...listed, state: 'open' }
  const detail = (name: string) => ownField(row.details, name)
  if (kind === 'sale') {
    const over = detail('is_complete') === true
    return { ...listed, state: over ? 'over' : 'open', price: readAmount(detail('full_price')) }
  }
  const end = parseEnd(detail('end_time'))
  const over = detail('end_flag') === true || detail('is_canceled') === true || hasPassed(end, now)
  return {
    ...listed,
    state: over ? 'over' : 'open',
    bid: readAmount(detail('last_bid')),
    bidder: readAddress(detail('last_member')),
    minimumBid: readAmount(detail('min_bid')),
    buyNow: readAmount(detail('max_bid')),
    endTime: end,
  }
}

/** Tells whether `sale` is a row of the contract that holds `item`, or of an item that auctions itself. */
function saleConcerns(item: NftItem, sale: NftSale): boolean {
  const contract = readAddress(item.auction_contract_address) ?? readAddress(item.sale_contract_address)
  const seller = item.on_sale === true ? contract : sale.type === 'telemint' ? item.address : undefined
  return seller !== undefined && addressKey(seller) === addressKey(sale.address)
}

/** Reads an item that auctions itself; it is for sale until the end of its auction. */
function telemintFacts(row: NftSale, now: number | undefined): SaleFacts | undefined {
  const detail = (name: string) => ownField(row.details, name)
  const end = parseEnd(detail('end_time'))
  if (end === undefined || hasPassed(end, now)) return undefined
  return {
    kind: 'auction',
    state: 'open',
    contract: row.address,
    seller: readAddress(detail('beneficiary_address')),
    bid: readAmount(detail('bid')),
    bidder: readAddress(detail('bidder_address')),
    minimumBid: readAmount(detail('min_bid')),
    buyNow: readAmount(detail('max_bid')),
    endTime: end,
  }
}

function readAddress(value: unknown): string | undefined {
  return typeof value === 'string' && addressKey(value) !== undefined ? value : undefined
}

/** Reads an amount; contracts write zero for "none". */
function readAmount(value: unknown): string | undefined {
  return typeof value === 'string' && /^0*[1-9]\d*$/.test(value) ? value : undefined
}

function parseEnd(value: unknown): number | undefined {
  const time = parseTime(value)
  return time === undefined || time === 0 ? undefined : time
}

function hasPassed(end: number | undefined, now: number | undefined): boolean {
  return end !== undefined && now !== undefined && now >= end
}

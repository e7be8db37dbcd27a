import * as z from 'zod/mini'
import { nameRow, openRecord, openObject } from './shapes/openObject.ts'
import { NftItem } from './nft.ts'

const nftSaleFixedPrice = openObject({
  /** Sold or cancelled. */
  is_complete: z.nullish(z.boolean()),
  /** Price in nanograms. Decimal string. */
  full_price: z.nullish(z.string()),
  /** Fee receiver. Raw address. */
  marketplace_fee_address: z.nullish(z.string()),
  /** Marketplace fee. Decimal string of the smallest unit. */
  marketplace_fee: z.nullish(z.string()),
  /** Royalty receiver. Raw address. */
  royalty_address: z.nullish(z.string()),
  /** Royalty. Decimal string of the smallest unit. */
  royalty_amount: z.nullish(z.string()),
})
/** details for getgems_sale. */
export interface NftSaleFixedPrice extends z.output<typeof nftSaleFixedPrice> {}
export const NftSaleFixedPrice: z.ZodMiniType<NftSaleFixedPrice> = nftSaleFixedPrice

const nftSaleAuction = openObject({
  /** Auction ended. */
  end_flag: z.nullish(z.boolean()),
  /** End time. Unix seconds. */
  end_time: z.nullish(z.number()),
  /** Last bid. Decimal string of the smallest unit. */
  last_bid: z.nullish(z.string()),
  /** Last bidder. Raw address. */
  last_member: z.nullish(z.string()),
  /** Minimal step (percent). */
  min_step: z.nullish(z.number()),
  /** Fee receiver. Raw address. */
  mp_fee_address: z.nullish(z.string()),
  /** Marketplace fee numerator. */
  mp_fee_factor: z.nullish(z.number()),
  /** Marketplace fee denominator. */
  mp_fee_base: z.nullish(z.number()),
  /** Royalty receiver. Raw address. */
  royalty_fee_address: z.nullish(z.string()),
  /** Royalty numerator. */
  royalty_fee_factor: z.nullish(z.number()),
  /** Royalty denominator. */
  royalty_fee_base: z.nullish(z.number()),
  /** Buy-now price. Decimal string of the smallest unit. */
  max_bid: z.nullish(z.string()),
  /** Minimal bid. Decimal string of the smallest unit. */
  min_bid: z.nullish(z.string()),
  /** Time of the last bid. Unix seconds. */
  last_bid_at: z.nullish(z.number()),
  /** Cancelled. */
  is_canceled: z.nullish(z.boolean()),
})
/** details for getgems_auction. */
export interface NftSaleAuction extends z.output<typeof nftSaleAuction> {}
export const NftSaleAuction: z.ZodMiniType<NftSaleAuction> = nftSaleAuction

const nftSaleTelemint = openObject({
  /** Name or number. */
  token_name: z.nullish(z.string()),
  /** Bidder. Raw address. */
  bidder_address: z.nullish(z.string()),
  /** Bid. Decimal string of the smallest unit. */
  bid: z.nullish(z.string()),
  /** Bid time, as a STRING. Unix seconds. */
  bid_ts: z.nullish(z.string()),
  /** Minimal next bid. Decimal string of the smallest unit. */
  min_bid: z.nullish(z.string()),
  /** End time. Unix seconds. */
  end_time: z.nullish(z.number()),
  /** Receiver of the proceeds. Raw address. */
  beneficiary_address: z.nullish(z.string()),
  /** Starting bid. Decimal string of the smallest unit. */
  initial_min_bid: z.nullish(z.string()),
  /** Buy-now price. Decimal string of the smallest unit. */
  max_bid: z.nullish(z.string()),
  /** Step. */
  min_bid_step: z.nullish(z.string()),
  /** Extension seconds. */
  min_extend_time: z.nullish(z.string()),
  /** Duration seconds. */
  duration: z.nullish(z.string()),
  /** Royalty numerator. */
  royalty_numerator: z.nullish(z.number()),
  /** Royalty denominator. */
  royalty_denominator: z.nullish(z.number()),
  /** Royalty receiver. Raw address. */
  royalty_destination: z.nullish(z.string()),
})
/** details for telemint. */
export interface NftSaleTelemint extends z.output<typeof nftSaleTelemint> {}
export const NftSaleTelemint: z.ZodMiniType<NftSaleTelemint> = nftSaleTelemint

const nftSale = openObject({
  /** getgems_sale, getgems_auction, telemint. */
  type: z.string(),
  /** Contract. Raw address. */
  address: z.string(),
  /** Item being sold. Raw address. */
  nft_address: z.nullish(z.string()),
  /** Seller. Raw address. */
  nft_owner_address: z.nullish(z.string()),
  /** Marketplace. Raw address. */
  marketplace_address: z.nullish(z.string()),
  /** Creation time. Unix seconds. */
  created_at: z.nullish(z.number()),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.nullish(z.string()),
  /** Code hash. Base64. */
  code_hash: z.nullish(z.string()),
  /** Data hash. Base64. */
  data_hash: z.nullish(z.string()),
  /** NFTSaleDetailsSale, NFTSaleDetailsAuction or NFTSaleDetailsTelemint by type. */
  details: openRecord(z.unknown()),
  /**
   * Item row (on_sale is always false here: the flag is not computed in this endpoint). Absent
   * when the item is not indexed. For telemint it is built from the row: index is the token name,
   * content/collection/owner are null.
   */
  nft_item: z.nullish(NftItem),
})
/** Sale, auction or telemint item (extra endpoint nft/sales). */
export interface NftSale extends z.output<typeof nftSale> {}
export const NftSale: z.ZodMiniType<NftSale> = nameRow('NftSale', nftSale)

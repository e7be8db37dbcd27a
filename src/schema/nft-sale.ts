import * as z from 'zod/mini'
import { NftItem } from './nft.ts'

const nftSaleFixedPrice = z.looseObject({
  /** Sold or cancelled. */
  is_complete: z.optional(z.boolean()),
  /** Price in nanotons. Decimal string. */
  full_price: z.optional(z.string()),
  /** Fee receiver. Raw address. */
  marketplace_fee_address: z.optional(z.string()),
  /** Marketplace fee. Decimal string of the smallest unit. */
  marketplace_fee: z.optional(z.string()),
  /** Royalty receiver. Raw address. */
  royalty_address: z.optional(z.string()),
  /** Royalty. Decimal string of the smallest unit. */
  royalty_amount: z.optional(z.string()),
})
/** details for getgems_sale. */
export interface NftSaleFixedPrice extends z.output<typeof nftSaleFixedPrice> {}
export const NftSaleFixedPrice: z.ZodMiniType<NftSaleFixedPrice> = nftSaleFixedPrice

const nftSaleAuction = z.looseObject({
  /** Auction ended. */
  end_flag: z.optional(z.boolean()),
  /** End time. Unix seconds. */
  end_time: z.optional(z.number()),
  /** Last bid. Decimal string of the smallest unit. */
  last_bid: z.optional(z.string()),
  /** Last bidder. Raw address. */
  last_member: z.optional(z.string()),
  /** Minimal step (percent). */
  min_step: z.optional(z.number()),
  /** Fee receiver. Raw address. */
  mp_fee_address: z.optional(z.string()),
  /** Marketplace fee numerator. */
  mp_fee_factor: z.optional(z.number()),
  /** Marketplace fee denominator. */
  mp_fee_base: z.optional(z.number()),
  /** Royalty receiver. Raw address. */
  royalty_fee_address: z.optional(z.string()),
  /** Royalty numerator. */
  royalty_fee_factor: z.optional(z.number()),
  /** Royalty denominator. */
  royalty_fee_base: z.optional(z.number()),
  /** Buy-now price. Decimal string of the smallest unit. */
  max_bid: z.optional(z.string()),
  /** Minimal bid. Decimal string of the smallest unit. */
  min_bid: z.optional(z.string()),
  /** Time of the last bid. Unix seconds. */
  last_bid_at: z.optional(z.number()),
  /** Cancelled. */
  is_canceled: z.optional(z.boolean()),
})
/** details for getgems_auction. */
export interface NftSaleAuction extends z.output<typeof nftSaleAuction> {}
export const NftSaleAuction: z.ZodMiniType<NftSaleAuction> = nftSaleAuction

const nftSaleTelemint = z.looseObject({
  /** Name or number. */
  token_name: z.optional(z.string()),
  /** Bidder. Raw address. */
  bidder_address: z.optional(z.string()),
  /** Bid. Decimal string of the smallest unit. */
  bid: z.optional(z.string()),
  /** Bid time, as a STRING. Unix seconds. */
  bid_ts: z.optional(z.string()),
  /** Minimal next bid. Decimal string of the smallest unit. */
  min_bid: z.optional(z.string()),
  /** End time. Unix seconds. */
  end_time: z.optional(z.number()),
  /** Receiver of the proceeds. Raw address. */
  beneficiary_address: z.optional(z.string()),
  /** Starting bid. Decimal string of the smallest unit. */
  initial_min_bid: z.optional(z.string()),
  /** Buy-now price. Decimal string of the smallest unit. */
  max_bid: z.optional(z.string()),
  /** Step. */
  min_bid_step: z.optional(z.string()),
  /** Extension seconds. */
  min_extend_time: z.optional(z.string()),
  /** Duration seconds. */
  duration: z.optional(z.string()),
  /** Royalty numerator. */
  royalty_numerator: z.optional(z.number()),
  /** Royalty denominator. */
  royalty_denominator: z.optional(z.number()),
  /** Royalty receiver. Raw address. */
  royalty_destination: z.optional(z.string()),
})
/** details for telemint. */
export interface NftSaleTelemint extends z.output<typeof nftSaleTelemint> {}
export const NftSaleTelemint: z.ZodMiniType<NftSaleTelemint> = nftSaleTelemint

const nftSale = z.looseObject({
  /** getgems_sale, getgems_auction, telemint. */
  type: z.string(),
  /** Contract. Raw address. */
  address: z.string(),
  /** Item being sold. Raw address. */
  nft_address: z.optional(z.string()),
  /** Seller. Raw address. */
  nft_owner_address: z.optional(z.string()),
  /** Marketplace. Raw address. */
  marketplace_address: z.optional(z.string()),
  /** Creation time. Unix seconds. */
  created_at: z.optional(z.number()),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.optional(z.string()),
  /** Code hash. Base64. */
  code_hash: z.optional(z.string()),
  /** Data hash. Base64. */
  data_hash: z.optional(z.string()),
  /** NFTSaleDetailsSale, NFTSaleDetailsAuction or NFTSaleDetailsTelemint by type. */
  details: z.record(z.string(), z.unknown()),
  /**
   * Item row (on_sale is always false here: the flag is not computed in this endpoint). Absent
   * when the item is not indexed. For telemint it is built from the row: index is the token name,
   * content/collection/owner are null.
   */
  nft_item: z.optional(NftItem),
})
/** Sale, auction or telemint item (extra endpoint nft/sales). */
export interface NftSale extends z.output<typeof nftSale> {}
export const NftSale: z.ZodMiniType<NftSale> = nftSale

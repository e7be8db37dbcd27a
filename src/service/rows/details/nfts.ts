import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of nft_transfer. */
const nftTransfer = openObject({
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
  /** Previous owner (may be the sale contract). Raw address. */
  old_owner: z.nullish(z.string()),
  /** New owner. Raw address. */
  new_owner: z.nullable(z.string()),
  /** Transfer is part of a sale. */
  is_purchase: z.nullable(z.boolean()),
  /** Price in nanograms. Decimal string. */
  price: z.nullish(z.string()),
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Excess receiver. Raw address. */
  response_destination: z.nullable(z.string()),
  /** Custom payload BOC. */
  custom_payload: z.nullable(z.string()),
  /** Forward payload BOC. */
  forward_payload: z.nullable(z.string()),
  /** Forwarded nanograms. Decimal string. */
  forward_amount: z.nullable(z.string()),
  /** Text comment. */
  comment: z.nullable(z.string()),
  /** Comment is encrypted; null when there is no parsable forward payload. */
  is_encrypted_comment: z.nullable(z.boolean()),
  /** Marketplace name from a server list, only for purchases; else null. */
  marketplace: z.nullable(z.string()),
  /** Seller behind the sale contract. Raw address. */
  real_old_owner: z.nullable(z.string()),
  /** Marketplace contract. Raw address. */
  marketplace_address: z.nullable(z.string()),
  /** Payout amount. Decimal string. */
  payout_amount: z.nullable(z.string()),
  /** nft_purchase: real_old_owner; nft_transfer: fee address of the listing data. Raw address. */
  payout_address: z.nullable(z.string()),
  /** Payout comment. */
  payout_comment: z.nullable(z.string()),
  /** Payout comment encrypted. */
  payout_comment_encrypted: z.nullable(z.boolean()),
  /** Payout comment encoded. */
  payout_comment_encoded: z.nullable(z.boolean()),
  /** Royalty amount. Decimal string. */
  royalty_amount: z.nullable(z.string()),
  /** nft_transfer only, from listing data; null for nft_purchase. Raw address. */
  royalty_address: z.nullable(z.string()),
})

/** Details of nft_mint. owner absent when unknown. */
const nftMint = openObject({
  /** Source of the mint (initiator), shown as owner. Raw address. */
  owner: z.nullish(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
})

/** Details of nft_discovery. */
const nftDiscovery = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
})

/** Details of auction_bid. */
const auctionBid = openObject({
  /** Bid in nanograms. Decimal string. */
  amount: z.nullable(z.string()),
  /** Bidder. Raw address. */
  bidder: z.nullable(z.string()),
  /** Auction. Raw address. */
  auction: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
})

/** Details of nft_put_on_sale. */
const nftPutOnSale = openObject({
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
  /** Owner. Raw address. */
  owner: z.nullable(z.string()),
  /** Listing address. Raw address. */
  listing_address: z.nullable(z.string()),
  /** Sale address. Raw address. */
  sale_address: z.nullable(z.string()),
  /** Marketplace contract. Raw address. */
  marketplace_address: z.nullable(z.string()),
  /** Full price. Decimal string of the smallest unit. */
  full_price: z.nullable(z.string()),
  /** Marketplace fee. Decimal string of the smallest unit. */
  marketplace_fee: z.nullable(z.string()),
  /** Royalty amount. Decimal string. */
  royalty_amount: z.nullable(z.string()),
  /** Marketplace fee address. Raw address. */
  marketplace_fee_address: z.nullable(z.string()),
  /** Royalty address. Raw address. */
  royalty_address: z.nullable(z.string()),
  /** Marketplace name from a server list, or null. */
  marketplace: z.nullable(z.string()),
})

/** Details of nft_put_on_auction. */
const nftPutOnAuction = openObject({
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
  /** Owner. Raw address. */
  owner: z.nullable(z.string()),
  /** Listing address. Raw address. */
  listing_address: z.nullable(z.string()),
  /** Auction address. Raw address. */
  auction_address: z.nullable(z.string()),
  /** Marketplace contract. Raw address. */
  marketplace_address: z.nullable(z.string()),
  /** Marketplace fee factor. */
  marketplace_fee_factor: z.nullable(z.string()),
  /** Marketplace fee base. */
  marketplace_fee_base: z.nullable(z.string()),
  /** Royalty fee base. */
  royalty_fee_base: z.nullable(z.string()),
  /** Max bid. Decimal string of the smallest unit. */
  max_bid: z.nullable(z.string()),
  /** Min bid. Decimal string of the smallest unit. */
  min_bid: z.nullable(z.string()),
  /** Marketplace fee address. Raw address. */
  marketplace_fee_address: z.nullable(z.string()),
  /** Royalty address. Raw address. */
  royalty_address: z.nullable(z.string()),
  /** Marketplace name from a server list, or null. */
  marketplace: z.nullable(z.string()),
})

/** Details of auction_outbid. */
const auctionOutbid = openObject({
  /** Auction address. Raw address. */
  auction_address: z.nullable(z.string()),
  /** The bidder who was outbid (receives the refund). Raw address. */
  bidder: z.nullable(z.string()),
  /** New bidder. Raw address. */
  new_bidder: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Text comment; absent when none. */
  comment: z.nullish(z.string()),
  /** Marketplace name from a server list; absent when unknown. */
  marketplace: z.nullish(z.string()),
})

/** Details of nft_cancel_sale. */
const nftCancelSale = openObject({
  /** Owner. Raw address. */
  owner: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** Sale address. Raw address. */
  sale_address: z.nullable(z.string()),
  /** Marketplace contract. Raw address. */
  marketplace_address: z.nullable(z.string()),
  /** Marketplace name from a server list, or null. */
  marketplace: z.nullable(z.string()),
})

/** Details of the end of an auction: nft_cancel_auction, teleitem_cancel_auction, nft_finish_auction. */
const auctionEnd = openObject({
  /** Owner. Raw address. */
  owner: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** Auction address. Raw address. */
  auction_address: z.nullable(z.string()),
  /** Marketplace contract. Raw address. */
  marketplace_address: z.nullable(z.string()),
  /** Marketplace name from a server list, or null. */
  marketplace: z.nullable(z.string()),
})

/** Details of nft_update_sale. */
const nftUpdateSale = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Sale contract. Raw address. */
  sale_contract: z.nullable(z.string()),
  /** Nft address. Raw address. */
  nft_address: z.nullable(z.string()),
  /** Marketplace contract. Raw address. */
  marketplace_address: z.nullable(z.string()),
  /** Marketplace name from a server list, or null. */
  marketplace: z.nullable(z.string()),
  /** Full price. Decimal string of the smallest unit. */
  full_price: z.nullable(z.string()),
  /** Marketplace fee. Decimal string of the smallest unit. */
  marketplace_fee: z.nullable(z.string()),
  /** Royalty amount. Decimal string. */
  royalty_amount: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const nftsDetails = {
  nft_transfer: nftTransfer,
  nft_purchase: nftTransfer,
  nft_mint: nftMint,
  nft_discovery: nftDiscovery,
  auction_bid: auctionBid,
  nft_put_on_sale: nftPutOnSale,
  nft_put_on_auction: nftPutOnAuction,
  teleitem_start_auction: nftPutOnAuction,
  auction_outbid: auctionOutbid,
  nft_cancel_sale: nftCancelSale,
  nft_cancel_auction: auctionEnd,
  teleitem_cancel_auction: auctionEnd,
  nft_finish_auction: auctionEnd,
  nft_update_sale: nftUpdateSale,
}

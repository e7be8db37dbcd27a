import * as z from 'zod/mini'
import { NftItem } from '../nft.ts'
import { nameRow, openObject } from '../shapes/openObject.ts'

const dnsAuction = openObject({
  /** Domain item. Raw address. */
  nft_item_address: z.string(),
  /** Domain name. */
  domain: z.string(),
  /** Leading bidder. Raw address. */
  max_bid_address: z.nullable(z.string()),
  /** Leading bid, nanograms as a decimal string. */
  max_bid_amount: z.nullable(z.string()),
  /** End of the auction, unix seconds as decimal text. */
  auction_end_time: z.nullable(z.string()),
  /** Last fill-up time of the item, unix seconds as decimal text. */
  last_fill_up_time: z.nullable(z.string()),
  /** End time reached (server clock). */
  finished: z.boolean(),
  /** Only with include_nft_items=true and when known; shape of nft/items rows. */
  nft_item: z.nullish(NftItem),
})
/** Auction of a domain, led by an account. */
export interface DnsAuction extends z.output<typeof dnsAuction> {}
export const DnsAuction: z.ZodMiniType<DnsAuction> = nameRow('DnsAuction', dnsAuction)

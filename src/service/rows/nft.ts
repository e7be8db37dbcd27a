import * as z from 'zod/mini'
import { nameRow, openRecord, openObject } from './shapes/openObject.ts'

const nftCollection = openObject({
  /** Collection. Raw address. */
  address: z.string(),
  /** Owner. Raw address. */
  owner_address: z.nullable(z.string()),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.string(),
  /** Next index, decimal (may exceed 64 bits; -1 for collections without sequential numbering). */
  next_item_index: z.string(),
  /** Content as stored in the contract (for example uri). */
  collection_content: z.nullable(openRecord(z.unknown())),
  /** Data hash. Base64. */
  data_hash: z.string(),
  /** Code hash. Base64. */
  code_hash: z.string(),
})
/** NFT collection. */
export interface NftCollection extends z.output<typeof nftCollection> {}
export const NftCollection: z.ZodMiniType<NftCollection> = nameRow('NftCollection', nftCollection)

const nftItem = openObject({
  /** Item. Raw address. */
  address: z.string(),
  /** Initialized flag. */
  init: z.boolean(),
  /** Index in the collection, decimal (may be 256-bit). */
  index: z.string(),
  /** Collection; null for standalone items. Raw address. */
  collection_address: z.nullable(z.string()),
  /** Direct owner: the sale or auction contract while listed. Raw address. */
  owner_address: z.nullable(z.string()),
  /** Content as stored or built with the collection (for example uri; domain for DNS items). */
  content: z.nullable(openRecord(z.unknown())),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.string(),
  /** Code hash. Base64. */
  code_hash: z.string(),
  /** Data hash. Base64. */
  data_hash: z.string(),
  /** Nested collection row; null when the collection is not indexed. */
  collection: z.nullable(NftCollection),
  /** Direct owner is a known sale or auction contract of this item. */
  on_sale: z.nullish(z.boolean()),
  /** Fixed-price sale contract. Raw address. */
  sale_contract_address: z.nullish(z.string()),
  /** Auction contract. Raw address. */
  auction_contract_address: z.nullish(z.string()),
  /** Seller; only while on_sale, absent when the sale contract does not name one. Raw address. */
  real_owner: z.nullish(z.string()),
})
/** NFT item. */
export interface NftItem extends z.output<typeof nftItem> {}
export const NftItem: z.ZodMiniType<NftItem> = nameRow('NftItem', nftItem)

const nftTransfer = openObject({
  /** Query id, decimal. */
  query_id: z.string(),
  /** Item. Raw address. */
  nft_address: z.string(),
  /** Collection; empty text for an item without collection. Raw address. */
  nft_collection: z.string(),
  /** Transaction of the item. Base64. */
  transaction_hash: z.string(),
  /** Its lt. Logical time, decimal string. */
  transaction_lt: z.string(),
  /** Its time. Unix seconds. */
  transaction_now: z.number(),
  /** Aborted flag (aborted rows are returned). */
  transaction_aborted: z.boolean(),
  /**
   * Owner before (sender of the transfer message; in an aborted row not necessarily the owner).
   * Raw address.
   */
  old_owner: z.string(),
  /** Owner after; can be addr_none. Raw address. */
  new_owner: z.string(),
  /**
   * Excess receiver; the text addr_none when the message names none (null only for gaps). Raw
   * address.
   */
  response_destination: z.nullable(z.string()),
  /** Custom payload. Base64 BOC. */
  custom_payload: z.nullable(z.string()),
  /** Decoded or null. */
  decoded_custom_payload: z.nullish(openRecord(z.unknown())),
  /** Nanograms forwarded. Decimal string. */
  forward_amount: z.nullable(z.string()),
  /**
   * Forward payload; null when empty or stored inline in the message body (only a referenced cell
   * is captured). Base64 BOC.
   */
  forward_payload: z.nullable(z.string()),
  /** Decoded or null. */
  decoded_forward_payload: z.nullish(openRecord(z.unknown())),
  /** Trace. Base64. */
  trace_id: z.nullish(z.string()),
})
/** NFT transfer event. */
export interface NftTransfer extends z.output<typeof nftTransfer> {}
export const NftTransfer: z.ZodMiniType<NftTransfer> = nameRow('NftTransfer', nftTransfer)

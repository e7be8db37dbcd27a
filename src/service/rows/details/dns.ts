import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Part of DetailsChangeDns. */
const changeDnsValue = openObject({
  /**
   * Record kind: DNSNextResolver, DNSAdnlAddress, DNSSmcAddress, DNSStorageAddress, DNSText, or
   * null.
   */
  sum_type: z.nullable(z.string()),
  /** Dns smc address. */
  dns_smc_address: z.nullable(z.string()),
  /** Dns adnl address. */
  dns_adnl_address: z.nullable(z.string()),
  /** Never filled; a text record is put into dns_storage_address. */
  dns_text: z.nullable(z.string()),
  /** Dns next resolver address. */
  dns_next_resolver_address: z.nullable(z.string()),
  /** Storage address, or the text of a DNSText record. */
  dns_storage_address: z.nullable(z.string()),
  /** Flags. */
  flags: z.nullable(z.number()),
})

/**
 * Details of change_dns. value.sum_type is DNSNextResolver, DNSAdnlAddress, DNSSmcAddress,
 * DNSStorageAddress, DNSText or null; at most one of the dns_* keys is filled (none for null). A
 * text record lands in dns_storage_address (server quirk).
 */
const changeDns = openObject({
  /** DNS record key hash (hex). */
  key: z.nullable(z.string()),
  /** The new record value (object). */
  value: changeDnsValue,
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** The domain NFT item. Raw address. */
  asset: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
})

/** Details of delete_dns. The record key is under hash, not key. */
const deleteDns = openObject({
  /** DNS record key hash (hex). */
  hash: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** The domain NFT item. Raw address. */
  asset: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
})

/** Details of renew_dns. */
const renewDns = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** The domain NFT item. Raw address. */
  asset: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
})

/** Details of dns_purchase. */
const dnsPurchase = openObject({
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
  /** New owner. Raw address. */
  new_owner: z.nullable(z.string()),
  /** Price in nanograms. Decimal string. */
  price: z.nullable(z.string()),
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Payout amount. Decimal string. */
  payout_amount: z.nullable(z.string()),
})

/** Details of dns_release. */
const dnsRelease = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** NFT item. Raw address. */
  nft_item: z.nullable(z.string()),
  /** NFT collection. Raw address. */
  nft_collection: z.nullable(z.string()),
  /** Item index, decimal. */
  nft_item_index: z.nullable(z.string()),
  /** Value in nanograms. Decimal string. */
  value: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const dnsDetails = {
  change_dns: changeDns,
  delete_dns: deleteDns,
  renew_dns: renewDns,
  dns_purchase: dnsPurchase,
  dns_release: dnsRelease,
}

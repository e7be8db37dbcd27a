import * as z from 'zod/mini'
import { nameRow, openObject } from '../shapes/openObject.ts'

const dnsRecord = openObject({
  /** DNS NFT item. Raw address. */
  nft_item_address: z.string(),
  /** Its owner. Raw address. */
  nft_item_owner: z.nullable(z.string()),
  /** Full name with zone. */
  domain: z.string(),
  /** Next resolver record. Raw address. */
  dns_next_resolver: z.nullable(z.string()),
  /** Wallet record. Raw address. */
  dns_wallet: z.nullable(z.string()),
  /**
   * ADNL site record, 32 bytes. The current indexer writes base64 (44 characters); rows of older
   * versions may be 64 hex digits. Accept both.
   */
  dns_site_adnl: z.nullable(z.string()),
  /** Storage bag record, 32 bytes; same two encodings. */
  dns_storage_bag_id: z.nullable(z.string()),
})
/** DNS entry. */
export interface DnsRecord extends z.output<typeof dnsRecord> {}
export const DnsRecord: z.ZodMiniType<DnsRecord> = nameRow('DnsRecord', dnsRecord)

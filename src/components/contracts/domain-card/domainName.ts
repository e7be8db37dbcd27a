import { addressKey } from '../../../text/format/address.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'

/** Cleans a name for display; a dash if there is none. */
export function domainText(domain: unknown): string {
  return plainText(domain, { maximum: 126 }) || unknownText
}

/** Whether a name resolves to an account other than its owner's. */
export function isElsewhere({ nft_item_owner, dns_wallet }: DnsRecord): boolean {
  const [owner, wallet] = [addressKey(nft_item_owner), addressKey(dns_wallet)]
  return owner !== undefined && wallet !== undefined && owner !== wallet
}

/** Whether a name contains letters other than a to z, directly or in Punycode (`xn--…`). */
export function isEncoded(domain: unknown): boolean {
  return typeof domain === 'string' && (/(?:^|\.)xn--/i.test(domain) || /[^!-~]/.test(domain))
}

import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/dns.ts'
import type { DnsRecord } from '../rows/dns/dns.ts'
import { ascending, compareCodePoints, compareNumbers, inOrder } from './order.ts'
import { checkPage, readPage } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

const shortestFirst = inOrder<DnsRecord>(
  ascending(({ domain }) => Array.from(domain).length, compareNumbers),
  ascending(({ domain }) => domain, compareCodePoints),
)

/** GET /dns/records */
export const dnsRecords = defineRule<ParamsOf<typeof rows.dnsRecords>, DnsRecord>({
  table: 'dnsRecords',
  byKey: { table: 'dnsRecords', param: 'domain' },
  refuse({ wallet, domain, ...page }) {
    if (wallet === undefined && !domain) throw new Refusal(422, 'either wallet address or domain is required')
    if (wallet !== undefined && domain) throw new Refusal(422, 'provide either wallet address or domain, not both')
    checkPage(page)
  },
  matches:
    ({ wallet, domain }) =>
    (row) =>
      domain ? row.domain === domain : row.dns_wallet === wallet,
  order: () => shortestFirst,
  page: ({ limit = 100, offset }) => readPage({ limit, offset }),
  answer: (records) => ({ records }),
  names: (records) => records.flatMap((row) => [row.nft_item_address, row.nft_item_owner, row.dns_wallet]),
})

/** The rules of `endpoints/dns.ts`. */
export const dnsRules = { dnsRecords }

import type * as rows from '../../endpoints/dns.ts'
import type { DnsRecord } from '../../schema/dns.ts'
import { by, collectFields, inOrder, listAll } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, readPage, refusal } from './view.ts'
import { dnsRecord } from '../kinds/others.ts'

/** How DNS entries are answered. */
export const dnsAnswers: Answers<typeof rows> = {
  async dnsRecords(view, params) {
    const { wallet, domain } = params
    if (wallet === undefined && !domain) {
      throw refusal(view.endpoint, 422, 'either wallet address or domain is required')
    }
    if (wallet !== undefined && domain) {
      throw refusal(view.endpoint, 422, 'provide either wallet address or domain, not both')
    }
    const page = readPage(view, params, 100)
    const rows = await listAll(
      view.reader,
      dnsRecord,
      page,
      (value) => (domain ? value.domain === domain : value.dns_wallet === wallet),
      inOrder(
        by<DnsRecord>((value) => value.domain.length),
        by((value) => value.domain),
      ),
    )
    const names = collectFields(rows, 'nft_item_address', 'nft_item_owner', 'dns_wallet')
    return withNames(view, { records: rows }, names)
  },
}

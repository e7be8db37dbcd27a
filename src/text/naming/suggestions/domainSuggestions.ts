import { findDomain } from '../../../meaning/names/search.ts'
import { dnsRecords } from '../../../service/endpoints/dns.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import type { AddressBookRow } from '../../../service/rows/names.ts'
import type { Client } from '../../../sources/client/client.ts'
import { chooseForm } from './namedTarget.ts'
import type { Suggestion, SuggestionSource } from './suggestion.ts'

/**
 * Asks the service for the domain that a text may mean, in one request: `alice` means `alice.ton`. A domain with a
 * wallet leads to its account; it is the name of the account only if the account owns it.
 * @example
 * const domains = createDomainSuggestions(client)
 * <SearchBox sources={[domains]} />
 */
export function createDomainSuggestions(client: Client): SuggestionSource {
  return {
    suggest: () => [],
    lookUp(text) {
      const domain = findDomain(text)
      return domain === undefined
        ? undefined
        : {
            domain,
            request: async (signal) => {
              const { records, address_book } = await client.request(dnsRecords, { domain, limit: 1 }, { signal })
              return records
                .slice(0, 1)
                .map((record) => describeDomain(domain, record, text, address_book[record.dns_wallet ?? '']))
            },
          }
    },
  }
}

function describeDomain(
  domain: string,
  { dns_wallet: address, nft_item_owner: owner }: DnsRecord,
  text: string,
  row?: AddressBookRow,
): Suggestion {
  const fit = text.trim().toLowerCase() === domain ? 'exact' : 'prefix'
  if (address === null) return { group: 'domain', target: { kind: 'domain', domain }, name: domain, fit }
  const target = { kind: 'address', address, form: chooseForm(row?.user_friendly), testOnly: false } as const
  // Anybody can point a domain at any account.
  return owner === address
    ? { group: 'domain', target, name: domain, fit }
    : { group: 'domain', target, name: '', pointedBy: domain, fit }
}

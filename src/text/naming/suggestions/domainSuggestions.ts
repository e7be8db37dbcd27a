import { findDomain } from '../../../meaning/names/search.ts'
import { dnsRecords } from '../../../service/endpoints/dns.ts'
import type { AddressBookRow } from '../../../service/rows/names.ts'
import type { Client } from '../../../sources/client/client.ts'
import { chooseForm } from './namedTarget.ts'
import type { Suggestion, SuggestionSource } from './suggestion.ts'

/**
 * Asks the service for the domain that a text may mean, in one request: `alice` means `alice.ton`. A domain with a
 * wallet leads to its account.
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
                .map(({ dns_wallet }) => describeDomain(domain, dns_wallet, text, address_book[dns_wallet ?? '']))
            },
          }
    },
  }
}

function describeDomain(domain: string, address: string | null, text: string, row?: AddressBookRow): Suggestion {
  return {
    group: 'domain',
    target:
      address === null
        ? { kind: 'domain', domain }
        : { kind: 'address', address, form: chooseForm(row?.user_friendly), testOnly: false },
    name: domain,
    fit: text.trim().toLowerCase() === domain ? 'exact' : 'prefix',
  }
}

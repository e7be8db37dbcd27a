import { findDomain } from '../../../meaning/names/search.ts'
import { dnsRecords } from '../../../service/endpoints/dns.ts'
import type { Client } from '../../../sources/client/client.ts'
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
              const { records } = await client.request(dnsRecords, { domain, limit: 1 }, { signal })
              return records.slice(0, 1).map(({ dns_wallet }) => describeDomain(domain, dns_wallet, text))
            },
          }
    },
  }
}

function describeDomain(domain: string, address: string | null, text: string): Suggestion {
  return {
    group: 'domain',
    target:
      address === null ? { kind: 'domain', domain } : { kind: 'address', address, form: 'bounceable', testOnly: false },
    name: domain,
    fit: text.trim().toLowerCase() === domain ? 'exact' : 'prefix',
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DnsRecord } from '../../../src/service/rows/dns/dns.ts'
import type { AddressBookRow } from '../../../src/service/rows/names.ts'
import { createClient } from '../../../src/sources/client/client.ts'
import { createMemoryIndex } from '../../../src/sources/memory/memoryIndex.ts'
import { createDomainSuggestions } from '../../../src/text/naming/suggestions/domainSuggestions.ts'
import { groupSuggestions } from '../../../src/text/naming/suggestions/groupSuggestions.ts'
import { isDoubtful, type Suggestion } from '../../../src/text/naming/suggestions/suggestion.ts'

const folder = new URL('../../../stories/chain/', import.meta.url)
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
    readonly records: readonly DnsRecord[]
    readonly address_book?: Readonly<Record<string, AddressBookRow>>
  }
const chain = read('dns-records.json')

async function lookUp(domain: string): Promise<Suggestion | undefined> {
  const index = createMemoryIndex([chain], { version: '1.3' })
  const network = { name: 'domains', baseUrl: 'https://domains.example/api/v3' }
  const client = createClient({ network, transport: index.transport })
  const found = await createDomainSuggestions(client).lookUp?.(domain)?.request(new AbortController().signal)
  return groupSuggestions(found ?? [], { names: client.names })[0]?.suggestions[0]
}

test('an account is called by a domain only if it owns it, and it leads to it', () => {
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.entries(read(file).address_book ?? {}))
    .filter(([, { domain }]) => domain !== null)
  expect(rows.length).toBeGreaterThan(20)
  for (const [address, { domain }] of rows) {
    const record = chain.records.find((each) => each.domain === domain)
    expect(record).toMatchObject({ nft_item_owner: address, dns_wallet: address })
  }
})

test('a domain that its account owns is the name of what a search finds', async () => {
  const suggestion = await lookUp('alice.ton')
  expect(suggestion).toMatchObject({ name: 'alice.ton', target: { kind: 'address' }, cautions: [] })
  expect(suggestion?.pointedBy).toBeUndefined()
})

test('a domain that another account has pointed here is told, and is no name', async () => {
  const suggestion = await lookUp('lighthouse.ton')
  expect(suggestion).toMatchObject({
    name: '',
    pointedBy: 'lighthouse.ton',
    target: { kind: 'address', address: chain.records.find(({ domain }) => domain === 'lighthouse.ton')?.dns_wallet },
    cautions: ['lighthouse.ton points here, but this account does not own it'],
  })
  expect(suggestion !== undefined && isDoubtful(suggestion)).toBe(false)
})

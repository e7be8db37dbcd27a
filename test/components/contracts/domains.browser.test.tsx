import '../../../src/components/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { DnsRecordTable } from '../../../src/components/contracts/dns-record-table/DnsRecordTable.tsx'
import { DomainCard } from '../../../src/components/contracts/domain-card/DomainCard.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { domains } from '../../fixtures/entities.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const record = domains.records.find(({ domain }) => domain === 'harbor.ton')
const display = { now: 1_795_254_867, timeZone: 'UTC', names: namesFrom(domains) }

afterEach(cleanup)

describeComponent({
  name: 'DomainCard',
  component: DomainCard,
  part: 'domain-card',
  props: { record },
  entities: ['record'],
  loading: { record: undefined, loading: true },
  empty: { record: null },
  failed: { record: undefined },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'DnsRecordTable',
  component: DnsRecordTable,
  part: 'dns-record-table',
  props: { records: domains.records.slice(0, 3) },
  entities: ['records'],
  loading: { records: [], loading: true, loadingRows: 3 },
  empty: { records: [] },
  failed: { records: [] },
  stateAttribute: 'data-state',
  display,
})

const fact = (id: string) => document.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent

describe('DomainCard', () => {
  test('shows a site the same way, whichever way the service wrote it', () => {
    const hex = '85F0AD61E6547C78240E958DA76D6BC1A6512121BDD6C2821C32A7E0CD8F9147'
    render(<DomainCard record={record} />)
    const shown = fact('site')
    expect(shown).toContain('85f0ad')
    cleanup()
    render(<DomainCard record={record && { ...record, dns_site_adnl: hex }} />)
    expect(fact('site')).toBe(shown)
  })

  test('answers whose a name is with an address, also where the address has this very name', () => {
    render(
      <DisplayProvider {...display}>
        <DomainCard record={domains.records.find(({ domain }) => domain === 'alice.ton')} />
      </DisplayProvider>,
    )
    expect(fact('owner')).toMatch(/^[EU]Q[\w-]{46}/)
    expect(fact('wallet')).toBe('Same as the owner')
  })

  test('says what is not set, and that nobody owns a name', () => {
    const bare = {
      nft_item_owner: null,
      dns_wallet: null,
      dns_site_adnl: null,
      dns_storage_bag_id: null,
      dns_next_resolver: null,
    }
    render(<DomainCard record={record && { ...record, ...bare }} />)
    expect(['owner', 'wallet', 'site', 'storage', 'resolver'].map(fact)).toEqual([
      'No owner',
      'Not set',
      'Not set',
      'Not set',
      'Not set',
    ])
  })

  test('marks a name that leads to another account than its owner', () => {
    const words = 'Linked wallet is not the owner'
    const { rerender } = render(<DomainCard record={record} />)
    expect(screen.queryByText(words)).toBeNull()
    rerender(<DomainCard record={domains.records.find(({ domain }) => domain === 'lighthouse.ton')} />)
    expect(screen.getByText(words)).toBeTruthy()
    rerender(<DomainCard record={record && { ...record, dns_wallet: record.nft_item_owner?.toLowerCase() ?? null }} />)
    expect(screen.queryByText(words)).toBeNull()
  })

  test.each(['xn--80ak6aa92e.ton', 'sub.XN--80ak6aa92e.ton', '\u0430lice.ton'])(
    'marks %s as not what it looks like',
    (domain) => {
      render(<DomainCard record={record && { ...record, domain }} />)
      expect(screen.getByText('Non-Latin characters')).toBeTruthy()
      expect(document.querySelector('[part~="card-title"]')?.textContent).toBe(`${domain} `)
    },
  )
})

test('DnsRecordTable leads from a name to its token, and warns before the name', () => {
  const rows = domains.records.filter(({ domain }) => /^(?:alice|xn--80ak6aa92e)\.ton$/.test(domain))
  render(
    <DisplayProvider links={{ address: (address) => `#${address}` }}>
      <DnsRecordTable records={rows} />
    </DisplayProvider>,
  )
  const [alice, encoded] = [...document.querySelectorAll('[role="cell"][data-column="domain"]')]
  expect(alice?.querySelector('a')?.getAttribute('href')).toBe(`#${rows[0]?.nft_item_address}`)
  expect(alice?.textContent).toBe('alice.ton')
  expect(encoded?.textContent).toMatch(/^.?Non-Latin characters.*xn--80ak6aa92e\.ton$/)
})

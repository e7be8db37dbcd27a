import '../../../src/components/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { JettonBalances } from '../../../src/components/jettons/jetton-balances/JettonBalances.tsx'
import { JettonBurnTable } from '../../../src/components/jettons/jetton-burn-table/JettonBurnTable.tsx'
import { JettonCard } from '../../../src/components/jettons/jetton-card/JettonCard.tsx'
import { HoldersChart } from '../../../src/components/jettons/holders-chart/HoldersChart.tsx'
import { JettonHolders } from '../../../src/components/jettons/jetton-holders/JettonHolders.tsx'
import { JettonTransferTable } from '../../../src/components/jettons/jetton-transfer-table/JettonTransferTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Metadata } from '../../../src/service/rows/names.ts'
import { showcase } from '../../../stories/chain/index.json'
import { burns, jettonWallets, masters, transfers } from '../../fixtures/entities.ts'
import { people } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const master = masters.jetton_masters.find(({ address }) => address === showcase.jettonMasterSixDecimals)
const lumen = masters.jetton_masters.find(({ address }) => address === showcase.jettonMaster)
const scam = masters.jetton_masters.find(({ address }) => address === showcase.scamJettonMaster)
const wallets = jettonWallets.jetton_wallets.filter(({ owner }) => owner === showcase.wallet)
const display = { now: 1_795_254_867, timeZone: 'UTC', names: namesFrom(masters) }

function shown(element: ReactElement, metadata: Metadata = masters.metadata): HTMLElement {
  const names = namesFrom({ metadata })
  return render(<DisplayProvider names={names}>{element}</DisplayProvider>).container
}
const cells = (column: string): readonly (string | null)[] =>
  [...document.querySelectorAll(`[role="cell"][data-column="${column}"]`)].map(({ textContent }) => textContent)

afterEach(cleanup)

describeComponent({
  name: 'JettonCard',
  component: JettonCard,
  part: 'jetton-card',
  props: { master },
  entities: ['master'],
  empty: { master: null },
  failed: { master: undefined },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'JettonCard as a row',
  component: JettonCard,
  part: 'jetton-card',
  props: { master, compact: true },
  entities: ['master'],
  empty: { master: null },
  failed: { master: undefined },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'JettonCard without a description',
  component: JettonCard,
  part: 'jetton-card',
  props: { master: lumen && { ...lumen, jetton_content: { name: 'Lumen', symbol: 'LUM' } } },
  loading: { master: undefined, loading: true },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'JettonBalances',
  component: JettonBalances,
  part: 'jetton-balances',
  props: { wallets: wallets.slice(0, 3) },
  entities: ['wallets'],
  loading: { wallets: [], loading: true, loadingRows: 3 },
  empty: { wallets: [] },
  failed: { wallets: [] },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'JettonHolders',
  component: JettonHolders,
  part: 'jetton-holders',
  props: { wallets: wallets.slice(0, 3), master },
  entities: ['wallets', 'master'],
  loading: { wallets: [], loading: true, loadingRows: 3 },
  empty: { wallets: [] },
  failed: { wallets: [] },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'JettonTransferTable',
  component: JettonTransferTable,
  part: 'jetton-transfer-table',
  props: { transfers: transfers.jetton_transfers.slice(0, 3), perspective: showcase.wallet },
  entities: ['transfers'],
  loading: { transfers: [], loading: true, loadingRows: 3 },
  empty: { transfers: [] },
  failed: { transfers: [] },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'JettonBurnTable',
  component: JettonBurnTable,
  part: 'jetton-burn-table',
  props: { burns: burns.jetton_burns },
  entities: ['burns'],
  loading: { burns: [], loading: true, loadingRows: 3 },
  empty: { burns: [] },
  failed: { burns: [] },
  stateAttribute: 'data-state',
  display,
})

describe('JettonCard', () => {
  test('writes the supply by the decimals of its metadata, with all digits', () => {
    shown(<JettonCard master={master && { ...master, total_supply: '123456789012345678901234567890' }} />)
    expect(screen.getByRole('article').textContent).toContain('123,456,789,012,345,678,901,234.56789 tUSD')
  })

  test('takes decimals from the contract where the service has fetched nothing', () => {
    const content = { name: 'Lumen', symbol: 'LUM', decimals: '2' }
    shown(<JettonCard master={master && { ...master, total_supply: '12345', jetton_content: content }} />, {})
    expect(screen.getByRole('article').textContent).toContain('123.45 LUM')
  })

  test('guesses no decimals', () => {
    shown(<JettonCard master={master && { ...master, total_supply: '12345' }} />, {})
    expect(screen.getByRole('article').textContent).toContain('12,345 base units')
  })

  test('a scam shows neither its picture nor its words nor its links', () => {
    const container = shown(<JettonCard master={scam} />)
    expect(container.textContent).toContain('Scam')
    expect(container.textContent).not.toContain('unlock')
    expect(container.querySelectorAll('img, a')).toHaveLength(0)
  })

  test('names the host of each link and leads nowhere else than to the web', () => {
    const token = masters.metadata[showcase.jettonMasterSixDecimals]?.token_info[0]
    const websites = [
      'https://tidal.example/',
      'javascript:alert(1)',
      'https://user:pass@evil.example/',
      'http://xn--80ak6aa92e.com/',
    ]
    const metadata = {
      [showcase.jettonMasterSixDecimals]: { is_indexed: true, token_info: [{ ...token, extra: { websites } }] },
    }
    shown(<JettonCard master={master} />, metadata)
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['tidal.example', 'xn--80ak6aa92e.com'])
    expect(links.every((link) => link.getAttribute('rel')?.includes('noreferrer'))).toBe(true)
  })

  test('marks a jetton that is called like the native coin', () => {
    shown(<JettonCard master={master && { ...master, jetton_content: { name: 'Gift', symbol: 'ТОN' } }} />, {})
    expect(screen.getByText('Looks like Gram')).toBeTruthy()
  })
})

describe('JettonBalances', () => {
  const [first] = wallets
  const forged = first && { ...first, address: people.alice, jetton: people.bob }
  const token = (name: string, symbol: string): Metadata[string] => ({
    is_indexed: true,
    token_info: [{ valid: true, type: 'jetton_masters', name, symbol, extra: { decimals: '9' } }],
  })

  test('marks what looks like a trusted jetton, and the trusted one not', () => {
    const trusted = [{ address: showcase.jettonMaster, names: ['Lumen', 'LUM'] }]
    const rows = [first, forged].filter((row) => row !== undefined)
    shown(<JettonBalances wallets={rows} trusted={trusted} />, {
      ...masters.metadata,
      [people.bob]: token('Lumеn', 'LМ'),
    })
    const [genuine, other] = cells('jetton')
    expect(genuine).not.toContain('Looks like')
    expect(other).toContain('Looks like Lumen')
  })

  test('marks both of two that look the same when none is trusted', () => {
    const rows = [first, forged].filter((row) => row !== undefined)
    shown(<JettonBalances wallets={rows} />, { ...masters.metadata, [people.bob]: token('LUMEN', 'X') })
    expect(cells('jetton').every((text) => text?.includes('Looks like'))).toBe(true)
  })

  test('puts the warning before the name of a scam, and says nothing of its worth', () => {
    const row = first && { ...first, jetton: showcase.scamJettonMaster }
    shown(
      <DisplayProvider currency="USD" prices={() => ({ value: '1', decimals: 9 })}>
        <JettonBalances wallets={row === undefined ? [] : [row]} />
      </DisplayProvider>,
    )
    expect(cells('jetton')[0]).toMatch(/Scam.*Tether/)
    expect(cells('value')).toEqual(['—'])
  })

  test('shows an airdrop that waits for its owner', () => {
    const mintless_info = { amount: '12500000000', start_from: null, expire_at: null, custom_payload_api_uri: null }
    shown(<JettonBalances wallets={first === undefined ? [] : [{ ...first, mintless_info }]} />)
    expect(cells('claimable')).toEqual(['12.5'])
  })
})

describe('JettonHolders', () => {
  test('tells rank and share of the supply', () => {
    const rows = wallets.slice(0, 2).map((wallet, at) => ({ ...wallet, balance: ['250', '1'][at] ?? '0' }))
    shown(<JettonHolders wallets={rows} master={master && { ...master, total_supply: '1000' }} offset={10} />)
    expect(cells('rank')).toEqual(['11', '12'])
    expect(cells('share')).toEqual(['25.00%', '0.10%'])
    expect(document.querySelectorAll('[data-column="share"] [part~="bar-value"]')).toHaveLength(2)
  })

  test.each([JettonHolders, HoldersChart])('says what a holder is, unless it is a wallet', (Component) => {
    const rows = jettonWallets.jetton_wallets.filter(({ owner }) => owner !== showcase.wallet).slice(0, 2)
    const kinds = ['stonfi_pool_v2', 'wallet_v5r1']
    const address_book = Object.fromEntries(
      rows.map(({ owner }, at) => [owner, { user_friendly: null, domain: null, interfaces: [kinds[at] ?? ''] }]),
    )
    render(
      <DisplayProvider names={namesFrom({ address_book })}>
        <Component wallets={rows} />
      </DisplayProvider>,
    )
    expect([...document.querySelectorAll('[part~="holder-kind"]')].map((kind) => kind.textContent)).toEqual([
      'Stonfi pool v2',
    ])
  })

  test('tells no share while the supply is not known', () => {
    shown(<JettonHolders wallets={wallets.slice(0, 2)} />)
    expect(cells('share')).toEqual([])
  })
})

describe('JettonTransferTable', () => {
  const [row] = transfers.jetton_transfers
  const list = row === undefined ? [] : [row]

  test('gives amounts a sign as seen from the account', () => {
    const { rerender } = render(<JettonTransferTable transfers={list} perspective={row?.source} />)
    expect(cells('amount')[0]).toMatch(/^-/)
    rerender(<JettonTransferTable transfers={list} perspective={row?.destination} />)
    expect(cells('amount')[0]).toMatch(/^\+/)
    rerender(<JettonTransferTable transfers={list} />)
    expect(cells('amount')[0]).toMatch(/^\d/)
  })

  test('marks a scam where a long name cannot push the mark out of sight', () => {
    const rows = list.map((each) => ({ ...each, jetton_master: showcase.scamJettonMaster, amount: '27' }))
    shown(<JettonTransferTable transfers={rows} />)
    expect(cells('amount')[0]?.trim()).toMatch(/^Scam 27/)
  })

  test('reads the comment itself where the service did not', () => {
    render(<JettonTransferTable transfers={list.map((each) => ({ ...each, decoded_forward_payload: null }))} />)
    expect(cells('comment')).toEqual(['on its way'])
  })
})

test('a burn that failed says so', () => {
  const [burn] = burns.jetton_burns
  render(<JettonBurnTable burns={burn === undefined ? [] : [{ ...burn, transaction_aborted: true }]} />)
  expect(cells('status')).toEqual(['Failed'])
})

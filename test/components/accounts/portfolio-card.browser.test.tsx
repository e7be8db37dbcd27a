import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DisplayProvider, namesFrom, TonlensError } from 'tonlens'
import { PortfolioCard, buildPortfolio, readPortfolioPart, type PartAnswers, type Price } from 'tonlens/ledger'
import { openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import masters from '../../../stories/chain/jetton-masters.json'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const { alice } = showcase.people
const client = await openEmbeddedClient()
const names = ['accounts', 'jettons', 'nfts', 'staking', 'multisigs'] as const
const answers: PartAnswers = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => [name, { data: await readPortfolioPart(client, name, [alice]) }] as const),
  ),
)
const prices = new Map<string, Price | null>([
  ['coin', { value: '2', decimals: 9 }],
  [`jetton ${showcase.jettonMaster}`, { value: '0.5', decimals: 9 }],
  [`jetton ${showcase.scamJettonMaster}`, { value: '1000', decimals: 9 }],
])

function show(portfolio: ReturnType<typeof buildPortfolio>, props: Partial<Parameters<typeof PortfolioCard>[0]> = {}) {
  return render(
    <DisplayProvider names={namesFrom(masters)}>
      <PortfolioCard portfolio={portfolio} currency="USD" {...props} />
    </DisplayProvider>,
  )
}

describeComponent({
  name: 'PortfolioCard',
  component: PortfolioCard,
  part: 'portfolio-card',
  props: { portfolio: buildPortfolio([alice], answers, prices), currency: 'USD' },
  loading: { portfolio: undefined, loading: true },
  grows: true,
  empty: { portfolio: null },
  failed: { portfolio: undefined },
  stateAttribute: 'data-state',
  display: { names: namesFrom(masters), now: 1_795_254_867, timeZone: 'UTC' },
})

test('a total that lacks a price is a lower bound, and the asset says that it has none', () => {
  const portfolio = buildPortfolio([alice], answers, new Map([...prices].slice(0, 1)))
  show(portfolio)
  const card = screen.getByRole('article', { name: 'Portfolio' })
  expect(card.querySelector('[part~="portfolio-total"]')?.textContent).toMatch(/^At least \$/)
  expect(within(card).getAllByText('No price')).toHaveLength(portfolio.jettons.length)
  expect(within(card).getByRole('status').textContent).toMatch(
    new RegExp(`^${portfolio.jettons.length} assets? ha(s|ve) no price`),
  )
})

test('scams are folded, without a value, and not in the total', async () => {
  const portfolio = buildPortfolio([alice], answers, prices)
  show(portfolio)
  const summary = screen.getByText(`Marked as scam: ${portfolio.scams.length}`)
  const rows = screen.getByRole('table').textContent
  fireEvent.click(summary)
  const folded = summary.closest('details')!
  expect(await within(folded).findAllByRole('listitem')).toHaveLength(portfolio.scams.length)
  expect(folded.textContent).not.toMatch(/\$/)
  expect(screen.getByRole('table').textContent).toBe(rows)
})

test('NFTs are counted by collection; domains, stakes and multisigs have sections', () => {
  const portfolio = buildPortfolio([alice], answers, prices)
  show(portfolio)
  const section = (heading: string) => screen.getByRole('heading', { name: heading }).closest('section')!
  const [largest] = portfolio.collections
  expect(within(section('NFTs')).getAllByRole('listitem')[0]?.textContent).toContain(`${largest!.count} NFTs`)
  expect(section('Domains').textContent).toContain('alice.ton')
  expect(section('Nominator pools').textContent).toContain('Pending until next round: 5,000 GRAM')
  expect(section('Multisigs').textContent).toContain('Signer · 2 of 3 must approve')
})

test('parts that failed, wait or are cut are named, never shown as empty', () => {
  const { accounts, jettons } = answers
  show(
    buildPortfolio(
      [alice],
      {
        accounts,
        jettons: { data: { ...jettons!.data!, hasMore: true } },
        nfts: { error: new TonlensError('refused') },
      },
      prices,
    ),
  )
  const notes = screen.getByRole('status').textContent
  expect(notes).toContain('Loading: stakes and multisigs')
  expect(notes).toContain('Could not be loaded: NFTs')
  expect(notes).toContain('Incomplete, there may be more: jettons')
  expect(document.querySelector('[part~="portfolio-total"]')?.textContent).toMatch(/^At least/)
})

test('without prices there are balances alone', () => {
  show(buildPortfolio([alice], answers), { currency: undefined })
  expect(document.querySelector('[part~="portfolio-total"]')).toBe(null)
  expect(screen.queryByText('No price')).toBe(null)
  expect(screen.queryByText(/no price/)).toBe(null)
  const headings = [...document.querySelectorAll('[part~="chart-parts"] thead th')].map(
    ({ textContent }) => textContent,
  )
  expect(headings).toEqual(['Asset', 'Balance'])
})

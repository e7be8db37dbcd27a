import '../../../src/components/styles/index.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AccountCard } from '../../../src/components/accounts/account-card/AccountCard.tsx'
import { listGetMethods } from '../../../src/components/accounts/account-details/methodNames.ts'
import { AccountDetails } from '../../../src/components/accounts/account-details/AccountDetails.tsx'
import {
  accountFromInformation,
  walletFromInformation,
} from '../../../src/components/accounts/account-details/legacyAccounts.ts'
import { BalanceChangeTable } from '../../../src/components/traces/balance-changes/BalanceChangeTable.tsx'
import { TopAccounts } from '../../../src/components/accounts/top-accounts/TopAccounts.tsx'
import { accounts, topAccounts, wallets } from '../../fixtures/entities.ts'
import { people } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const wallet = wallets.wallets.find(({ is_wallet }) => is_wallet)
const account = accounts.accounts.find(({ address }) => address === wallet?.address)

afterEach(cleanup)

describeComponent({
  name: 'AccountCard',
  component: AccountCard,
  part: 'account-card',
  props: { account: account && { ...account, extra_currencies: { '100': '25' } }, wallet },
  entities: ['account', 'wallet'],
  empty: { account: null },
  failed: { account: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'AccountCard, nothing but a balance',
  component: AccountCard,
  part: 'account-card',
  props: { account },
  stateAttribute: 'data-state',
  loading: { account: undefined, loading: true },
})

describeComponent({
  name: 'AccountDetails',
  component: AccountDetails,
  part: 'account-details',
  props: { account: account && { ...account, extra_currencies: { '100': '25' } }, wallet },
  entities: ['account', 'wallet'],
  loading: { account: undefined, wallet: undefined, loading: true },
  grows: true,
  empty: { account: null },
  failed: { account: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'TopAccounts',
  component: TopAccounts,
  part: 'top-accounts',
  props: { accounts: topAccounts.slice(0, 5) },
  entities: ['accounts'],
  loading: { accounts: [], loading: true, loadingRows: 5 },
  empty: { accounts: [] },
  failed: { accounts: [] },
  stateAttribute: 'data-state',
})

const changes = {
  changes: { [people.alice]: -1_502_355_200, [people.bob]: 1_500_000_000 },
  fees: { [people.alice]: 2_355_200 },
  jettons: { [people.bob]: { [people.carol]: '-25' } },
}

describeComponent({
  name: 'BalanceChangeTable',
  component: BalanceChangeTable,
  part: 'balance-changes',
  props: { changes },
  entities: ['changes'],
  loading: { changes: undefined, loading: true, loadingRows: 3 },
  empty: { changes: null },
  failed: { changes: undefined },
  stateAttribute: 'data-state',
})

const cells = (column: string) =>
  [...document.querySelectorAll(`[role="cell"][data-column="${column}"]`)].map(({ textContent }) => textContent)

test('shows the kind and the seqno of a wallet', () => {
  render(<AccountDetails account={account} wallet={wallet} />)
  const text = screen.getByRole('article').textContent ?? ''
  expect(text).toContain('Wallet v5r1')
  expect(text).toContain('Seqno')
  expect(text).toContain('get_public_key')
})

test('lists the get-methods that the application knows before the others of the code, each once', () => {
  const display = { contracts: { getMethods: () => ({ get_public_key: {}, get_tide: {} }) } as never }
  const names = account === undefined ? [] : listGetMethods(account, display)
  expect(names.slice(0, 2)).toEqual(['get_public_key', 'get_tide'])
  expect(names.filter((name) => name === 'get_public_key')).toHaveLength(1)
  expect(names).toContain('seqno')
})

test('renders code and data only after the reader opened them', async () => {
  render(<AccountDetails account={account} />)
  expect(document.querySelector('[part~="raw-data"]')).toBeNull()
  await act(async () => {
    document.querySelector('summary')?.click()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(document.querySelectorAll('[part~="raw-data"]')).toHaveLength(1)
})

test('shows an account from the legacy answers', () => {
  const information = {
    balance: '12345678900',
    code: 'te6cckEBAQEAAgAAAEysuc0=',
    data: null,
    last_transaction_lt: '62034785000003',
    last_transaction_hash: account?.last_transaction_hash ?? null,
    frozen_hash: null,
    status: 'active',
  }
  render(<AccountDetails account={accountFromInformation(people.bob, information)} />)
  expect(screen.getByRole('article').textContent).toContain('12.3456789 GRAM')
  const known = {
    ...information,
    last_transaction_lt: '1',
    last_transaction_hash: '',
    wallet_type: 'wallet v4 r2',
    seqno: 7,
  }
  expect(walletFromInformation(people.bob, known)).toMatchObject({ is_wallet: true, seqno: 7, address: people.bob })
})

test('details below a card do not repeat its header', () => {
  const { container } = render(<AccountDetails account={account} wallet={wallet} header={false} />)
  expect(container.querySelector('header')).toBeNull()
  expect(container.querySelector('[data-fact="raw"]')).not.toBeNull()
})

test('ranks accounts starting at the offset', () => {
  render(<TopAccounts accounts={topAccounts.slice(0, 3)} offset={40} />)
  expect(cells('rank')).toEqual(['41', '42', '43'])
})

test('compares all pages of accounts on one scale, and draws no bar without it', () => {
  const ten = { ...topAccounts[0]!, balance: '10' }
  const bars = () => [...document.querySelectorAll('[part~="bar-value"]')].map((bar) => bar.getAttribute('width'))
  const { rerender } = render(<TopAccounts accounts={[ten]} offset={20} largest="40" />)
  // A quarter: six tenths of a factor of ten less, of four factors.
  expect(bars()).toEqual(['84.9%'])
  rerender(<TopAccounts accounts={[ten]} offset={20} />)
  expect([bars(), cells('balance')]).toEqual([[], ['<0.01 GRAM']])
  rerender(<TopAccounts accounts={[ten]} />)
  expect(bars()).toEqual(['100%'])
  rerender(<TopAccounts accounts={[ten]} offset={20} largest="4" />)
  expect(bars()).toEqual(['100%'])
})

test('gives each change its sign and all digits', () => {
  const huge = { ...changes, jettons: { [people.bob]: { [people.carol]: '-123456789012345678901234567890' } } }
  render(
    <div style={{ inlineSize: 800 }}>
      <BalanceChangeTable changes={huge} />
    </div>,
  )
  const [alice, bob, jetton] = cells('change')
  expect([alice, bob]).toEqual(['-1.5023552 GRAM', '+1.5 GRAM'])
  expect(jetton).toContain('-123,456,789,012,345,678,901,234,567,890')
  expect(cells('fee')[0]).toBe('0.0023552 GRAM')
})

test('a cell too narrow for an amount cuts it at the end, also right to left', async () => {
  const { container } = render(
    <div dir="rtl" style={{ inlineSize: 240 }}>
      <BalanceChangeTable
        changes={{ changes: { [people.alice]: 12_345_678_901_234_567_000 }, fees: {}, jettons: {} }}
      />
    </div>,
  )
  await expect.poll(() => container.querySelector('[data-layout="two-line"]')).not.toBeNull()
  const number = container.querySelector('td [part~="coin-amount-number"]') as HTMLElement
  const cell = number.closest('td')?.getBoundingClientRect()
  expect(number.scrollWidth).toBeGreaterThan(number.clientWidth)
  expect(getComputedStyle(number).direction).toBe('ltr')
  expect(number.getBoundingClientRect().left).toBeGreaterThanOrEqual(cell?.left ?? Infinity)
})

test('marks a number beyond the precision of JSON as inexact', () => {
  const jettons = { [people.bob]: { [people.alice]: String(2n ** 60n + 1n) } }
  render(<BalanceChangeTable changes={{ changes: { [people.alice]: 2 ** 60 }, fees: null, jettons }} />)
  expect(cells('change').map((text) => text?.startsWith('≈'))).toEqual([true, false])
  expect(screen.getAllByTitle('Rounded by the service')).toHaveLength(1)
})

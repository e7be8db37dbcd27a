import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ActivityHeatmap } from '../../../src/components/charts/activity-heatmap/ActivityHeatmap.tsx'
import { AllocationBar } from '../../../src/components/charts/allocation-bar/AllocationBar.tsx'
import { BalanceChart } from '../../../src/components/charts/balance-chart/BalanceChart.tsx'
import { FeeBar } from '../../../src/components/transactions/fee-bar/FeeBar.tsx'
import { HoldersChart } from '../../../src/components/jettons/holders-chart/HoldersChart.tsx'
import { ValueFlowDiagram } from '../../../src/components/traces/value-flow-diagram/ValueFlowDiagram.tsx'
import { createActivity, createBalances } from '../../fixtures/balances.ts'
import { lastTime } from '../../fixtures/chain.ts'
import { jettonWallets, masters } from '../../fixtures/entities.ts'
import { external, message, transaction } from '../../fixtures/transactions.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const [master] = masters.jetton_masters

describeComponent({
  name: 'FeeBar',
  component: FeeBar,
  part: 'fee-bar',
  props: { transactions: [transaction({ in_msg: external(), out_msgs: [message()] })], partial: false },
  entities: ['transactions'],
  loading: { transactions: [], loading: true },
  empty: { transactions: [] },
  failed: { transactions: [] },
  // Nobody knows how many kinds of fees there will be.
  grows: true,
  stateAttribute: 'data-state',
})
describeComponent({
  name: 'AllocationBar',
  component: AllocationBar,
  part: 'allocation-bar',
  props: {
    parts: [
      { id: 'coin', name: 'Gram', value: '8412.09' },
      { id: 'usdt', name: 'Tether USD', value: '311.4', color: '#0098ea' },
      { id: 'x', name: 'Tides', value: null },
    ],
    currency: 'USD',
  },
  models: ['parts'],
  loading: { parts: [], loading: true },
  empty: { parts: [] },
  failed: { parts: [] },
  stateAttribute: 'data-state',
})
describeComponent({
  name: 'BalanceChart',
  component: BalanceChart,
  part: 'balance-chart',
  props: { points: createBalances(12), decimals: 9, symbol: 'GRAM' },
  models: ['points'],
  loading: { points: [], loading: true },
  empty: { points: [] },
  failed: { points: [] },
  stateAttribute: 'data-state',
})
describeComponent({
  name: 'ActivityHeatmap',
  component: ActivityHeatmap,
  part: 'activity-heatmap',
  props: { transactions: createActivity(12, 60), by: 'day', covered: { from: lastTime - 70 * 86_400, to: lastTime } },
  entities: ['transactions'],
  loading: { transactions: [], loading: true, covered: undefined },
  empty: { transactions: [], covered: undefined },
  failed: { transactions: [], covered: undefined },
  stateAttribute: 'data-state',
})
describeComponent({
  name: 'HoldersChart',
  component: HoldersChart,
  part: 'holders-chart',
  props: {
    wallets: jettonWallets.jetton_wallets.filter(({ jetton }) => jetton === master?.address).slice(0, 4),
    master,
  },
  entities: ['wallets', 'master'],
  loading: { wallets: [], loading: true },
  empty: { wallets: [] },
  failed: { wallets: [] },
  // Nobody knows how many holders there will be.
  grows: true,
  stateAttribute: 'data-state',
})
describeComponent({
  name: 'ValueFlowDiagram',
  component: ValueFlowDiagram,
  part: 'value-flow-diagram',
  props: { trace: [transaction({ out_msgs: [message()] })], limit: 4 },
  entities: ['trace'],
  door: { selector: '[data-kind="unreadable"]', words: '1 row is malformed. Unreadable data was left out.' },
  loading: { trace: undefined, loading: true },
  empty: { trace: [] },
  failed: { trace: undefined },
  // Nobody knows how many accounts there will be.
  grows: true,
  stateAttribute: 'data-state',
})

afterEach(cleanup)

const standing = { now: 1_795_254_867, timeZone: 'UTC' }

describe('HoldersChart says how many holders it is made of', () => {
  const wallets = jettonWallets.jetton_wallets
    .filter(({ jetton, balance }) => jetton === master?.address && balance !== '0')
    .slice(0, 3)

  test.each([
    [true, 'Only the 3 largest holders are loaded; there are more', 'Others, not loaded'],
    [false, 'All 3 holders with a balance are loaded', 'In transit or not indexed'],
    [undefined, '3 holders are loaded', 'Others, not loaded'],
  ])('if there are more is %s', (hasMore, words, rest) => {
    render(<HoldersChart wallets={wallets} master={master} hasMore={hasMore} />)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText(rest)).toBeTruthy()
  })
})

describe('BalanceChart by keyboard', () => {
  test('arrow keys go from balance to balance, and the ends stop them', async () => {
    const points = [
      { time: 1_795_000_000, balance: '1000000000' },
      { time: 1_795_100_000, balance: '2500000001' },
      { time: 1_795_200_000, balance: '3000000000', gapBefore: true },
    ]
    render(
      <DisplayProvider {...standing}>
        <BalanceChart points={points} />
      </DisplayProvider>,
    )
    const slider = screen.getByRole('slider', { name: 'Balance' })
    await userEvent.tab()
    expect(document.activeElement).toBe(slider)
    expect(slider.getAttribute('aria-valuetext')).toContain(': 3 GRAM')
    await userEvent.keyboard('{ArrowLeft}')
    expect(slider.getAttribute('aria-valuetext')).toContain(': 2.500000001 GRAM')
    expect(document.querySelector('[part~="chart-figure"]')?.textContent).toBe('2.500000001 GRAM')
    expect(document.querySelector('[part~="chart-mark"]')).not.toBeNull()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(slider.getAttribute('aria-valuenow')).toBe('1')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(slider.getAttribute('aria-valuenow')).toBe('3')
  })

  test('marks the balance of a moment, and a press or Enter chooses another moment', async () => {
    const points = [
      { time: 1_795_000_000, lt: '10', balance: '1000000000' },
      { time: 1_795_100_000, lt: '20', balance: '2500000001' },
      { time: 1_795_200_000, balance: '3000000000' },
    ]
    const onMomentChange = vi.fn()
    const { rerender } = render(<BalanceChart points={points} moment={{ lt: '19' }} onMomentChange={onMomentChange} />)
    const figure = () => document.querySelector('[part~="chart-figure"]')?.textContent
    const mark = () => document.querySelector('[part~="chart-mark"]')
    expect([figure(), mark() !== null]).toEqual(['1 GRAM', true])
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onMomentChange).toHaveBeenLastCalledWith({ lt: '20' })
    await userEvent.click(screen.getByRole('slider'))
    expect(onMomentChange).toHaveBeenCalledTimes(2)
    await userEvent.tab({ shift: true })
    rerender(<BalanceChart points={points} moment={{ time: 1_795_300_000 }} />)
    expect([figure(), mark() !== null]).toEqual(['3 GRAM', true])
    // Before the first balance nothing is known, and a block has no place on an axis of time.
    for (const moment of [{ time: 1 }, { seqno: 7 }]) {
      rerender(<BalanceChart points={points} moment={moment} />)
      expect(mark()).toBeNull()
    }
  })

  test('the table has every balance, exact changes, and a gap as a gap', async () => {
    const points = [
      { time: 1_795_000_000, balance: '1000000000' },
      { time: 1_795_100_000, balance: '2500000001' },
      { time: 1_795_200_000, balance: '3000000000', gapBefore: true },
    ]
    render(
      <DisplayProvider {...standing}>
        <BalanceChart points={points} />
      </DisplayProvider>,
    )
    await userEvent.click(screen.getByText('Show as a table'))
    const table = within(screen.getByRole('table'))
    expect(
      table.getAllByRole('row').map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
    ).toEqual([[], ['3 GRAM', 'Not loaded'], ['2.500000001 GRAM', '+1.500000001 GRAM'], ['1 GRAM', '—']])
  })

  test('100,000 balances take no more elements than a hundred', () => {
    const count = (points: number) => {
      const { container, unmount } = render(<BalanceChart points={createBalances(points)} />)
      const { length } = container.querySelectorAll('*')
      unmount()
      return length
    }
    expect(count(100_000)).toBeLessThan(count(100) + 10)
  })
})

test('a heatmap is walked cell by cell, and says of a day what is known', async () => {
  const rows = createActivity(300, 40)
  render(
    <DisplayProvider {...standing}>
      <ActivityHeatmap transactions={rows.slice(150)} />
    </DisplayProvider>,
  )
  const slider = screen.getByRole('slider', { name: 'Activity' })
  await userEvent.tab()
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: At least \d+ transactions?$/)
  await userEvent.keyboard('{ArrowUp}')
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: \d+ transactions?$/)
  fireEvent.keyDown(slider, { key: 'Home' })
  expect(slider.getAttribute('aria-valuetext')).toMatch(/Unknown: not loaded$/)
})

test('a flow shows the payer, the recipient and the fees with exact net amounts', () => {
  const trace = [transaction({ out_msgs: [message({ value: '700000000' })] })]
  const { container } = render(
    <DisplayProvider {...standing}>
      <ValueFlowDiagram trace={trace} />
    </DisplayProvider>,
  )
  const texts = (side: string) =>
    [...container.querySelectorAll(`[data-side="${side}"] [part~="flow-amount"]`)].map(({ textContent }) => textContent)
  expect(texts('payer').length + texts('recipient').length).toBeGreaterThan(2)
  expect(container.textContent).toContain('Network fees')
})

// Prices of the display: known at once, or loaded on demand.
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FiatAmount } from '../../../src/components/values/jetton-amount/FiatAmount.tsx'
import type { Price, PriceSource } from '../../../src/ledger/value/prices.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const coin: Price = { value: '2', decimals: 9 }
const amounts = (prices: PriceSource) => (
  <DisplayProvider prices={prices} currency="USD" now={1000}>
    <FiatAmount amount="1000000000" />
    <FiatAmount amount="3000000000" />
  </DisplayProvider>
)

test('a price that is known at once stands in server output', () => {
  expect(renderToString(amounts(() => coin))).toContain('$6.00')
  expect(renderToString(amounts(async () => coin))).not.toContain('$')
})

test('a price that is loaded appears in all amounts, and is asked for once', async () => {
  const asked: unknown[] = []
  let answer = (_price: Price | null): void => {}
  const { container } = render(
    amounts((asset, time) => {
      asked.push([asset.kind, time])
      return new Promise((resolve) => (answer = resolve))
    }),
  )
  expect(container.textContent).toBe('')
  await act(async () => answer(coin))
  expect(container.textContent).toBe('≈ $2.00≈ $6.00')
  expect(asked).toEqual([['coin', 1000]])
})

test.each<[string, PriceSource]>([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no'))],
  ['knows no price', () => null],
])('a source that %s leaves the amount without a value', async (_, prices) => {
  const { container } = render(amounts(prices))
  await act(async () => {})
  expect(container.textContent).toBe('')
})

test('a new source of prices is asked anew', () => {
  const { container, rerender } = render(amounts(() => coin))
  rerender(amounts(() => ({ value: '5', decimals: 9 })))
  expect(container.textContent).toBe('≈ $5.00≈ $15.00')
})

test('a price is renewed each minute while it is shown, and unknown when that failed for five', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const pass = (minutes: number) => act(async () => vi.advanceTimersByTimeAsync(minutes * 60_000))
  let asked = 0
  let isBroken = false
  const prices: PriceSource = async () => {
    asked += 1
    if (isBroken) throw new Error('no')
    return { value: String(asked), decimals: 9 }
  }
  const shown = (
    <DisplayProvider prices={prices} currency="USD">
      <FiatAmount amount="1000000000" />
    </DisplayProvider>
  )
  const { container, unmount } = render(shown)
  await act(async () => {})
  expect(container.textContent).toBe('≈ $1.00')
  await pass(2)
  expect(container.textContent).toBe('≈ $3.00')
  isBroken = true
  await pass(4)
  expect(container.textContent).toBe('≈ $3.00')
  await pass(1)
  expect(container.textContent).toBe('')
  isBroken = false
  await pass(1)
  expect(container.textContent).toBe('≈ $9.00')
  unmount()
  await pass(10)
  expect(asked).toBe(9)
  const again = render(shown)
  await act(async () => {})
  expect(again.container.textContent).toBe('≈ $10.00')
})

test('a price of another time is asked for with that time', () => {
  const prices: PriceSource = (_, time) => ({ value: String(time), decimals: 9 })
  const { container, rerender } = render(amounts(prices))
  expect(container.textContent).toContain('$1,000.00')
  rerender(
    <DisplayProvider prices={prices} currency="USD" now={5000}>
      <FiatAmount amount="1000000000" />
    </DisplayProvider>,
  )
  expect(container.textContent).toBe('≈ $5,000.00')
})

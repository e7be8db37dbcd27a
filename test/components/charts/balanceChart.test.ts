import { describe, expect, test } from 'vitest'
import { timeAxis, valueAxis } from '../../../src/components/charts/balance-chart/balanceAxes.ts'
import { balancePoints, readPoints } from '../../../src/components/charts/balance-chart/balancePoints.ts'
import { drawBalance, nearestPoint } from '../../../src/components/charts/balance-chart/balanceSeries.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import chain from '../../../stories/chain/transactions.json' with { type: 'json' }
import { createBalances } from '../../fixtures/balances.ts'
import { showcase } from '../../fixtures/chain.ts'

const wallet = (chain.transactions as unknown as readonly Transaction[])
  .filter(({ account }) => account === showcase.wallet)
  .toSorted((a, b) => Number(BigInt(a.lt) - BigInt(b.lt)))
const read = (...points: readonly { time: unknown; balance: unknown; gapBefore?: unknown; lt?: unknown }[]) =>
  readPoints(points as never)

describe('balancePoints', () => {
  test('has the balance after every row of a history without gaps', () => {
    const points = balancePoints(wallet.toReversed())
    expect(points.map(({ balance }) => balance)).toEqual(
      wallet.map(({ account_state_after }) => account_state_after?.balance),
    )
    expect(points.some(({ gapBefore }) => gapBefore)).toBe(false)
    expect(points.length).toBeGreaterThan(30)
  })

  test('marks a gap for each place where rows are missing, however many', () => {
    const points = balancePoints(wallet.filter((_, at) => at !== 3 && at !== 10 && at !== 11))
    expect(points.flatMap(({ gapBefore, lt }) => (gapBefore ? [lt] : []))).toEqual([wallet[4]?.lt, wallet[12]?.lt])
  })

  test('a row that names another row of the same time as the one before leaves a gap', () => {
    const points = balancePoints(wallet.map((row, at) => (at === 5 ? { ...row, prev_trans_hash: 'x' } : row)))
    expect(points.flatMap(({ gapBefore }, at) => (gapBefore ? [at] : []))).toEqual([5])
  })

  test('a row without a balance leaves a gap; emulated rows, copies and other accounts are left out', () => {
    const [first, second, third] = wallet
    if (first === undefined || second === undefined || third === undefined) throw new Error('the wallet has no history')
    expect(
      balancePoints([first, { ...second, account_state_after: null }, third]).map(({ gapBefore }) => gapBefore),
    ).toEqual([undefined, true])
    expect(balancePoints([first, first, { ...second, emulated: true }, { ...third, account: 'x' }])).toHaveLength(1)
    expect(balancePoints([null, {}, 7] as never)).toEqual([])
  })
})

describe('readPoints', () => {
  test('sorts by time, and by logical time within a second', () => {
    const { points } = read(
      { time: 2, balance: '3', lt: '10' },
      { time: 2, balance: '2', lt: '9' },
      { time: 1, balance: '1' },
    )
    expect(points.map(({ balance }) => balance)).toEqual([1n, 2n, 3n])
  })

  test.each(['NaN', '', '1.5', null, undefined, 7, '9'.repeat(200)])('a balance of %o leaves a gap', (balance) => {
    const { points, unreadable } = read({ time: 1, balance: '1' }, { time: 2, balance }, { time: 3, balance: '3' })
    expect(points.map(({ time, gapBefore }) => [time, gapBefore])).toEqual([
      [1, false],
      [3, true],
    ])
    expect(unreadable).toBe(1)
  })

  test('a point without a time could have been anywhere, so nothing follows from anything', () => {
    const { points } = read(
      { time: 1, balance: '1' },
      { time: 'x', balance: '2' },
      { time: 3, balance: '3' },
      { time: 4, balance: '3' },
    )
    expect(points.map(({ gapBefore }) => gapBefore)).toEqual([false, true, true])
  })
})

describe('drawBalance', () => {
  test('draws every point of a short history, and nothing across a gap', () => {
    const { points } = read(
      { time: 1, balance: '10' },
      { time: 2, balance: '20' },
      { time: 5, balance: '30', gapBefore: true },
    )
    const { runs, gaps, sampled } = drawBalance(points, 1)
    expect(runs).toEqual([
      [
        { time: 1, value: 1 },
        { time: 2, value: 2 },
      ],
      [{ time: 5, value: 3 }],
    ])
    expect(gaps).toEqual([{ from: 2, to: 5 }])
    expect(sampled).toBe(false)
  })

  test('of 100,000 points it keeps the extremes and the ends, and few others', () => {
    const balances = createBalances(100_000).map((point, at) =>
      at === 54_321 ? { ...point, balance: `${10n ** 18n}` } : at === 12_345 ? { ...point, balance: '0' } : point,
    )
    const { points } = readPoints(balances)
    const { runs, sampled } = drawBalance(points, 9)
    const drawn = runs.flat()
    expect(sampled).toBe(true)
    expect(drawn.length).toBeLessThan(2000)
    expect([drawn[0]?.time, drawn.at(-1)?.time]).toEqual([points[0]?.time, points.at(-1)?.time])
    expect([Math.min(...drawn.map(({ value }) => value)), Math.max(...drawn.map(({ value }) => value))]).toEqual([
      0,
      10 ** 9,
    ])
    expect(drawn.every(({ time }, at) => at === 0 || time >= (drawn[at - 1]?.time ?? 0))).toBe(true)
  })

  test('stays bounded if there is a gap before each of 100,000 points', () => {
    const { points } = readPoints(createBalances(100_000).map((point) => ({ ...point, gapBefore: true })))
    const { runs, gaps } = drawBalance(points, 9)
    expect(runs.flat().length).toBeLessThan(2000)
    expect(gaps.length).toBeLessThan(500)
  })
})

test('nearestPoint finds the point that is nearest in time', () => {
  const { points } = read(...[10, 20, 40].map((time) => ({ time, balance: '1' })))
  expect([0, 14, 16, 29, 31, 99].map((time) => nearestPoint(points, time))).toEqual([0, 0, 1, 1, 2, 2])
})

describe('axes', () => {
  test('balances start at zero unless they differ too little', () => {
    expect(valueAxis(2, 10, 'en')).toMatchObject({ isFromZero: true })
    expect(valueAxis(990, 1000, 'en')).toMatchObject({ isFromZero: false })
    expect(valueAxis(0, 0, 'en').ticks.map(({ label }) => label)).toContain('0')
  })

  test.each([
    [0, 0],
    [5, 5],
    [0, 1e-9],
    [1e90, 2e90],
    [999_999_999, 1_000_000_000],
    [0, 12_345_678],
  ])('marks of %d to %d have different labels', (low, high) => {
    const labels = valueAxis(low, high, 'en').ticks.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(0)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('marks of days stand at midnight of the time zone, also where the clocks change', () => {
    // Clocks in New York went back on 1 November 2026.
    const from = Date.UTC(2026, 9, 30, 4) / 1000
    const ticks = timeAxis(from, from + 5 * 86_400 + 3600, 'en', 'America/New_York')
    const local = ticks.map(({ place }) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' }).format(
        (from + place * (5 * 86_400 + 3600)) * 1000,
      ),
    )
    expect(ticks.length).toBeGreaterThan(3)
    expect(new Set(local)).toEqual(new Set(['00:00']))
  })

  test('one moment has no axis', () => {
    expect(timeAxis(5, 5, 'en', 'UTC')).toEqual([])
  })
})

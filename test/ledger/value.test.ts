import { describe, expect, test } from 'vitest'
import {
  cachePrices,
  valueLedger,
  type CostMethod,
  type LedgerLine,
  type Price,
  type ValuedLine,
} from '../../src/entries/ledger.ts'
import { divideRounded, formatScaled, parseDecimal } from '../../src/ledger/value/decimal.ts'
import { createRandom } from '../helpers/random.ts'

const account = `0:${'A1'.repeat(32)}`
let balance = 0n
function line(amount: string, now: number, more: Partial<LedgerLine> = {}): LedgerLine {
  balance += BigInt(amount)
  return {
    account,
    hash: 'h',
    lt: String(now),
    now,
    trace_id: null,
    asset: { kind: 'coin' },
    kind: 'transfer',
    counterparty: null,
    label: null,
    amount,
    balance: String(balance),
    ...more,
  }
}
function ledger(...amounts: readonly (readonly [string, number])[]): LedgerLine[] {
  balance = 0n
  return amounts.map(([amount, now]) => line(amount, now))
}

async function valued(
  lines: Iterable<LedgerLine>,
  prices: (time: number) => string | null,
  method: CostMethod,
  digits = 2,
  decimals = 9,
): Promise<ValuedLine[]> {
  const found: ValuedLine[] = []
  const source = (_: unknown, time: number): Price | null => {
    const value = prices(time)
    return value === null ? null : { value, decimals }
  }
  for await (const each of valueLedger(lines, { prices: source, method, digits })) found.push(each)
  return found
}
const numbers = (lines: readonly ValuedLine[]) =>
  lines.map(({ value, cost, gain, missing }) => [value, cost, gain, missing])

describe('gains, computed by hand', () => {
  // 10 coins at 2, 10 at 4, then 15 sold at 5 and 5 at 1.
  const lines = ledger(['10000000000', 1], ['10000000000', 2], ['-15000000000', 3], ['-5000000000', 4])
  const prices = (time: number) => ['', '2', '4', '5', '1'][time] ?? null

  test('first in, first out', async () => {
    // 10 × 2 + 5 × 4 = 40, 15 × 5 − 40 = 35; 5 × 4 = 20, 5 − 20 = −15.
    expect(numbers(await valued(lines, prices, 'fifo'))).toEqual([
      ['20.00', null, null, undefined],
      ['40.00', null, null, undefined],
      ['-75.00', '40.00', '35.00', undefined],
      ['-5.00', '20.00', '-15.00', undefined],
    ])
  })

  test('average', async () => {
    // The average is 3: 15 × 3 = 45, 75 − 45 = 30; 5 × 3 = 15, 5 − 15 = −10.
    expect(numbers(await valued(lines, prices, 'average')).slice(2)).toEqual([
      ['-75.00', '45.00', '30.00', undefined],
      ['-5.00', '15.00', '-10.00', undefined],
    ])
  })

  test('a third of a cost is rounded once, and the rest is not lost', async () => {
    const thirds = ledger(['3', 1], ['-1', 2], ['-1', 3], ['-1', 4])
    const costs = (await valued(thirds, () => '1', 'fifo', 2, 0)).map(({ cost }) => cost)
    expect(costs).toEqual([null, '1.00', '1.00', '1.00'])
    const uneven = await valued(
      ledger(['3', 1], ['-1', 2], ['-1', 3], ['-1', 4]),
      (time) => (time === 1 ? '0.333333' : '1'),
      'average',
      2,
      0,
    )
    // 3 × 0.333333 = 1.00 after rounding: 0.33, then half of the 0.67 that is left, then the rest.
    expect(uneven.map(({ cost }) => cost)).toEqual([null, '0.33', '0.34', '0.33'])
  })

  test('a missing price is marked at its line and at what it was the cost of', async () => {
    expect(numbers(await valued(lines, (time) => (time === 1 ? null : prices(time)), 'fifo'))).toEqual([
      [null, null, null, 'price'],
      ['40.00', null, null, undefined],
      ['-75.00', null, null, 'cost'],
      ['-5.00', '20.00', '-15.00', undefined],
    ])
    expect(numbers(await valued(lines, (time) => (time === 3 ? null : prices(time)), 'fifo'))[2]).toEqual([
      null,
      '40.00',
      null,
      'price',
    ])
  })

  test('units that were there before the first line have no cost', async () => {
    balance = 7n
    expect(numbers(await valued([line('-2', 1)], () => '1', 'fifo', 2, 0))).toEqual([['-2.00', null, null, 'cost']])
  })

  test('a transfer between own accounts is neither bought nor sold', async () => {
    balance = 0n
    const moved = [
      line('10', 1),
      line('-4', 2, { internal: true }),
      line('4', 2, { internal: true, account: 'B', balance: '4' }),
      line('-10', 3, { account: 'B', balance: '0' }),
    ]
    // The opening balance of B would be counted twice, were its first line not the internal one.
    expect(numbers(await valued(moved, (time) => String(time), 'fifo', 0, 0))).toEqual([
      ['10', null, null, undefined],
      ['-8', null, null, undefined],
      ['8', null, null, undefined],
      ['-30', '10', '20', undefined],
    ])
  })

  test('what comes back takes back cost and gain of its departure', async () => {
    balance = 0n
    const there = { trace_id: 'T', counterparty: 'C' }
    // 10 bought at 1 and 10 at 2; 6 sent at 5, of which 4 come back at 6; then all 18 are sold at 7.
    const lines_ = [
      line('10', 1),
      line('10', 2),
      line('-6', 5, there),
      line('4', 6, { ...there, kind: 'bounce' }),
      line('-18', 7),
    ]
    expect(numbers(await valued(lines_, String, 'fifo', 0, 0)).slice(2)).toEqual([
      ['-30', '6', '24', undefined],
      ['24', '-4', '-16', undefined],
      // 8 at 1 and 10 at 2 are left.
      ['-126', '28', '98', undefined],
    ])
    // The average is 1.5: 6 leave at 9 and 4 of them come back at 6.
    expect(numbers(await valued(lines_, String, 'average', 0, 0)).slice(2)).toEqual([
      ['-30', '9', '21', undefined],
      ['24', '-6', '-14', undefined],
      ['-126', '27', '99', undefined],
    ])
    // A return without a known departure counts as bought.
    const unknown = [line('4', 1, { ...there, kind: 'bounce' }), line('-4', 2)]
    expect(
      numbers(
        await valued(
          unknown.map((each, at) => ({ ...each, balance: String(4 - 4 * at) })),
          String,
          'fifo',
          0,
          0,
        ),
      ),
    ).toEqual([
      ['4', null, null, undefined],
      ['-8', '4', '4', undefined],
    ])
  })

  test.each(['fifo', 'average'] as const)(
    'what an account sends back leaves at what it came for: %s',
    async (method) => {
      const [bought, received, returned, sold] = await valued(
        ledger(['10', 1], ['5', 9], ['-5', 9], ['-10', 11]).map((each, at) =>
          at === 2 ? { ...each, kind: 'bounce' as const } : each,
        ),
        String,
        method,
        0,
        0,
      )
      expect(numbers([bought!, received!])).toEqual([
        ['10', null, null, undefined],
        ['45', null, null, undefined],
      ])
      expect(numbers([returned!, sold!])).toEqual([
        ['-45', '45', '0', undefined],
        ['-110', '10', '100', undefined],
      ])
    },
  )

  test('units that were there before the first line of an account are older than all others', async () => {
    const other = `0:${'B2'.repeat(32)}`
    // The other account had 6; 4 of them leave first, so that those that were bought at 1 stay.
    const lines_ = [
      { ...line('10', 1), balance: '10' },
      { ...line('-4', 2, { account: other }), balance: '2' },
      { ...line('-12', 3), balance: '-2' },
    ]
    expect(numbers(await valued(lines_, String, 'fifo', 0, 0))).toEqual([
      ['10', null, null, undefined],
      ['-8', null, null, 'cost'],
      ['-36', null, null, 'cost'],
    ])
  })

  test('a price that is no decimal number is an error', async () => {
    for (const price of ['1e3', '', 'NaN', '1,5', '.5', '0x10'])
      await expect(valued(lines, () => price, 'fifo')).rejects.toThrow(/is not a decimal number/)
    await expect(valued(lines, () => '1', 'fifo', 2, 1.5)).rejects.toThrow(/no number of decimals/)
  })
})

/** The oracle keeps every single unit with its own cost. */
describe('random ledgers against single units', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))('seed %i', async (seed) => {
    const random = createRandom(seed)
    const price = (time: number) => String(1 + ((time * 7919) % 97))
    const amounts: [string, number][] = []
    let held = 0
    for (let at = 1; at < 60; at++) {
      const isSale = held > 0 && random.chance()
      const amount = isSale ? -(1 + random.integer(held)) : 1 + random.integer(20)
      held += amount
      amounts.push([String(amount), at])
    }
    const lines = ledger(...amounts)
    const fifo = await valued(lines, price, 'fifo', 0, 0)
    const units: number[] = []
    for (const [at, { amount, now }] of lines.entries()) {
      const count = Number(amount)
      if (count > 0) units.push(...Array.from({ length: count }, () => Number(price(now))))
      else {
        const cost = units.splice(0, -count).reduce((sum, each) => sum + each, 0)
        expect(fifo[at]).toMatchObject({ cost: String(cost), gain: String(-count * Number(price(now)) - cost) })
      }
    }
    // The cost of the units that were taken and that are left adds up to what was paid, to the last digit.
    const average = await valued([...lines, ...(held > 0 ? [line(String(-held), 60)] : [])], price, 'average', 3, 0)
    const sum = (texts: readonly (string | null)[]) =>
      texts.reduce((total, text) => total + (text === null ? 0n : BigInt(text.replace('.', ''))), 0n)
    expect(sum(average.map(({ cost }) => cost))).toBe(
      sum(average.filter(({ amount }) => !amount.startsWith('-')).map(({ value }) => value)),
    )
  })
})

describe('exact decimals', () => {
  test('halves go to the even digit, in both directions', () => {
    expect([5n, 15n, 25n, -5n, -15n, -25n, 14n, 16n, -14n, -16n].map((value) => divideRounded(value, 10n))).toEqual([
      0n,
      2n,
      2n,
      0n,
      -2n,
      -2n,
      1n,
      2n,
      -1n,
      -2n,
    ])
  })

  test('amounts beyond the safe integers keep every digit', () => {
    expect(parseDecimal('-123456789012345678901234567890.000000000000000001')).toEqual({
      digits: -123456789012345678901234567890000000000000000001n,
      scale: 18,
    })
    expect(formatScaled(-5n, 3)).toBe('-0.005')
    expect(formatScaled(0n, 2)).toBe('0.00')
  })
})

describe('the cache of prices', () => {
  const coin = { kind: 'coin' } as const

  test('asks once for a step, also at the same time, and asks again after a failure', async () => {
    const asked: number[] = []
    let fails = true
    const cached = cachePrices(
      async (_asset, time) => {
        asked.push(time)
        if (fails) throw new Error('offline')
        return { value: '1', decimals: 9 }
      },
      { step: 100 },
    )
    const both = await Promise.allSettled([cached(coin, 150), cached(coin, 199)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(asked).toEqual([100])
    fails = false
    await Promise.all([cached(coin, 150), cached(coin, 199), cached(coin, 201)])
    await cached(coin, 120)
    expect(asked).toEqual([100, 100, 200])
  })

  test('is bounded, and keeps what was used last', async () => {
    const asked: number[] = []
    const cached = cachePrices((_asset, time) => (asked.push(time), null), { size: 2 })
    for (const time of [1, 2, 1, 3, 1, 2]) await cached(coin, time)
    expect(asked).toEqual([1, 2, 3, 2])
  })

  test('all wallets of a jetton share a price, all else has its own', async () => {
    let count = 0
    const cached = cachePrices(() => (count++, null))
    await cached({ kind: 'jetton', jetton: 'J', wallet: 'W' }, 1)
    await cached({ kind: 'jetton', jetton: 'J', wallet: 'X' }, 1)
    expect(count).toBe(1)
    await cached({ kind: 'currency', id: 'J' }, 1)
    await cached({ kind: 'nft', item: 'J', collection: null }, 1)
    expect(count).toBe(3)
  })
})

import { describe, expect, test } from 'vitest'
import { formatCoins } from '../../../src/text/format/coins.ts'
import { amountPrecision, type AmountContext } from '../../../src/text/format/precision.ts'
import { coinText, labelAmount } from '../../../src/graph/items/amounts.ts'
import { createRandom, type Random } from '../../helpers/random.ts'

const contexts: readonly AmountContext[] = ['exact', 'list', 'badge', 'label', 'picture']
const units = ['', 'TON', 'GRAM', 'tUSD', 'base units', 'A-symbol-of-16-c']

/** Amounts of every size, often close to a power of ten, where digits are cut and amounts are shortened. */
function amount(random: Random, decimals: number): bigint {
  const size = 10n ** BigInt(random.integer(decimals + 12))
  if (random.chance(0.3)) return size + BigInt(random.integer(3)) - 1n
  return (size * BigInt(1 + random.integer(1_000_000))) / 1_000_000n
}

const suffixes: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9, T: 12 }

/** Largest value that a reader can take a text for, in the smallest unit; an unknown small one counts as its limit. */
function read(text: string, decimals: number): bigint {
  const [, sign = '', whole = '', fraction = '', suffix = ''] =
    /^[<>]?([-+]?)([\d,]+)(?:\.(\d+))?([KMBT]?)$/.exec(text) ?? []
  expect(whole, text).not.toBe('')
  const scale = BigInt(decimals + (suffixes[suffix] ?? 0))
  const digits = BigInt(whole.replaceAll(',', '') + fraction) * 10n ** scale
  return ((sign === '-' ? -1n : 1n) * digits) / 10n ** BigInt(fraction.length)
}

describe.each(contexts)('as %s', (context) => {
  const show = (value: bigint, decimals: number, unit: string): string =>
    formatCoins(String(value), { decimals, ...amountPrecision(context, { amount: String(value), unit, decimals }) })

  test('a whole is never less than one of its parts, and never more than it is', () => {
    const random = createRandom(3)
    for (let round = 0; round < 4000; round++) {
      const decimals = random.pick([0, 2, 6, 9, 18])
      const unit = random.pick(units)
      const parts = Array.from({ length: 1 + random.integer(4) }, () => amount(random, decimals))
      const whole = parts.reduce((sum, part) => sum + part, 0n)
      const shown = show(whole, decimals, unit)
      for (const part of parts)
        expect(
          read(shown, decimals),
          `${shown} of ${whole} beside ${show(part, decimals, unit)} of ${part}`,
        ).toBeGreaterThanOrEqual(read(show(part, decimals, unit), decimals))
      if (!shown.startsWith('<')) expect(read(shown, decimals), shown).toBeLessThanOrEqual(whole)
    }
  })

  test('something is never shown as nothing, nor beyond itself, whatever its sign', () => {
    const random = createRandom(4)
    for (let round = 0; round < 2000; round++) {
      const decimals = random.pick([0, 2, 9, 18])
      const value = amount(random, decimals) * (random.chance() ? 1n : -1n)
      if (value === 0n) continue
      const shown = show(value, decimals, 'GRAM')
      expect(shown).toMatch(/[1-9]/)
      // The comparison comes before the whole number, and is true of it.
      if (/[<>]/.test(shown)) expect(shown).toMatch(value < 0n ? /^>-0?[.\d]/ : /^<0?[.\d]/)
      if (shown.startsWith('<')) expect(read(shown, decimals)).toBeGreaterThan(value)
      if (shown.startsWith('>')) expect(read(shown, decimals)).toBeLessThan(value)
    }
  })
})

test('words for a fee, and for every amount in a sentence, have all of its digits', () => {
  const random = createRandom(5)
  const nativeCoin = { decimals: 9, symbol: 'GRAM' }
  for (let round = 0; round < 1000; round++) {
    const fee = amount(random, 9)
    const text = coinText(String(fee), { nativeCoin: nativeCoin as never, locale: 'en' })
    expect(read(text?.replace(' GRAM', '') ?? '', 9)).toBe(fee)
    const label = labelAmount(String(fee), 'GRAM', { decimals: 9, locale: 'en' })
    expect(label.text).toBe(text)
    expect(`${label.number} GRAM`.length).toBeLessThanOrEqual(16)
  }
})

import { describe, expect, test } from 'vitest'
import { formatCoins } from '../../../src/text/format/coins.ts'
import { formatFiat } from '../../../src/text/format/fiat.ts'
import { createRandom } from '../../helpers/random.ts'

const random = createRandom(7)
const digits = (length: number): string =>
  Array.from({ length }, () => random.integer(10))
    .join('')
    .replace(/^0+(?=\d)/, '')

describe('amounts are exact', () => {
  test('every digit of an amount of any size survives the way to the screen', () => {
    for (let round = 0; round < 3000; round++) {
      const decimals = random.integer(40)
      const value = BigInt(digits(1 + random.integer(60))) * (random.chance() ? 1n : -1n)
      const shown = formatCoins(value.toString(), { decimals }).replaceAll(',', '')
      const [whole = '', fraction = ''] = shown.replace('-', '').split('.')
      const back = BigInt(whole + fraction.padEnd(decimals, '0'))
      expect(shown.startsWith('-') ? -back : back).toBe(value)
    }
  })

  test('a cut amount is never more than the whole one', () => {
    for (let round = 0; round < 2000; round++) {
      const decimals = 1 + random.integer(30)
      const maximumFractionDigits = random.integer(decimals)
      const value = BigInt(digits(1 + random.integer(45)))
      const shown = formatCoins(value.toString(), { decimals, maximumFractionDigits }).replaceAll(',', '')
      const edge = 10n ** BigInt(decimals - maximumFractionDigits)
      if (shown.startsWith('<')) {
        expect(value < edge && value > 0n).toBe(true)
        continue
      }
      const [whole = '', fraction = ''] = shown.split('.')
      const back = BigInt(whole + fraction.padEnd(decimals, '0'))
      expect(back <= value && value - back < edge).toBe(true)
    }
  })

  test('worth is amount times price, cut to the cent', () => {
    for (let round = 0; round < 2000; round++) {
      const decimals = random.integer(20)
      const places = random.integer(12)
      const amount = BigInt(digits(1 + random.integer(30)))
      const price = BigInt(digits(1 + random.integer(20)))
      const text = price.toString().padStart(places + 1, '0')
      const written = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
      const cents = (amount * price * 100n) / 10n ** BigInt(decimals + places)
      const shown = formatFiat(amount.toString(), { price: written, currency: 'USD', decimals })
      if (cents === 0n && amount * price > 0n) expect(shown).toBe('<$0.01')
      else expect(shown?.replaceAll(/[$,.]/g, '').replace(/^0+(?=\d)/, '')).toBe(cents.toString())
    }
  })
})

describe('formatFiat', () => {
  test('follows the currency and the language', () => {
    expect(formatFiat('1500000000', { price: '3', currency: 'JPY' })).toBe('¥4')
    expect(formatFiat('-1500000000', { price: '3', currency: 'EUR', locale: 'de' })).toBe('-4,50\u00A0€')
    expect(formatFiat('0', { price: '3', currency: 'USD' })).toBe('$0.00')
  })

  test('is silent about what it cannot know', () => {
    for (const price of ['', 'NaN', '1e3', '-1', '1.2.3']) {
      expect(formatFiat('1', { price, currency: 'USD' })).toBeUndefined()
    }
    expect(formatFiat('x', { price: '1', currency: 'USD' })).toBeUndefined()
    expect(formatFiat('1', { price: '1', currency: 'dollars' })).toBeUndefined()
  })
})

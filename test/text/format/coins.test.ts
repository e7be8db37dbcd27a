import { parseAmount, parseDecimals } from '../../../src/service/rows/amount.ts'
import { describe, expect, test } from 'vitest'
import { formatCoins } from '../../../src/text/format/coins.ts'
import { createRandom } from '../../helpers/random.ts'

describe('exactness', () => {
  test('keeps every digit of amounts that a float would round', () => {
    expect(formatCoins('9007199254740993')).toBe('9,007,199.254740993')
    expect(formatCoins('123456789012345678901234567890')).toBe('123,456,789,012,345,678,901.23456789')
  })

  test('equals the amount again when its digits are read back, for 5,000 random amounts', () => {
    const random = createRandom(7)
    for (let round = 0; round < 5000; round++) {
      const decimals = random.integer(31)
      const length = 1 + random.integer(60)
      const digits = Array.from({ length }, () => random.integer(10)).join('')
      const amount = BigInt(digits) * (random.chance() ? 1n : -1n)
      const shown = formatCoins(amount.toString(), { decimals }).replaceAll(',', '')
      const [whole = '', fraction = ''] = shown.replace('-', '').split('.')
      const back = BigInt(whole + fraction.padEnd(decimals, '0'))
      expect(amount < 0n ? -back : back, `${amount} / ${decimals}`).toBe(amount)
      expect(shown.startsWith('-'), `${amount} / ${decimals}`).toBe(amount < 0n)
    }
  })

  test('writes small amounts without an exponent', () => {
    expect(formatCoins('1')).toBe('0.000000001')
    expect(formatCoins('-1', { decimals: 18 })).toBe('-0.000000000000000001')
  })

  test('holds 255 decimals, the most that metadata can claim', () => {
    expect(formatCoins('1', { decimals: 255 })).toBe(`0.${'0'.repeat(254)}1`)
  })
})

describe('shortening', () => {
  test('cuts digits off, so that nobody seems to own more than they do', () => {
    expect(formatCoins('1999999999', { maximumFractionDigits: 2 })).toBe('1.99')
    expect(formatCoins('999999999999999', { compact: true })).toBe('999.9K')
    expect(formatCoins('-1999999999', { maximumFractionDigits: 0 })).toBe('-1')
  })

  test('never shows something as nothing', () => {
    expect(formatCoins('7', { maximumFractionDigits: 2 })).toBe('<0.01')
    expect(formatCoins('7', { maximumFractionDigits: 0 })).toBe('<1')
    expect(formatCoins('-7', { maximumFractionDigits: 2 })).toBe('>-0.01')
    expect(formatCoins('7', { maximumFractionDigits: 2, sign: true })).toBe('<+0.01')
    expect(formatCoins('-7', { maximumFractionDigits: 2, sign: true })).toBe('>-0.01')
    expect(formatCoins('-7', { maximumFractionDigits: 2, locale: 'sv' })).toBe('>\u22120,01')
    expect(formatCoins('0', { maximumFractionDigits: 2 })).toBe('0')
  })

  test('leaves amounts below one thousand as they are when compact', () => {
    expect(formatCoins('12345678901', { compact: true })).toBe('12.34')
    expect(formatCoins('12345678901234567890', { compact: true })).toBe('12.3B')
  })
})

describe('languages', () => {
  test('uses the separators and digits of the locale', () => {
    expect(formatCoins('1234567500000000', { locale: 'de' })).toBe('1.234.567,5')
    expect(formatCoins('1234567500000000', { locale: 'fr' })).toBe('1\u202F234\u202F567,5')
    expect(formatCoins('1234567500000000', { locale: 'en-IN' })).toBe('12,34,567.5')
    expect(formatCoins('1500000000', { locale: 'ar-EG' })).toBe('١٫٥')
    expect(formatCoins('1050000000', { locale: 'fa' })).toBe('۱٫۰۵')
  })

  test('marks amounts above zero when asked to', () => {
    expect(formatCoins('1500000000', { sign: true })).toBe('+1.5')
    expect(formatCoins('0', { sign: true })).toBe('0')
    expect(formatCoins('-1500000000', { sign: true })).toBe('-1.5')
  })
})

describe('hostile input', () => {
  test.each([null, undefined, '', ' ', '1.5', '0x10', '1e9', 'NaN', '--1', '１', 1.5, {}, ['1'], '9'.repeat(101)])(
    'shows a dash for %j',
    (amount) => {
      expect(formatCoins(amount)).toBe('—')
      expect(parseAmount(amount)).toBeUndefined()
    },
  )

  test('reads decimals as strings and numbers, and takes 9 for everything else', () => {
    expect(['6', 6, '0', 0, '255'].map(parseDecimals)).toEqual([6, 6, 0, 0, 255])
    expect([undefined, null, '', '-1', '256', 1.5, Number.NaN, '6e1', [], {}].map(parseDecimals)).toEqual(
      Array.from({ length: 10 }, () => 9),
    )
  })
})

import { absolute, parseAmount, parseDecimals } from '../../service/rows/amount.ts'
import { cachedFormat, unknownText } from './intl.ts'

/** Options of {@link formatCoins}. */
export interface CoinFormat {
  /** Decimal places of the unit, 0 to 255. @default 9 */
  readonly decimals?: number | undefined
  /** BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
  /** Digits after the separator; the rest is cut off, never rounded up: no fee is shown so. @default all of them */
  readonly maximumFractionDigits?: number | undefined
  /** Shorten from one thousand on: `12.3K`. @default false */
  readonly compact?: boolean | undefined
  /** Write `+` before amounts above zero. @default false */
  readonly sign?: boolean | undefined
}

/**
 * Writes an amount of the smallest unit in whole coins, exactly.
 * @param amount Decimal string of the smallest unit, as the service sends it.
 * @returns A dash when `amount` is not an integer; `<0.01`, `<+0.01` or `>-0.01` when only zeros would be left.
 */
export function formatCoins(amount: unknown, format: CoinFormat = {}): string {
  const value = parseAmount(amount)
  if (value === undefined) return unknownText
  const { locale = 'en', compact = false, sign = false } = format
  const decimals = parseDecimals(format.decimals)
  const digits = absolute(value)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = BigInt(digits.slice(0, digits.length - decimals))
  if (compact && whole >= 1000n) return compactCoins(value < 0n ? -whole : whole, locale, sign)
  const limit = Math.max(0, format.maximumFractionDigits ?? (compact ? 2 : decimals))
  let fraction = digits
    .slice(digits.length - decimals)
    .slice(0, limit)
    .replace(/0+$/, '')
  const hidden = whole === 0n && fraction === '' && value !== 0n
  if (!hidden) return writeNumber(value < 0n, whole, fraction, locale, sign && value > 0n)
  fraction = limit === 0 ? '' : '1'.padStart(limit, '0')
  const edge = writeNumber(value < 0n, limit === 0 ? 1n : 0n, fraction, locale, sign && value > 0n)
  return `${value < 0n ? '>' : '<'}${edge}`
}

/**
 * Writes an amount of the smallest unit in whole coins, in a form for machines: `-1234.5`, with all
 * digits, a point and no grouping.
 * @returns An empty string when `amount` is not an integer.
 */
export function decimalCoins(amount: unknown, decimals = 9): string {
  const value = parseAmount(amount)
  if (value === undefined) return ''
  const digits = absolute(value)
    .toString()
    .padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const fraction = digits.slice(split).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, split)}${fraction === '' ? '' : `.${fraction}`}`
}

function compactCoins(whole: bigint, locale: string, sign: boolean): string {
  return cachedFormat(
    `compact ${locale} ${sign}`,
    () =>
      new Intl.NumberFormat(locale, {
        notation: 'compact',
        maximumFractionDigits: 1,
        signDisplay: sign ? 'exceptZero' : 'auto',
        // Truncated, so that a balance never looks larger than it is. Engines without the option round.
        ...({ roundingMode: 'trunc' } as object),
      }),
  ).format(whole)
}

function writeNumber(negative: boolean, whole: bigint, fraction: string, locale: string, plus: boolean): string {
  const pattern = cachedFormat(
    `coins ${locale} ${plus}`,
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: 1,
        signDisplay: plus ? 'always' : 'auto',
      }),
  )
  return fillPattern(pattern, locale, negative, whole, fraction)
}

/** Formats a number of any length by a pattern of `locale`; `Intl` alone would round it to a float. */
export function fillPattern(
  pattern: Intl.NumberFormat,
  locale: string,
  negative: boolean,
  whole: bigint,
  fraction: string,
): string {
  return pattern
    .formatToParts(negative ? -1.5 : 1.5)
    .map(({ type, value }) => {
      if (type === 'integer') {
        return cachedFormat(`whole ${locale}`, () => new Intl.NumberFormat(locale)).format(whole)
      }
      if (type === 'decimal') return fraction === '' ? '' : value
      if (type === 'fraction') return fraction.replace(/\d/g, (digit) => localDigit(locale, +digit))
      return value
    })
    .join('')
}

function localDigit(locale: string, digit: number): string {
  const digits = cachedFormat(`digits ${locale}`, () => {
    const format = new Intl.NumberFormat(locale, { useGrouping: false })
    return Array.from({ length: 10 }, (_, number) => format.format(number))
  })
  return digits[digit] ?? String(digit)
}

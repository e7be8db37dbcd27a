import { absolute, parseAmount, parseDecimals } from '../../service/rows/amount.ts'
import { fillPattern, formatCoins } from './coins.ts'
import { cachedFormat, unknownText } from './intl.ts'

/** Options of {@link formatFiat}. */
export interface FiatFormat {
  /** Price of one whole coin, a decimal string such as `3.1415`. */
  readonly price: string
  /** ISO 4217 code. */
  readonly currency: string
  /** Decimal places of the coin, 0 to 255. @default 9 */
  readonly decimals?: number | undefined
  /** BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
}

/**
 * Writes the value of an amount in a currency, truncated to the currency's smallest unit: `$4.71`, `<$0.01`.
 * @param amount Decimal string of the smallest unit, as the service sends it.
 * @returns undefined if the amount or the price is not a number.
 */
export function formatFiat(amount: unknown, format: FiatFormat): string | undefined {
  const value = parseAmount(amount)
  const price = /^(\d{1,40})(?:\.(\d{1,40}))?$/.exec(format.price)
  const pattern = currencyPattern(format.currency, format.locale ?? 'en')
  if (value === undefined || price === null || pattern === undefined) return undefined
  const [, whole = '', fraction = ''] = price
  const { locale = 'en' } = format
  const digits = pattern.resolvedOptions().maximumFractionDigits ?? 2
  const size = absolute(value)
  const scale = 10n ** BigInt(parseDecimals(format.decimals) + fraction.length)
  const units = (size * BigInt(whole + fraction) * 10n ** BigInt(digits)) / scale
  const hidden = units === 0n && size !== 0n && BigInt(whole + fraction) !== 0n
  const text = (hidden ? 1n : units).toString().padStart(digits + 1, '0')
  const split = text.length - digits
  const words = fillPattern(pattern, locale, value < 0n, BigInt(text.slice(0, split)), text.slice(split))
  if (!hidden) return words
  return `${value < 0n ? '>' : '<'}${words}`
}

/** Formatter of a currency; undefined if `currency` is not a currency code. */
function currencyPattern(currency: string, locale: string): Intl.NumberFormat | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  return cachedFormat(
    `fiat ${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency }),
  )
}

/**
 * Writes a value that is known, cut off at the smallest unit of the currency; a plain number with two decimal places
 * without a currency.
 * @param value Decimal string such as `1234.5678`; an unknown value is written as a dash.
 */
export function writeFiatValue(value: string | null, currency: string | undefined, locale: string): string {
  if (value === null) return unknownText
  const [whole = '', fraction = ''] = value.split('.')
  const plain = formatCoins(whole + fraction, { decimals: fraction.length, maximumFractionDigits: 2, locale })
  return currency === undefined ? plain : (formatFiat('1', { price: value, currency, decimals: 0, locale }) ?? plain)
}

import { cachedFormat, formatNumber, unknownText } from './intl.ts'

/**
 * Writes a count, or the seqno of a wallet or an order, with the digits of `locale`; a dash if it is not an integer.
 * @param value An integer, as a number or a decimal string.
 */
export function formatCount(value: unknown, locale = 'en'): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^-?\d{1,80}$/.test(text)) return unknownText
  return formatNumber(BigInt(text), locale)
}

/**
 * Writes the share of `part` in `whole` as a percentage, truncated: `12.30%`.
 * @param digits Digits after the decimal point; more for shares that differ only in them.
 */
export function formatShare(
  part: bigint | undefined,
  whole: bigint | undefined,
  locale = 'en',
  digits: 2 | 4 = 2,
): string {
  if (part === undefined || whole === undefined || whole <= 0n || part < 0n) return unknownText
  const unit = 10 ** (digits + 2)
  const units = (part * BigInt(unit)) / whole
  if (units === 0n && part > 0n) return `<${percent(1 / unit, locale, digits)}`
  return percent(Number(units) / unit, locale, digits)
}

function percent(value: number, locale: string, digits: number): string {
  return cachedFormat(
    `percent ${locale} ${digits}`,
    () =>
      new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ).format(value)
}

import { cachedFormat, formatNumber, unknownText } from './intl.ts'

/**
 * Writes a count or a sequence number with the digits of `locale`; a dash when it is none.
 * @param value An integer, as a number or a decimal string.
 */
export function formatCount(value: unknown, locale = 'en'): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^-?\d{1,80}$/.test(text)) return unknownText
  return formatNumber(BigInt(text), locale)
}

/** {@link formatCount} of `part` in `whole` as per cent, cut off after two digits: `12.30%`. */
export function formatShare(part: bigint | undefined, whole: bigint | undefined, locale = 'en'): string {
  if (part === undefined || whole === undefined || whole <= 0n || part < 0n) return unknownText
  const hundredths = (part * 10_000n) / whole
  if (hundredths === 0n && part > 0n) return `<${percent(0.0001, locale)}`
  // Beyond what a supply allows nothing is exact anyway.
  return percent(Number(hundredths) / 10_000, locale)
}

function percent(value: number, locale: string): string {
  return cachedFormat(
    `percent ${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(value)
}

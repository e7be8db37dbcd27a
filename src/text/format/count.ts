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

/** Writes the share of `part` in `whole` as a percentage, truncated to two digits: `12.30%`. */
export function formatShare(part: bigint | undefined, whole: bigint | undefined, locale = 'en'): string {
  if (part === undefined || whole === undefined || whole <= 0n || part < 0n) return unknownText
  const hundredths = (part * 10_000n) / whole
  if (hundredths === 0n && part > 0n) return `<${percent(0.0001, locale)}`
  return percent(Number(hundredths) / 10_000, locale)
}

function percent(value: number, locale: string): string {
  return cachedFormat(
    `percent ${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(value)
}

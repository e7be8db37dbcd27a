import { cachedFormat, unknownText } from './intl.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Writes a size in bytes by its largest unit of 1,000: `12.4 MB`; a dash if it is not a size. */
export function formatSize(bytes: number, locale = 'en'): string {
  if (!Number.isFinite(bytes) || bytes < 0) return unknownText
  let size = bytes
  let at = 0
  // A number from 999.5 would be rounded up to 1,000 of the smaller unit.
  while (size >= 999.5 && at < units.length - 1) {
    size /= 1000
    at++
  }
  const unit = units[at] ?? 'byte'
  const digits = at > 0 && size < 99.95 ? 1 : 0
  return cachedFormat(
    `size ${locale} ${unit} ${digits}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: at === 0 ? 'long' : 'short',
        maximumFractionDigits: digits,
      }),
  ).format(size)
}

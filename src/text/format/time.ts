import { parseTime } from '../../service/rows/amount.ts'
import { cachedFormat, unknownText } from './intl.ts'

/** Options of {@link formatTime}. */
export interface TimeFormat {
  /** BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
  /** IANA name. @default 'UTC' */
  readonly timeZone?: string | undefined
  /**
   * `full`: date, time to the second and zone; `minute`: date and time to the minute; `day`: the same without the
   * year, in 24 hours; `date`: date only; `time`: time only. @default 'full'
   */
  readonly fields?: 'full' | 'minute' | 'day' | 'date' | 'time' | undefined
}

const fieldOptions: Record<'full' | 'minute' | 'day' | 'date' | 'time', Intl.DateTimeFormatOptions> = {
  full: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  },
  minute: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
}

/** Writes a moment: `Nov 21, 2026, 09:34:27 AM UTC`; a dash if there is none. */
export function formatTime(utime: unknown, format: TimeFormat = {}): string {
  const seconds = parseTime(utime)
  if (seconds === undefined) return unknownText
  const { locale = 'en', timeZone = 'UTC', fields = 'full' } = format
  return cachedFormat(
    `time ${locale} ${timeZone} ${fields}`,
    () => new Intl.DateTimeFormat(locale, { ...fieldOptions[fields], timeZone }),
  ).format(seconds * 1000)
}

/** Writes a moment in ISO 8601, `2026-11-21T09:34:27Z`; undefined if there is none. */
export function isoTime(utime: unknown): string | undefined {
  const seconds = parseTime(utime)
  if (seconds === undefined) return undefined
  return new Date(seconds * 1000).toISOString().replace('.000', '')
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnitSingular, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/**
 * Writes how far a moment is from `now`, in its largest whole unit: `5 minutes ago`.
 * @param now Seconds since 1970.
 * @param style `short`: with the unit abbreviated, `5 min. ago`.
 */
export function formatRelativeTime(
  utime: unknown,
  now: number,
  locale = 'en',
  style: 'long' | 'short' = 'long',
): string {
  const seconds = parseTime(utime)
  if (seconds === undefined) return unknownText
  const distance = seconds - Math.floor(now)
  const [unit, size] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1]
  const count = Math.trunc(distance / size)
  // Words such as "yesterday" name days of a calendar, which whole units of time do not tell; "now" is true.
  const numeric = count === 0 ? 'auto' : 'always'
  return cachedFormat(
    `${numeric} ${locale} ${style}`,
    () => new Intl.RelativeTimeFormat(locale, { numeric, style }),
  ).format(count, unit)
}

/**
 * Writes a moment for a narrow column. `smart`: the age within a day, date and time within a year, then the date alone.
 * @param now Seconds since 1970.
 */
export function formatShortTime(
  utime: unknown,
  now: number,
  style: 'smart' | 'relative' | 'absolute',
  format: Pick<TimeFormat, 'locale' | 'timeZone'> = {},
): string {
  const seconds = parseTime(utime)
  if (seconds === undefined) return unknownText
  if (style === 'absolute') return formatTime(seconds, { ...format, fields: 'minute' })
  const distance = Math.abs(seconds - now)
  if (style === 'relative' || distance < 86_400) return formatRelativeTime(seconds, now, format.locale, 'short')
  return formatTime(seconds, { ...format, fields: distance < 31_557_600 ? 'day' : 'date' })
}

/** Writes a duration by its two largest units: `2 min 5 sec`; a dash if it is not a duration. */
export function formatDuration(seconds: number, locale = 'en'): string {
  if (!Number.isFinite(seconds) || seconds < 0) return unknownText
  let rest = Math.round(seconds)
  const parts: string[] = []
  for (const [unit, size] of units) {
    // Months and years have no fixed length, so days are the largest unit.
    if (unit === 'year' || unit === 'month') continue
    const count = Math.floor(rest / size)
    if (count === 0 && (unit !== 'second' || parts.length > 0)) continue
    rest -= count * size
    parts.push(
      cachedFormat(
        `span ${locale} ${unit}`,
        () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
      ).format(count),
    )
    if (parts.length === 2) break
  }
  return parts.join(' ')
}

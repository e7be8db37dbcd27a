import { cachedFormat } from './intl.ts'

const hours24 = 86_400_000

/**
 * First second of a day in a time zone; not every day has a midnight.
 * @param day `2026-11-21`, as a date field writes it.
 * @param timeZone IANA name.
 * @returns Unix seconds; undefined if `day` is not a date.
 */
export function dayStart(day: string, timeZone: string): number | undefined {
  const midnight = parseMidnight(day)
  if (midnight === undefined) return undefined
  // The offsets before and after the day differ when the clocks change on it.
  const moments = [midnight - hours24, midnight + hours24]
    .map((at) => midnight - (wallClock(at, timeZone) - at))
    .sort((a, b) => a - b)
  const first = moments.find((at) => wallClock(at, timeZone) >= midnight)
  return first === undefined ? undefined : first / 1000
}

/** Last second of a day in a time zone; see {@link dayStart}. */
export function dayEnd(day: string, timeZone: string): number | undefined {
  const midnight = parseMidnight(day)
  if (midnight === undefined) return undefined
  const next = dayStart(new Date(midnight + hours24).toISOString().slice(0, 10), timeZone)
  return next === undefined ? undefined : next - 1
}

function parseMidnight(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Local time at a moment (Unix milliseconds), as the milliseconds at which UTC shows the same time. */
export function wallClock(at: number, timeZone: string): number {
  const format = cachedFormat(
    `wall clock ${timeZone}`,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  )
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

import { scaleLinear, scaleUtc } from 'd3-scale'
import { wallClock } from '../../../text/format/day.ts'
import { cachedFormat } from '../../../text/format/intl.ts'

/** Mark of an axis. */
export interface AxisTick {
  /** 0 to 1 along the axis. */
  readonly place: number
  readonly label: string
  /** Whether it is left out where there is little room. */
  readonly minor: boolean
}

/** Axis of balances. */
export interface ValueAxis {
  readonly ticks: readonly AxisTick[]
  /** Whether the axis starts at zero. */
  readonly isFromZero: boolean
  /** Place of a value, 0 at the bottom to 1 at the top. */
  readonly place: (value: number) => number
}

/** Share of the highest balance below which differences would be flat on an axis from zero. */
const flat = 0.3

/** Chooses an axis for balances: from zero, unless they differ too little to be seen there. */
export function valueAxis(lowest: number, highest: number, locale: string): ValueAxis {
  const isFromZero = lowest >= 0 && highest - lowest >= highest * flat
  const isLevel = highest === lowest
  const domain = isFromZero
    ? [0, highest || 1]
    : isLevel
      ? [lowest - Math.abs(lowest || 1) * 0.1, highest + Math.abs(highest || 1) * 0.1]
      : [lowest, highest]
  const scale = scaleLinear().domain(domain).nice(3)
  const values = scale.ticks(3)
  const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0))
  const most = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return {
    isFromZero,
    place: (value) => clamp(scale(value)),
    ticks: values.map((value) => ({
      place: clamp(scale(value)),
      label: formatTick(value, step, most, locale),
      minor: false,
    })),
  }
}

/**
 * Chooses moments for an axis of time: starts of hours, days, months or years of the time zone.
 * @param from Unix seconds.
 * @param to Unix seconds.
 */
export function timeAxis(from: number, to: number, locale: string, timeZone: string): readonly AxisTick[] {
  if (!(to > from)) return []
  const [start, end] = [wallClock(from * 1000, timeZone), wallClock(to * 1000, timeZone)]
  const walls = scaleUtc().domain([start, end]).ticks(4).map(Number)
  const step = (walls[1] ?? end) - (walls[0] ?? start)
  return walls.flatMap((wall, at) => {
    const offset = wallClock(wall - (start - from * 1000), timeZone) - (wall - (start - from * 1000))
    const place = ((wall - offset) / 1000 - from) / (to - from)
    return place < 0 || place > 1
      ? []
      : [{ place, label: formatMoment(wall, step, locale), minor: walls.length > 4 && at % 2 === 1 }]
  })
}

const day = 86_400_000

/** Writes a wall-clock time as precisely as the distance between marks asks for. */
function formatMoment(wall: number, step: number, locale: string): string {
  const isNewYear = step >= 27 * day && new Date(wall).getUTCMonth() === 0
  const [kind, options]: [string, Intl.DateTimeFormatOptions] =
    step >= 360 * day || isNewYear
      ? ['year', { year: 'numeric' }]
      : step >= 27 * day
        ? ['month', { month: 'short' }]
        : step >= day || wall % day === 0
          ? ['day', { month: 'short', day: 'numeric' }]
          : step >= 60_000
            ? ['minute', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }]
            : ['second', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }]
  return cachedFormat(
    `tick ${locale} ${kind}`,
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  ).format(wall)
}

/** Writes a mark with as many digits as tell it from the next. */
function formatTick(value: number, step: number, most: number, locale: string): string {
  const thousands = most >= 10_000 ? 10 ** (3 * Math.floor(Math.log10(most) / 3)) : 1
  // Shortened numbers with many digits are longer than whole ones.
  const isCompact = thousands > 1 && (step >= thousands / 100 || most >= 1e15)
  const unit = isCompact ? thousands : 1
  const digits = Math.min(12, Math.max(0, Math.ceil(-Math.log10(step / unit) - 1e-9)))
  return cachedFormat(
    `tick ${locale} ${isCompact} ${digits}`,
    () =>
      new Intl.NumberFormat(locale, { notation: isCompact ? 'compact' : 'standard', maximumFractionDigits: digits }),
  ).format(value)
}

function clamp(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}

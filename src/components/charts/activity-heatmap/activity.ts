import { dayStart, wallClock } from '../../../text/format/day.ts'
import type { ActivityHistory, CoveredRange } from './coverage.ts'

/**
 * Cell of a heatmap. `whole`: no transaction is missing; `partial`: there are at least so many; `unknown`: nothing is
 * known, which is not zero.
 */
export interface ActivityCell {
  readonly count: number
  readonly state: 'whole' | 'partial' | 'unknown'
}

/** Day of a heatmap. */
interface DayCell extends ActivityCell {
  /** First second. */
  readonly from: number
  /** `2026-11-21` in the time zone. */
  readonly day: string
}

/** Weeks of days, from Monday on. */
export interface DayGrid {
  /** Seven for each week; undefined after the last day of which anything is known. */
  readonly cells: readonly (DayCell | undefined)[]
  /** Whether there are days before, and after. */
  readonly hasEarlier: boolean
  readonly hasLater: boolean
}

const dayMs = 86_400_000

/**
 * Counts transactions by day over some weeks.
 * @param page 0 for the weeks up to the last known day, 1 for those before, and so on.
 */
export function countDays({ times, covered }: ActivityHistory, timeZone: string, weeks: number, page: number): DayGrid {
  const last = Math.max(times.at(-1) ?? 0, covered.at(-1)?.to ?? 0)
  const first = Math.min(times[0] ?? last, covered.find(({ from }) => from > 0)?.from ?? last)
  const lastDay = calendarDay(last, timeZone)
  const monday = lastDay - ((new Date(lastDay).getUTCDay() + 6) % 7) * dayMs
  const start = monday - (weeks - 1 + page * weeks) * 7 * dayMs
  const starts = Array.from({ length: weeks * 7 + 1 }, (_, at) => dayStart(isoDay(start + at * dayMs), timeZone))
  const cells = starts.slice(0, -1).map((from, at) => {
    const [wall, to] = [start + at * dayMs, starts[at + 1]]
    if (wall > lastDay || from === undefined || to === undefined) return undefined
    return { from, day: isoDay(wall), ...countBetween(times, covered, from, to - 1) }
  })
  return { cells, hasEarlier: (starts[0] ?? 0) > first, hasLater: page > 0 }
}

/** Counts what lies between two moments, both included. */
function countBetween(
  times: readonly number[],
  covered: readonly CoveredRange[],
  from: number,
  to: number,
): ActivityCell {
  const count = firstAfter(times, to) - firstAfter(times, from - 1)
  const isWhole = covered.some((range) => range.from <= from && range.to >= to)
  return { count, state: isWhole ? 'whole' : count > 0 ? 'partial' : 'unknown' }
}

/** Index of the first time after `moment`. */
function firstAfter(times: readonly number[], moment: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Counts transactions by hour of the week: 24 columns of seven days, from Monday on. `whole`: nothing is missing
 * between the first and the last row, and the hour occurred.
 */
export function countHours({ times, covered }: ActivityHistory, timeZone: string): readonly ActivityCell[] {
  const offsets = new Map<number, number>()
  const cellAt = (time: number): number => {
    // Clocks change at quarters of an hour.
    const quarter = Math.floor(time / 900)
    const offset = offsets.get(quarter) ?? wallClock(quarter * 900_000, timeZone) - quarter * 900_000
    offsets.set(quarter, offset)
    const wall = new Date(time * 1000 + offset)
    return wall.getUTCHours() * 7 + ((wall.getUTCDay() + 6) % 7)
  }
  const counts = Array.from({ length: 168 }, () => 0)
  for (const time of times) {
    const cell = cellAt(time)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const seen = new Set<number>()
  // Before the first transaction there is nothing to count.
  const start = times[0] ?? 0
  for (const { from, to } of covered) {
    for (
      let time = Math.max(from, start), hours = 0;
      time <= to && hours < 168 && seen.size < 168;
      time += 3600, hours += 1
    )
      seen.add(cellAt(time))
    if (seen.size === 168) break
  }
  const isWhole = covered.length <= 1
  return counts.map((count, at) => ({
    count,
    state: !seen.has(at) && count === 0 ? 'unknown' : isWhole ? 'whole' : 'partial',
  }))
}

/**
 * Shade of a count: 0 for none, 1 to 4 from few to many, by equal factors.
 * @param most The largest count of the picture.
 */
export function shade(count: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0) return 0
  if (most <= 4) return Math.min(4, count) as 1 | 2 | 3 | 4
  return Math.min(4, 1 + Math.floor((Math.log(count) / Math.log(most)) * 3.999)) as 1 | 2 | 3 | 4
}

/** Midnight of the calendar day at a moment, as UTC milliseconds. */
function calendarDay(time: number, timeZone: string): number {
  return Math.floor(wallClock(time * 1000, timeZone) / dayMs) * dayMs
}

function isoDay(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}

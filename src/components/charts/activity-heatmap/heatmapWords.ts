import type { Texts } from '../../../text/en/index.ts'
import { cachedFormat } from '../../../text/format/intl.ts'
import { formatTime } from '../../../text/format/time.ts'
import { shade, type ActivityCell, type DayGrid } from './activity.ts'
import type { ActivityHistory } from './coverage.ts'
import type { GridCell } from './HeatmapGrid.tsx'

/** Weeks that one picture shows. */
export const weeks = 26

function cellWords({ count, state }: ActivityCell, locale: string, messages: Texts['chart']): string {
  const words = messages.transactions(count, locale)
  return state === 'unknown' ? messages.unknownActivity : state === 'partial' ? messages.atLeast(words) : words
}

/** Cells of days, with the words for each. */
export function dayCells(
  { cells }: DayGrid,
  locale: string,
  messages: Texts['chart'],
): readonly (GridCell | undefined)[] {
  const maxCount = Math.max(0, ...cells.map((cell) => cell?.count ?? 0))
  const format = cachedFormat(
    `heatmap day ${locale}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
  )
  return cells.map(
    (cell) =>
      cell && {
        id: cell.day,
        name: format.format(Date.parse(cell.day)),
        words: cellWords(cell, locale, messages),
        level: shade(cell.count, maxCount),
        state: cell.state,
      },
  )
}

/** Cells of the hours of a week, with the words for each. */
export function hourCells(
  cells: readonly ActivityCell[],
  locale: string,
  messages: Texts['chart'],
): readonly GridCell[] {
  const maxCount = Math.max(0, ...cells.map(({ count }) => count))
  const format = cachedFormat(
    `heatmap hour ${locale}`,
    () => new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', timeZone: 'UTC' }),
  )
  return cells.map((cell, at) => ({
    id: String(at),
    name: format.format(monday + (at % 7) * 86_400_000 + Math.floor(at / 7) * 3_600_000),
    words: cellWords(cell, locale, messages),
    level: shade(cell.count, maxCount),
    state: cell.state,
  }))
}

/** A Monday, Unix milliseconds. */
const monday = Date.UTC(2024, 0, 1)

/** Names of every other day of the week, by row. */
export function weekdayNames(locale: string): readonly string[] {
  const format = cachedFormat(
    `heatmap weekday ${locale}`,
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
  )
  const narrow = cachedFormat(
    `heatmap narrow ${locale}`,
    () => new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }),
  )
  const names = [0, 2, 4, 6].map((at) => format.format(monday + at * 86_400_000))
  // Short names of some languages are whole words.
  const chosen = names.some((name) => name.length > 4) ? narrow : format
  return Array.from({ length: 7 }, (_, at) => (at % 2 === 0 ? chosen.format(monday + at * 86_400_000) : ''))
}

/** Names of months above the first week that begins in them. */
export function monthMarks(
  { cells }: DayGrid,
  locale: string,
): readonly { readonly column: number; readonly label: string }[] {
  const format = cachedFormat(
    `heatmap month ${locale}`,
    () => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
  )
  const months = Array.from({ length: weeks }, (_, column) => cells[column * 7]?.day.slice(0, 7) ?? '')
  return months.flatMap((month, column) =>
    // A name needs the room of three weeks.
    month === '' || month === months[column - 1] || (column === 0 && month !== months[2])
      ? []
      : [{ column, label: format.format(Date.parse(`${month}-01`)) }],
  )
}

/** Times of day above the columns of their hours. */
export function hourMarks(locale: string): readonly { readonly column: number; readonly label: string }[] {
  const format = cachedFormat(
    `heatmap clock ${locale}`,
    () => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
  )
  return [0, 6, 12, 18].map((hour) => ({ column: hour, label: format.format(monday + hour * 3_600_000) }))
}

/** Words for the range that the rows cover. */
export function rangeWords(
  { times, covered }: ActivityHistory,
  locale: string,
  timeZone: string,
  messages: Texts['chart'],
): { readonly short: string; readonly note: string; readonly isBroken: boolean } {
  const date = (time: number): string => formatTime(time, { locale, timeZone, fields: 'date' })
  const first = Math.min(times[0] ?? 0, covered.find(({ from }) => from > 0)?.from ?? Infinity)
  const [from, to] = [date(first), date(Math.max(times.at(-1) ?? 0, covered.at(-1)?.to ?? 0))]
  const isBroken = covered.length > 1
  return {
    short: from === to ? from : `${from} – ${to}`,
    note: isBroken ? messages.coveredInPart : messages.covered,
    isBroken,
  }
}

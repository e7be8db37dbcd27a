'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import type { Texts } from '../../../text/en/index.ts'
import { cachedFormat } from '../../../text/format/intl.ts'
import { formatTime } from '../../../text/format/time.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { ChartNotes } from '../parts/ChartNotes.tsx'
import { ChartTable } from '../parts/ChartTable.tsx'
import { useReadout } from '../parts/useReadout.ts'
import { countDays, countHours, shade, type ActivityCell, type DayGrid } from './activity.ts'
import { activityShape, readActivity, type ActivityHistory, type ActivityRow, type CoveredRange } from './coverage.ts'
import { HeatmapGrid, HeatmapLegend, type GridCell } from './HeatmapGrid.tsx'
import { useRows } from '../../../react/display/useRows.ts'

/** Props of {@link ActivityHeatmap}; the rest go to the `<article>`. */
export interface ActivityHeatmapProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardStateProps {
  /** Rows of `/transactions` of one account, in any order. */
  readonly transactions: readonly ActivityRow[]
  /** `day`: half a year of days; `hour`: hours of the week, over all rows. @default 'day' */
  readonly by?: 'day' | 'hour' | undefined
  /**
   * Range in which no transaction is missing, Unix seconds, such as one whose rows were all loaded.
   * @default only what the rows prove by naming each other as previous transaction
   */
  readonly covered?: CoveredRange | undefined
}

/** Weeks that one picture shows. */
const weeks = 26

/**
 * Transactions of an account by day, or by hour of the week. Says which range the rows cover; a day of which nothing is
 * known is not shown as a day without transactions. Feed it from {@link useInfiniteTransactions}.
 */
export const ActivityHeatmap = forwardRef<HTMLElement, ActivityHeatmapProps>(function ActivityHeatmap(
  { transactions: given, by = 'day', covered, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useTexts('chart', chartMessages)
  const { rows: transactions, malformed } = useRows(activityShape, given)
  const account = transactions[0]?.account
  const [turned, setTurned] = useState<{ readonly account: string | undefined; readonly page: number }>({
    account,
    page: 0,
  })
  // Another account begins with its newest days.
  const page = turned.account === account ? turned.page : 0
  const setPage = (next: number) => setTurned({ account, page: next })
  const { from, to } = covered ?? {}
  const history = useMemo(
    () => readActivity(transactions, from === undefined || to === undefined ? undefined : { from, to }),
    [transactions, from, to],
  )
  const isKnown = history.times.length > 0
  const isByDay = by !== 'hour'
  const days = useMemo(
    () => (isByDay && isKnown ? countDays(history, timeZone, weeks, page) : noDays),
    [history, timeZone, page, isByDay, isKnown],
  )
  const hours = useMemo(
    () => (!isByDay && isKnown ? countHours(history, timeZone) : []),
    [history, timeZone, isByDay, isKnown],
  )
  const cells = useMemo(
    () => (isByDay ? dayCells(days, locale, messages) : hourCells(hours, locale, messages)),
    [isByDay, days, hours, locale, messages],
  )
  const label = rest['aria-label'] ?? messages.activity
  const last = cells.findLastIndex((cell) => cell !== undefined)
  const columns = isByDay ? weeks : 24
  const readout = useReadout({
    count: last + 1,
    initial: last,
    column: 7,
    label,
    words: (at) => `${cells[at]?.name}: ${cells[at]?.words}`,
    find: (x, y) => {
      const at = Math.floor(x * columns) * 7 + Math.floor(y * 7)
      return cells[at] === undefined ? undefined : at
    },
  })
  const shown = readout.isActive ? cells[readout.at] : undefined
  const range = isKnown ? rangeWords(history, locale, timeZone, messages) : undefined
  const total = history.times.length
  return (
    <Card
      {...rest}
      ref={ref}
      kind="activity-heatmap"
      part={part}
      label={label}
      entity={isKnown ? history : undefined}
      malformed={malformed}
      emptyText={messages.noActivity}
    >
      <header part="chart-header">
        <h3 part="card-heading">{messages.activity}</h3>
        <p part="chart-readout">
          <span part="chart-figure">
            {isKnown ? (
              <bdi>{shown?.words ?? messages.transactions(total, locale)}</bdi>
            ) : (
              <Skeleton like="1,234 transactions" />
            )}
          </span>
          <span part="chart-moment">
            {isKnown ? <bdi>{shown?.name ?? range?.short}</bdi> : <Skeleton like="Nov 21, 2026 – Nov 22, 2026" />}
          </span>
        </p>
      </header>
      <HeatmapGrid
        cells={cells}
        columns={columns}
        marks={isKnown ? (isByDay ? monthMarks(days, locale) : hourMarks(locale)) : []}
        rows={weekdayNames(locale)}
        shown={readout.isActive ? readout.at : undefined}
        slider={isKnown ? readout.props : undefined}
      />
      <div part="chart-footer">
        <HeatmapLegend fewer={messages.less} more={messages.more} unknown={messages.unknownActivity} />
        {isByDay && (
          <span part="chart-pages">
            <PageButton name={messages.earlier} enabled={days.hasEarlier} onPress={() => setPage(page + 1)} />
            <PageButton name={messages.later} enabled={days.hasLater} onPress={() => setPage(page - 1)} />
          </span>
        )}
      </div>
      {range === undefined ? (
        <p part="chart-note">
          <Skeleton like="All transactions in this range" />
        </p>
      ) : (
        <ChartNotes notes={[range.note]} warning={range.isBroken} />
      )}
      <ChartTable
        loading={!isKnown}
        label={label}
        headings={[isByDay ? messages.day : messages.hour, messages.activity]}
        rows={cells.flatMap((cell) => cell ?? []).toReversed()}
      >
        {({ id, name, words }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi>{words}</bdi>
            </td>
          </tr>
        )}
      </ChartTable>
    </Card>
  )
})

const noDays: DayGrid = { cells: [], hasEarlier: false, hasLater: false }

interface PageButtonProps {
  readonly name: string
  readonly enabled: boolean
  readonly onPress: () => void
}

function PageButton({ name, enabled, onPress }: PageButtonProps): ReactElement {
  return (
    <button
      type="button"
      part="button chart-page"
      aria-disabled={!enabled || undefined}
      onClick={() => enabled && onPress()}
    >
      {name}
    </button>
  )
}

function cellWords({ count, state }: ActivityCell, locale: string, messages: Texts['chart']): string {
  const words = messages.transactions(count, locale)
  return state === 'unknown' ? messages.unknownActivity : state === 'partial' ? messages.atLeast(words) : words
}

function dayCells({ cells }: DayGrid, locale: string, messages: Texts['chart']): readonly (GridCell | undefined)[] {
  const most = cells.reduce((most, cell) => Math.max(most, cell?.count ?? 0), 0)
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
        level: shade(cell.count, most),
        state: cell.state,
      },
  )
}

function hourCells(cells: readonly ActivityCell[], locale: string, messages: Texts['chart']): readonly GridCell[] {
  const most = cells.reduce((most, { count }) => Math.max(most, count), 0)
  const format = cachedFormat(
    `heatmap hour ${locale}`,
    () => new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', timeZone: 'UTC' }),
  )
  return cells.map((cell, at) => ({
    id: String(at),
    name: format.format(monday + (at % 7) * 86_400_000 + Math.floor(at / 7) * 3_600_000),
    words: cellWords(cell, locale, messages),
    level: shade(cell.count, most),
    state: cell.state,
  }))
}

/** A Monday, Unix milliseconds. */
const monday = Date.UTC(2024, 0, 1)

/** Names of every other day of the week, by row. */
function weekdayNames(locale: string): readonly string[] {
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
function monthMarks(
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
    month === '' || month === months[column - 1] || (column === 0 && month !== months[2]) || column > weeks - 2
      ? []
      : [{ column, label: format.format(Date.parse(`${month}-01`)) }],
  )
}

function hourMarks(locale: string): readonly { readonly column: number; readonly label: string }[] {
  const format = cachedFormat(
    `heatmap clock ${locale}`,
    () => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
  )
  return [0, 6, 12, 18].map((hour) => ({ column: hour, label: format.format(monday + hour * 3_600_000) }))
}

function rangeWords(
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

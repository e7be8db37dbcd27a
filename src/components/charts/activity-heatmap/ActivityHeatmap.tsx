'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { ChartNotes } from '../parts/ChartNotes.tsx'
import { ChartTable } from '../parts/ChartTable.tsx'
import { useReadout } from '../parts/useReadout.ts'
import { countDays, countHours, type DayGrid } from './activity.ts'
import { activityShape, readActivity, type ActivityRow, type CoveredRange } from './coverage.ts'
import { HeatmapGrid, HeatmapLegend } from './HeatmapGrid.tsx'
import { dayCells, hourCells, hourMarks, monthMarks, rangeWords, weekdayNames, weeks } from './heatmapWords.ts'
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
        <HeatmapLegend
          fewer={messages.less}
          more={messages.more}
          unknown={messages.unknownActivity}
          partial={messages.partialActivity}
        />
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

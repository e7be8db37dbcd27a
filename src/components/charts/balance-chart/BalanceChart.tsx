'use client'
import { area, curveStepAfter, line } from 'd3-shape'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { formatCoins } from '../../../text/format/coins.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { formatTime } from '../../../text/format/time.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import type { Moment } from '../../../ledger/past/moment.ts'
import { absolute, parseDecimals } from '../../../service/rows/amount.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Loadable, Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { ChartNotes } from '../parts/ChartNotes.tsx'
import { ChartTable } from '../parts/ChartTable.tsx'
import { useReadout } from '../parts/useReadout.ts'
import { type AxisTick, timeAxis, type ValueAxis, valueAxis } from './balanceAxes.ts'
import { type BalancePoint, pointAt, readPoints, type ReadPoint } from './balancePoints.ts'
import { drawBalance, nearestPoint, type BalanceSeries, type LinePoint } from './balanceSeries.ts'

/** Props of {@link BalanceChart}; the rest go to the `<article>`. */
export interface BalanceChartProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardStateProps {
  /** Balances in any order, each from a row: `balancePoints(transactions)`, or lines of a ledger. */
  readonly points: readonly BalancePoint[]
  /** Decimal places of the balances, 0 to 255. @default those of the display's native coin */
  readonly decimals?: number | undefined
  /** Symbol of the coin; an empty string for none. @default that of the display's native coin */
  readonly symbol?: string | undefined
  /** Moment that is marked: a time, or the logical time of a point. @default none */
  readonly moment?: Moment | undefined
  /** Called with the moment of the point that a reader presses, or confirms with Enter. @default none can be chosen */
  readonly onMomentChange?: ((moment: Moment) => void) | undefined
}

/**
 * Balance of an account over time, as steps: a balance holds until the next transaction. Where rows are missing, the
 * line is interrupted. The readout, by pointer or arrow keys, has exact amounts. Feed it from {@link useTransactions}
 * by way of `balancePoints`.
 */
export const BalanceChart = forwardRef<HTMLElement, BalanceChartProps>(function BalanceChart(
  { points: given, decimals: givenDecimals, symbol: givenSymbol, moment, onMomentChange, part, ...rest },
  ref,
) {
  const { locale, nativeCoin } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useTexts('chart', chartMessages)
  const decimals = parseDecimals(givenDecimals ?? nativeCoin.decimals)
  const symbol = plainText(givenSymbol ?? nativeCoin.symbol, { maximum: 16 })
  const { points, unreadable } = useMemo(() => readPoints(given), [given])
  const series = useMemo(() => drawBalance(points, decimals), [points, decimals])
  const values = useMemo(() => {
    const flat = series.runs.flat()
    return valueAxis(lowest(flat), highest(flat), locale)
  }, [series, locale])
  const label = rest['aria-label'] ?? messages.balance
  const count = points.length
  const [start, end] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0]
  const marked = moment === undefined ? undefined : pointAt(points, moment)
  const choose = (at: number): void => {
    const point = points[at]
    if (point !== undefined) onMomentChange?.(point.lt === '' ? { time: point.time } : { lt: point.lt })
  }
  const readout = useReadout({
    count,
    initial: marked ?? count - 1,
    label,
    words: (at) =>
      `${formatTime(points[at]?.time, { locale, timeZone })}: ${formatCoins(String(points[at]?.balance), { decimals, locale })} ${symbol}`,
    find: (x) => nearestPoint(points, start + x * (end - start)),
    onChoose: onMomentChange && choose,
  })
  const shown = points[readout.at]
  const isKnown = count > 0
  const gaps = useMemo(() => points.filter(({ gapBefore }) => gapBefore).length, [points])
  const newestFirst = useMemo(
    () => points.map((point, at) => ({ point, at, before: points[at - 1] })).toReversed(),
    [points],
  )
  const amount = (balance: bigint): ReactElement => (
    <CoinAmount amount={String(balance)} decimals={decimals} symbol={symbol} />
  )
  return (
    <Card
      {...rest}
      ref={ref}
      kind="balance-chart"
      part={part}
      label={label}
      entity={isKnown ? series : undefined}
      emptyText={messages.noBalances}
    >
      <header part="chart-header">
        <h3 part="card-heading">{messages.balance}</h3>
        <p part="chart-readout">
          <span part="chart-figure">
            <Loadable like="1,234.567 GRAM">{shown && amount(shown.balance)}</Loadable>
          </span>
          <span part="chart-moment">
            <Loadable like="Nov 21, 2026, 09:34:27 AM UTC">
              {shown && <bdi>{formatTime(shown.time, { locale, timeZone })}</bdi>}
            </Loadable>
          </span>
        </p>
      </header>
      <div part="chart-frame">
        <Scale ticks={isKnown ? values.ticks : []} />
        {isKnown ? (
          <div {...readout.props} part="chart-plot">
            <Plot
              series={series}
              values={values}
              from={start}
              to={end}
              shown={readout.isActive || count === 1 || marked !== undefined ? shown : undefined}
              decimals={decimals}
              locale={locale}
              timeZone={timeZone}
            />
          </div>
        ) : (
          <div part="chart-plot" aria-hidden="true">
            <svg part="chart-picture" width="100%" height={height + axisHeight} focusable="false" />
          </div>
        )}
      </div>
      {isKnown ? (
        <ChartNotes notes={[messages.pointCount(count, locale), series.sampled && messages.sampled]} />
      ) : (
        <p part="chart-note">
          <Skeleton like="120 balances" />
        </p>
      )}
      <ChartNotes
        warning
        notes={[
          gaps > 0 && messages.gapCount(gaps, locale),
          isKnown && unreadable > 0 && messages.unreadableRows(unreadable, locale),
        ]}
      />
      <ChartTable
        loading={!isKnown}
        label={label}
        headings={[messages.time, messages.balance, messages.change]}
        rows={newestFirst}
      >
        {({ point, at, before }) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{formatTime(point.time, { locale, timeZone })}</bdi>
            </th>
            <td>{amount(point.balance)}</td>
            <td>
              {before === undefined ? (
                unknownText
              ) : point.gapBefore ? (
                messages.notLoaded
              ) : (
                <Change amount={point.balance - before.balance} decimals={decimals} symbol={symbol} />
              )}
            </td>
          </tr>
        )}
      </ChartTable>
    </Card>
  )
})

function Change({
  amount,
  decimals,
  symbol,
}: {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}): ReactElement {
  const size = String(absolute(amount))
  return (
    <CoinAmount
      amount={size}
      decimals={decimals}
      symbol={symbol}
      direction={amount === 0n ? undefined : amount < 0n ? 'out' : 'in'}
    />
  )
}

/** Height of the plot, and of the axis of time below it, px. */
const height = 168
const axisHeight = 24
/** Room above the highest mark for one half of its label. */
const top = 8
/** Side of the square that the line is drawn in before it is stretched. */
const square = 1000

/** Width of a character of the scale, px. */
const characterWidth = 7
/** Characters for which a scale has room before its marks are known. */
const likelyLength = 5

const lineAt = (place: number): number => Math.round(top + (1 - place) * (height - top))

/** Marks of the axis of balances, beside the plot: no curve runs through them. */
function Scale({ ticks }: { readonly ticks: readonly AxisTick[] }): ReactElement {
  const longest = ticks.reduce((most, { label }) => Math.max(most, label.length), ticks.length > 0 ? 0 : likelyLength)
  const width = longest * characterWidth
  return (
    <svg part="chart-scale" width={width} height={height + axisHeight} aria-hidden="true" focusable="false">
      {ticks.map(({ place, label }) => (
        <text key={label} part="chart-label" x={width} y={lineAt(place) + 4} textAnchor="end">
          {label}
        </text>
      ))}
    </svg>
  )
}

interface PlotProps {
  readonly series: BalanceSeries
  readonly values: ValueAxis
  readonly from: number
  readonly to: number
  /** Point with a mark. */
  readonly shown: ReadPoint | undefined
  readonly decimals: number
  readonly locale: string
  readonly timeZone: string
}

function Plot({ series, values, from, to, shown, decimals, locale, timeZone }: PlotProps): ReactElement {
  const span = Math.max(1, to - from)
  const x = (time: number): number => (to > from ? (time - from) / span : 0.5)
  const { paths, moments } = useMemo(
    () => ({ paths: drawPaths(series, x, values.place), moments: timeAxis(from, to, locale, timeZone) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `x` follows from `from` and `to`
    [series, values, from, to, locale, timeZone],
  )
  return (
    <svg part="chart-picture" width="100%" height={height + axisHeight} aria-hidden="true" focusable="false">
      {values.ticks.map(({ place, label }) => (
        <line key={label} part="chart-grid" x1="0" x2="100%" y1={lineAt(place)} y2={lineAt(place)} />
      ))}
      <svg
        y={top}
        width="100%"
        height={height - top}
        viewBox={`0 0 ${square} ${square}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        {paths.gaps !== '' && <path part="chart-gap" d={paths.gaps} />}
        {values.isFromZero && <path part="chart-area" d={paths.area} />}
        <path part="chart-line" d={paths.line} />
      </svg>
      {moments.map((tick) => (
        <text
          key={tick.place}
          part="chart-label"
          data-minor={tick.minor || undefined}
          x={percent(tick.place)}
          y={height + 18}
          textAnchor={anchor(tick)}
        >
          {tick.label}
        </text>
      ))}
      {shown !== undefined && (
        <>
          <line part="chart-cursor" x1={percent(x(shown.time))} x2={percent(x(shown.time))} y1={top} y2={height} />
          <circle
            part="chart-mark"
            cx={percent(x(shown.time))}
            cy={lineAt(values.place(Number(shown.balance) / 10 ** decimals))}
            r="4"
          />
        </>
      )}
    </svg>
  )
}

interface Paths {
  readonly line: string
  readonly area: string
  readonly gaps: string
}

function drawPaths(series: BalanceSeries, x: (time: number) => number, place: (value: number) => number): Paths {
  const left = ({ time }: LinePoint): number => round(x(time) * square)
  const up = ({ value }: LinePoint): number => round((1 - place(value)) * square)
  const stroke = line<LinePoint>().x(left).y(up).curve(curveStepAfter)
  const fill = area<LinePoint>().x(left).y0(square).y1(up).curve(curveStepAfter)
  const join = (write: (points: LinePoint[]) => string | null): string =>
    series.runs.map((run) => write([...run]) ?? '').join('')
  return {
    line: join(stroke),
    area: join(fill),
    gaps: series.gaps
      .map(
        (gap) =>
          `M${round(x(gap.from) * square)},0H${round(x(gap.to) * square)}V${square}H${round(x(gap.from) * square)}Z`,
      )
      .join(''),
  }
}

function lowest(points: readonly LinePoint[]): number {
  return points.reduce((low, { value }) => Math.min(low, value), points[0]?.value ?? 0)
}

function highest(points: readonly LinePoint[]): number {
  return points.reduce((high, { value }) => Math.max(high, value), points[0]?.value ?? 0)
}

/** Keeps the words of the outermost marks inside of the picture. */
function anchor({ place }: AxisTick): 'start' | 'middle' | 'end' {
  return place < 0.1 ? 'start' : place > 0.9 ? 'end' : 'middle'
}

function percent(share: number): string {
  return `${round(share * 100)}%`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

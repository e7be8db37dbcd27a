'use client'
import { forwardRef, memo, useId, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import type { TraceAxis } from '../../../text/en/transactions/traces.ts'
import { formatDuration, formatTime } from '../../../text/format/time.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { traceTotals } from '../../../meaning/trace/totals.ts'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Lead } from '../trace-outline/Lead.tsx'
import { lineProps, type ShownLine } from '../trace-outline/lineProps.ts'
import { TraceFrame } from '../trace-outline/TraceFrame.tsx'
import { TraceScroller } from '../trace-outline/TraceScroller.tsx'
import { useLine } from '../trace-outline/useLine.ts'
import {
  useControlledSelection,
  useTraceModel,
  type TraceSelectionProps,
  type TraceStateProps,
} from '../trace-outline/useTraceModel.ts'
import { useTraceWalk } from '../trace-outline/useTraceWalk.ts'
import { AxisBones, AxisChoice, type AxisOffer } from './AxisChoice.tsx'
import { countAlong, placesAlong, type AxisPlaces } from './axes.ts'

/** Props of {@link TraceTimeline}; the rest go to the `<section>`. */
export interface TraceTimelineProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'>, TraceStateProps, TraceSelectionProps {
  /** Axis along which transactions are positioned. @default the reader's choice */
  readonly axis?: TraceAxis | undefined
  /** Axis that is chosen at first. @default 'hop' */
  readonly defaultAxis?: TraceAxis | undefined
  /** Called when the reader chooses an axis. */
  readonly onAxisChange?: ((axis: TraceAxis) => void) | undefined
}

const skeletonRows = 6

/**
 * When the transactions of a trace happened: by hop, by logical time, or by the time of the block.
 * A transaction is a moment and is drawn as a point; the line before it is its message's way. Feed
 * it from {@link useTrace}.
 */
export const TraceTimeline = forwardRef<HTMLElement, TraceTimelineProps>(function TraceTimeline(
  {
    trace: source,
    loading = false,
    error,
    onRetry,
    selected: given,
    defaultSelected,
    onSelect,
    axis: givenAxis,
    defaultAxis = 'hop',
    onAxisChange,
    ...rest
  },
  ref,
) {
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useTexts('trace', traceMessages)
  const help = useId()
  const { trace, verdict } = useTraceModel(source)
  const [selected, select] = useControlledSelection({ selected: given, defaultSelected, onSelect })
  const [ownAxis, setOwnAxis] = useState(defaultAxis)
  const axis = givenAxis ?? ownAxis
  const walk = useTraceWalk({ trace, verdict, selected, onSelect: select, ends: false, branches: false })
  const places = useMemo<Readonly<Record<TraceAxis, AxisPlaces>>>(
    () => ({ hop: placesAlong(trace, 'hop'), lt: placesAlong(trace, 'lt'), time: placesAlong(trace, 'time') }),
    [trace],
  )
  const offers = useMemo((): Readonly<Record<TraceAxis, AxisOffer>> => {
    const failed = new Set(verdict.failures.map(({ index }) => index))
    const { depth, duration, start_lt, end_lt } = traceTotals(trace)
    return {
      hop: { parts: countAlong(places.hop, failed), range: messages.hops(depth, locale) },
      lt: { parts: countAlong(places.lt, failed), range: formatNumber(ltSpan(start_lt, end_lt), locale) },
      time: { parts: countAlong(places.time, failed), range: formatDuration(duration, locale) },
    }
  }, [trace, verdict, places, messages, locale])
  const [begin] = trace.transactions
  const formatMoment = ({ now, lt }: Transaction, depth: number): string => {
    if (axis === 'hop') return messages.hop(formatNumber(depth, locale))
    if (axis === 'lt') return `+${formatNumber(begin === undefined ? 0n : ltSpan(begin.lt, lt), locale)}`
    return begin !== undefined && begin.now > 0 && now >= begin.now
      ? messages.since(formatDuration(now - begin.now, locale))
      : formatTime(now, { locale, timeZone, fields: 'time' })
  }
  return (
    <TraceFrame
      {...rest}
      ref={ref}
      name="trace-timeline"
      label={rest['aria-label'] ?? messages.timeline}
      trace={trace}
      loading={loading}
      error={error}
      onRetry={onRetry}
      skeleton={<Bones axis={axis} />}
      data-axis={axis}
    >
      <AxisChoice
        axis={axis}
        offers={offers}
        onChoose={(next) => {
          setOwnAxis(next)
          onAxisChange?.(next)
        }}
      />
      <span part="visually-hidden" id={help}>
        {messages.timelineHelp}
      </span>
      <TraceScroller walk={walk}>
        <div
          {...walk.list}
          role="listbox"
          {...walk.lines}
          part="trace-lines"
          aria-label={messages.timeline}
          aria-describedby={help}
        >
          {walk.shown.map((line) => {
            const index = line.row.transaction
            const transaction = trace.transactions[index]
            const moment = transaction === undefined ? '' : formatMoment(transaction, trace.depth[index] ?? 0)
            return (
              <TimelineLine
                key={line.row.id}
                trace={trace}
                {...line}
                total={walk.rows.length}
                from={places[axis].at[trace.parent[index] ?? -1]}
                at={places[axis].at[index] ?? 0}
                moment={moment}
              />
            )
          })}
        </div>
      </TraceScroller>
    </TraceFrame>
  )
})

interface TimelineLineProps extends ShownLine {
  readonly trace: TraceModel
  /** Lines of the trace. */
  readonly total: number
  /** Place of the transaction that sent the message; undefined for a root. */
  readonly from: number | undefined
  readonly at: number
  readonly moment: string
}

const TimelineLine = memo(function TimelineLine(props: TimelineLineProps): ReactElement {
  const { trace, total, from, at, moment, ...shown } = props
  const { place, row, selected } = shown
  const line = useLine(trace, row, moment)
  // Room for the point itself at both ends.
  const percent = (share: number): string => `${2 + share * 96}%`
  return (
    <div
      {...lineProps(shown, line.status)}
      role="option"
      aria-label={line.sentence}
      aria-posinset={place + 1}
      aria-setsize={total}
      aria-selected={selected}
    >
      <Lead row={row} line={line} />{' '}
      <bdi part="trace-operation" title={line.operation}>
        {line.operation}
      </bdi>{' '}
      <svg part="trace-track" width="100%" height="20" aria-hidden="true" focusable="false">
        {from !== undefined && (
          <line part="trace-way" x1={percent(Math.min(from, at))} x2={percent(at)} y1="10" y2="10" />
        )}
        <circle part="trace-point" cx={percent(at)} cy="10" r="4.5" />
      </svg>{' '}
      <bdi part="trace-moment" title={moment}>
        {moment}
      </bdi>
    </div>
  )
})

function ltSpan(start: string, end: string): bigint {
  return /^\d+$/.test(start) && /^\d+$/.test(end) ? BigInt(end) - BigInt(start) : 0n
}

/** Skeleton of the timeline. */
function Bones({ axis }: { readonly axis: TraceAxis }): ReactElement {
  return (
    <>
      <AxisBones axis={axis} />
      <div part="trace-scroller" aria-hidden="true">
        {Array.from({ length: skeletonRows }, (_, place) => (
          <div key={place} part="trace-line" data-kind="loading">
            <Skeleton like={addressLike} />
            <Skeleton like="after 12 seconds" />
          </div>
        ))}
      </div>
    </>
  )
}

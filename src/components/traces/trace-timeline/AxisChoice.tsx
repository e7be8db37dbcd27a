import { useId, useRef, type ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import type { TraceAxis } from '../../../text/en/transactions/traces.ts'
import { useRovingFocus } from '../../parts/roving-focus/useRovingFocus.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { axes, bins } from './axes.ts'

/** One axis as it is offered. */
export interface AxisOffer {
  readonly parts: readonly { readonly count: number; readonly failed: boolean }[]
  /** From where to where it runs. */
  readonly range: string
}

interface AxisChoiceProps {
  readonly axis: TraceAxis
  readonly offers: Readonly<Record<TraceAxis, AxisOffer>>
  readonly onChoose: (axis: TraceAxis) => void
}

/** All axes side by side, each with a small picture of the trace along it. */
export function AxisChoice({ axis, offers, onChoose }: AxisChoiceProps): ReactElement {
  const messages = useTexts('trace', traceMessages)
  const group = useRef<HTMLDivElement>(null)
  const note = useId()
  const { handlers } = useRovingFocus({
    container: group,
    items: axes,
    itemKey: (name) => name,
    orientation: 'both',
    wraps: true,
    onMove: (index) => onChoose(axes[index] ?? axis),
  })
  return (
    <>
      <div
        ref={group}
        role="radiogroup"
        tabIndex={-1}
        part="trace-axes"
        aria-label={messages.axis}
        aria-describedby={note}
        {...handlers}
      >
        {axes.map((name) => (
          <button
            key={name}
            type="button"
            role="radio"
            part="trace-axis"
            data-id={name}
            data-axis={name}
            aria-checked={name === axis}
            tabIndex={name === axis ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            <span part="trace-axis-name" title={messages.axes[name]}>
              {messages.axes[name]}
            </span>{' '}
            <Bars parts={offers[name].parts} />{' '}
            <bdi part="trace-axis-range" title={offers[name].range}>
              {offers[name].range}
            </bdi>
          </button>
        ))}
      </div>
      <AxisNote id={note} axis={axis} />
    </>
  )
}

/** Says what positions along the axis mean, and what the bars count. */
function AxisNote({ id, axis }: { readonly id?: string | undefined; readonly axis: TraceAxis }): ReactElement {
  const messages = useTexts('trace', traceMessages)
  return (
    <p part="trace-axis-note" id={id}>
      {messages.axisNotes[axis]}
    </p>
  )
}

/** Skeleton of the axes. */
export function AxisBones({ axis }: { readonly axis: TraceAxis }): ReactElement {
  const messages = useTexts('trace', traceMessages)
  return (
    <>
      <div part="trace-axes" aria-hidden="true">
        {axes.map((name) => (
          <span key={name} part="trace-axis">
            <span part="trace-axis-name">
              <Skeleton like={messages.axes[name]} />
            </span>
            <Bars parts={[]} />
            <span part="trace-axis-range">
              <Skeleton like="12" />
            </span>
          </span>
        ))}
      </div>
      <AxisNote axis={axis} />
    </>
  )
}

function Bars({ parts }: { readonly parts: AxisOffer['parts'] }): ReactElement {
  const most = parts.reduce((largest, { count }) => Math.max(largest, count), 1)
  return (
    <svg
      part="trace-axis-bars"
      viewBox={`0 0 ${bins * 4} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(({ count, failed }, place) => {
        // A part with transactions is visible, however few it has.
        const height = count === 0 ? 0 : Math.max(2, (count / most) * 24)
        return (
          <rect
            key={place}
            part={failed ? 'trace-axis-failed' : 'trace-axis-bar'}
            x={place * 4}
            y={24 - height}
            width={3}
            height={height}
          />
        )
      })}
    </svg>
  )
}

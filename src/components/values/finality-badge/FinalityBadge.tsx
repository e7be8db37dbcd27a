'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import type { Finality } from '../../../service/rows/finality.ts'
import { liveMessages } from '../../../text/en/transactions/progress.ts'

/** Props of {@link FinalityBadge}; the rest go to the `<span>`. */
export interface FinalityBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Finality of a row (`readFinality`), or the lowest of several (`lowestFinality`). */
  readonly finality: Finality
  /** Shows the bars only; the word remains for screen readers. @default false */
  readonly compact?: boolean | undefined
}

const bars = [
  { x: 1, y: 10, height: 5 },
  { x: 6.5, y: 5.5, height: 9.5 },
  { x: 12, y: 1, height: 14 },
] as const
const filled = { pending: 1, confirmed: 2, finalized: 3, invalidated: 0 } as const

/** Finality of a transaction, message or action: one, two or three of three bars, and a word. */
export const FinalityBadge = forwardRef<HTMLSpanElement, FinalityBadgeProps>(function FinalityBadge(
  { finality, compact = false, part, ...rest },
  ref,
) {
  const messages = useTexts('live', liveMessages)
  return (
    <span
      title={messages.meaning[finality]}
      {...rest}
      ref={ref}
      part={partNames('finality-badge', part)}
      data-finality={finality}
      data-density={compact ? 'compact' : 'full'}
    >
      <svg part="finality-badge-bars" viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
        {bars.map(({ x, y, height }, at) => (
          <rect
            key={x}
            part="finality-badge-bar"
            data-state={at < filled[finality] ? 'filled' : 'hollow'}
            x={x}
            y={y}
            width={3}
            height={height}
            rx={1}
          />
        ))}
        {finality === 'invalidated' && <path part="finality-badge-strike" d="M1 15 15 1" />}
      </svg>
      <span part={compact ? 'visually-hidden' : 'finality-badge-label'}>{messages.finality[finality]}</span>
    </span>
  )
})

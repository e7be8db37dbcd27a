import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import type { CyclePhases } from '../../../meaning/contracts/staking.ts'

/** Span of time that a column of bars shows, Unix seconds. */
export interface BarScale {
  readonly from: number
  readonly to: number
}

/**
 * Bar of one cycle: validation, the elections within it, and the time for which its stakes are held.
 * @param words Says the same as the bar.
 * @param now Unix seconds; undefined in server output.
 */
export function PhaseBar({
  phases,
  scale,
  now,
  words,
}: {
  readonly phases: CyclePhases
  readonly scale: BarScale
  readonly now: number | undefined
  readonly words: string
}): ReactElement {
  const place = (time: number): number => {
    const share = (time - scale.from) / (scale.to - scale.from)
    return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10
  }
  const span = (from: number, to: number): { x: number; width: number } => ({
    x: place(from),
    width: Math.max(0, place(to) - place(from)),
  })
  return (
    <svg part="cycle-bar" viewBox="0 0 1000 16" preserveAspectRatio="none" role="img" aria-label={words}>
      <title>{words}</title>
      <rect part="cycle-bar-track" x="0" y="7" width="1000" height="2" />
      <rect part="cycle-bar-held" {...span(phases.end, phases.released)} y="5" height="6" />
      <rect part="cycle-bar-validation" {...span(phases.start, phases.end)} y="2" height="12" />
      <rect part="cycle-bar-elections" {...span(phases.electionsOpen, phases.electionsClose)} y="2" height="12" />
      {now !== undefined && now >= scale.from && now <= scale.to && (
        <path part="cycle-bar-now" d={`M${place(now)} 0V16`} />
      )}
    </svg>
  )
}

const parts = ['validation', 'elections', 'held', 'now'] as const

/** Says what the parts of the bars mean. */
export function PhaseLegend(): ReactElement {
  const { phaseNames } = useTexts('validator', validatorMessages)
  return (
    <ul part="cycle-legend">
      {parts.map((name) => (
        <li key={name}>
          <svg width="12" height="12" aria-hidden="true" focusable="false">
            {name === 'now' ? (
              <path part="cycle-bar-now" d="M6 0V12" />
            ) : (
              <rect part={`cycle-bar-${name}`} x="0.5" y="0.5" width="11" height="11" />
            )}
          </svg>
          {phaseNames[name]}
        </li>
      ))}
    </ul>
  )
}

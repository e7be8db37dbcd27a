import {
  stepCount,
  unlockedAt,
  vestingEnd,
  vestingSteps,
  type VestingTerms,
} from '../../../meaning/contracts/vesting.ts'

/** Size of the chart in its own units; CSS stretches it to the available space. */
export const plotSize = { width: 1000, height: 100 } as const

/** A schedule with more steps is drawn as a slope, which looks the same. */
const drawnSteps = 200

/** SVG paths of a schedule, in the units of {@link plotSize}. */
export interface Plot {
  /** Area under the unlocked amount over time. */
  readonly all: string
  /** The same area up to now; empty in server output and while nothing is unlocked. */
  readonly past: string
  /** Position of the current time, from 0 to the width; undefined in server output. */
  readonly now: number | undefined
}

/**
 * Draws a schedule from its start to its end.
 * @param now Unix seconds; undefined in server output.
 */
export function drawVesting(terms: VestingTerms, now: number | undefined): Plot {
  const { width, height } = plotSize
  const end = vestingEnd(terms)
  const x = (time: number) => round(((time - terms.start) / Math.max(1, end - terms.start)) * width)
  const y = (unlocked: bigint) =>
    round(height - (terms.total === 0n ? 1 : Number((unlocked * 10_000n) / terms.total) / 10_000) * height)
  const corners: (readonly [x: number, y: number])[] =
    stepCount(terms) > drawnSteps
      ? slope(terms).map((time): readonly [number, number] => [x(time), y(unlockedAt(terms, time))])
      : vestingSteps(terms, drawnSteps).map(({ time, unlocked }) => [x(time), y(unlocked)])
  const joint = stepCount(terms) > drawnSteps ? (to: readonly [number, number]) => `L${to[0]} ${to[1]}` : step
  const until = (edge: number, level: number): string => {
    const passed = corners.filter(([at]) => at <= edge)
    const [first] = passed
    if (first === undefined) return ''
    return `M${first[0]} ${height}V${first[1]}${passed.slice(1).map(joint).join('')}${joint([edge, level])}V${height}Z`
  }
  const edge = now === undefined ? undefined : Math.min(width, Math.max(0, x(now)))
  return {
    all: until(width, 0),
    past: edge === undefined || now === undefined ? '' : until(edge, y(unlockedAt(terms, now))),
    now: edge,
  }
}

function step([x, y]: readonly [number, number]): string {
  return `H${x}V${y}`
}

/** Evenly spaced moments from the first unlock to the last, Unix seconds. */
function slope(terms: VestingTerms): readonly number[] {
  const [first] = vestingSteps(terms, 1)
  const from = first?.time ?? terms.start
  const length = vestingEnd(terms) - from
  return Array.from({ length: drawnSteps + 1 }, (_, at) => Math.floor(from + (length * at) / drawnSteps))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

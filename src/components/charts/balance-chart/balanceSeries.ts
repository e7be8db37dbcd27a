import type { ReadPoint } from './balancePoints.ts'

/** Point of a line; `value` is a float and only good for drawing. */
export interface LinePoint {
  readonly time: number
  readonly value: number
}

/** Span between two points that nothing is known of, Unix seconds. */
interface Gap {
  readonly from: number
  readonly to: number
}

/** Line of a balance. */
export interface BalanceSeries {
  /** Points that follow each other; between two runs is a gap. */
  readonly runs: readonly (readonly LinePoint[])[]
  readonly gaps: readonly Gap[]
  /** Whether points were left out because several fall into one step. */
  readonly sampled: boolean
}

/** Steps of time in the whole picture: one for each pixel or two. */
const steps = 480

/**
 * Cuts points into runs without gaps. If there are more points than steps, keeps the first, lowest, highest and last of
 * each step, so that no extreme is lost, and joins gaps that touch.
 * @param points By time.
 * @param decimals Decimal places of the balances.
 */
export function drawBalance(points: readonly ReadPoint[], decimals: number): BalanceSeries {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return { runs: [], gaps: [], sampled: false }
  const scale = 10 ** decimals
  const sampled = points.length > steps * 2
  const width = Math.max(1, (last.time - first.time) / steps)
  const step = (time: number): number => Math.floor((time - first.time) / width)
  const runs: LinePoint[][] = []
  const gaps: Gap[] = []
  let run: LinePoint[] = []
  let bucket: LinePoint[] = []
  let current = -1
  const flush = (): void => {
    run.push(...(sampled ? extremes(bucket) : bucket))
    bucket = []
  }
  points.forEach((point, at) => {
    const before = points[at - 1]
    const isNarrow = sampled && before !== undefined && step(before.time) === step(point.time)
    // A gap within one step is narrower than a pixel: the line is interrupted only where it can be seen.
    if (point.gapBefore && before !== undefined && !isNarrow) {
      flush()
      if (run.length > 0) runs.push(run)
      run = []
      addGap(gaps, { from: before.time, to: point.time }, sampled ? width : 0)
    }
    if (sampled && step(point.time) !== current) {
      flush()
      current = step(point.time)
    }
    bucket.push({ time: point.time, value: Number(point.balance) / scale })
  })
  flush()
  if (run.length > 0) runs.push(run)
  return { runs, gaps, sampled }
}

function addGap(gaps: Gap[], gap: Gap, reach: number): void {
  const last = gaps.at(-1)
  if (last !== undefined && reach > 0 && gap.from - last.to <= reach)
    gaps[gaps.length - 1] = { from: last.from, to: gap.to }
  else gaps.push(gap)
}

/** First, lowest, highest and last of the points, in their order. */
function extremes(points: readonly LinePoint[]): readonly LinePoint[] {
  if (points.length <= 4) return points
  let [low, high] = [0, 0]
  points.forEach(({ value }, at) => {
    if (value < (points[low]?.value ?? 0)) low = at
    if (value > (points[high]?.value ?? 0)) high = at
  })
  return [...new Set([0, low, high, points.length - 1])].toSorted((a, b) => a - b).flatMap((at) => points[at] ?? [])
}

/** Index of the point that is nearest in time. */
export function nearestPoint(points: readonly ReadPoint[], time: number): number {
  let [low, high] = [0, points.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.time ?? 0) < time) low = middle + 1
    else high = middle
  }
  const [before, after] = [points[low - 1], points[low]]
  return before !== undefined && after !== undefined && time - before.time < after.time - time ? low - 1 : low
}

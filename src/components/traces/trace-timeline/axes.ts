import type { TraceAxis } from '../../../text/en/transactions/traces.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'

/** Positions of the transactions of a trace along one axis. */
export interface AxisPlaces {
  /** Position of each transaction, from 0 for the first to 1 for the last. */
  readonly at: Float64Array
  /** False when all have the same position. */
  readonly spread: boolean
}

/** The axes, in the order in which they are offered. */
export const axes: readonly TraceAxis[] = ['hop', 'lt', 'time']

/** Parts that a small picture of an axis is divided into. */
export const bins = 24

/** Places along an axis: hops from the root, logical time, or the time of the block. */
export function placesAlong({ transactions, depth }: TraceModel, axis: TraceAxis): AxisPlaces {
  const count = transactions.length
  const at = new Float64Array(count)
  if (axis === 'lt') {
    const times = transactions.map(({ lt }) => (/^\d{1,40}$/.test(lt) ? BigInt(lt) : 0n))
    const [first, last] = times.reduce(
      ([low, high], lt) => [lt < low ? lt : low, lt > high ? lt : high],
      [times[0] ?? 0n, times[0] ?? 0n],
    )
    const span = last - first
    // A logical time has more digits than a number can hold; the difference to a millionth does not.
    if (span > 0n) times.forEach((lt, index) => (at[index] = Number(((lt - first) * 1_000_000n) / span) / 1e6))
    return { at, spread: span > 0n }
  }
  const axisValue = (index: number): number => (axis === 'hop' ? (depth[index] ?? 0) : (transactions[index]?.now ?? 0))
  let [first, last] = [Infinity, -Infinity]
  for (let index = 0; index < count; index += 1) {
    // A row without its time stands at the start and does not stretch the axis.
    if (axis === 'time' && !(axisValue(index) > 0)) continue
    first = Math.min(first, axisValue(index))
    last = Math.max(last, axisValue(index))
  }
  const span = last - first
  if (span > 0)
    for (let index = 0; index < count; index += 1) at[index] = Math.max(0, (axisValue(index) - first) / span)
  return { at, spread: span > 0 }
}

/** How many transactions stand in each part of an axis, and whether one of them failed. */
export function countAlong(
  { at }: AxisPlaces,
  failed: ReadonlySet<number>,
): readonly { readonly count: number; readonly failed: boolean }[] {
  const parts = Array.from({ length: bins }, () => ({ count: 0, failed: false }))
  at.forEach((place, index) => {
    const part = parts[Math.min(bins - 1, Math.floor(place * bins))]
    if (part === undefined) return
    part.count += 1
    if (failed.has(index)) part.failed = true
  })
  return parts
}

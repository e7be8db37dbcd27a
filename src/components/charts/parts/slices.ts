/** Color of a part: 1 to 7, that of everything without a color of its own, or that of an empty bar. */
export type ChartSeries = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'rest' | 'none'

/** Part of a whole. */
export interface SizedPart {
  /** Unique among the parts. */
  readonly id: string
  /** In the smallest unit of the whole. */
  readonly size: bigint
}

/** Place of a part in a bar, in percent of its length. */
export interface BarSlice {
  readonly id: string
  readonly start: number
  readonly width: number
}

/** Narrowest slice of a part above zero, in percent, so that it can be seen. */
const narrowest = 0.4

/**
 * Places parts one after another. Parts of zero or less are left out. Parts that would be too narrow to be seen are a
 * little wider, at the cost of the widest.
 * @param whole Size of the whole bar. @default the sum of the parts
 */
export function sliceParts(parts: readonly SizedPart[], whole?: bigint): readonly BarSlice[] {
  const shown = parts.filter(({ size }) => size > 0n)
  const sum = shown.reduce((total, { size }) => total + size, 0n)
  const length = whole !== undefined && whole > sum ? whole : sum
  if (length <= 0n) return []
  const widths = shown.map(({ size }) => Math.max(narrowest, Number((size * 1_000_000n) / length) / 10_000))
  const excess = widths.reduce((total, width) => total + width, 0) - Number((sum * 1_000_000n) / length) / 10_000
  const widest = widths.indexOf(Math.max(...widths))
  let start = 0
  return shown.map(({ id }, at) => {
    const width = (widths[at] ?? 0) - (at === widest ? Math.max(0, excess) : 0)
    const slice = { id, start: round(start), width: round(Math.max(narrowest, width)) }
    start += width
    return slice
  })
}

/** Three decimal places: less than a hundredth of a pixel. */
function round(percent: number): number {
  return Math.round(percent * 1000) / 1000
}

/** Accepts a color that cannot refer to anything: `#rgb` or `#rrggbb`. */
export function readColor(color: unknown): string | undefined {
  return typeof color === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : undefined
}

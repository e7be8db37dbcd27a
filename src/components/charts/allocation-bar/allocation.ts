import type { ChartSeries } from '../parts/slices.ts'

/** Part of a portfolio. */
export interface AllocationPart {
  /** Unique among the parts. */
  readonly id: string
  readonly name: string
  /** Value in the currency, a decimal string such as `1234.56` or a number; null or undefined if there is no price. */
  readonly value: string | number | null | undefined
  /** `#rgb` or `#rrggbb`. @default a color of the kit */
  readonly color?: string | undefined
}

/** Part with its value in units of 10⁻¹⁸; undefined if there is none. */
export interface MeasuredPart {
  readonly key: string
  readonly part: AllocationPart
  readonly size: bigint | undefined
  readonly series: ChartSeries
}

/** Decimal places of {@link MeasuredPart.size}. */
export const valueDecimals = 18
/** Parts that have a color of their own. */
const colored = 7

/** Sorts parts by value, largest first, and those without a value last. */
export function measureParts(parts: readonly AllocationPart[]): {
  readonly measured: readonly MeasuredPart[]
  readonly total: bigint
} {
  const sized = parts.map((part, at) => ({
    key: `${at} ${part.id}`,
    part,
    size: parseValue(part.value),
  }))
  const sorted = sized.toSorted((one, other) => compareSizes(one.size, other.size))
  return {
    measured: sorted.map((each, at) => ({
      ...each,
      series: at < colored && (each.size ?? 0n) > 0n ? ((at + 1) as ChartSeries) : 'rest',
    })),
    total: sorted.reduce((sum, { size = 0n }) => sum + size, 0n),
  }
}

/**
 * Parses a value that is not negative.
 * @returns Units of 10⁻¹⁸, further digits cut off; undefined if it is not a value.
 */
export function parseValue(value: unknown): bigint | undefined {
  // Smaller and larger numbers would be written with an exponent.
  const text =
    typeof value !== 'number' ? value : value > 0 && value < 1e-6 ? value.toFixed(valueDecimals) : String(value)
  const [, whole, fraction = ''] = typeof text === 'string' ? (/^(\d{1,40})(?:\.(\d{1,100}))?$/.exec(text) ?? []) : []
  return whole === undefined ? undefined : BigInt(whole + fraction.slice(0, valueDecimals).padEnd(valueDecimals, '0'))
}

function compareSizes(one = -1n, other = -1n): number {
  return one > other ? -1 : one < other ? 1 : 0
}

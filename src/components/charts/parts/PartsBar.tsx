import type { ReactElement } from 'react'
import { type ChartSeries, type SizedPart, sliceParts } from './slices.ts'

/** Part of a {@link PartsBar}. */
export interface BarPart extends SizedPart {
  readonly series: ChartSeries
  /** `#rrggbb`, in place of the color of the series. */
  readonly color?: string | undefined
  /** Words for a pointer that rests on the part. */
  readonly words: string
}

interface PartsBarProps {
  readonly parts: readonly BarPart[]
  /** Size of the whole bar. @default the sum of the parts */
  readonly whole?: bigint | undefined
}

/** Bar of parts side by side. Hidden from screen readers: a list beside it must say the same. */
export function PartsBar({ parts, whole }: PartsBarProps): ReactElement {
  const byId = new Map(parts.map((part) => [part.id, part]))
  return (
    <svg part="chart-bar" width="100%" height="16" aria-hidden="true" focusable="false">
      <rect part="chart-track" width="100%" height="16" />
      {sliceParts(parts, whole).map(({ id, start, width }) => {
        const { series = 'rest', color, words } = byId.get(id) ?? {}
        return (
          <rect
            key={id}
            part="chart-slice"
            data-series={series}
            fill={color}
            x={`${start}%`}
            width={`${width}%`}
            height="16"
          >
            <title>{words}</title>
          </rect>
        )
      })}
    </svg>
  )
}

/** Square in the color of a part. */
export function Swatch({ series, color }: Pick<BarPart, 'series' | 'color'>): ReactElement {
  return (
    <svg part="chart-swatch" width="10" height="10" aria-hidden="true" focusable="false">
      <rect part="chart-slice" data-series={series} fill={color} width="10" height="10" rx="2" />
    </svg>
  )
}

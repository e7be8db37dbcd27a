import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import type { ActivityCell } from './activity.ts'

/** Cell of a {@link HeatmapGrid}. */
export interface GridCell extends Pick<ActivityCell, 'state'> {
  readonly id: string
  readonly name: string
  readonly words: string
  readonly level: 0 | 1 | 2 | 3 | 4
}

interface HeatmapGridProps {
  /** Seven for each column; undefined draws nothing. */
  readonly cells: readonly (GridCell | undefined)[]
  readonly columns: number
  /** Words above columns. */
  readonly marks: readonly { readonly column: number; readonly label: string }[]
  /** Words before the seven rows; an empty one leaves a row without. */
  readonly rows: readonly string[]
  /** Index of the cell with a frame. */
  readonly shown: number | undefined
  /** Props of the element around the cells, which takes the focus. @default nothing takes it */
  readonly slider: ComponentPropsWithoutRef<'div'> | undefined
}

/** Height of a row with its distance from the next, and of a cell, px. */
const pitch = 16
const cellHeight = 13
const height = pitch * 7

/** Cells in columns of seven. */
export function HeatmapGrid({ cells, columns, marks, rows, shown, slider }: HeatmapGridProps): ReactElement {
  const width = 100 / columns
  const gap = width * 0.14
  return (
    <div part="heatmap">
      <svg part="heatmap-weekdays" width="36" height={height} aria-hidden="true" focusable="false">
        {rows.map((name, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a week
          <text key={row} part="chart-label" x="0" y={row * pitch + 11}>
            {name}
          </text>
        ))}
      </svg>
      <svg part="heatmap-marks" width="100%" height="16" aria-hidden="true" focusable="false">
        {marks.map(({ column, label }) => {
          // Above the last column there is no room to the right.
          const isLast = column === columns - 1
          return (
            <text
              key={column}
              part="chart-label"
              x={isLast ? '100%' : `${round(column * width)}%`}
              y="12"
              textAnchor={isLast ? 'end' : undefined}
            >
              {label}
            </text>
          )
        })}
      </svg>
      <div {...slider} part="heatmap-cells">
        <svg part="chart-picture" width="100%" height={height} aria-hidden="true" focusable="false">
          {cells.map(
            (cell, at) =>
              cell !== undefined && (
                <rect
                  key={cell.id}
                  part="heatmap-cell"
                  data-level={cell.level}
                  data-state={cell.state}
                  data-shown={at === shown || undefined}
                  x={`${round(Math.floor(at / 7) * width + gap / 2)}%`}
                  y={(at % 7) * pitch + 1}
                  width={`${round(width - gap)}%`}
                  height={cellHeight}
                  rx="2"
                />
              ),
          )}
        </svg>
      </div>
    </div>
  )
}

interface HeatmapLegendProps {
  readonly fewer: string
  readonly more: string
  readonly unknown: string
  readonly partial: string
}

/** Meaning of the shades. */
export function HeatmapLegend({ fewer, more, unknown, partial }: HeatmapLegendProps): ReactElement {
  return (
    <span part="heatmap-legend">
      <span part="heatmap-key">
        {fewer}
        <svg width="78" height="14" aria-hidden="true" focusable="false">
          {([0, 1, 2, 3, 4] as const).map((level) => (
            <rect
              key={level}
              part="heatmap-cell"
              data-level={level}
              data-state="whole"
              x={level * 16 + 1}
              y="1"
              width="12"
              height="12"
              rx="2"
            />
          ))}
        </svg>
        {more}
      </span>
      {(['unknown', 'partial'] as const).map((state) => (
        <span key={state} part="heatmap-key">
          <svg width="14" height="14" aria-hidden="true" focusable="false">
            <rect part="heatmap-cell" data-level="0" data-state={state} x="1" y="1" width="12" height="12" rx="2" />
          </svg>
          {state === 'unknown' ? unknown : partial}
        </span>
      ))}
    </span>
  )
}

function round(percent: number): number {
  return Math.round(percent * 1000) / 1000
}

import type { CSSProperties } from 'react'
import type { GridMetrics } from './useGridMetrics.ts'

/** The rows from `first` to before `end`, and `pinned` wherever it lies. */
export function rowsFrom(first: number, end: number, pinned: number): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, row) => first + row)
  if (pinned < 0 || (pinned >= first && pinned < end)) return rows
  return pinned < first ? [pinned, ...rows] : [...rows, pinned]
}

/** Who places the rows: the page's own layout, we, or we in less room than they need. */
export function layoutOf(metrics: GridMetrics | undefined, rowCount: number, height: number): string {
  if (metrics === undefined) return 'flow'
  return rowCount * metrics.rowHeight > height ? 'scaled' : 'window'
}

/** `style` with what the props say about size. */
export function sized(
  style: CSSProperties | undefined,
  columnWidth: number | undefined,
  height: number | string | undefined,
): CSSProperties {
  return {
    ...style,
    ...(columnWidth === undefined ? {} : { '--tonlens-nft-grid-column': `${columnWidth}px` }),
    ...(height === undefined ? {} : { blockSize: height, maxBlockSize: 'none' }),
  }
}

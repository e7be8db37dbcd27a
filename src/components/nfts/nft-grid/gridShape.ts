import type { CSSProperties } from 'react'
import type { GridMetrics } from './useGridMetrics.ts'

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

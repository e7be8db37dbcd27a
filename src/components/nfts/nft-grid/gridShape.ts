import type { CSSProperties } from 'react'
import type { GridMetrics } from './useGridMetrics.ts'

/**
 * Value of `data-layout`: rows in the normal flow (`flow`), positioned by the grid (`window`), or
 * positioned in a scroll area that is shorter than all rows because browsers limit its height
 * (`scaled`).
 */
export function chooseLayout(metrics: GridMetrics | undefined, rowCount: number, height: number): string {
  if (metrics === undefined) return 'flow'
  return rowCount * metrics.rowHeight > height ? 'scaled' : 'window'
}

/** Adds the sizes of the props to `style`. */
export function sizedStyle(
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

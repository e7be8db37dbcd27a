import type { RefObject } from 'react'
import { clamp } from '../../parts/window/rowGeometry.ts'
import { isPageScrolled, pageViewHeight } from '../../parts/window/pageScroll.ts'
import { observeSizes, useBrowserLayoutEffect } from '../../parts/window/observeSizes.ts'
import { useFrameState } from '../../parts/window/useFrameState.ts'

/** Measures of a row under the current style sheet, CSS px. */
export interface GridMetrics {
  readonly columns: number
  readonly cellWidth: number
  readonly cardHeight: number
  /** Height of a row and the gap below it. */
  readonly rowHeight: number
  /** Whether the page scrolls the rows, and not a box of their own. */
  readonly isPaged: boolean
  readonly viewHeight: number
}

/**
 * Measures one hidden row of the grid, so that column width, gap and font size are defined in the
 * style sheet alone. Visible rows are never measured.
 * @returns undefined before the first measurement and while the grid has no layout.
 */
export function useGridMetrics(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): GridMetrics | undefined {
  const [metrics, setMetrics, lastMetrics] = useFrameState<GridMetrics | undefined>(undefined)
  useBrowserLayoutEffect(() => {
    const [container, row] = [scroller.current, probe.current]
    if (container === null || row === null) return
    const update = () => {
      const next = measure(container, row)
      const last = lastMetrics()
      if (next !== undefined && (last === undefined || !same(last, next))) setMetrics(next)
    }
    update()
    return observeSizes([container, row], update)
  }, [scroller, probe, setMetrics, lastMetrics])
  return metrics
}

function measure(container: HTMLElement, row: HTMLElement): GridMetrics | undefined {
  const cell = row.firstElementChild
  if (!(cell instanceof HTMLElement) || row.offsetHeight === 0) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(row)
  // Maximum height: with few rows the container is shorter.
  const limit = Number.parseFloat(getComputedStyle(container).maxHeight) || 0
  const isPaged = isPageScrolled(container)
  const room = isPaged ? pageViewHeight() : Math.max(container.clientHeight, limit)
  return {
    columns: gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length,
    cellWidth: cell.offsetWidth,
    cardHeight: row.offsetHeight,
    rowHeight: row.offsetHeight + (Number.parseFloat(rowGap) || 0),
    // Limited, since a container that does not scroll would render every row.
    isPaged,
    viewHeight: clamp(room, 1, 4 * window.innerHeight),
  }
}

function same(a: GridMetrics, b: GridMetrics): boolean {
  return (
    a.columns === b.columns &&
    a.cellWidth === b.cellWidth &&
    a.rowHeight === b.rowHeight &&
    a.isPaged === b.isPaged &&
    a.viewHeight === b.viewHeight
  )
}

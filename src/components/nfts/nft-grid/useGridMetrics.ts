import type { RefObject } from 'react'
import { clamp } from '../../lists/window/rows.ts'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import { useFrameState } from '../../lists/window/useFrameState.ts'

/** What the stylesheet made of a row, CSS px. */
export interface GridMetrics {
  readonly columns: number
  readonly cellWidth: number
  readonly cardHeight: number
  /** Row with the gap below it. */
  readonly rowHeight: number
  readonly viewHeight: number
}

/**
 * Reads the grid's measures off one hidden row, so that column width, gap and type size are the
 * stylesheet's alone. Rows in view are never measured.
 * @returns undefined before the first measuring and while nothing is laid out.
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
    const observer = new ResizeObserver(update)
    observer.observe(container)
    observer.observe(row)
    return () => observer.disconnect()
  }, [scroller, probe, setMetrics, lastMetrics])
  return metrics
}

function measure(container: HTMLElement, row: HTMLElement): GridMetrics | undefined {
  const cell = row.firstElementChild
  if (!(cell instanceof HTMLElement) || row.offsetHeight === 0) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(row)
  // The tallest it may become: with few rows in it, it is lower than that.
  const limit = Number.parseFloat(getComputedStyle(container).maxHeight) || 0
  return {
    columns: gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length,
    cellWidth: cell.offsetWidth,
    cardHeight: row.offsetHeight,
    rowHeight: row.offsetHeight + (Number.parseFloat(rowGap) || 0),
    // A container that does not scroll would ask for every row there is.
    viewHeight: clamp(Math.max(container.clientHeight, limit), 1, 4 * window.innerHeight),
  }
}

function same(a: GridMetrics, b: GridMetrics): boolean {
  return (
    a.columns === b.columns &&
    a.cellWidth === b.cellWidth &&
    a.rowHeight === b.rowHeight &&
    a.viewHeight === b.viewHeight
  )
}

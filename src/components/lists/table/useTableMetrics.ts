import type { RefObject } from 'react'
import { clamp } from '../window/rowGeometry.ts'
import { useBrowserLayoutEffect } from '../window/useBrowserLayoutEffect.ts'
import { useFrameState } from '../window/useFrameState.ts'

/** Sizes that the style sheet gives a table, in CSS px. */
export interface TableMetrics {
  /** Whether the columns do not fit, so that every cell takes a line of its own. */
  readonly stacked: boolean
  /** Height of a row. */
  readonly rowHeight: number
  /** Height available for rows, without the head. */
  readonly viewHeight: number
}

/** Elements that are measured; visible rows never are. */
export interface TableElements {
  readonly scroller: RefObject<HTMLElement | null>
  readonly table: RefObject<HTMLTableElement | null>
  /** Element as wide as all columns together. */
  readonly ruler: RefObject<HTMLElement | null>
  /** Hidden table of one row. */
  readonly probe: RefObject<HTMLTableElement | null>
}

/**
 * Measures a table on hidden elements, so that the style sheet alone decides column widths and row
 * height.
 * @returns undefined before the first measurement and while nothing is laid out.
 */
export function useTableMetrics(elements: TableElements): TableMetrics | undefined {
  const { scroller, table, ruler, probe } = elements
  const [metrics, setMetrics, lastMetrics] = useFrameState<TableMetrics | undefined>(undefined)
  useBrowserLayoutEffect(() => {
    const watched = [scroller.current, ruler.current, probe.current]
    const update = () => {
      const next = measure({ scroller, table, ruler, probe })
      const last = lastMetrics()
      if (next !== undefined && (last === undefined || !same(last, next))) setMetrics(next)
    }
    update()
    // In the next frame, because an update changes the observed sizes.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    })
    for (const element of watched) if (element !== null) observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [scroller, table, ruler, probe, setMetrics, lastMetrics])
  return metrics
}

function measure({ scroller, table, ruler, probe }: TableElements): TableMetrics | undefined {
  const [container, row] = [scroller.current, probe.current?.tBodies[0]?.rows[0]]
  if (container === null || row === undefined || row.offsetHeight === 0) return undefined
  const head = table.current?.tHead ?? null
  const stacked = (ruler.current?.offsetWidth ?? 0) > container.clientWidth
  // The maximum height, because a container with few rows is lower than that.
  const limit = Number.parseFloat(getComputedStyle(container).maxHeight) || 0
  const room = Math.max(container.clientHeight, limit)
  return {
    stacked,
    rowHeight: row.offsetHeight,
    // Limited, because a container that does not scroll is as high as all of its rows.
    viewHeight: clamp(room - (stacked ? 0 : (head?.offsetHeight ?? 0)), 1, 4 * window.innerHeight),
  }
}

function same(a: TableMetrics, b: TableMetrics): boolean {
  return (
    a.stacked === b.stacked && a.rowHeight === b.rowHeight && a.viewHeight === b.viewHeight
  )
}

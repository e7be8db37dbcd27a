import type { RefObject } from 'react'
import { clamp } from '../window/rowGeometry.ts'
import { useBrowserLayoutEffect } from '../window/useBrowserLayoutEffect.ts'
import { useFrameState } from '../window/useFrameState.ts'

/** What the stylesheet made of a table, CSS px. */
export interface TableMetrics {
  /** The columns do not fit: every cell is a line of its own. */
  readonly stacked: boolean
  readonly rowHeight: number
  /** Room for rows, the head left out. */
  readonly viewHeight: number
}

/** The elements that are measured; rows in view never are. */
export interface TableElements {
  readonly scroller: RefObject<HTMLElement | null>
  readonly table: RefObject<HTMLTableElement | null>
  /** As wide as all columns together. */
  readonly ruler: RefObject<HTMLElement | null>
  /** A table of one row. */
  readonly probe: RefObject<HTMLTableElement | null>
}

/**
 * Reads a table's measures off hidden elements, so that column widths and row height are the
 * stylesheet's alone.
 * @returns undefined before the first measuring and while nothing is laid out.
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
    // In the next frame: an update changes the sizes that are being told of.
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
  // The tallest it may become: with few rows in it, it is lower than that.
  const limit = Number.parseFloat(getComputedStyle(container).maxHeight) || 0
  const room = Math.max(container.clientHeight, limit)
  return {
    stacked,
    rowHeight: row.offsetHeight,
    // A container that does not scroll would ask for every row there is.
    viewHeight: clamp(room - (stacked ? 0 : (head?.offsetHeight ?? 0)), 1, 4 * window.innerHeight),
  }
}

function same(a: TableMetrics, b: TableMetrics): boolean {
  return (
    a.stacked === b.stacked && a.rowHeight === b.rowHeight && a.viewHeight === b.viewHeight
  )
}

import type { RefObject } from 'react'
import { clamp } from '../../../parts/window/rowGeometry.ts'
import { isPageScrolled, pageViewHeight } from '../../../parts/window/pageScroll.ts'
import { observeSizes, useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'
import { useFrameState } from '../../../parts/window/useFrameState.ts'

/** Sizes that the style sheet gives a table, in CSS px. */
export interface TableMetrics {
  /** Whether too few columns fit, so that the cells of a row are stacked. */
  readonly stacked: boolean
  /** Ids of the columns to hide so that the others fit. */
  readonly hidden: readonly string[]
  /** Width of all columns. */
  readonly width: number
  /** Height of a row. */
  readonly rowHeight: number
  /** Whether the page scrolls the rows, and not a box of their own. */
  readonly isPaged: boolean
  /** Height available for rows, without the head. */
  readonly viewHeight: number
}

/** Elements that are measured; visible rows never are. */
export interface TableElements {
  readonly scroller: RefObject<HTMLElement | null>
  readonly table: RefObject<HTMLTableElement | null>
  /** Element with a child as wide as each column. */
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
    const update = () => {
      const next = measure({ scroller, table, ruler, probe })
      const last = lastMetrics()
      if (next !== undefined && (last === undefined || !same(last, next))) setMetrics(next)
    }
    update()
    return observeSizes([scroller.current, ruler.current, probe.current], update)
  }, [scroller, table, ruler, probe, setMetrics, lastMetrics])
  return metrics
}

function measure({ scroller, table, ruler, probe }: TableElements): TableMetrics | undefined {
  const [container, row] = [scroller.current, probe.current?.tBodies[0]?.rows[0]]
  if (container === null || row === undefined || row.offsetHeight === 0) return undefined
  const head = table.current?.tHead ?? null
  const fit = fitColumns(ruler.current, container.clientWidth)
  // The maximum height, because a container with few rows is lower than that.
  const limit = Number.parseFloat(getComputedStyle(container).maxHeight) || 0
  const isPaged = isPageScrolled(container)
  const room = isPaged ? pageViewHeight() : Math.max(container.clientHeight, limit)
  return {
    ...fit,
    rowHeight: row.offsetHeight,
    isPaged,
    // Limited, because a container that does not scroll is as high as all of its rows.
    viewHeight: clamp(room - (fit.stacked ? 0 : (head?.offsetHeight ?? 0)), 1, 4 * window.innerHeight),
  }
}

/** Hides columns in their order until the others fit; if the rest does not fit either, rows are stacked. */
function fitColumns(ruler: HTMLElement | null, room: number): Pick<TableMetrics, 'stacked' | 'hidden' | 'width'> {
  const columns = Array.from(ruler?.children ?? []) as HTMLElement[]
  const width = columns.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
  const hideable = columns
    .filter(({ dataset }) => dataset['hide'] !== undefined)
    .sort((a, b) => Number(a.dataset['hide']) - Number(b.dataset['hide']))
  const hidden: string[] = []
  let left = width
  for (const { offsetWidth, dataset } of hideable) {
    if (left <= room) break
    left -= offsetWidth
    hidden.push(dataset['column'] ?? '')
  }
  return left <= room ? { stacked: false, hidden, width } : { stacked: true, hidden: [], width }
}

function same(a: TableMetrics, b: TableMetrics): boolean {
  return (
    a.stacked === b.stacked &&
    a.isPaged === b.isPaged &&
    a.width === b.width &&
    a.rowHeight === b.rowHeight &&
    a.viewHeight === b.viewHeight &&
    a.hidden.join(' ') === b.hidden.join(' ')
  )
}

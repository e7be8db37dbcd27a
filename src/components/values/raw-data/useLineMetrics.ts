import type { RefObject } from 'react'
import { observeSizes, useBrowserLayoutEffect } from '../../parts/window/observeSizes.ts'
import { useFrameState } from '../../parts/window/useFrameState.ts'

/** Sizes that the style sheet gives a list of lines, in CSS px. */
export interface LineMetrics {
  readonly rowHeight: number
  readonly viewHeight: number
}

/**
 * Measures the line height of a list of equal lines on one hidden line.
 * @param present False while the elements are not in the page. @default true
 * @returns undefined before the first measurement and while nothing is laid out.
 */
export function useLineMetrics(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  present = true,
): LineMetrics | undefined {
  const [metrics, setMetrics, lastMetrics] = useFrameState<LineMetrics | undefined>(undefined)
  useBrowserLayoutEffect(() => {
    const [container, line] = [scroller.current, probe.current]
    if (!present || container === null || line === null) return
    const update = () => {
      const rowHeight = line.offsetHeight
      if (rowHeight === 0) return
      // The maximum height, because a container with few lines is lower than that.
      const limit = Number.parseFloat(getComputedStyle(container).maxHeight) || container.clientHeight
      const viewHeight = Math.min(Math.max(limit, 1), 4 * window.innerHeight)
      const last = lastMetrics()
      if (last?.rowHeight !== rowHeight || last.viewHeight !== viewHeight) setMetrics({ rowHeight, viewHeight })
    }
    update()
    return observeSizes([container, line], update)
  }, [scroller, probe, present, setMetrics, lastMetrics])
  return metrics
}

import type { RefObject } from 'react'
import { observeSizes, useBrowserLayoutEffect } from '../../parts/window/observeSizes.ts'
import { isPageScrolled, pageViewHeight } from '../../parts/window/pageScroll.ts'
import { useFrameState } from '../../parts/window/useFrameState.ts'

/** Sizes that the style sheet gives a list of lines, in CSS px. */
export interface LineMetrics {
  /** Whether the page scrolls the lines, and not a box of their own. */
  readonly isPaged: boolean
  readonly rowHeight: number
  readonly viewHeight: number
}

/**
 * Measures the line height of a list of equal lines on one hidden line.
 * @param present False while the elements are not in the page. @default true
 * @param mayBePaged Whether the page may scroll the lines. @default false
 * @returns undefined before the first measurement and while nothing is laid out.
 */
export function useLineMetrics(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  present = true,
  mayBePaged = false,
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
      const isPaged = mayBePaged && isPageScrolled(container)
      const viewHeight = Math.min(Math.max(isPaged ? pageViewHeight() : limit, 1), 4 * window.innerHeight)
      const last = lastMetrics()
      if (last?.rowHeight !== rowHeight || last.viewHeight !== viewHeight || last.isPaged !== isPaged)
        setMetrics({ rowHeight, viewHeight, isPaged })
    }
    update()
    return observeSizes([container, line], update)
  }, [scroller, probe, present, mayBePaged, setMetrics, lastMetrics])
  return metrics
}

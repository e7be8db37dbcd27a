import type { RefObject } from 'react'
import { observeSizes, useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'
import { useFrameState } from '../../../parts/window/useFrameState.ts'

/**
 * Tells whether the contents of a box overflow it vertically.
 * @param content Must change when the contents do, because only the size of the box is observed.
 */
export function useOverflow(box: RefObject<HTMLElement | null>, content: string): boolean {
  const [overflows, setOverflows, last] = useFrameState(false)
  useBrowserLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const update = () => {
      const next = element.scrollHeight > element.clientHeight
      if (next !== last()) setOverflows(next)
    }
    // The first call of the observer measures: reading the sizes here would lay the page out twice.
    return observeSizes([element], update)
  }, [box, content, setOverflows, last])
  return overflows
}

import type { RefObject } from 'react'
import { useBrowserLayoutEffect } from '../window/useBrowserLayoutEffect.ts'
import { useFrameState } from '../window/useFrameState.ts'

/**
 * Tells whether there is more in a box than fits, whatever gave the box its height.
 * @param content Changes when what is in it does: only the box itself is watched.
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
    update()
    // In the next frame: an update may change the size that is being told of.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [box, content, setOverflows, last])
  return overflows
}

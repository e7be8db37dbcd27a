import { useEffect, useLayoutEffect } from 'react'

/**
 * Calls `update` in the frame after elements change their size: an update within the observer's own turn may change
 * them again, which browsers report as an error of the page.
 * @returns Stops it.
 */
export function observeSizes(elements: readonly (Element | null)[], update: () => void): () => void {
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  })
  for (const element of elements) if (element !== null) observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** `useLayoutEffect` in browsers and `useEffect` on servers, where React 18 warns of the former. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

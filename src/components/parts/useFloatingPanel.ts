import type { RefObject } from 'react'
import { useBrowserLayoutEffect } from './window/observeSizes.ts'

/** Distance from the edges of the page and from the summary, CSS pixels. */
const gap = 4

/**
 * Lets the panel of a `<details>` float over the page, below its summary or above it where there is no room: in the top
 * layer if the browser has one, so that no frame clips it. A press outside, Escape, and a focus that leaves close it.
 */
export function useFloatingPanel(
  root: RefObject<HTMLDetailsElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useBrowserLayoutEffect(() => {
    const details = root.current
    const floating = panel.current
    if (details === null || floating === null) return
    const hasTopLayer = typeof floating.showPopover === 'function'
    if (hasTopLayer) floating.setAttribute('popover', 'manual')
    const place = (): void => {
      const { left, right, top, bottom } = details.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = floating
      const { clientWidth, clientHeight } = document.documentElement
      const start = getComputedStyle(details).direction === 'rtl' ? right - width : left
      const isBelow = bottom + gap + height <= clientHeight || top < gap + height
      floating.style.setProperty('left', `${Math.max(gap, Math.min(start, clientWidth - width - gap))}px`)
      floating.style.setProperty('top', `${isBelow ? bottom + gap : top - gap - height}px`)
    }
    const close = (): void => details.removeAttribute('open')
    const onPress = (event: Event): void => {
      if (!event.composedPath().includes(details)) close()
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return
      event.preventDefault()
      close()
      details.querySelector('summary')?.focus()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close()
    }
    let stop: AbortController | undefined
    const show = (): void => {
      if (!details.open) {
        stop?.abort()
        stop = undefined
        if (hasTopLayer && floating.matches(':popover-open')) floating.hidePopover()
        return
      }
      if (stop !== undefined) return
      stop = new AbortController()
      if (hasTopLayer) floating.showPopover()
      place()
      const { signal } = stop
      document.addEventListener('pointerdown', onPress, { signal, capture: true })
      // Scrolling of any element around it moves the summary.
      document.addEventListener('scroll', place, { signal, capture: true, passive: true })
      window.addEventListener('resize', place, { signal })
    }
    show()
    details.addEventListener('toggle', show)
    details.addEventListener('keydown', onKeyDown)
    details.addEventListener('focusout', onFocusOut)
    return () => {
      stop?.abort()
      details.removeEventListener('toggle', show)
      details.removeEventListener('keydown', onKeyDown)
      details.removeEventListener('focusout', onFocusOut)
    }
  }, [root, panel])
}

import { type RefObject, useEffect, useRef } from 'react'
import type { Route } from './routes.ts'

/**
 * Does what a browser does on navigation: sets the title, moves the focus, and restores the scroll
 * position on Back.
 * @param title Name of the page.
 * @param name Name of the network as readers see it, for the title.
 * @param slot Zero-based number of the explorer on this page.
 */
export function useArrival(
  content: RefObject<HTMLElement | null>,
  title: string,
  { page, id, tab }: Route,
  name: string,
  slot: number,
): void {
  const short = id.length > 24 ? `${id.slice(0, 8)}…` : id
  useTitle(slot === 0 ? [title, short, name].filter((part) => part !== '').join(' · ') : undefined)
  useFocusOnChange(content, `${page}/${id}`)
  useScrollMemory(content, `${page}/${id}/${tab}`, `scroll${slot}`)
}

/** Sets the title of the page; the first of several explorers does. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

/** Moves focus and scroll position to the start of a new page. */
function useFocusOnChange(content: RefObject<HTMLElement | null>, place: string): void {
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    content.current?.focus({ preventScroll: true })
    const top = content.current?.parentElement
    if (history.state === null && top && top.getBoundingClientRect().top < 0) top.scrollIntoView()
  }, [content, place])
}

/** Time, in milliseconds, in which the scroll position is restored while the page grows. */
const restoreTime = 1500
const moves = ['wheel', 'pointerdown', 'keydown']

/**
 * Keeps the scroll positions of the window and of all lists in the browser's history entry, and restores
 * them on Back. A new entry starts at the top.
 * @param key Key in the history state, different for each explorer on the page.
 */
function useScrollMemory(content: RefObject<HTMLElement | null>, place: string, key: string): void {
  useEffect(() => {
    const root = content.current
    if (root === null) return
    const scrollers = () => [document.documentElement, ...root.querySelectorAll('[part~="table"]')]
    const before: unknown = history.state?.[key]
    const restoring = new AbortController()
    const until = performance.now() + restoreTime
    const restore = () => {
      if (restoring.signal.aborted || !Array.isArray(before)) return
      scrollers().forEach((scroller, at) => (scroller.scrollTop = Number(before[at] ?? 0)))
      if (performance.now() < until) requestAnimationFrame(restore)
    }
    restore()
    const moved = () => restoring.abort()
    for (const type of moves) window.addEventListener(type, moved, { passive: true, signal: restoring.signal })
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        history.replaceState({ ...history.state, [key]: scrollers().map(({ scrollTop }) => scrollTop) }, '')
      }, 150)
    }
    // Scroll events do not bubble, so listen in the capture phase.
    document.addEventListener('scroll', keep, { capture: true, passive: true })
    return () => {
      restoring.abort()
      clearTimeout(timer)
      document.removeEventListener('scroll', keep, { capture: true })
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has its own history entry
  }, [content, place, key])
}

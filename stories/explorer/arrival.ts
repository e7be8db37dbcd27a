import { type RefObject, useEffect, useRef } from 'react'
import type { Route } from './router.ts'

/**
 * What a browser does for a page of its own: a title, a beginning, and a way back to where one was.
 * @param name Of the network, for the title.
 * @param slot Which of the explorers on this page.
 */
export function useArrival(content: RefObject<HTMLElement | null>, { page, id, tab }: Route, name: string, slot: number): void {
  const short = id.length > 24 ? `${id.slice(0, 8)}…` : id
  useTitle([page, short, name].filter((part) => part !== '').join(' · '))
  useFocusOnChange(content, `${page}/${id}`)
  useScrollMemory(content, `${page}/${id}/${tab}`, `scroll${slot}`)
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Readers go on where a new page begins: those of the screen, those of the keyboard, and all others. */
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

/** Milliseconds in which a page may grow to where the reader was, unless they move on themselves. */
const patience = 1500
const moves = ['wheel', 'pointerdown', 'keydown']

/**
 * The back button leads to where the reader was: the window's place and that of every list stand in
 * the entry of the browser's history. An entry that is new has none, and begins at its top.
 * @param key Tells the explorer from others on the page.
 */
function useScrollMemory(content: RefObject<HTMLElement | null>, place: string, key: string): void {
  useEffect(() => {
    const root = content.current
    if (root === null) return
    const scrollers = () => [document.documentElement, ...root.querySelectorAll('[part~="table"]')]
    const before: unknown = history.state?.[key]
    const restoring = new AbortController()
    const until = performance.now() + patience
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
    // Scrolling does not bubble: it is caught on the way down.
    document.addEventListener('scroll', keep, { capture: true, passive: true })
    return () => {
      restoring.abort()
      clearTimeout(timer)
      document.removeEventListener('scroll', keep, { capture: true })
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each place has an entry of its own
  }, [content, place, key])
}

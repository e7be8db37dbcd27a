import { clamp, contentHeight, type RowSpace } from './rowGeometry.ts'

/**
 * Tells whether the page scrolls a list instead of a box of its own: the style sheet sets `--tonlens-scroll: page`.
 * @param box Element that contains the rows.
 */
export function isPageScrolled(box: Element): boolean {
  return getComputedStyle(box).getPropertyValue('--tonlens-scroll').trim() === 'page'
}

/**
 * Height in which the rows of a list that the page scrolls can be seen, px; the window may become as high as the
 * screen.
 */
export function pageViewHeight(): number {
  return Math.max(window.innerHeight, window.screen.height)
}

/** Returns how far a list is scrolled, px: the distance of its first row above the top of its box or of the window. */
export function readScroll(box: Element, isPaged: boolean, space: RowSpace): number {
  if (!isPaged) return box.scrollTop
  return clamp(-box.getBoundingClientRect().top, 0, Math.max(0, contentHeight(space) - space.viewHeight))
}

/** Scrolls a list to a position that {@link readScroll} returns. */
export function writeScroll(box: Element, isPaged: boolean, top: number): void {
  if (isPaged) window.scrollBy({ top: top + box.getBoundingClientRect().top, behavior: 'instant' })
  else box.scrollTo({ top, behavior: 'instant' })
}

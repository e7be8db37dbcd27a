/**
 * Returns how soon a reader sees an element, in CSS px: less is sooner. What is in the viewport comes first, from the
 * top down, then what is below it, and what was scrolled past by its distance.
 */
export function placeOnScreen(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 ? window.innerHeight - bottom : Math.max(top, 0)
}

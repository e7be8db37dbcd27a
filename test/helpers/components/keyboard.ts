import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

const stops = 'a[href], button, input, select, textarea, summary, [tabindex], [controls]'

/** The elements that Tab reaches, in document order. */
function stopsIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Styles that may show the focus: those of the element, its ancestors and its descendants. */
function readLook(element: HTMLElement, container: HTMLElement): string {
  const around = [element, ...element.querySelectorAll('*')]
  for (let above = element.parentElement; above !== null && above !== container; above = above.parentElement)
    around.push(above)
  return around
    .map((each) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each)
      return outlineStyle === 'none' ? boxShadow : `${outlineWidth} ${outlineColor} ${boxShadow}`
    })
    .join('|')
}

/** How much of an element is left of it where its surroundings cut it off; the shorter side, px. */
function readLeft(element: HTMLElement): number {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (getComputedStyle(above).overflow === 'visible') continue
    const clip = above.getBoundingClientRect()
    left = Math.max(left, clip.left)
    top = Math.max(top, clip.top)
    right = Math.min(right, clip.right)
    bottom = Math.min(bottom, clip.bottom)
  }
  return Math.min(right - left, bottom - top)
}

const describeElement = (element: Element | undefined): string => element?.outerHTML.slice(0, 120) ?? 'what follows'

/**
 * Presses Tab from before a component until it is left: what is wrong with what is reached, in
 * words. Real keys, since only they make the browser show the focus.
 */
export async function walkByTab(container: HTMLElement): Promise<string[]> {
  const expected = stopsIn(container)
  const problems = await walkThrough(container, expected)
  const now = stopsIn(container)
  const isSame = now.length === expected.length && now.every((element, at) => element === expected[at])
  // Tools that are loaded on first use may have come meanwhile.
  return problems.length === 0 || isSame ? problems : walkThrough(container, now)
}

async function walkThrough(container: HTMLElement, expected: readonly HTMLElement[]): Promise<string[]> {
  if (expected.length === 0) return []
  const [before, after] = [document.createElement('button'), document.createElement('button')]
  container.before(before)
  container.after(after)
  before.focus()
  const calm = new Map(expected.map((element) => [element, readLook(element, container)]))
  const reached: Element[] = []
  const problems: string[] = []
  let moves = 0
  const look = ({ target }: FocusEvent): void => {
    const element = target as HTMLElement
    moves += 1
    // A browser stops at what can only be scrolled, too.
    if (!calm.has(element) && isScroller(element)) return
    reached.push(element)
    if (element === after) return
    if (readLook(element, container) === calm.get(element))
      problems.push(`the focus is not seen on ${describeElement(element)}`)
    if (readLeft(element) < 2) problems.push(`nothing is seen of ${describeElement(element)}`)
  }
  document.addEventListener('focusin', look)
  try {
    await userEvent.keyboard('{Tab}'.repeat(expected.length + 1))
    await waitUntil(() => moves > expected.length)
    for (let scrollers = 1; scrollers <= 5 && document.activeElement !== after; scrollers += 1) {
      await userEvent.keyboard('{Tab}')
      await waitUntil(() => moves > expected.length + scrollers)
    }
  } finally {
    document.removeEventListener('focusin', look)
    before.remove()
    after.remove()
  }
  const wrong = [...expected, after].findIndex((element, place) => reached[place] !== element)
  if (wrong >= 0)
    problems.push(`Tab leads to ${describeElement(reached[wrong])} in place of ${describeElement(expected[wrong])}`)
  return [
    ...problems,
    ...expected.flatMap((element) => (hasName(element) ? [] : [`no name: ${describeElement(element)}`])),
  ]
}

/** Waits for what a key does, at most a second: the driver of WebKit may answer before the page has handled the key. */
async function waitUntil(isDone: () => boolean): Promise<void> {
  for (let left = 50; left > 0 && !isDone(); left -= 1) await new Promise((resolve) => setTimeout(resolve, 20))
}

function hasName(element: HTMLElement): boolean {
  try {
    expect(element).toHaveAccessibleName()
    return true
  } catch {
    return false
  }
}

function isScroller(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    element !== document.body &&
    element.tabIndex < 0 &&
    (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
  )
}

/** Presses Enter and Space on what opens and closes; words for what does not answer. */
export async function pressToggles(container: HTMLElement): Promise<string[]> {
  const problems: string[] = []
  for (const element of stopsIn(container).filter((each) =>
    each.matches('summary, button[aria-expanded], [aria-pressed]'),
  )) {
    for (const key of ['{Enter}', ' ']) {
      const onClick = vi.fn()
      element.addEventListener('click', onClick)
      element.focus()
      await userEvent.keyboard(key)
      await waitUntil(() => onClick.mock.calls.length > 0)
      element.removeEventListener('click', onClick)
      if (onClick.mock.calls.length !== 1)
        problems.push(`${key === ' ' ? 'Space' : key} does nothing on ${describeElement(element)}`)
    }
  }
  return problems
}

// Elements stand on pages of any color. Without a theme of its own, an element takes the one that fits
// the text around it: a page whose text is light is dark, whatever the system prefers.

/** Color theme. */
export type Theme = 'light' | 'dark'

/** Creates the invisible element that inherits the page's text color and color scheme; `widget.css` shows how. */
export function createProbe(): HTMLElement {
  const probe = document.createElement('span')
  probe.setAttribute('part', 'page-probe')
  probe.setAttribute('aria-hidden', 'true')
  return probe
}

/** Returns the theme that fits the page around a probe. */
export function readPageTheme(probe: HTMLElement): Theme {
  const { outlineColor, backgroundColor } = getComputedStyle(probe)
  const text = luminance(outlineColor)
  if (text < 0.12) return 'light'
  if (text > 0.3) return 'dark'
  // Text of a medium color is readable on both: the color scheme decides. Its text is the background here.
  return luminance(backgroundColor) > 0.5 ? 'dark' : 'light'
}

/**
 * Calls `listener` when the page's colors change, and when the probe is first shown. Colors of the probe
 * have transitions and it has an animation, whose events tell of changes from any cause.
 * @returns Removes the listeners.
 */
export function observePageTheme(probe: HTMLElement, listener: () => void): () => void {
  const events = ['transitionend', 'animationstart'] as const
  for (const name of events) probe.addEventListener(name, listener)
  return () => {
    for (const name of events) probe.removeEventListener(name, listener)
  }
}

/** Relative luminance of a computed color, 0 to 1, as WCAG defines it. */
function luminance(color: string): number {
  // `color-mix` in `widget.css` makes `color(srgb …)` of any color; engines may shorten that to `rgb(…)`.
  const scale = color.startsWith('rgb') ? 255 : 1
  const [red = 0, green = 0, blue = 0] = (color.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map((part) =>
    linear(Number(part) / scale),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Text colors, each of which can be used on any of {@link surfaces}. */
export const words = ['text', 'muted', 'accent', 'success', 'failure', 'pending', 'skipped', 'in', 'out'] as const

/** Background colors. */
export const surfaces = ['page-bg', 'card-bg', 'inset-bg', 'hover-bg'] as const

/** A text color and its background, by short token names. */
export type Pair = readonly [text: string, ground: string]

/** All pairs that components use. */
export const pairs: readonly Pair[] = [
  ...words.flatMap((word) => surfaces.map((surface) => [word, surface] as const)),
  ...(['accent', 'success', 'failure', 'pending', 'skipped'] as const).map((word) => [word, `${word}-bg`] as const),
  ['accent-text', 'accent'],
]

/** Minimum contrast of text by WCAG AA. */
export const least = 4.5

/**
 * Computes the WCAG contrast ratio of two colors, 1 to 21.
 * @returns `undefined` for anything but `#rrggbb`.
 */
export function contrast(one: string, other: string): number | undefined {
  const all = [luminance(one), luminance(other)]
  const [low, high] = all.toSorted((a = 0, b = 0) => a - b)
  return low === undefined || high === undefined ? undefined : (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number | undefined {
  if (!/^#[\da-f]{6}$/i.test(color)) return undefined
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

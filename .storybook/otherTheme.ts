import { expect } from 'storybook/test'
import { contrast, least } from '../stories/guides/theming/contrast.ts'

const themes = { light: 'dark', dark: 'light' } as const

/** Red, green, blue and opacity, 0 to 255. */
type Color = readonly [red: number, green: number, blue: number, alpha: number]

/**
 * Colours are all that differs between the themes, so the theme that was not shown is asked for them alone: which text
 * is fainter there than the rules allow, although it is not in the theme that was shown, where axe looks.
 */
export async function checkOtherTheme(root: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const shown = dataset['theme'] === 'dark' ? 'dark' : 'light'
  finishTransitions()
  const before = findFaint(root)
  dataset['theme'] = themes[shown]
  try {
    finishTransitions()
    const faults = [...findFaint(root)].flatMap(([element, words]) => (before.has(element) ? [] : [words]))
    await expect(faults, `colours in the ${themes[shown]} theme`).toEqual([])
  } finally {
    dataset['theme'] = shown
    finishTransitions()
  }
}

/** Elements whose own text has too little contrast, with words for it. */
function findFaint(root: Element): ReadonlyMap<Element, string> {
  const faint = new Map<Element, string>()
  for (const element of elementsBelow(root)) {
    if (!hasText(element) || element.closest(':disabled, [aria-disabled="true"]') !== null) continue
    const { color, fill } = getComputedStyle(element)
    const ground = groundOf(element)
    const [red, green, blue, alpha] = readColor(element instanceof SVGElement ? fill : color)
    const text = over([red, green, blue, alpha * opacityOf(element)], ground)
    const ratio = contrast(toHex(text), toHex(ground)) ?? Infinity
    if (ratio < least)
      faint.set(element, `${ratio.toFixed(2)}: ${toHex(text)} on ${toHex(ground)}: ${element.outerHTML.slice(0, 200)}`)
  }
  return faint
}

function* elementsBelow(root: Element | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot !== null) yield* elementsBelow(element.shadowRoot)
  }
}

function hasText(element: Element): boolean {
  return (
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') && element.checkVisibility()
  )
}

/** What is seen behind the text of an element: its own background or those around it. */
function groundOf(element: Element): Color {
  const layers: Color[] = []
  for (let each: Element | null = element; each !== null; each = outside(each)) {
    const layer = readColor(getComputedStyle(each).backgroundColor)
    layers.push(layer)
    if (layer[3] === 255) break
  }
  return layers.reduceRight(
    (ground, layer) => over(layer, ground),
    readColor(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#000000' : '#ffffff'),
  )
}

/** Opacity of an element with those around it, 0 to 1. */
function opacityOf(element: Element): number {
  const own = Number(getComputedStyle(element).opacity)
  const parent = outside(element)
  return parent === null ? own : own * opacityOf(parent)
}

function outside(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null
}

function over([red, green, blue, alpha]: Color, ground: Color): Color {
  const mix = (top: number, below: number) => Math.round((top * alpha + below * (255 - alpha)) / 255)
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 255]
}

function toHex([red, green, blue]: Color): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const known = new Map<string, Color>()
const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Any notation of a colour that computed styles have. */
function readColor(text: string): Color {
  const found = known.get(text)
  if (found !== undefined) return found
  if (canvas === null) throw new Error('There is no canvas to read colours with.')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = text
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const color: Color = [red, green, blue, alpha]
  known.set(text, color)
  return color
}

function finishTransitions(): void {
  const shadows = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot).filter(
    (shadow) => shadow !== null,
  )
  for (const animation of [document, ...shadows].flatMap((tree) => tree.getAnimations())) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}

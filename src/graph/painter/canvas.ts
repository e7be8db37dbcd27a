import type { ViewportSize } from '../camera/camera.ts'
import type { ColorToken } from '../items/colors.ts'

const tokens = [
  'card-bg',
  'line-color',
  'control-line',
  'success',
  'failure',
  'pending',
  'skipped',
  'accent',
] as const satisfies readonly ColorToken[]

/** Values of the tokens that painters use. */
export type PaintColors = Readonly<Record<(typeof tokens)[number], string>>

/**
 * Resizes a canvas to the viewport and clears it.
 * @param mirrored Writing goes from right to left: x grows to the left.
 * @returns A context in CSS pixels; null where the browser gives none.
 */
export function clearCanvas(
  canvas: HTMLCanvasElement,
  viewport: ViewportSize,
  mirrored: boolean,
): CanvasRenderingContext2D | null {
  const ratio = Math.min(3, canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1)
  const width = Math.max(1, Math.round(viewport.width * ratio))
  const height = Math.max(1, Math.round(viewport.height * ratio))
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  context?.setTransform(1, 0, 0, 1, 0, 0)
  context?.clearRect(0, 0, width, height)
  context?.setTransform(mirrored ? -ratio : ratio, 0, 0, ratio, mirrored ? width : 0, 0)
  return context
}

/** Reads the tokens that an element inherits; system colors where the reader's are forced. */
export function readColors(element: Element): PaintColors {
  const forced = matchMedia('(forced-colors: active)').matches
  const style = getComputedStyle(element)
  const colors = tokens.map((token) => {
    if (!forced) return [token, style.getPropertyValue(`--tonlens-${token}`).trim() || 'gray']
    return [
      token,
      token === 'card-bg' ? 'Canvas' : token === 'failure' || token === 'accent' ? 'Highlight' : 'CanvasText',
    ]
  })
  return Object.fromEntries(colors) as PaintColors
}

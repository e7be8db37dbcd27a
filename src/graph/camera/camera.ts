import { sizes } from '../layouts/sizes.ts'
import { fittedScale, readableScale } from './detail.ts'
import type { GraphPlane } from './plane.ts'

/** A rectangle of the graph, in its pixels; x grows away from the root, also in right-to-left writing. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Position of the camera: a point of the graph appears at `scale * point + offset`. */
export interface Camera {
  readonly x: number
  readonly y: number
  /** Zoom level. */
  readonly scale: number
}

/** Size of the viewport, CSS pixels. */
export interface ViewportSize {
  readonly width: number
  readonly height: number
}

/** Distance that `keepInReach`, `fit` and `reveal` leave to the edges of the viewport, CSS pixels. */
const padding = 24
/** Room for the toolbar below the cards, CSS pixels. */
const toolbarRoom = 40
const maxScale = 2

/** Smallest and largest zoom level; the smallest shows the whole graph. */
export function scaleRange(plane: GraphPlane, viewport: ViewportSize): [number, number] {
  return [Math.min(0.5, fit(plane, viewport, 0).scale), maxScale]
}

/** Returns the camera at another zoom level, with the same point of the graph at (`x`, `y`) of the viewport. */
export function zoomAt(camera: Camera, scale: number, x: number, y: number): Camera {
  const factor = scale / camera.scale
  return { x: x - (x - camera.x) * factor, y: y - (y - camera.y) * factor, scale }
}

/** Shows the whole graph; its start where the whole graph needs a smaller zoom level than `minimumScale`. */
export function fit(plane: GraphPlane, viewport: ViewportSize, minimumScale: number): Camera {
  const { width, height } = plane.layout
  return fitBox({ left: 0, top: 0, right: width, bottom: height }, viewport, minimumScale)
}

/** First view of a graph: the whole of it if that is readable or else its start, always the whole, or the start. */
export type InitialFit = 'auto' | 'whole' | 'start'

/**
 * Camera of the first view. A small graph is shown whole, even if it then stands a little smaller than a start would.
 */
export function firstCamera(plane: GraphPlane, viewport: ViewportSize, initialFit: InitialFit): Camera {
  return fit(plane, viewport, leastScale(initialFit, fit(plane, viewport, 0).scale))
}

/**
 * Smallest zoom level of the first view.
 * @param whole The zoom level that shows the whole graph.
 */
function leastScale(initialFit: InitialFit, whole: number): number {
  return initialFit === 'whole' || (initialFit === 'auto' && whole >= fittedScale) ? 0 : readableScale
}

/** Least and greatest height of a viewport that is as high as its graph, CSS pixels. */
const minHeight = 160
const maxHeight = 560
/** Height of a viewport in which the first view of a graph has no empty space above and below, CSS pixels. */
export function fittedHeight(plane: GraphPlane, width: number, initialFit: InitialFit): number {
  const whole = Math.min(1, (width - 2 * padding) / Math.max(1, plane.layout.width))
  const scale = Math.max(leastScale(initialFit, whole), whole)
  const height = plane.layout.height * scale + 2 * padding + toolbarRoom
  return Math.ceil(Math.min(maxHeight, Math.max(minHeight, height)))
}

/**
 * Shows a whole box, centered above the toolbar; its start where that needs a smaller zoom level than `minimumScale`.
 */
export function fitBox(box: Box, viewport: ViewportSize, minimumScale: number): Camera {
  const width = Math.max(1, box.right - box.left)
  const height = Math.max(1, box.bottom - box.top)
  const right = viewport.width
  const bottom = viewport.height - toolbarRoom
  const scale = Math.max(minimumScale, Math.min((right - 2 * padding) / width, (bottom - 2 * padding) / height, 1))
  const center = (start: number, size: number, room: number): number =>
    Math.max(padding, (room - size * scale) / 2) - start * scale
  return { x: center(box.left, width, right), y: center(box.top, height, bottom), scale }
}

/** Moves the camera as little as necessary to keep some of the graph in the viewport. */
export function keepInReach(camera: Camera, plane: GraphPlane, viewport: ViewportSize): Camera {
  const { width, height } = plane.layout
  const hold = (offset: number, size: number, room: number): number => {
    const edge = Math.min(96, room / 2)
    return Math.min(room - edge, Math.max(edge - size * camera.scale, offset))
  }
  return { ...camera, x: hold(camera.x, width, viewport.width), y: hold(camera.y, height, viewport.height) }
}

/** Moves the camera as little as necessary to show a whole item. */
export function reveal(camera: Camera, plane: GraphPlane, place: number, viewport: ViewportSize): Camera {
  const { x, y } = plane.layout
  const move = (offset: number, start: number, size: number, room: number): number => {
    const from = start * camera.scale + offset
    const spare = room - padding - from - size * camera.scale
    // The start of an item that does not fit matters more than its end.
    return offset + Math.max(padding - from, Math.min(0, spare))
  }
  return {
    ...camera,
    x: move(camera.x, x[place] ?? 0, sizes.nodeWidth, viewport.width),
    y: move(camera.y, y[place] ?? 0, plane.height[place] ?? 0, viewport.height),
  }
}

/** The part of the graph in the viewport, with `margin` screen pixels around it. */
export function boxInView({ x, y, scale }: Camera, { width, height }: ViewportSize, margin: number): Box {
  return {
    left: (-margin - x) / scale,
    right: (width + margin - x) / scale,
    top: (-margin - y) / scale,
    bottom: (height + margin - y) / scale,
  }
}

/** Tells whether `outer` covers `inner`. */
export function covers(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom
  )
}

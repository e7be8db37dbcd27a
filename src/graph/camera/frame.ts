import { boxInView, covers, type Box, type Camera, type ViewportSize } from './camera.ts'
import { chooseDetail, readableDetail, type Detail } from './detail.ts'
import type { GraphPlane } from './plane.ts'

/** The part of a graph that is rendered; it stays until the viewport leaves it. */
export interface Frame {
  readonly box: Box
  /** Point of the graph from which elements are positioned, so that their coordinates stay small. */
  readonly origin: { readonly x: number; readonly y: number }
  readonly detail: Detail
  /** Zoom level at which the frame was chosen. */
  readonly scale: number
}

/** Space that is rendered around the viewport, screen pixels: panning that far renders nothing new. */
const overscan = 120
// Transforms are single-precision: some hundred thousand pixels from the origin, cards would move in visible steps.
const originReach = 50_000
const everything: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }

/** Tells whether a frame covers the viewport in the right level of detail. */
export function isFrameCurrent(frame: Frame, camera: Camera, viewport: ViewportSize): boolean {
  const { scale } = camera
  const readable = readableDetail(scale)
  if (readableDetail(frame.scale) !== readable || !covers(frame.box, boxInView(camera, viewport, 0))) return false
  // A frame that was chosen further out holds more than is needed closer in.
  return readable === 'overview' || scale < frame.scale * 1.6
}

/**
 * Chooses the frame for a camera.
 * @param last Previous frame: its origin and level of detail are kept where possible, so that its cards stay as they
 * are.
 */
export function chooseFrame(plane: GraphPlane, camera: Camera, viewport: ViewportSize, last: Frame | undefined): Frame {
  const { scale } = camera
  const inView = boxInView(camera, viewport, 0)
  const box = readableDetail(scale) === 'overview' ? everything : boxInView(camera, viewport, overscan)
  const x = Math.round(inView.left - overscan / scale)
  const y = Math.round(inView.top - overscan / scale)
  const keepOrigin = last !== undefined && Math.hypot(x - last.origin.x, y - last.origin.y) < originReach
  return {
    box,
    detail: chooseDetail(plane, box, scale, last?.detail),
    scale,
    origin: keepOrigin ? last.origin : { x, y },
  }
}

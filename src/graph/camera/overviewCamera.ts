import { sizes } from '../layouts/sizes.ts'
import type { Camera, ViewportSize } from './camera.ts'
import { minScale } from './detail.ts'
import { columnsIn, rowsIn, type GraphPlane } from './plane.ts'

/** A camera whose vertical zoom level can differ from the horizontal one. */
export interface PaintCamera extends Camera {
  /** Vertical zoom level. @default scale */
  readonly scaleY?: number
}

/** Camera of the minimap: shows the whole graph, compressed along its longer side. */
export function minimapCamera({ layout }: GraphPlane, { width, height }: ViewportSize): PaintCamera {
  const margin = 4
  const across = (width - 2 * margin) / Math.max(1, layout.width)
  const down = (height - 2 * margin) / Math.max(1, layout.height)
  // The true proportions are easier to recognize, as long as both sides can be seen.
  const even = Math.min(across, down)
  const scale = Math.min(across, even * 8)
  const scaleY = Math.min(down, even * 8)
  return {
    x: (width - layout.width * scale) / 2,
    y: (height - layout.height * scaleY) / 2,
    scale,
    scaleY,
  }
}

/**
 * Camera of the overview. An axis that is in the viewport completely shrinks no further: otherwise
 * a trace of many rows and few hops would be a line of one pixel.
 */
export function overviewCamera(
  { x, y, scale }: Camera,
  { layout }: GraphPlane,
  { width, height }: ViewportSize,
): PaintCamera {
  const along = limitAxis(x, scale, layout.width, width)
  const down = limitAxis(y, scale, layout.height, height)
  return { x: along.offset, y: down.offset, scale: along.scale, scaleY: down.scale }
}

function limitAxis(offset: number, scale: number, size: number, room: number): { offset: number; scale: number } {
  const least = Math.min(minScale.brief, (room - 48) / Math.max(1, size))
  if (least <= scale) return { offset, scale }
  // The center of the viewport stays at first; the axis moves into the viewport gradually.
  const part = Math.min(1, (least - scale) / (least * 0.3))
  const kept = room / 2 - ((room / 2 - offset) / scale) * least
  return { offset: kept + ((room - size * least) / 2 - kept) * part, scale: least }
}

/** Tolerance around a pressed point, screen pixels: a finger is no more precise. */
const tolerance = 12

/** Place of the item nearest to a point of the viewport, within the tolerance of a finger; -1 for none. */
export function placeAt(plane: GraphPlane, camera: PaintCamera, pointX: number, pointY: number): number {
  const { layout, height } = plane
  const { scale, scaleY = scale } = camera
  const [x, y] = [(pointX - camera.x) / scale, (pointY - camera.y) / scaleY]
  const [aside, above] = [tolerance / scale, tolerance / scaleY]
  const box = { left: x - aside, right: x + aside - sizes.columnGap, top: y - above, bottom: y + above }
  let nearest = -1
  let distance = 1
  const [first, last] = columnsIn(plane, box)
  for (let column = first; column <= last; column += 1) {
    const [from, to] = rowsIn(plane, column, box)
    for (let row = from; row < to; row += 1) {
      const place = layout.byColumn[(layout.columnStart[column] ?? 0) + row] ?? 0
      const left = layout.x[place] ?? 0
      const top = layout.y[place] ?? 0
      const across = Math.max(left - x, 0, x - left - sizes.nodeWidth) / aside
      const apart = Math.hypot(across, Math.max(top - y, 0, y - top - (height[place] ?? 0)) / above)
      if (apart > distance || (apart === distance && nearest >= 0)) continue
      nearest = place
      distance = apart
    }
  }
  return nearest
}

import { sizes } from './sizes.ts'
import { columnsIn, leastScale, rowsIn, type Camera, type Plane, type Viewport } from './view.ts'

/** A camera that may squeeze a drawing: its height need not follow its width. */
export interface PaintCamera extends Camera {
  /** @default scale */
  readonly scaleY?: number
}

/** The camera that shows all of a drawing in a small window, squeezed along its longer side. */
export function overviewCamera({ layout }: Plane, { width, height }: Viewport): PaintCamera {
  const margin = 4
  const across = (width - 2 * margin) / Math.max(1, layout.width)
  const down = (height - 2 * margin) / Math.max(1, layout.height)
  // A picture of the same shape is easier to know again, as long as it can be seen at all.
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
 * The camera as it draws from afar. An axis of which all is in the window shrinks no further: a
 * trace of many rows and few hops would be a line of one pixel, and say nothing of its shape.
 */
export function farCamera({ x, y, scale }: Camera, { layout }: Plane, { width, height }: Viewport): PaintCamera {
  const along = heldAxis(x, scale, layout.width, width)
  const down = heldAxis(y, scale, layout.height, height)
  return { x: along.offset, y: down.offset, scale: along.scale, scaleY: down.scale }
}

function heldAxis(offset: number, scale: number, size: number, room: number): { offset: number; scale: number } {
  const held = Math.min(leastScale.brief, (room - 48) / Math.max(1, size))
  if (held <= scale) return { offset, scale }
  // The middle of the window stays at first; by and by all of the axis comes into it.
  const part = Math.min(1, (held - scale) / (held * 0.3))
  const kept = room / 2 - ((room / 2 - offset) / scale) * held
  return { offset: kept + ((room - size * held) / 2 - kept) * part, scale: held }
}

/** Around a point that was pressed, on screen; a finger is no sharper. */
const slop = 12

/** Place of the item nearest to a point of the window, within reach of a finger; -1 for none. */
export function placeAt(plane: Plane, camera: PaintCamera, pointX: number, pointY: number): number {
  const { layout, height } = plane
  const { scale, scaleY = scale } = camera
  const [x, y] = [(pointX - camera.x) / scale, (pointY - camera.y) / scaleY]
  const [aside, above] = [slop / scale, slop / scaleY]
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

import { sizes, type Drawing } from './drawing.ts'

/** A rectangle of the drawing, in its pixels; x grows away from the root, also from right to left. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where the reader looks: a point of the drawing is seen at `scale * point + offset`. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Width and height of the window on the drawing, CSS pixels. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** Space kept rendered around the window, CSS pixels on screen: panning that far renders nothing. */
export const overscan = 120
/** Below this scale cards show no more than their name. */
export const briefBelow = 0.62
/** A first view is never smaller: its least text is then 10 px high. */
export const readableScale = 0.85

const largestScale = 2
const padding = 24
// More would not be read, and would be slow.
const mostCards = 400

/** Scales between which the reader can zoom. */
export function scaleRange(drawing: Drawing, { width, height }: Viewport): [number, number] {
  const { nodeWidth, columnGap, rowGap, cardHeight } = sizes
  const cell = (nodeWidth + columnGap) * (cardHeight + rowGap)
  const rendered = (width + 2 * overscan) * (height + 2 * overscan)
  const least = drawing.items.length <= mostCards ? 0.1 : Math.sqrt(rendered / (mostCards * cell))
  return [Math.min(1, Math.max(0.1, least)), largestScale]
}

/** The camera at another scale, with the drawing's point under (`x`, `y`) of the window held. */
export function zoomAt(camera: Camera, scale: number, x: number, y: number): Camera {
  const factor = scale / camera.scale
  return { x: x - (x - camera.x) * factor, y: y - (y - camera.y) * factor, scale }
}

/** Shows all of the drawing, or its beginning where all of it could not be read. */
export function fit(drawing: Drawing, viewport: Viewport, least: number): Camera {
  const { width, height } = drawing.layout
  const room = { width: viewport.width - 2 * padding, height: viewport.height - 2 * padding }
  const all = Math.min(room.width / Math.max(1, width), room.height / Math.max(1, height), 1)
  const scale = Math.max(all, least)
  const spare = { x: viewport.width - width * scale, y: viewport.height - height * scale }
  return {
    x: Math.max(padding, spare.x / 2),
    y: Math.max(padding, spare.y / 2),
    scale,
  }
}

/** The camera moved by as little as it takes to keep some of the drawing in the window. */
export function keepInReach(camera: Camera, drawing: Drawing, viewport: Viewport): Camera {
  const { width, height } = drawing.layout
  const hold = (offset: number, size: number, room: number): number => {
    const edge = Math.min(96, room / 2)
    return Math.min(room - edge, Math.max(edge - size * camera.scale, offset))
  }
  return { ...camera, x: hold(camera.x, width, viewport.width), y: hold(camera.y, height, viewport.height) }
}

/** The camera moved by as little as it takes to see a whole item. */
export function reveal(camera: Camera, drawing: Drawing, place: number, viewport: Viewport): Camera {
  const { x, y } = drawing.layout
  const move = (offset: number, start: number, size: number, room: number, before: number): number => {
    const from = start * camera.scale + offset
    const to = from + size * camera.scale
    if (from < before) return offset + before - from
    if (to > room - padding) return offset - Math.min(to - room + padding, from - before)
    return offset
  }
  // The label of the message stands before the card; a root has none.
  const label = Math.min(sizes.columnGap, x[place] ?? 0) * camera.scale
  const before = Math.min(padding + label, viewport.width / 3)
  return {
    ...camera,
    x: move(camera.x, x[place] ?? 0, sizes.nodeWidth, viewport.width, before),
    y: move(camera.y, y[place] ?? 0, drawing.height[place] ?? 0, viewport.height, padding),
  }
}

/** The part of the drawing in the window, with `margin` screen pixels around it. */
export function boxInView({ x, y, scale }: Camera, { width, height }: Viewport, margin: number): Box {
  return {
    left: (-margin - x) / scale,
    right: (width + margin - x) / scale,
    top: (-margin - y) / scale,
    bottom: (height + margin - y) / scale,
  }
}

/** True when `outer` covers `inner`. */
export function covers(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.right >= inner.right &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom
  )
}

/** Places of the items that touch `box`, in reading order. */
export function itemsIn(drawing: Drawing, box: Box): number[] {
  const { columnStart, byColumn } = drawing.layout
  const [first, last] = columnsIn(drawing, box)
  const places: number[] = []
  for (let column = first; column <= last; column += 1) {
    const [from, to] = rowsIn(drawing, column, box)
    for (let row = from; row < to; row += 1) places.push(byColumn[(columnStart[column] ?? 0) + row] ?? 0)
  }
  return places.sort((a, b) => (drawing.reading[a] ?? 0) - (drawing.reading[b] ?? 0))
}

/** Columns that `box` touches, a card's label before it included. */
export function columnsIn({ layout }: Drawing, { left, right }: Box): [number, number] {
  const pitch = sizes.nodeWidth + sizes.columnGap
  const columns = layout.columnStart.length - 1
  return [
    Math.max(0, Math.floor((left + sizes.columnGap) / pitch)),
    Math.min(columns - 1, Math.floor((right + sizes.columnGap) / pitch)),
  ]
}

/** Rows of one column that `box` touches: from the first to before the last. */
export function rowsIn(drawing: Drawing, column: number, { top, bottom }: Box): [number, number] {
  const { columnStart, byColumn, y } = drawing.layout
  const start = columnStart[column] ?? 0
  const count = (columnStart[column + 1] ?? start) - start
  // The first row for which `ends` holds; rows are sorted from top to bottom and never overlap.
  const firstRow = (ends: (place: number) => boolean): number => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends(byColumn[start + middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }
  return [
    firstRow((place) => (y[place] ?? 0) + (drawing.height[place] ?? 0) >= top),
    firstRow((place) => (y[place] ?? 0) > bottom),
  ]
}

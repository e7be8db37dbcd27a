import type { Layout } from '../../../graph/layouts/layout.ts'
import { sizes } from './sizes.ts'

/** Cards in columns: as much of a drawing as a camera needs to know. */
export interface Plane {
  readonly items: readonly { readonly id: string }[]
  readonly height: ArrayLike<number>
  readonly layout: Pick<Layout, 'x' | 'y' | 'columnStart' | 'byColumn' | 'width' | 'height'>
  /** Place of an item by its id. */
  readonly placeById: ReadonlyMap<string, number>
  /** 1-based place of each item in reading order. */
  readonly reading: ArrayLike<number>
}

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

/** How much of an item is drawn: all that it says, its name, or its place and state on a canvas. */
export type Detail = 'full' | 'brief' | 'far'

/** Space kept rendered around the window, CSS pixels on screen: panning that far renders nothing. */
export const overscan = 120
/** A first view is never smaller: its least text is then 10 px high. */
export const readableScale = 0.85
/** Below these scales an item is drawn with less, and so are more of them than a page bears. */
export const leastScale = { full: 0.62, brief: 0.34 } as const
const most = { full: 72, brief: 200 } as const
const largestScale = 2
const padding = 24

/** Scales between which the reader can zoom: all of the drawing can be seen. */
export function scaleRange(plane: Plane, viewport: Viewport): [number, number] {
  return [Math.min(0.5, fit(plane, viewport, 0).scale), largestScale]
}

/** The best detail that can be read at this scale. */
export function readableDetail(scale: number): Detail {
  return scale >= leastScale.full ? 'full' : scale >= leastScale.brief ? 'brief' : 'far'
}

/**
 * Detail for what touches `box`.
 * @param last Detail of the frame before, which is kept at the limit.
 */
export function detailOf(plane: Plane, box: Box, scale: number, last: Detail | undefined): Detail {
  const readable = readableDetail(scale)
  if (readable === 'far') return 'far'
  const room = (detail: 'full' | 'brief'): number => most[detail] * (detail === last ? 1 : 0.85)
  const count = countIn(plane, box, most.brief)
  if (readable === 'full' && count <= room('full')) return 'full'
  return count <= room('brief') ? 'brief' : 'far'
}

/** Items that touch `box`; counted no further than a little beyond `enough`. */
function countIn(plane: Plane, box: Box, enough: number): number {
  const [first, last] = columnsIn(plane, box)
  let count = 0
  for (let column = first; column <= last && count <= enough; column += 1) {
    const [from, to] = rowsIn(plane, column, box)
    count += Math.max(0, to - from)
  }
  return count
}

/** The camera at another scale, with the drawing's point under (`x`, `y`) of the window held. */
export function zoomAt(camera: Camera, scale: number, x: number, y: number): Camera {
  const factor = scale / camera.scale
  return { x: x - (x - camera.x) * factor, y: y - (y - camera.y) * factor, scale }
}

/** Shows all of the drawing, or its beginning where all of it could not be read. */
export function fit(plane: Plane, viewport: Viewport, leastScale: number): Camera {
  const { width, height } = plane.layout
  return fitBox({ left: 0, top: 0, right: width, bottom: height }, viewport, leastScale)
}

/** Shows all of a part, in the middle; its beginning where that takes a smaller scale than the least. */
export function fitBox(box: Box, viewport: Viewport, leastScale: number): Camera {
  const width = Math.max(1, box.right - box.left)
  const height = Math.max(1, box.bottom - box.top)
  const room = { width: viewport.width - 2 * padding, height: viewport.height - 2 * padding }
  const scale = Math.max(leastScale, Math.min(room.width / width, room.height / height, 1))
  const spare = { x: viewport.width - width * scale, y: viewport.height - height * scale }
  return {
    x: Math.max(padding, spare.x / 2) - box.left * scale,
    y: Math.max(padding, spare.y / 2) - box.top * scale,
    scale,
  }
}

/** The camera moved by as little as it takes to keep some of the drawing in the window. */
export function keepInReach(camera: Camera, plane: Plane, viewport: Viewport): Camera {
  const { width, height } = plane.layout
  const hold = (offset: number, size: number, room: number): number => {
    const edge = Math.min(96, room / 2)
    return Math.min(room - edge, Math.max(edge - size * camera.scale, offset))
  }
  return { ...camera, x: hold(camera.x, width, viewport.width), y: hold(camera.y, height, viewport.height) }
}

/** The camera moved by as little as it takes to see a whole item. */
export function reveal(camera: Camera, plane: Plane, place: number, viewport: Viewport): Camera {
  const { x, y } = plane.layout
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
    y: move(camera.y, y[place] ?? 0, plane.height[place] ?? 0, viewport.height, padding),
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
export function itemsIn(plane: Plane, box: Box): number[] {
  const { columnStart, byColumn } = plane.layout
  const [first, last] = columnsIn(plane, box)
  const places: number[] = []
  for (let column = first; column <= last; column += 1) {
    const [from, to] = rowsIn(plane, column, box)
    for (let row = from; row < to; row += 1) places.push(byColumn[(columnStart[column] ?? 0) + row] ?? 0)
  }
  return places.sort((a, b) => (plane.reading[a] ?? 0) - (plane.reading[b] ?? 0))
}

/** Columns that `box` touches, a card's label before it included. */
export function columnsIn({ layout }: Plane, { left, right }: Box): [number, number] {
  const pitch = sizes.nodeWidth + sizes.columnGap
  const columns = layout.columnStart.length - 1
  return [
    Math.max(0, Math.floor((left + sizes.columnGap) / pitch)),
    Math.min(columns - 1, Math.floor((right + sizes.columnGap) / pitch)),
  ]
}

/** Rows of one column that `box` touches: from the first to before the last. */
export function rowsIn(plane: Plane, column: number, { top, bottom }: Box): [number, number] {
  const { columnStart, byColumn, y } = plane.layout
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
    firstRow((place) => (y[place] ?? 0) + (plane.height[place] ?? 0) >= top),
    firstRow((place) => (y[place] ?? 0) > bottom),
  ]
}

import { at } from '../../meaning/trace/forest.ts'
import type { Layout, LayoutInput } from './layoutTop.ts'

/** A node in two layouts. */
export interface Anchor {
  readonly before: Layout
  readonly after: Layout
  /** Index of the node in `before`. */
  readonly from: number
  /** Index of the node in `after`. */
  readonly to: number
}

/**
 * Computes how far a node moved. A camera that moves `scale` times as far in the other direction
 * keeps the node in place on screen.
 * @returns Distance in pixels of the layout; 0 for a node that is in only one of the layouts.
 */
export function anchorShift({ before, after, from, to }: Anchor): { x: number; y: number } {
  const known = from in before.x && to in after.x
  if (!known) return { x: 0, y: 0 }
  return { x: at(after.x, to) - at(before.x, from), y: at(after.y, to) - at(before.y, from) }
}

/**
 * Finds the node nearest to a point of the layout, such as the center of the viewport. Searches the
 * columns from the nearest outwards.
 * @returns Index of the node; -1 when there are no nodes.
 */
export function nodeNear(
  { y, columnStart, byColumn }: Layout,
  { height, nodeWidth, columnGap }: Pick<LayoutInput, 'height' | 'nodeWidth' | 'columnGap'>,
  point: { readonly x: number; readonly y: number },
): number {
  const columns = columnStart.length - 1
  let nearest = -1
  let least = Infinity
  const look = (column: number): void => {
    const left = column * (nodeWidth + columnGap)
    const aside = Math.max(left - point.x, 0, point.x - left - nodeWidth)
    if (column < 0 || column >= columns || aside >= least) return
    const below = firstBelow(y, byColumn, at(columnStart, column), at(columnStart, column + 1), point.y)
    for (let place = Math.max(at(columnStart, column), below - 1); place <= below; place += 1) {
      if (place >= at(columnStart, column + 1)) break
      const node = at(byColumn, place)
      const top = at(y, node)
      const apart = Math.hypot(aside, Math.max(top - point.y, 0, point.y - top - at(height, node)))
      if (apart >= least) continue
      least = apart
      nearest = node
    }
  }
  const middle = Math.min(columns - 1, Math.max(0, Math.round(point.x / (nodeWidth + columnGap))))
  for (let step = 0; step < columns; step += 1) {
    look(middle + step)
    if (step > 0) look(middle - step)
  }
  return nearest
}

function firstBelow(y: Float64Array, nodes: Int32Array, start: number, end: number, edge: number): number {
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(y, at(nodes, middle)) < edge) low = middle + 1
    else high = middle
  }
  return low
}

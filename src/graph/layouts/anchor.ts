import { at } from '../../trace/families.ts'
import type { Layout, LayoutInput } from './layoutTop.ts'

/** Where a node stands before and after a change of the layout. */
export interface Anchor {
  readonly before: Layout
  readonly after: Layout
  /** The node's place in each of them. */
  readonly from: number
  readonly to: number
}

/**
 * How far a node has moved. A camera that moves along, `scale` times as far and the other way,
 * keeps the node where the reader sees it.
 * @returns CSS pixels of the drawing; 0 for a node that is in only one of the layouts.
 */
export function anchorShift({ before, after, from, to }: Anchor): { x: number; y: number } {
  const known = from in before.x && to in after.x
  if (!known) return { x: 0, y: 0 }
  return { x: at(after.x, to) - at(before.x, from), y: at(after.y, to) - at(before.y, from) }
}

/**
 * The node nearest to a point of the drawing, such as the middle of what the reader sees: the one
 * to hold in its place. Looks at the columns from the nearest outwards, and no further than needed.
 * @returns -1 when there are no nodes.
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

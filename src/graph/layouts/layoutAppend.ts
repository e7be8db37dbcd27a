import { at, buildForest } from '../../meaning/trace/forest.ts'
import { columnLists, readingOrder, type Layout, type LayoutInput } from './layoutTop.ts'

/** A forest in which some nodes already have positions. */
export interface AppendInput extends LayoutInput {
  /** Top edge that each node had before; NaN for a new one. @default all new */
  readonly held?: ArrayLike<number>
}

/**
 * Lays out a forest so that no node ever moves: a new node takes the first free position of its
 * column that is not above its parent. Nodes never overlap; edges become long, and cross when
 * transactions arrive out of order. Pass a node whose column or height changed as new.
 */
export function layoutAppend(input: AppendInput): Layout {
  const { parent, height, nodeWidth, columnGap, rowGap, held } = input
  const count = parent.length
  const { childStart, children, depth: column } = buildForest(parent)
  let columns = 0
  for (let node = 0; node < count; node += 1) columns = Math.max(columns, at(column, node) + 1)
  // Lowest free edge of each column.
  const outline = new Float64Array(columns)
  const x = new Float64Array(count)
  const y = new Float64Array(count).fill(NaN)
  let bottom = 0
  const place = (node: number, top: number): void => {
    const c = at(column, node)
    const edge = top + at(height, node)
    x[node] = c * (nodeWidth + columnGap)
    y[node] = top
    outline[c] = Math.max(at(outline, c), edge + rowGap)
    bottom = Math.max(bottom, edge)
  }
  for (let node = 0; node < (held?.length ?? 0) && node < count; node += 1) {
    const top = held?.[node] ?? NaN
    if (!Number.isNaN(top)) place(node, top)
  }
  for (let node = 0; node < count; node += 1) {
    if (!Number.isNaN(at(y, node))) continue
    const from = at(parent, node)
    place(node, Math.max(from < 0 ? 0 : at(y, from), at(outline, at(column, node))))
  }
  return {
    x,
    y,
    column,
    order: readingOrder(parent, childStart, children),
    ...columnLists(column, fromTop(y), columns),
    childStart,
    children,
    width: columns === 0 ? 0 : columns * (nodeWidth + columnGap) - columnGap,
    height: bottom,
  }
}

/** Lists the nodes from top to bottom; skips sorting when they already are in order. */
function fromTop(y: Float64Array): Int32Array {
  const nodes = Int32Array.from({ length: y.length }, (_, node) => node)
  const sorted = y.every((top, node) => node === 0 || at(y, node - 1) <= top)
  return sorted ? nodes : nodes.sort((a, b) => at(y, a) - at(y, b) || a - b)
}

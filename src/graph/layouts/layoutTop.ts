import { buildForest } from '../../meaning/trace/forest.ts'

/** A forest and the sizes of its nodes. A node comes after its parent in all lists. */
export interface LayoutInput {
  /** Parent of each node; -1 for a root. */
  readonly parent: ArrayLike<number>
  /** Height of each node, in pixels. */
  readonly height: ArrayLike<number>
  /** Width of every node, in pixels. */
  readonly nodeWidth: number
  /** Space between columns, in pixels. */
  readonly columnGap: number
  /** Least space between nodes of one column, in pixels. */
  readonly rowGap: number
}

/** Positions of the nodes. Column 0 has the roots; x grows with the distance from the root. */
export interface Layout {
  readonly x: Float64Array
  /** Top edge. */
  readonly y: Float64Array
  readonly column: Int32Array
  /** Nodes in reading order: a parent, its first child with all that follows from it, the next. */
  readonly order: Int32Array
  /** Nodes of column `c` from top to bottom: `byColumn[columnStart[c]]` up to before `columnStart[c + 1]`. */
  readonly columnStart: Int32Array
  readonly byColumn: Int32Array
  /** Children of a node, in the order of the input. */
  readonly childStart: Int32Array
  readonly children: Int32Array
  readonly width: number
  readonly height: number
}

/**
 * Lays out a forest from left to right: a parent is level with its first child, and subtrees are
 * packed downwards against the outline of the subtrees above them. Nodes never overlap and edges
 * never cross; an added node can only move nodes after it in reading order. Takes linear time and
 * space, and does not recurse.
 */
export function layoutTop(input: LayoutInput): Layout {
  // Elements are read without a helper function, here and in buildForest: the first layout runs in the
  // interpreter, where a call for each element costs more than everything else.
  const { parent, height, nodeWidth, columnGap, rowGap } = input
  const count = parent.length
  const { childStart, children, depth: column } = buildForest(parent)
  let columns = 0
  for (let node = 0; node < count; node += 1) columns = Math.max(columns, (column[node] as number) + 1)
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  const order = new Int32Array(count)
  // Lowest free edge of each column.
  const outline = new Float64Array(columns)
  const stack = new Int32Array(count)
  let open = 0
  let bottom = 0
  let placed = 0
  // Starts of first-child chains, the next one in reading order on top.
  for (let root = count - 1; root >= 0; root -= 1) if ((parent[root] as number) < 0) stack[open++] = root
  while (open > 0) {
    const head = stack[--open] as number
    const start = column[head] as number
    const begin = placed
    let level = 0
    for (let node = head; ; node = children[childStart[node] as number] as number) {
      level = Math.max(level, outline[start + placed - begin] as number)
      order[placed++] = node
      if (childStart[node] === childStart[node + 1]) break
    }
    for (let place = begin; place < placed; place += 1) {
      const node = order[place] as number
      const c = start + place - begin
      const edge = level + (height[node] as number)
      x[node] = c * (nodeWidth + columnGap)
      y[node] = level
      outline[c] = edge + rowGap
      bottom = Math.max(bottom, edge)
      const first = childStart[node] as number
      // The deepest node's other children are read first, so they are pushed last.
      for (let next = (childStart[node + 1] as number) - 1; next > first; next -= 1) {
        stack[open++] = children[next] as number
      }
    }
  }
  return {
    x,
    y,
    column,
    order,
    ...columnLists(column, order, columns),
    childStart,
    children,
    width: columns === 0 ? 0 : columns * (nodeWidth + columnGap) - columnGap,
    height: bottom,
  }
}

/** Lists the nodes in reading order; see {@link Layout}. */
export function readingOrder(parent: ArrayLike<number>, childStart: Int32Array, children: Int32Array): Int32Array {
  const count = parent.length
  const order = new Int32Array(count)
  const stack = new Int32Array(count)
  let open = 0
  let placed = 0
  for (let root = count - 1; root >= 0; root -= 1) if ((parent[root] as number) < 0) stack[open++] = root
  while (open > 0) {
    const node = stack[--open] as number
    order[placed++] = node
    for (let next = (childStart[node + 1] as number) - 1; next >= (childStart[node] as number); next -= 1) {
      stack[open++] = children[next] as number
    }
  }
  return order
}

/** Lists the nodes of each column in the given order, which is from top to bottom within a column. */
export function columnLists(
  column: Int32Array,
  order: Int32Array,
  columns: number,
): Pick<Layout, 'columnStart' | 'byColumn'> {
  const count = order.length
  const columnStart = new Int32Array(columns + 1)
  for (let node = 0; node < count; node += 1) {
    const c = column[node] as number
    columnStart[c + 1] = (columnStart[c + 1] as number) + 1
  }
  for (let c = 0; c < columns; c += 1) columnStart[c + 1] = (columnStart[c + 1] as number) + (columnStart[c] as number)
  const next = columnStart.slice()
  const byColumn = new Int32Array(count)
  for (let place = 0; place < count; place += 1) {
    const node = order[place] as number
    const c = column[node] as number
    const row = next[c] as number
    byColumn[row] = node
    next[c] = row + 1
  }
  return { columnStart, byColumn }
}

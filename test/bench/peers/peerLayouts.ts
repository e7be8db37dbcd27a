import { Graph, layout as dagre } from '@dagrejs/dagre'
import { flextree } from 'd3-flextree'
import type { LayoutInput } from '../../../src/graph/layouts/layoutTop.ts'

/** Left upper corners, by node. */
export interface Corners {
  readonly x: Float64Array
  readonly y: Float64Array
}

/**
 * Depth, and the next row for every leaf: O(n), the least that any layout does, and not safe with cards of several
 * heights.
 */
export function leafRows({ parent, height, nodeWidth, columnGap, rowGap }: LayoutInput): Corners {
  const count = parent.length
  const start = new Int32Array(count + 1)
  const children = new Int32Array(count)
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  for (let node = 1; node < count; node += 1) start[(parent[node] ?? 0) + 1] = (start[(parent[node] ?? 0) + 1] ?? 0) + 1
  for (let node = 0; node < count; node += 1) start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0)
  const next = start.slice()
  for (let node = 1; node < count; node += 1) {
    const from = parent[node] ?? 0
    children[next[from] ?? 0] = node
    next[from] = (next[from] ?? 0) + 1
    x[node] = (x[from] ?? 0) + nodeWidth + columnGap
  }
  const stack = new Int32Array(count)
  let open = 1
  let row = 0
  while (open > 0) {
    const node = stack[--open] ?? 0
    const first = start[node] ?? 0
    const last = start[node + 1] ?? 0
    y[node] = row
    if (first === last) row += (height[node] ?? 0) + rowGap
    for (let child = last - 1; child >= first; child -= 1) stack[open++] = children[child] ?? 0
  }
  return { x, y }
}

/** @throws {RangeError} the tree is too deep for dagre. */
export function dagreLayout({ parent, height, nodeWidth, columnGap, rowGap }: LayoutInput): Corners {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: rowGap, ranksep: columnGap })
  graph.setDefaultEdgeLabel(() => ({}))
  for (let node = 0; node < parent.length; node += 1) {
    graph.setNode(String(node), { width: nodeWidth, height: height[node] ?? 0 })
  }
  for (let node = 1; node < parent.length; node += 1) graph.setEdge(String(parent[node]), String(node))
  dagre(graph)
  const place = (axis: 'x' | 'y'): Float64Array =>
    Float64Array.from(parent, (_, node) => {
      const { x = 0, y = 0 } = graph.node(String(node)) as { x?: number; y?: number }
      return axis === 'x' ? x - nodeWidth / 2 : y - (height[node] ?? 0) / 2
    })
  return { x: place('x'), y: place('y') }
}

interface Branch {
  readonly size: readonly [number, number]
  readonly children: Branch[]
}

/** @throws {RangeError} the tree is too deep for d3-flextree. */
export function flextreeLayout({ parent, height, nodeWidth, columnGap, rowGap }: LayoutInput): void {
  const branches = Array.from(parent, (_, node): Branch => ({
    size: [height[node] ?? 0, nodeWidth + columnGap],
    children: [],
  }))
  branches.forEach((branch, node) => branches[parent[node] ?? -1]?.children.push(branch))
  const [root] = branches
  if (root === undefined) return
  const tree = flextree<Branch>({ nodeSize: ({ data }) => data.size, spacing: rowGap })
  tree(tree.hierarchy(root, ({ children }) => children))
}

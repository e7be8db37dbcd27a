import type { Box } from '../camera/camera.ts'
import { columnsIn, rowsIn } from '../camera/plane.ts'
import { sizes } from '../layouts/sizes.ts'
import type { TraceGraph } from './traceGraph.ts'

/** Edges of one kind from one parent, as one SVG path: a stem, a trunk and a branch to each child in view. */
export interface EdgePath {
  /** Id of the parent. */
  readonly id: string
  readonly kind:
    /** Messages that were delivered. */
    | 'delivered'
    /** Bounced messages. */
    | 'bounced'
    /** Messages without a transaction: pending ones, and ones to outside the chain. */
    | 'open'
  /** Path commands, relative to the origin. */
  readonly d: string
}

/** Distance from the parent to the trunk. */
const trunkOffset = 16
const corner = 6

/**
 * Draws the edges that `box` touches. One parent has at most one path of each kind, clipped to the
 * box, so a parent of thousands costs no more than its children in view.
 * @param origin Point of the graph that becomes (0, 0).
 * @param mirrored Writing goes from right to left: x grows to the left.
 */
export function edgePaths(
  graph: TraceGraph,
  box: Box,
  origin: { readonly x: number; readonly y: number },
  mirrored: boolean,
): EdgePath[] {
  const { items, layout } = graph
  const { columnStart, byColumn } = layout
  const paths: EdgePath[] = []
  const [first, last] = columnsIn(graph, box)
  for (let column = Math.max(1, first); column <= last; column += 1) {
    const start = columnStart[column] ?? 0
    const count = (columnStart[column + 1] ?? start) - start
    const [from, to] = rowsIn(graph, column, box)
    // One more row at either end: a trunk can cross the box between children outside it.
    const rows = byColumn.subarray(start + Math.max(0, from - 1), start + Math.min(count, to + 1))
    const families = new Map<number, number[]>()
    for (const place of rows) {
      const parent = items[place]?.parent ?? -1
      const family = families.get(parent)
      if (family === undefined) families.set(parent, [place])
      else family.push(place)
    }
    // A parent in view shows its stem and trunk even when none of its children are in view.
    const [above, below] = rowsIn(graph, column - 1, box)
    const before = columnStart[column - 1] ?? 0
    for (const place of byColumn.subarray(before + above, before + below)) {
      const children = layout.children.subarray(layout.childStart[place], layout.childStart[place + 1])
      if (children.length > 0 && !families.has(place)) families.set(place, [children[0] ?? 0, children.at(-1) ?? 0])
    }
    for (const [parent, children] of families) {
      paths.push(...familyPaths(graph, parent, children, box, origin, mirrored))
    }
  }
  return paths
}

function familyPaths(
  graph: TraceGraph,
  parent: number,
  children: readonly number[],
  box: Box,
  origin: { readonly x: number; readonly y: number },
  mirrored: boolean,
): EdgePath[] {
  const { x, y } = graph.layout
  const side = mirrored ? -1 : 1
  const across = (value: number): number => side * (value - origin.x)
  const down = (value: number): number => value - origin.y
  const stem = (x[parent] ?? 0) + sizes.nodeWidth
  const trunk = stem + trunkOffset
  const top = (y[parent] ?? 0) + sizes.anchor
  // The trunk of each kind reaches from its first to its last child.
  const branches = new Map<EdgePath['kind'], { d: string; from: number; to: number }>()
  for (const child of children) {
    const kind = edgeKind(graph, child)
    const branch = branches.get(kind) ?? { d: '', from: top, to: top }
    const at = (y[child] ?? 0) + sizes.anchor
    const end = across(x[child] ?? 0)
    // Downwards, or upwards in a layout that centers parents.
    const turn = Math.sign(at - top) * corner
    branch.d += `M${across(trunk)} ${down(at - turn)}`
    if (turn !== 0) branch.d += `q0 ${turn} ${side * corner} ${turn}`
    branch.d += `H${end}`
    branch.from = Math.min(branch.from, at - turn)
    branch.to = Math.max(branch.to, at - turn)
    branches.set(kind, branch)
  }
  const id = graph.items[parent]?.id ?? ''
  return Array.from(branches, ([kind, { d, from, to }]) => {
    const start = Math.max(from, box.top)
    const until = Math.min(to, box.bottom)
    const body = until > start ? `M${across(trunk)} ${down(start)}V${down(until)}` : ''
    return { id, kind, d: `M${across(stem)} ${down(top)}H${across(trunk)}${body}${d}` }
  })
}

function edgeKind({ items, trace }: TraceGraph, place: number): EdgePath['kind'] {
  const item = items[place]
  if (item === undefined || item.transaction < 0) return 'open'
  return trace.messages[item.message]?.message.bounced === true ? 'bounced' : 'delivered'
}

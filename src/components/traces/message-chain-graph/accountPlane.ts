import type { AccountEdge, AccountGraph } from '../../../trace/accounts.ts'
import { layoutAccounts, type AccountLayout } from '../../../graph/layouts/layoutAccounts.ts'
import { sizes } from './sizes.ts'
import type { Plane } from './view.ts'

/** The accounts of a trace as they stand in the account view. */
export interface AccountPlane extends Plane {
  readonly graph: AccountGraph
  readonly layout: AccountLayout
}

/** Height of an account, CSS pixels at scale 1. */
export const accountHeight = 68
/** More accounts at once are a tangle in any layout: then only the neighbours of one are shown. */
export const mostAccounts = 120

/** Places the accounts of a graph. */
export function accountPlane(graph: AccountGraph): AccountPlane {
  const height = new Float64Array(graph.accounts.length).fill(accountHeight)
  const { nodeWidth, columnGap } = sizes
  const layout = layoutAccounts({ graph, height, nodeWidth, columnGap, rowGap: 28 })
  const reading = new Int32Array(graph.accounts.length)
  layout.byColumn.forEach((place, order) => (reading[place] = order + 1))
  return {
    graph,
    layout,
    height,
    reading,
    items: graph.accounts.map(({ account }) => ({ id: account })),
    placeById: graph.placeOf,
  }
}

/** One account with its neighbours, and theirs as long as there is room; edges among them. */
export function neighbourhood(graph: AccountGraph, centre: number, most: number): AccountGraph {
  const kept = new Set<number>([centre])
  let ring = [centre]
  for (let hop = 0; hop < 2 && ring.length > 0; hop += 1) {
    const next: number[] = []
    for (const place of ring) {
      const { incoming = [], outgoing = [] } = graph.accounts[place] ?? {}
      // The liveliest first, in case not all have room.
      const edges = [...outgoing, ...incoming].flatMap((edge) => graph.edges[edge] ?? [])
      edges.sort((a, b) => b.messages.length - a.messages.length)
      for (const { from, to } of edges) {
        const other = from === place ? to : from
        if (kept.has(other) || kept.size >= most) continue
        kept.add(other)
        next.push(other)
      }
    }
    ring = next
  }
  // The centre first: the layout starts with it.
  const order = [...kept]
  const placeOf = new Map(order.map((old, place) => [old, place]))
  const edges: AccountEdge[] = []
  const edgeAt = new Map<number, number>()
  graph.edges.forEach((edge, old) => {
    const [from, to] = [placeOf.get(edge.from), placeOf.get(edge.to)]
    if (from === undefined || to === undefined) return
    edgeAt.set(old, edges.length)
    edges.push({ ...edge, from, to })
  })
  const inside = (list: readonly number[]): number[] => list.flatMap((edge) => edgeAt.get(edge) ?? [])
  const accounts = order.flatMap((old) => {
    const node = graph.accounts[old]
    return node === undefined ? [] : [{ ...node, incoming: inside(node.incoming), outgoing: inside(node.outgoing) }]
  })
  return { accounts, edges, placeOf: new Map(accounts.map(({ account }, place) => [account, place])) }
}

/** How one edge is drawn, relative to an origin. */
export interface AccountCurve {
  readonly d: string
  /** Where its words stand. */
  readonly x: number
  readonly y: number
}

/** A curve from one account to another; those that lead back run below what stands between. */
export function curveOf(
  { layout, graph }: AccountPlane,
  edge: number,
  origin: { readonly x: number; readonly y: number },
  mirrored: boolean,
): AccountCurve {
  const { from, to } = graph.edges[edge] ?? { from: 0, to: 0 }
  const side = mirrored ? -1 : 1
  const x = (value: number): number => side * (value - origin.x)
  const { nodeWidth, columnGap } = sizes
  const start = { x: (layout.x[from] ?? 0) + nodeWidth, y: (layout.y[from] ?? 0) + 22 - origin.y }
  const end = { x: layout.x[to] ?? 0, y: (layout.y[to] ?? 0) + 22 - origin.y }
  const course = layout.course[edge]
  if (course === 'forward') {
    const bend = columnGap / 2
    return {
      d: `M${x(start.x)} ${start.y}C${x(start.x + bend)} ${start.y} ${x(end.x - bend)} ${end.y} ${x(end.x)} ${end.y}`,
      x: x(end.x - 10),
      y: end.y,
    }
  }
  if (course === 'loop') {
    const top = start.y + 18
    return { d: `M${x(start.x)} ${start.y}c${side * 36} 0 ${side * 36} 26 0 26`, x: x(start.x + 30), y: top }
  }
  if (course === 'level') {
    const right = end.x + nodeWidth
    const bend = 28 + Math.min(60, Math.abs(end.y - start.y) / 8)
    return {
      d: `M${x(start.x)} ${start.y + 8}C${x(start.x + bend)} ${start.y + 8} ${x(right + bend)} ${end.y + 8} ${x(right)} ${end.y + 8}`,
      x: x(right + bend),
      y: (start.y + end.y) / 2 + 8,
    }
  }
  // Out at the foot of the sender, in at the foot of the receiver.
  const [footX, footY] = [start.x - nodeWidth / 2, start.y + accountHeight - 22]
  const [headX, headY] = [end.x + nodeWidth / 2, end.y + accountHeight - 22]
  const low = Math.max(footY, headY) + 34
  return {
    d: `M${x(footX)} ${footY}C${x(footX)} ${low} ${x(headX)} ${low} ${x(headX)} ${headY}`,
    x: x((footX + headX) / 2 + 40),
    y: low - 8,
  }
}

/** The nearest account in a direction, -1 for none: what lies ahead counts, what lies aside counts double. */
export function neighbourAt({ layout, items }: AccountPlane, from: number, [dx, dy]: readonly [number, number]): number {
  let nearest = -1
  let least = Infinity
  for (let place = 0; place < items.length; place += 1) {
    const x = (layout.x[place] ?? 0) - (layout.x[from] ?? 0)
    const y = (layout.y[place] ?? 0) - (layout.y[from] ?? 0)
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (ahead <= 0 || ahead + 2 * aside >= least) continue
    nearest = place
    least = ahead + 2 * aside
  }
  return nearest
}

import type { AccountEdge, AccountGraph } from '../../meaning/trace/accounts.ts'
import { layoutAccounts, type AccountLayout } from './layoutAccounts.ts'
import { sizes } from '../layouts/sizes.ts'
import type { GraphPlane } from '../camera/plane.ts'

/** The accounts of a trace, positioned for the account view. */
export interface AccountPlane extends GraphPlane {
  readonly graph: AccountGraph
  readonly layout: AccountLayout
}

/** Height of an account's card, CSS pixels at zoom level 1. */
export const accountHeight = 68
/** Space between columns, which holds the edges and their labels. */
export const accountGap = 120
/** Most accounts that are shown at once. Larger graphs show only the neighborhood of one account. */
export const maxAccounts = 120

/** Positions the accounts of a graph. */
export function accountPlane(graph: AccountGraph): AccountPlane {
  const height = new Float64Array(graph.accounts.length).fill(accountHeight)
  const { nodeWidth } = sizes
  const layout = layoutAccounts({ graph, height, nodeWidth, columnGap: accountGap, rowGap: 28 })
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

/** Keeps an account, its neighbors, their neighbors while there is room, and the edges between them. */
export function neighborhood(graph: AccountGraph, center: number, most: number): AccountGraph {
  const kept = new Set<number>([center])
  let ring = [center]
  for (let hop = 0; hop < 2 && ring.length > 0; hop += 1) {
    const next: number[] = []
    for (const place of ring) {
      const { incoming = [], outgoing = [] } = graph.accounts[place] ?? {}
      // The accounts with the most messages first, in case there is no room for all.
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
  // The center first: the layout starts with it.
  const order = [...kept]
  const oldPlaces = new Map(order.map((old, place) => [old, place]))
  const edges: AccountEdge[] = []
  const edgeAt = new Map<number, number>()
  graph.edges.forEach((edge, old) => {
    const [from, to] = [oldPlaces.get(edge.from), oldPlaces.get(edge.to)]
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

/**
 * Finds the nearest account in a direction; distance to the side counts double.
 * @returns Its place; -1 for none.
 */
export function nearestAccount(
  { layout, items }: AccountPlane,
  from: number,
  [dx, dy]: readonly [number, number],
): number {
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

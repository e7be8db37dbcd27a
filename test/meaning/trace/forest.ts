import type { Layout, LayoutInput } from '../../../src/graph/layouts/layoutTop.ts'
import { randomFrom } from './build.ts'

/** Shapes of test forests. */
export type Shape = 'chain' | 'fan' | 'random' | 'comb'

/** Every shape. */
export const shapes: readonly Shape[] = ['chain', 'fan', 'random', 'comb']

/** A forest of a shape; heights differ. */
export function forest(shape: Shape, count: number, seed = 1): LayoutInput {
  const random = randomFrom(seed)
  const parent = new Int32Array(count).fill(-1)
  for (let node = 1; node < count; node += 1) {
    if (shape === 'chain') parent[node] = node - 1
    else if (shape === 'fan') parent[node] = node <= 255 ? 0 : Math.floor((node - 1) / 255)
    else if (shape === 'comb') parent[node] = node % 3 === 0 ? node - 3 : node - 1
    else if (random() > 0.002) parent[node] = Math.max(0, node - 1 - Math.floor(random() * Math.min(node, 12)))
  }
  const height = Float64Array.from(parent, () => 40 + Math.floor(random() * 5) * 12)
  return { parent, height, nodeWidth: 200, columnGap: 100, rowGap: 12 }
}

/** Pairs of neighbors in a column that are nearer than the gap; rounding aside. */
export function overlaps({ byColumn, columnStart, y }: Layout, { height, rowGap }: LayoutInput): number {
  let count = 0
  for (let column = 0; column + 1 < columnStart.length; column += 1) {
    const nodes = [...byColumn.subarray(columnStart[column], columnStart[column + 1])]
    nodes.slice(1).forEach((node, place) => {
      const above = nodes[place] as number
      if ((y[node] as number) + 1e-6 < (y[above] as number) + (height[above] as number) + rowGap) count += 1
    })
  }
  return count
}

/**
 * Crossings of edges: two parents of one column whose ranges of children lie the wrong way round or
 * overlap, as every crossing of a forest in columns shows.
 */
export function crossings(layout: Layout): number {
  const { byColumn, columnStart, childStart, children, y } = layout
  let count = 0
  for (let column = 0; column + 1 < columnStart.length; column += 1) {
    let lowest = -Infinity
    for (const node of byColumn.subarray(columnStart[column], columnStart[column + 1])) {
      const tops = [...children.subarray(childStart[node], childStart[node + 1])].map((child) => y[child] as number)
      if (tops.length === 0) continue
      if (Math.min(...tops) < lowest) count += 1
      lowest = Math.max(lowest, ...tops)
    }
  }
  return count
}

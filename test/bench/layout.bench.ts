import { Graph, layout as dagre } from '@dagrejs/dagre'
import { layoutTop, type LayoutInput } from '../../src/trace/layout.ts'
import { atMost, interleaved, type BenchRow } from './bench.ts'
import { forestOf, type Shape } from './forest.ts'

const shapes: readonly Shape[] = ['random', 'fan', 'chain']

/** The layout against the least that any layout does, and against the layout of general graphs. */
globalThis.bench = async () => {
  const rows: BenchRow[] = []
  for (const shape of shapes) {
    const input = forestOf(shape, 10_000)
    const { ours, floor } = await interleaved(
      // Ten at a time: one is not much longer than the clock's step.
      { ours: () => repeat(10, () => layoutTop(input)), floor: () => repeat(10, () => leafRows(input)) },
      25,
    )
    rows.push(
      atMost(`Layout of 10,000, ${shape} ÷ one pass that lets nodes overlap`, ours / 10, floor / 10, 4),
    )
  }
  for (const shape of shapes.slice(0, 2)) {
    const input = forestOf(shape, 1000)
    const { ours, theirs } = await interleaved(
      { ours: () => repeat(20, () => layoutTop(input)), theirs: () => general(input) },
      3,
    )
    rows.push(atLeast(`Layout of 1,000, ${shape}: dagre ÷ ours`, ours / 20, theirs, 300))
  }
  const input = forestOf('random', 10_000)
  const { relayout } = await interleaved({ relayout: () => layoutTop(input) }, 25)
  rows.push(atMost('Layout anew of 10,000 after a live batch, against 3 ms', relayout, 3, 1))
  return rows
}

/** Depth, and the next row for every leaf: O(n), and not safe with cards of several heights. */
function leafRows({ parent, height, nodeWidth, columnGap, rowGap }: LayoutInput): Float64Array[] {
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
  return [x, y]
}

function general({ parent, height, nodeWidth, columnGap, rowGap }: LayoutInput): void {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: rowGap, ranksep: columnGap })
  graph.setDefaultEdgeLabel(() => ({}))
  for (let node = 0; node < parent.length; node += 1) {
    graph.setNode(String(node), { width: nodeWidth, height: height[node] ?? 0 })
  }
  for (let node = 1; node < parent.length; node += 1) graph.setEdge(String(parent[node]), String(node))
  dagre(graph)
}

function repeat(times: number, run: () => void): void {
  for (let time = 0; time < times; time += 1) run()
}

/** A line whose target is a lower bound of how often we fit into the peer's time. */
function atLeast(what: string, ours: number, peer: number, least: number): BenchRow {
  const ratio = peer / ours
  return { what, ours, peer, unit: 'ms', ratio, target: `≥ ${least}`, holds: ratio >= least }
}

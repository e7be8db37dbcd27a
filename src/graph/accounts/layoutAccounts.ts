import type { AccountGraph } from '../../meaning/trace/accounts.ts'
import { at } from '../../meaning/trace/forest.ts'
import { columnLists } from '../layouts/layoutTop.ts'

/** Accounts to lay out, and their sizes. */
export interface AccountLayoutInput {
  readonly graph: AccountGraph
  /** Height of each account, in pixels. */
  readonly height: ArrayLike<number>
  /** Width of every account, in pixels. */
  readonly nodeWidth: number
  /** Space between columns, in pixels. */
  readonly columnGap: number
  /** Space between accounts of one column, in pixels. */
  readonly rowGap: number
}

/** Course of an edge between the columns. */
export type EdgeCourse =
  /** To a column further from the start. */
  | 'forward'
  /** Within a column. */
  | 'level'
  /** Back towards the start; drawn around the outside. */
  | 'back'
  /** From an account to itself. */
  | 'loop'

/** Positions of the accounts. */
export interface AccountLayout {
  readonly x: Float64Array
  /** Top edge. */
  readonly y: Float64Array
  /** Distance from the first account, in messages. */
  readonly column: Int32Array
  /** Accounts of column `c` from top to bottom: `byColumn[columnStart[c]]` up to before `columnStart[c + 1]`. */
  readonly columnStart: Int32Array
  readonly byColumn: Int32Array
  /** Course of each edge. */
  readonly course: readonly EdgeCourse[]
  readonly width: number
  readonly height: number
}

/**
 * Lays out accounts in columns by their distance from the first one, which is stable while messages
 * arrive, and orders each column by the connections of its accounts. Cycles and loops are allowed.
 * Takes linear time, plus the sorting of columns.
 */
export function layoutAccounts(input: AccountLayoutInput): AccountLayout {
  const { graph, height, nodeWidth, columnGap, rowGap } = input
  const count = graph.accounts.length
  const { column, visited } = distances(graph)
  const columns = column.reduce((most, own) => Math.max(most, own + 1), 0)
  const { columnStart, byColumn } = columnLists(column, visited, columns)
  const y = new Float64Array(count)
  for (let c = 0; c < columns; c += 1) stackColumn(c)
  // One sweep away from the start and one back; more sweeps improve little.
  for (let c = 1; c < columns; c += 1) sortColumn(c, c - 1)
  for (let c = columns - 2; c > 0; c -= 1) sortColumn(c, c + 1)

  const heights = Float64Array.from({ length: columns }, (_, c) => {
    const last = byColumn[at(columnStart, c + 1) - 1]
    return last === undefined ? 0 : at(y, last) + at(height, last)
  })
  const bottom = heights.reduce((most, own) => Math.max(most, own), 0)
  for (let node = 0; node < count; node += 1) {
    y[node] = at(y, node) + (bottom - at(heights, at(column, node))) / 2
  }
  return {
    x: Float64Array.from(column, (c) => c * (nodeWidth + columnGap)),
    y,
    column,
    columnStart,
    byColumn,
    course: graph.edges.map(({ from, to }) => edgeCourse(from, to, column)),
    width: columns === 0 ? 0 : columns * (nodeWidth + columnGap) - columnGap,
    height: bottom,
  }

  /** Puts the accounts of a column below each other. */
  function stackColumn(c: number): void {
    let top = 0
    for (const node of byColumn.subarray(at(columnStart, c), at(columnStart, c + 1))) {
      y[node] = top
      top += at(height, node) + rowGap
    }
  }

  /**
   * Orders a column by the average position of the neighbors in another column; accounts without neighbors keep their
   * position.
   */
  function sortColumn(c: number, other: number): void {
    const nodes = [...byColumn.subarray(at(columnStart, c), at(columnStart, c + 1))]
    const keyed = nodes.map((node, place) => ({ node, place, middle: neighborMiddle(node, other) }))
    keyed.sort((a, b) => a.middle - b.middle || a.place - b.place)
    keyed.forEach(({ node }, place) => {
      byColumn[at(columnStart, c) + place] = node
    })
    stackColumn(c)
  }

  function neighborMiddle(node: number, otherColumn: number): number {
    let sum = 0
    let neighbors = 0
    const { incoming = [], outgoing = [] } = graph.accounts[node] ?? {}
    for (const list of [incoming, outgoing]) {
      for (const place of list) {
        const edge = graph.edges[place]
        if (edge === undefined) continue
        const other = edge.from === node ? edge.to : edge.from
        if (at(column, other) !== otherColumn) continue
        sum += at(y, other) + at(height, other) / 2
        neighbors += 1
      }
    }
    return neighbors === 0 ? at(y, node) + at(height, node) / 2 : sum / neighbors
  }
}

/**
 * Measures distances breadth-first from the first account; accounts that it does not reach start in the first column
 * again.
 */
function distances({ accounts, edges }: AccountGraph): { column: Int32Array; visited: Int32Array } {
  const column = new Int32Array(accounts.length).fill(-1)
  const visited = new Int32Array(accounts.length)
  let known = 0
  let next = 0
  accounts.forEach((_, start) => {
    if (at(column, start) >= 0) return
    column[start] = 0
    visited[known++] = start
    for (; next < known; next += 1) {
      const node = at(visited, next)
      for (const edge of accounts[node]?.outgoing ?? []) {
        const to = edges[edge]?.to ?? node
        if (at(column, to) >= 0) continue
        column[to] = at(column, node) + 1
        visited[known++] = to
      }
    }
  })
  return { column, visited }
}

function edgeCourse(from: number, to: number, column: Int32Array): EdgeCourse {
  if (from === to) return 'loop'
  const step = at(column, to) - at(column, from)
  return step > 0 ? 'forward' : step === 0 ? 'level' : 'back'
}

import { at, buildForest } from '../../meaning/trace/forest.ts'
import { columnLists, readingOrder, type Layout, type LayoutInput } from './layoutTop.ts'

/**
 * Lays out a forest from left to right with every parent centered on its children; as compact as
 * `layoutTop`, but an added node also moves nodes above it. Nodes never overlap and edges never
 * cross. Takes linear time and space, and does not recurse.
 */
export function layoutTidy(input: LayoutInput): Layout {
  const { parent, height, nodeWidth, columnGap } = input
  const count = parent.length
  const { childStart, children, depth: column } = buildForest(parent)
  const outlines = createOutlines(count)
  // Distance of the top edge from that of the parent; of a root, from the first root.
  const offset = new Float64Array(count)
  for (let node = count - 1; node >= 0; node -= 1) {
    const first = at(childStart, node)
    const after = at(childStart, node + 1)
    if (first === after) continue
    stackBranches(children.subarray(first, after), outlines, input, offset)
    const top = at(children, first)
    const last = at(children, after - 1)
    const middle = (at(offset, last) + at(height, last)) / 2
    const shift = at(height, node) / 2 - middle
    for (let place = first; place < after; place += 1) {
      const child = at(children, place)
      offset[child] = at(offset, child) + shift
    }
    joinOutline(node, top, last, outlines, offset)
  }
  const roots: number[] = []
  for (let node = 0; node < count; node += 1) if (at(parent, node) < 0) roots.push(node)
  stackBranches(roots, outlines, input, offset)

  const x = new Float64Array(count)
  const y = new Float64Array(count)
  let [top, bottom, columns] = [Infinity, -Infinity, 0]
  for (let node = 0; node < count; node += 1) {
    const above = at(parent, node)
    y[node] = at(offset, node) + (above < 0 ? 0 : at(y, above))
    x[node] = at(column, node) * (nodeWidth + columnGap)
    top = Math.min(top, at(y, node))
    bottom = Math.max(bottom, at(y, node) + at(height, node))
    columns = Math.max(columns, at(column, node) + 1)
  }
  for (let node = 0; node < count; node += 1) y[node] = at(y, node) - top
  const order = readingOrder(parent, childStart, children)
  return {
    x,
    y,
    column,
    order,
    ...columnLists(column, order, columns),
    childStart,
    children,
    width: columns === 0 ? 0 : columns * (nodeWidth + columnGap) - columnGap,
    height: count === 0 ? 0 : bottom - top,
  }
}

/**
 * Upper and lower outline of every branch, one node for each column. The outline continues from a
 * node at `upper[node]`, which is `upperBy[node]` px lower; -1 ends it. `upperEnd` is its last node,
 * `upperEndBy` px lower than the head of the branch.
 */
interface Outlines {
  readonly upper: Int32Array
  readonly upperBy: Float64Array
  readonly upperEnd: Int32Array
  readonly upperEndBy: Float64Array
  readonly lower: Int32Array
  readonly lowerBy: Float64Array
  readonly lowerEnd: Int32Array
  readonly lowerEndBy: Float64Array
}

function createOutlines(count: number): Outlines {
  const itself = Int32Array.from({ length: count }, (_, node) => node)
  return {
    upper: new Int32Array(count).fill(-1),
    upperBy: new Float64Array(count),
    upperEnd: itself,
    upperEndBy: new Float64Array(count),
    lower: new Int32Array(count).fill(-1),
    lowerBy: new Float64Array(count),
    lowerEnd: itself.slice(),
    lowerEndBy: new Float64Array(count),
  }
}

/**
 * Stacks branches, each as high as the outlines allow. Compares two outlines only as far as the
 * shallower one reaches, so that all comparisons together take linear time. Afterwards the first
 * branch has the upper outline of all branches, and the last branch has the lower one.
 */
function stackBranches(
  heads: ArrayLike<number>,
  outlines: Outlines,
  { height, rowGap }: LayoutInput,
  offset: Float64Array,
): void {
  const { upper, upperBy, upperEnd, upperEndBy, lower, lowerBy, lowerEnd, lowerEndBy } = outlines
  const first = at(heads, 0)
  for (let place = 1; place < heads.length; place += 1) {
    const before = at(heads, place - 1)
    const head = at(heads, place)
    // Positions are measured from the first branch for `above`, from this one for `below`.
    let above = before
    let aboveAt = at(offset, before)
    let below = head
    let belowAt = 0
    let shift = -Infinity
    for (;;) {
      shift = Math.max(shift, aboveAt + at(height, above) + rowGap - belowAt)
      const [nextAbove, nextBelow] = [at(lower, above), at(upper, below)]
      if (nextAbove < 0 || nextBelow < 0) break
      aboveAt += at(lowerBy, above)
      belowAt += at(upperBy, below)
      above = nextAbove
      below = nextBelow
    }
    offset[head] = shift
    const aboveGoesOn = at(lower, above)
    const belowGoesOn = at(upper, below)
    if (belowGoesOn >= 0) {
      // This branch is deeper: the upper outline of the branches before it continues here.
      const end = at(upperEnd, first)
      upper[end] = belowGoesOn
      upperBy[end] = shift + belowAt + at(upperBy, below) - at(upperEndBy, first)
      upperEndBy[first] = shift + at(upperEndBy, head)
      upperEnd[first] = at(upperEnd, head)
    } else if (aboveGoesOn >= 0) {
      const end = at(lowerEnd, head)
      lower[end] = aboveGoesOn
      lowerBy[end] = aboveAt + at(lowerBy, above) - shift - at(lowerEndBy, head)
      lowerEndBy[head] = at(offset, before) + at(lowerEndBy, before) - shift
      lowerEnd[head] = at(lowerEnd, before)
    }
  }
}

/** Adds a parent to the outlines of its children. */
function joinOutline(node: number, first: number, last: number, outlines: Outlines, offset: Float64Array): void {
  outlines.upper[node] = first
  outlines.upperBy[node] = at(offset, first)
  outlines.upperEnd[node] = at(outlines.upperEnd, first)
  outlines.upperEndBy[node] = at(offset, first) + at(outlines.upperEndBy, first)
  outlines.lower[node] = last
  outlines.lowerBy[node] = at(offset, last)
  outlines.lowerEnd[node] = at(outlines.lowerEnd, last)
  outlines.lowerEndBy[node] = at(offset, last) + at(outlines.lowerEndBy, last)
}

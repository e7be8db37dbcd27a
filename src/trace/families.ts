/** Who follows from whom, as flat lists. */
export interface Families {
  /** Children of `node` are `children[childStart[node]]` up to before `childStart[node + 1]`. */
  readonly childStart: Int32Array
  /** In the order of the input. */
  readonly children: Int32Array
  /** Steps from the root; 0 for a root. */
  readonly depth: Int32Array
}

/**
 * Lists the children of every node, in time and space in proportion to the number of nodes.
 * @param parent Parent of each node, -1 for a root; parents stand before their children.
 */
export function familiesOf(parent: ArrayLike<number>): Families {
  const count = parent.length
  const childStart = new Int32Array(count + 1)
  const depth = new Int32Array(count)
  for (let node = 0; node < count; node += 1) {
    const from = parent[node] as number
    if (from < 0) continue
    childStart[from + 1] = (childStart[from + 1] as number) + 1
    depth[node] = (depth[from] as number) + 1
  }
  for (let node = 0; node < count; node += 1) {
    childStart[node + 1] = (childStart[node + 1] as number) + (childStart[node] as number)
  }
  const next = childStart.slice()
  const children = new Int32Array(childStart[count] as number)
  for (let node = 0; node < count; node += 1) {
    const from = parent[node] as number
    if (from < 0) continue
    const place = next[from] as number
    children[place] = node
    next[from] = place + 1
  }
  return { childStart, children, depth }
}

/** An element whose index is known to lie inside the list, which its type does not say. */
export function at(list: ArrayLike<number>, index: number): number {
  return list[index] as number
}

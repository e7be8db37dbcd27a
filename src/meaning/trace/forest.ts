/** Children and depths of the nodes of a forest, as flat lists. */
export interface Forest {
  /** Children of `node` are `children[childStart[node]]` up to before `childStart[node + 1]`. */
  readonly childStart: Int32Array
  /** Children of all nodes, in the order of the input. */
  readonly children: Int32Array
  /** Distance from the root; 0 for a root. */
  readonly depth: Int32Array
}

/**
 * Lists the children of every node, in linear time and space.
 * @param parent Parent of each node, -1 for a root; parents come before their children.
 */
export function buildForest(parent: ArrayLike<number>): Forest {
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

/** Reads an element at an index that is known to be inside the list. */
export function at(list: ArrayLike<number>, index: number): number {
  return list[index] as number
}

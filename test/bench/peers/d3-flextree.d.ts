declare module 'd3-flextree' {
  interface Tree {
    readonly x: number
    readonly y: number
    each(visit: (node: Tree) => void): void
  }
  interface Layout<Datum> {
    (tree: Tree): Tree
    hierarchy(root: Datum, children: (datum: Datum) => readonly Datum[] | undefined): Tree
  }
  export function flextree<Datum>(options: {
    readonly nodeSize: (node: { readonly data: Datum }) => readonly [number, number]
    readonly spacing: number
  }): Layout<Datum>
}

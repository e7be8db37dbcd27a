/** Sizes in CSS pixels at scale 1. */
export interface GraphSizes {
  readonly nodeWidth: number
  readonly columnGap: number
  readonly rowGap: number
  /** Distance from the top of an item to its edges. */
  readonly anchor: number
  /** Height of a message without a transaction. */
  readonly endHeight: number
  /** Height of a transaction, and what a comment adds to it. */
  readonly cardHeight: number
  readonly commentHeight: number
}

/** Sizes of the graph; the style sheet draws to the same. */
export const sizes: GraphSizes = {
  nodeWidth: 176,
  columnGap: 120,
  rowGap: 14,
  anchor: 18,
  endHeight: 36,
  cardHeight: 54,
  commentHeight: 20,
}

/** Sizes of a graph in CSS pixels, at zoom level 1. */
export interface GraphSizes {
  readonly nodeWidth: number
  /** Space between columns, which holds the edges. */
  readonly columnGap: number
  /** Least space between the cards of one column, which holds the label of the lower one. */
  readonly rowGap: number
  /** Distance from the top of a card to its edges. */
  readonly anchor: number
  /** Height of a message without a transaction. */
  readonly endHeight: number
  /** Height of a transaction without a comment. */
  readonly cardHeight: number
  /** Height that a comment adds. */
  readonly commentHeight: number
  /** Height that the words of a folded hop add. */
  readonly hopHeight: number
}

/** Sizes of the message graph; `cards.css` draws to the same. */
export const sizes: GraphSizes = {
  nodeWidth: 196,
  columnGap: 32,
  rowGap: 34,
  anchor: 18,
  endHeight: 36,
  cardHeight: 54,
  commentHeight: 20,
  hopHeight: 26,
}

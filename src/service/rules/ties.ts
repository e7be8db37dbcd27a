import type { CompareHashes, Order } from './order.ts'

/**
 * Tells whether other rows could be on the page if hashes were sorted otherwise: a border of the page falls
 * into a group of rows that tie but for their hash. The collation of a hosted service is not known.
 * @param rows All rows of the answer, in order.
 * @param border Number of rows before the border.
 */
export function isBorderInTie<Row>(rows: readonly Row[], border: number, order: Order<Row>): boolean {
  const [before, after] = [rows[border - 1], rows[border]]
  if (before === undefined || after === undefined) return false
  if (!compareByHash(before, after, order).reached) return false
  return (
    isOrderedByHash(rows.slice(0, border).toReversed(), after, order) ||
    isOrderedByHash(rows.slice(border), before, order)
  )
}

/**
 * Tells whether the order of rows `from` to `to`, or which rows these are, is decided by nothing but the order
 * in which rows arrived at the service.
 * @param rows All rows of the answer, in order.
 */
export function isOrderedByArrival<Row>(rows: readonly Row[], from: number, to: number, order: Order<Row>): boolean {
  const around = rows.slice(Math.max(0, from - 1), to + 1)
  return around.some((row, at) => at > 0 && order(around[at - 1] as Row, row, differ) === 0)
}

const differ: CompareHashes = (a, b) => (a === b ? 0 : 1)

/** Tells whether a hash orders one of the first rows and another row: those that tie with it until hashes count. */
function isOrderedByHash<Row>(rows: readonly Row[], other: Row, order: Order<Row>): boolean {
  for (const row of rows) {
    const { reached, decided } = compareByHash(row, other, order)
    if (decided) return true
    if (!reached) return false
  }
  return false
}

/** How far the comparison of two rows goes: whether it comes to hashes, and whether one of them decides. */
function compareByHash<Row>(
  a: Row,
  b: Row,
  order: Order<Row>,
): { readonly reached: boolean; readonly decided: boolean } {
  let reached = false
  let decided = false
  const probe: CompareHashes = (x, y) => {
    reached = true
    if (x === y) return 0
    decided = true
    return 1
  }
  order(a, b, probe)
  return { reached, decided }
}

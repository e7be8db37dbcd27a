/** Number of items of a collection by its `next_item_index`: undefined if its items are not numbered in a row. */
export function countItems(next: string): number | undefined {
  return /^\d{1,15}$/.test(next) ? Number(next) : undefined
}

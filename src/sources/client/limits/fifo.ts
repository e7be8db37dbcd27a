/** A queue whose operations take constant time, on average, at any length. */
export interface Fifo<Item> {
  readonly size: () => number
  readonly add: (item: Item) => void
  /** Removes an item at any place. @returns Whether it was there. */
  readonly remove: (item: Item) => boolean
  /**
   * Removes and returns the item of the lowest rank; of equal ones the oldest. An item without a rank is taken when it
   * is the oldest one. Only the oldest 256 items are compared.
   */
  readonly take: (rank?: (item: Item) => number | undefined) => Item | undefined
}

const maxCompared = 256

/** Creates a queue. An item may be added only once. */
export function createFifo<Item>(): Fifo<Item> {
  const present = new Set<Item>()
  /** Items in order; removed ones stay until they are more than half of the list. */
  let items: Item[] = []
  let head = 0

  function remove(item: Item): boolean {
    const wasPresent = present.delete(item)
    while (head < items.length && !present.has(items[head] as Item)) head++
    if (items.length > 2 * present.size + 32) {
      items = items.slice(head).filter((each) => present.has(each))
      head = 0
    }
    return wasPresent
  }

  return {
    size: () => present.size,
    add(item) {
      present.add(item)
      items.push(item)
    },
    remove,
    take(rank = () => undefined) {
      if (head === items.length) return undefined
      const oldest = items[head] as Item
      let found: Item = oldest
      let lowest = rank(oldest)
      for (let at = head + 1, compared = 1; lowest !== undefined && at < items.length && compared < maxCompared; at++) {
        const item = items[at] as Item
        if (!present.has(item)) continue
        compared++
        const own = rank(item)
        if (own === undefined || own >= lowest) continue
        found = item
        lowest = own
      }
      remove(found)
      return found
    },
  }
}

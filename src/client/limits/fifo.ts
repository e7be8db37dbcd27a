/** A queue whose operations take constant time, on average, at any length. */
export interface Fifo<Item> {
  readonly size: () => number
  readonly add: (item: Item) => void
  /** Removes an item at any place. @returns Whether it was there. */
  readonly remove: (item: Item) => boolean
  /** Removes and returns the oldest item. */
  readonly take: () => Item | undefined
}

/** Creates a queue. An item may be added only once. */
export function createFifo<Item>(): Fifo<Item> {
  const present = new Set<Item>()
  /** Items in order; removed ones stay until they are more than half of the list. */
  let items: Item[] = []
  let head = 0

  function compact(): void {
    if (items.length <= 2 * present.size + 32) return
    items = items.slice(head).filter((item) => present.has(item))
    head = 0
  }

  return {
    size: () => present.size,
    add(item) {
      present.add(item)
      items.push(item)
    },
    remove(item) {
      const wasPresent = present.delete(item)
      compact()
      return wasPresent
    },
    take() {
      while (head < items.length) {
        const item = items[head++] as Item
        if (!present.delete(item)) continue
        compact()
        return item
      }
      return undefined
    },
  }
}

import type { CompareHashes, Order } from '../../service/rules/order.ts'

/** The keys by which a row is found; declared as a constant, because indexes are kept for each function. */
export type IndexKeys<Row> = (row: Row) => Iterable<string | null | undefined>

const noRows: readonly never[] = []

/** A list of rows that never changes, with the indexes and sorted copies that were asked for. */
export class Rows<Row> {
  /** In the order in which they arrived. */
  readonly all: readonly Row[]
  readonly #indexes = new Map<IndexKeys<Row>, ReadonlyMap<string, readonly Row[]>>()
  #places: ReadonlyMap<Row, number> | undefined

  constructor(all: readonly Row[]) {
    this.all = all
  }

  /** Rows with a key. The same list comes for the same key, so that it is sorted once. */
  with(keys: IndexKeys<Row>, key: string): readonly Row[] {
    return this.#index(keys).get(key) ?? noRows
  }

  /** Rows with one of several keys, each once, in the order in which they arrived. */
  withAny(keys: IndexKeys<Row>, wanted: readonly string[]): readonly Row[] {
    const [first, ...others] = new Set(wanted)
    if (first === undefined) return noRows
    if (others.length === 0) return this.with(keys, first)
    const found = new Set(this.with(keys, first))
    for (const key of others) for (const row of this.with(keys, key)) found.add(row)
    const places = (this.#places ??= new Map(this.all.map((row, at) => [row, at])))
    return Array.from(found).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  }

  #index(keys: IndexKeys<Row>): ReadonlyMap<string, readonly Row[]> {
    const known = this.#indexes.get(keys)
    if (known !== undefined) return known
    const index = new Map<string, Row[]>()
    for (const row of this.all) {
      for (const key of new Set(keys(row))) {
        if (typeof key !== 'string') continue
        const list = index.get(key)
        if (list === undefined) index.set(key, [row])
        else list.push(row)
      }
    }
    this.#indexes.set(keys, index)
    return index
  }
}

/** Sorts lists of rows and keeps the results for as long as the lists live. */
export function createSort(
  compareHashes: CompareHashes,
): <Row>(rows: readonly Row[], order: Order<Row>) => readonly Row[] {
  const known = new WeakMap<readonly unknown[], WeakMap<object, readonly unknown[]>>()
  return <Row>(rows: readonly Row[], order: Order<Row>) => {
    if (rows.length < 2) return rows
    const orders = known.get(rows) ?? new WeakMap<object, readonly unknown[]>()
    const sorted = orders.get(order) ?? rows.toSorted((a, b) => order(a, b, compareHashes))
    orders.set(order, sorted)
    known.set(rows, orders)
    return sorted as readonly Row[]
  }
}

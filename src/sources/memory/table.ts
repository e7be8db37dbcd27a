import type { Merge } from '../../service/rules/rows/tables.ts'
import { Rows } from './rows.ts'

/** Rows by primary key, in the order in which they first arrived. */
export class Table<Row> {
  readonly #byKey = new Map<string, Row>()
  readonly #merge: Merge<Row>
  #rows: Rows<Row> | undefined

  constructor(merge: Merge<Row>) {
    this.#merge = merge
  }

  /** Adds a row, or makes one row of it and the one that is here. */
  put(key: string, row: Row): void {
    const old = this.#byKey.get(key)
    this.#byKey.set(key, old === undefined ? row : this.#merge(old, row))
    this.#rows = undefined
  }

  /** The row with a primary key. */
  get(key: string): Row | undefined {
    return this.#byKey.get(key)
  }

  /** The rows with these primary keys, each once, in the order of the keys. */
  pick(keys: readonly string[]): readonly Row[] {
    return Array.from(new Set(keys)).flatMap((key) => this.#byKey.get(key) ?? [])
  }

  /** All rows; the same object until a row is added. */
  get rows(): Rows<Row> {
    return (this.#rows ??= new Rows([...this.#byKey.values()]))
  }

  /** Removes all rows. */
  clear(): void {
    this.#byKey.clear()
    this.#rows = undefined
  }
}

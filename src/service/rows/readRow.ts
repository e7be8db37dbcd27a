// Readers for values of answers that nobody checked: an application may pass a component anything.

/** Tells whether a value has fields to read: an object, and not null. */
export function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Tells whether a value is an object that is no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRow(value) && !Array.isArray(value)
}

/**
 * Reads an own field of untrusted JSON, which may have any shape and may use the names of prototype
 * members as keys.
 * @param name Name of the field, which may come from JSON, too.
 * @returns undefined if `value` is not an object or does not have the field itself, or if the name is no text.
 */
export function ownField(value: unknown, name: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof name !== 'string' || !Object.hasOwn(value, name))
    return undefined
  return (value as Record<string, unknown>)[name]
}

/**
 * Reads a list of rows.
 * @returns The same list if all its entries are objects, the objects among them otherwise; no rows if it is no list.
 */
export function readRows<Row>(rows: readonly Row[] | null | undefined): readonly Row[] {
  if (!Array.isArray(rows)) return noRows
  const list: readonly Row[] = rows
  return list.every(isRow) ? list : list.filter(isRow)
}

const noRows: readonly never[] = []

/** Reads a text; empty if the value is none. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Joins the fields that identify a row into a key; values other than texts and numbers are left out. */
export function joinKey(...fields: readonly unknown[]): string {
  return fields.map((field) => (typeof field === 'string' || typeof field === 'number' ? field : '')).join(' ')
}

/** Groups items by a key. Groups are in the order of their first items, and items keep their order. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

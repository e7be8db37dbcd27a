/**
 * Creates a lookup in tables of the application, whose keys may be written in any form. Each table is indexed once.
 * @param normalize Returns the one form of a key; undefined for a malformed key, which is kept as it is.
 */
export function createTableLookup(normalize: (key: string) => string | undefined) {
  const indexes = new WeakMap<object, ReadonlyMap<string, string>>()
  return (table: Readonly<Record<string, string>> | null | undefined, key: string): string | undefined => {
    if (table === undefined || table === null) return undefined
    const index =
      indexes.get(table) ??
      new Map(Object.entries(table).map(([written, name]) => [normalize(written) ?? written, name]))
    indexes.set(table, index)
    return index.get(key)
  }
}

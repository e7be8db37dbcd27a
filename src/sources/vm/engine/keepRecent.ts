/**
 * Keeps what was made for the keys that were asked last: the same accounts are run again and again.
 * @param limit Number of values that are kept.
 */
export function keepRecent<Value>(limit: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    // A key that is set again becomes the newest.
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break
      kept.delete(oldest)
    }
    return value
  }
}

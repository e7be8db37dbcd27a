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

/** Keeps what was made of an object for as long as the object lives. */
export function remember<Key extends object, Value extends object | string>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

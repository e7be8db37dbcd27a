import { useState } from 'react'

/**
 * Returns the value that was kept while the given one is equal to it, so that a new object with the same contents does
 * not rerender all who depend on it.
 */
export function useUnchanged<Value>(value: Value, isEqual: (kept: Value, value: Value) => boolean): Value {
  const [kept, keep] = useState(() => value)
  if (Object.is(kept, value) || isEqual(kept, value)) return kept
  keep(() => value)
  return value
}

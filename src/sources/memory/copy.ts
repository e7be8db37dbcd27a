/** A deep copy of plain JSON: callers may change answers, and rows must stay as they are. */
export function copyJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson) as Value
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const part = copyJson((value as Record<string, unknown>)[name])
    // Assigned, this name would change the prototype.
    if (name === '__proto__') Object.defineProperty(copy, name, { value: part, ...PLAIN })
    else copy[name] = part
  }
  return copy as Value
}

const PLAIN = { writable: true, enumerable: true, configurable: true }

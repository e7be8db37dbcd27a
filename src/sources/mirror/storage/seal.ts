// A checksum in each record of the database. A record whose contents were damaged or exchanged does not fit
// its checksum and counts as lost: partial coverage shows it as a gap, and a sync repairs it.

const prime = 0x01000193
/** No record of the mirror is nested deeper: payloads are text from a limit on, see `codec.ts`. */
const maxDepth = 120

/** Computes the checksum of plain values and buffers: 32 bits, as a signed number. */
export function checksum(...parts: readonly unknown[]): number {
  return addValue(0x811c9dc5 | 0, parts, 0)
}

/** A record with the checksum of its contents and of the key under which it is stored. */
export type Sealed<T extends object> = T & { readonly seal: number }

/** Adds a checksum to a record. */
export function seal<T extends object>(key: string, record: T): Sealed<T> {
  const { seal: _old, ...contents } = record as Sealed<T>
  return { ...contents, seal: checksum(key, contents) } as unknown as Sealed<T>
}

/** Gives a record back as it was sealed under this key; undefined for one that is damaged, exchanged or missing. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the key tells the type of its record
export function unseal<T extends object>(key: string, record: unknown): T | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const { seal: stored, ...contents } = record as Sealed<T>
  return typeof stored === 'number' && fits(stored, key, contents) ? (contents as unknown as T) : undefined
}

/** Tells whether the parts have this checksum. */
export function fits(stored: unknown, ...parts: readonly unknown[]): boolean {
  try {
    return checksum(...parts) === stored
  } catch {
    // Damaged values may be nested without end.
    return false
  }
}

function addValue(start: number, value: unknown, depth: number): number {
  switch (typeof value) {
    case 'string':
      return addText(start ^ 1, value)
    case 'number':
      // oxlint-disable-next-line unicorn/prefer-math-trunc -- 32 bits are meant
      return (value | 0) === value && !Object.is(value, -0)
        ? Math.imul(start ^ 2 ^ value, prime)
        : addText(start ^ 3, String(value))
    case 'boolean':
      return Math.imul(start ^ (value ? 4 : 5), prime)
    case 'object':
      return value === null ? Math.imul(start ^ 6, prime) : addObject(start, value, depth)
    default:
      return addText(start ^ 7, typeof value)
  }
}

function addObject(start: number, value: object, depth: number): number {
  if (depth > maxDepth) throw new RangeError('nested too deep')
  if (Array.isArray(value)) {
    let sum = Math.imul(start ^ 8 ^ value.length, prime)
    for (const part of value) sum = addValue(sum, part, depth + 1)
    return sum
  }
  if (value instanceof ArrayBuffer) return addBytes(start ^ 9, new Uint8Array(value))
  let sum = Math.imul(start ^ 10, prime)
  for (const [name, part] of Object.entries(value)) {
    if (part !== undefined) sum = addValue(addText(sum, name), part, depth + 1)
  }
  return sum
}

function addText(start: number, text: string): number {
  let sum = Math.imul(start ^ text.length, prime)
  const last = text.length - 1
  // Two characters a step take two thirds of the time.
  for (let at = 0; at < last; at += 2)
    sum = Math.imul(sum ^ text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 16), prime)
  if (text.length % 2 === 1) sum = Math.imul(sum ^ text.charCodeAt(last), prime)
  return sum ^ (sum >>> 15)
}

function addBytes(start: number, bytes: Uint8Array): number {
  let sum = Math.imul(start ^ bytes.length, prime)
  for (const byte of bytes) sum = Math.imul(sum ^ byte, prime)
  return sum ^ (sum >>> 15)
}

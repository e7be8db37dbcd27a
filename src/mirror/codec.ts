// Objects are stored as arrays: the number of a known shape, then the values. Text stays as the
// service gave it, key order included, so that what comes out is the same JSON.
import { SHAPES } from './shapes.ts'

/** A row as it lies in the database: nested arrays of plain values. */
export type Payload = string | number | boolean | null | readonly (Payload | readonly string[])[]

/** Written into each row; a row of a later format is not read. */
export const FORMAT = 1

const LIST = -1
/** Some keys of a shape: `[PART, shape, bits of the keys that are there, ...values]`. */
const PART = -2
/** A shape that is not in the table: `[OTHER, keys, ...values]`. */
const OTHER = -3
/** Nested too deep for arrays: `[TEXT, json]`. */
const TEXT = -4
const DEEPEST = 48

interface Coded {
  readonly shape: number
  /** Undefined when all keys are there. */
  readonly bits: number | undefined
}

const known = new Map<string, Coded>(
  SHAPES.map((keys, shape) => [nameOf(keys), { shape, bits: undefined }]),
)

/** No list with a zero character in a key can take the name of a known one: its count differs. */
function nameOf(keys: readonly string[]): string {
  return `${keys.length}\0${keys.join('\0')}`
}

/** JSON value to payload. */
export function encode(value: unknown, depth = 0): Payload {
  if (typeof value !== 'object' || value === null) return value as Payload
  if (depth === DEEPEST) return [TEXT, JSON.stringify(value)]
  if (Array.isArray(value)) {
    const payload: Payload[] = [LIST]
    for (const item of value) payload.push(encode(item, depth + 1))
    return payload
  }
  const entries = value as Readonly<Record<string, unknown>>
  const keys: string[] = []
  for (const key of Object.keys(entries)) if (entries[key] !== undefined) keys.push(key)
  const coded = codedAs(keys)
  const payload: (Payload | string[])[] =
    coded === undefined
      ? [OTHER, keys]
      : coded.bits === undefined
        ? [coded.shape]
        : [PART, coded.shape, coded.bits]
  for (const key of keys) payload.push(encode(entries[key], depth + 1))
  return payload
}

function codedAs(keys: readonly string[]): Coded | undefined {
  const name = nameOf(keys)
  const before = known.get(name)
  if (before !== undefined) return before
  for (const [shape, all] of SHAPES.entries()) {
    const bits = subsequence(keys, all)
    if (bits === undefined) continue
    const coded = { shape, bits }
    // Bounded: every key list comes from the service, and hostile ones must not fill the memory.
    if (known.size < 2000) known.set(name, coded)
    return coded
  }
  return undefined
}

/** Which of `all` the keys are, as bits; undefined unless they stand in the same order. */
function subsequence(keys: readonly string[], all: readonly string[]): number | undefined {
  if (keys.length === 0 || keys.length > all.length) return undefined
  let bits = 0
  let at = 0
  for (const key of keys) {
    at = all.indexOf(key, at)
    if (at < 0) return undefined
    bits += 2 ** at
    at++
  }
  return bits
}

/** Payload back to the JSON value. */
export function decode(payload: Payload): unknown {
  if (typeof payload !== 'object' || payload === null) return payload
  const head = payload[0]
  if (head === LIST) {
    const list: unknown[] = []
    for (let at = 1; at < payload.length; at++) list.push(decode(payload[at] as Payload))
    return list
  }
  if (head === TEXT) return JSON.parse(payload[1] as string)
  const entries: Record<string, unknown> = {}
  if (head === OTHER) {
    const keys = payload[1] as readonly string[]
    for (const [at, key] of keys.entries()) set(entries, key, decode(payload[at + 2] as Payload))
    return entries
  }
  if (head === PART) {
    const keys = SHAPES[payload[1] as number] ?? []
    let bits = payload[2] as number
    let at = 3
    for (const key of keys) {
      if (bits % 2 === 1) entries[key] = decode(payload[at++] as Payload)
      bits = Math.floor(bits / 2)
    }
    return entries
  }
  const keys = SHAPES[head as number] ?? []
  for (let at = 0; at < keys.length; at++) {
    const value = payload[at + 1] as Payload
    // Most values are plain: a call for each is a third of the whole.
    entries[keys[at] as string] = typeof value === 'object' && value !== null ? decode(value) : value
  }
  return entries
}

/** Plain assignment of this one key would change the prototype instead. */
function set(entries: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') entries[key] = value
  else {
    Object.defineProperty(entries, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
}

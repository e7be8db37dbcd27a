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

/** Lists of keys as a tree, each key a step: no text has to be made to find one. */
interface Step {
  readonly next: Map<string, Step>
  /** Null when no shape fits; undefined while that is not known. */
  coded: Coded | null | undefined
}

const root: Step = { next: new Map(), coded: undefined }
let steps = 0
for (const [shape, keys] of SHAPES.entries()) note(keys, { shape, bits: undefined })

function note(keys: readonly string[], coded: Coded | null): void {
  let step = root
  for (const key of keys) {
    let next = step.next.get(key)
    if (next === undefined) {
      // Bounded: every key list comes from the service, and hostile ones must not fill the memory.
      if (steps > 20_000) return
      steps += 1
      next = { next: new Map(), coded: undefined }
      step.next.set(key, next)
    }
    step = next
  }
  step.coded = coded
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
  let step: Step | undefined = root
  for (const key of Object.keys(entries)) {
    if (entries[key] === undefined) continue
    keys.push(key)
    step = step?.next.get(key)
  }
  const coded = step?.coded === undefined ? codedAs(keys) : step.coded
  const payload: (Payload | string[])[] =
    coded === null
      ? [OTHER, keys]
      : coded.bits === undefined
        ? [coded.shape]
        : [PART, coded.shape, coded.bits]
  for (const key of keys) {
    const part = entries[key]
    // Most values are plain: a call for each is a third of the whole.
    payload.push(typeof part === 'object' && part !== null ? encode(part, depth + 1) : (part as Payload))
  }
  return payload
}

function codedAs(keys: readonly string[]): Coded | null {
  for (const [shape, all] of SHAPES.entries()) {
    const bits = subsequence(keys, all)
    if (bits === undefined) continue
    note(keys, { shape, bits })
    return { shape, bits }
  }
  note(keys, null)
  return null
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

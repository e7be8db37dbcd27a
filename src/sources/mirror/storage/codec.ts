// Stores objects as arrays: the number of a known shape, then the values. Strings and key order stay as
// the service sent them, so decoding gives equal JSON.
import { knownShapes } from './shapes.ts'

/** A row as the database stores it: nested arrays of plain values. */
export type Payload = string | number | boolean | null | readonly (Payload | readonly string[])[]

/** Format version, written into each row. Rows of a later format are not read. */
export const payloadFormat = 1

const listTag = -1
/** An object with some keys of a shape: `[partTag, shape, bits of the present keys, ...values]`. */
const partTag = -2
/** A shape that is not in the table: `[otherTag, keys, ...values]`. */
const otherTag = -3
/** A value that is nested deeper than `maxDepth`: `[textTag, json]`. */
const textTag = -4
const maxDepth = 48

/** Shape of a list of keys. */
interface ShapeMatch {
  readonly shape: number
  /** Bits of the keys of the shape that are present; undefined for all of them. */
  readonly bits: number | undefined
}

/** Prefix tree of key lists. It avoids building a string to look up a shape. */
interface Step {
  readonly next: Map<string, Step>
  /** Null when no shape fits; undefined when that is not known yet. */
  match: ShapeMatch | null | undefined
}

const root: Step = { next: new Map(), match: undefined }
let steps = 0
for (const [shape, keys] of knownShapes.entries()) cacheMatch(keys, { shape, bits: undefined })

function cacheMatch(keys: readonly string[], match: ShapeMatch | null): void {
  let step = root
  for (const key of keys) {
    let next = step.next.get(key)
    if (next === undefined) {
      // Key lists come from the service; a limit keeps hostile ones from filling the memory.
      if (steps > 20_000) return
      steps += 1
      next = { next: new Map(), match: undefined }
      step.next.set(key, next)
    }
    step = next
  }
  step.match = match
}

/** Encodes a JSON value as a payload. */
export function encodePayload(value: unknown, depth = 0): Payload {
  if (typeof value !== 'object' || value === null) return value as Payload
  if (depth === maxDepth) return [textTag, JSON.stringify(value)]
  if (Array.isArray(value)) {
    const payload: Payload[] = [listTag]
    for (const item of value) payload.push(encodePayload(item, depth + 1))
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
  const match = step?.match === undefined ? findShape(keys) : step.match
  const payload: (Payload | string[])[] =
    match === null ? [otherTag, keys] : match.bits === undefined ? [match.shape] : [partTag, match.shape, match.bits]
  for (const key of keys) {
    const part = entries[key]
    // Most values are primitives; a function call for each would take a third of the encoding time.
    payload.push(typeof part === 'object' && part !== null ? encodePayload(part, depth + 1) : (part as Payload))
  }
  return payload
}

/** Finds a shape that contains the keys in the same order, and caches the result. */
function findShape(keys: readonly string[]): ShapeMatch | null {
  for (const [shape, all] of knownShapes.entries()) {
    const bits = subsequenceBits(keys, all)
    if (bits === undefined) continue
    cacheMatch(keys, { shape, bits })
    return { shape, bits }
  }
  cacheMatch(keys, null)
  return null
}

/** Positions of the keys in `all`, as bits; undefined unless they appear there in the same order. */
function subsequenceBits(keys: readonly string[], all: readonly string[]): number | undefined {
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

/** Decodes a payload to the JSON value it was made from. */
export function decodePayload(payload: Payload): unknown {
  if (typeof payload !== 'object' || payload === null) return payload
  const head = payload[0]
  if (head === listTag) {
    const list: unknown[] = []
    for (let at = 1; at < payload.length; at++) list.push(decodePayload(payload[at] as Payload))
    return list
  }
  if (head === textTag) return JSON.parse(payload[1] as string)
  const entries: Record<string, unknown> = {}
  if (head === otherTag) {
    const keys = payload[1] as readonly string[]
    for (const [at, key] of keys.entries()) setOwn(entries, key, decodePayload(payload[at + 2] as Payload))
    return entries
  }
  if (head === partTag) {
    const keys = knownShapes[payload[1] as number] ?? []
    let bits = payload[2] as number
    let at = 3
    for (const key of keys) {
      if (bits % 2 === 1) entries[key] = decodePayload(payload[at++] as Payload)
      bits = Math.floor(bits / 2)
    }
    return entries
  }
  const keys = knownShapes[head as number] ?? []
  for (let at = 0; at < keys.length; at++) {
    const value = payload[at + 1] as Payload
    // Most values are primitives; a function call for each would take a third of the decoding time.
    entries[keys[at] as string] = typeof value === 'object' && value !== null ? decodePayload(value) : value
  }
  return entries
}

/** Sets an own property, also for `__proto__`, where an assignment would change the prototype. */
function setOwn(entries: Record<string, unknown>, key: string, value: unknown): void {
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

/** Estimates the bytes of a payload. */
export function estimateSize(payload: Payload | readonly string[] | undefined): number {
  if (typeof payload === 'string') return payload.length + 4
  if (!Array.isArray(payload)) return 4
  let bytes = 8
  for (const part of payload as readonly Payload[]) bytes += estimateSize(part)
  return bytes
}

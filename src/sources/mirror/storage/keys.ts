// Keys are packed bytes of fixed width, so that IndexedDB's byte order is the order of the answers.
// Logical time is stored inverted: an ascending read is newest first. Index keys are stored as text,
// which makes reading a page up to a third faster than index keys in buffers.

import { joinBytes } from '../../../ton/cells/bytes.ts'
import type { PackedKey } from '../../../service/rows/pack.ts'

export {
  packAddress,
  packAddressOrNull,
  packHash,
  packIndex,
  packLtDescending,
  packNumber,
} from '../../../service/rows/pack.ts'

/** Packed bytes, as IndexedDB takes them for a key. */
export type Key = PackedKey

/** Packs a text as a key. */
export function packText(text: string): Key {
  return new TextEncoder().encode(text)
}

/** Concatenates keys. */
export function join(...parts: readonly ArrayLike<number>[]): Key {
  return joinBytes(parts)
}

/** Byte order, shorter first: the order that IndexedDB gives binary keys. */
export function compareBytes(a: Key, b: Key): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Tells whether both keys hold the same bytes. */
export function sameKey(a: Key, b: Key | undefined): boolean {
  return b !== undefined && a.length === b.length && compareBytes(a, b) === 0
}

/** A half-open range of keys: it includes `from` and excludes `to`. */
export interface KeySpan {
  readonly from: Key
  readonly to: Key
  /** True when no key can lie in it. */
  readonly empty?: boolean
}

/** All keys that begin with `prefix`. `first` and `last`, both inclusive, limit the bytes after it. */
export function prefixSpan(prefix: Key, first?: Key, last?: Key): KeySpan {
  const from = first === undefined ? prefix : join(prefix, first)
  const to = keyAfter(last === undefined ? prefix : join(prefix, last))
  // IndexedDB refuses a range whose bounds are the wrong way round, so it is marked as empty instead.
  return compareBytes(from, to) < 0 ? { from, to } : { from, to: join(from, [0]), empty: true }
}

/** The first key after all that begin with `prefix`. */
function keyAfter(prefix: Key): Key {
  let length = prefix.length
  while (length > 0 && prefix[length - 1] === 255) length--
  const end = prefix.slice(0, length)
  // No key follows a prefix that consists of 255 alone; no stored key is as long as this one.
  if (length === 0) return new Uint8Array(256).fill(255)
  end[length - 1] = (end[length - 1] ?? 0) + 1
  return end
}

const bitsPerUnit = 15

/**
 * Encodes a key as text that sorts like the bytes. Each character holds 15 bits, so that none is half of
 * a surrogate pair. A 1 bit marks the end of the key.
 */
export function encodeKey(key: Key): string {
  return toText(key, 1)
}

/** The smallest text of all keys that begin with these bytes. */
export function encodeKeyPrefix(key: Key): string {
  return toText(key, 0)
}

function toText(key: Key, end: 0 | 1): string {
  const codes: number[] = []
  let rest = 0
  let length = 0
  for (const byte of key) {
    rest = (rest << 8) | byte
    length += 8
    if (length < bitsPerUnit) continue
    length -= bitsPerUnit
    codes.push(rest >> length)
    rest &= (1 << length) - 1
  }
  if (length > 0 || end === 1) codes.push(((rest << 1) | end) << (bitsPerUnit - 1 - length))
  return String.fromCharCode(...codes)
}

// Keys are packed bytes of fixed width, so that IndexedDB's byte order is the order of the answers.
// Logical time is stored inverted: an ascending read is newest first. Index keys lie in the database as
// text: for pages of rows that costs less than buffers, up to a third of the whole page.

/** Packed bytes, as IndexedDB takes them for a key. */
export type Key = Uint8Array<ArrayBuffer>

const base64Digits = new Uint8Array(128).fill(255)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (let value = 0; value < 64; value++) base64Digits[alphabet.charCodeAt(value)] = value
const hexDigits = new Uint8Array(128).fill(255)
for (let value = 0; value < 16; value++) {
  const text = value.toString(16)
  hexDigits[text.charCodeAt(0)] = value
  hexDigits[text.toUpperCase().charCodeAt(0)] = value
}

function digit(table: Key, text: string, at: number): number {
  return table[text.charCodeAt(at)] ?? 255
}

/** 32 bytes of a hash in base64 as the service writes it; undefined for anything else. */
export function packHash(text: unknown): Key | undefined {
  if (typeof text !== 'string' || text.length !== 44 || text.charCodeAt(43) !== 61) return undefined
  const bytes = new Uint8Array(32)
  let wrong = 0
  let at = 0
  for (let i = 0; i < 43; i += 4) {
    const a = digit(base64Digits, text, i)
    const b = digit(base64Digits, text, i + 1)
    const c = digit(base64Digits, text, i + 2)
    const d = i === 40 ? 0 : digit(base64Digits, text, i + 3)
    wrong |= a | b | c | d
    const group = (a << 18) | (b << 12) | (c << 6) | d
    bytes[at++] = group >> 16
    bytes[at++] = group >> 8
    if (at < 32) bytes[at++] = group
    else wrong |= (group & 255) === 0 ? 0 : 128
  }
  return wrong > 63 ? undefined : bytes
}

/** Workchain + 128 and 32 bytes of a raw address; undefined for anything else. */
export function packAddress(text: unknown): Key | undefined {
  if (typeof text !== 'string') return undefined
  const colon = text.length - 65
  if (colon < 1 || colon > 4 || text.charCodeAt(colon) !== 58) return undefined
  const workchain = Number(text.slice(0, colon))
  if (!Number.isInteger(workchain) || workchain < -128 || workchain > 127) return undefined
  const bytes = new Uint8Array(33)
  bytes[0] = workchain + 128
  let wrong = 0
  for (let i = colon + 1, at = 1; at < 33; i += 2, at++) {
    const high = digit(hexDigits, text, i)
    const low = digit(hexDigits, text, i + 1)
    wrong |= high | low
    bytes[at] = (high << 4) | low
  }
  return wrong > 15 ? undefined : bytes
}

/** Address as a sort key that puts null last, as the service's database does. */
export function packAddressOrNull(text: unknown): Key {
  const bytes = packAddress(text)
  return bytes === undefined ? new Uint8Array(34).fill(255) : join([0], bytes)
}

/** 8 bytes, big endian, inverted; undefined when the text is not an unsigned 64-bit number. */
export function packLtDescending(text: unknown): Key | undefined {
  if (typeof text !== 'string' || !/^\d{1,20}$/.test(text)) return undefined
  const value = BigInt(text)
  if (value > 0xffff_ffff_ffff_ffffn) return undefined
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, ~value)
  return bytes
}

/** 32 bytes, big endian, of an NFT index of up to 256 bits; anything else sorts last. */
export function packIndex(text: unknown): Key {
  const bytes = new Uint8Array(32)
  if (typeof text !== 'string' || !/^\d{1,78}$/.test(text)) return bytes.fill(255)
  if (text.length < 16) {
    new DataView(bytes.buffer).setBigUint64(24, BigInt(text))
    return bytes
  }
  const hex = BigInt(text).toString(16).padStart(64, '0').slice(-64)
  for (let at = 0; at < 32; at++) {
    bytes[at] = (digit(hexDigits, hex, 2 * at) << 4) | digit(hexDigits, hex, 2 * at + 1)
  }
  return bytes
}

/** 4 bytes, big endian. */
export function packNumber(value: number): Key {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** 6 bytes, big endian: the order in which the mirror first saw a row. */
export function packSerial(value: number): Key {
  const bytes = new Uint8Array(6)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.floor(value / 0x1_0000_0000))
  view.setUint32(2, value % 0x1_0000_0000)
  return bytes
}

/** All bits turned over: turns an ascending key into a descending one. */
export function invert(bytes: Key): Key {
  return bytes.map((byte) => ~byte)
}

/** One key after the other. */
export function join(...parts: readonly ArrayLike<number>[]): Key {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
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

/** Whether two keys are the same. */
export function sameKey(a: Key, b: Key | undefined): boolean {
  return b !== undefined && a.length === b.length && compareBytes(a, b) === 0
}

/** Order of two logical times. */
export function compareLt(a: string, b: string): number {
  const [left, right] = [BigInt(a), BigInt(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** A half-open stretch of keys: `from` is in it, `to` is not. */
export interface Stretch {
  readonly from: Key
  readonly to: Key
  /** No key can be in it. */
  readonly empty?: boolean
}

/** Every key that begins with `prefix`; `least` and `most` bound what follows it, both included. */
export function stretch(prefix: Key, least?: Key, most?: Key): Stretch {
  const from = least === undefined ? prefix : join(prefix, least)
  const to = after(most === undefined ? prefix : join(prefix, most))
  // Bounds that exclude each other leave an empty stretch, not one that IndexedDB refuses.
  return compareBytes(from, to) < 0 ? { from, to } : { from, to: join(from, [0]), empty: true }
}

/** The first key behind all that begin with `prefix`. */
function after(prefix: Key): Key {
  let length = prefix.length
  while (length > 0 && prefix[length - 1] === 255) length--
  const end = prefix.slice(0, length)
  // A prefix of nothing but 255 has no next one; no stored key is this long.
  if (length === 0) return new Uint8Array(256).fill(255)
  end[length - 1] = (end[length - 1] ?? 0) + 1
  return end
}

const BITS = 15

/**
 * A key as text of the same order, 15 bits in each character so that none is half of a pair. A one
 * behind the last bit tells where the key ends.
 */
export function textOf(key: Key): string {
  return toText(key, 1)
}

/** The least text of all keys that begin with these bytes. */
export function leastTextOf(key: Key): string {
  return toText(key, 0)
}

function toText(key: Key, end: 0 | 1): string {
  const codes: number[] = []
  let rest = 0
  let length = 0
  for (const byte of key) {
    rest = (rest << 8) | byte
    length += 8
    if (length < BITS) continue
    length -= BITS
    codes.push(rest >> length)
    rest &= (1 << length) - 1
  }
  if (length > 0 || end === 1) codes.push(((rest << 1) | end) << (BITS - 1 - length))
  return String.fromCharCode(...codes)
}

/** The key of a text. */
export function keyOfText(text: string): Key {
  let last = text.charCodeAt(text.length - 1)
  let size = text.length * BITS - 1
  for (; last > 0 && last % 2 === 0; last /= 2) size--
  const bytes = new Uint8Array(Math.max(0, size >> 3))
  let rest = 0
  let length = 0
  let at = 0
  for (let i = 0; i < text.length; i++) {
    rest = (rest << BITS) | text.charCodeAt(i)
    length += BITS
    for (; length >= 8 && at < bytes.length; length -= 8) {
      bytes[at++] = rest >> (length - 8)
      rest &= (1 << (length - 8)) - 1
    }
  }
  return bytes
}

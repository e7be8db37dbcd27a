// Sort keys: packed bytes of fixed width, so that byte order is the order in which the service lists.

/** Packed bytes that compare as IndexedDB compares binary keys. */
export type PackedKey = Uint8Array<ArrayBuffer>

const base64Digits = new Uint8Array(128).fill(255)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (let value = 0; value < 64; value++) base64Digits[alphabet.charCodeAt(value)] = value
const hexDigits = new Uint8Array(128).fill(255)
for (let value = 0; value < 16; value++) {
  const text = value.toString(16)
  hexDigits[text.charCodeAt(0)] = value
  hexDigits[text.toUpperCase().charCodeAt(0)] = value
}

function digit(table: PackedKey, text: string, at: number): number {
  return table[text.charCodeAt(at)] ?? 255
}

/**
 * Packs a hash into its 32 bytes.
 * @param text Base64 with padding, as the service writes it. Anything else gives `undefined`.
 */
export function packHash(text: unknown): PackedKey | undefined {
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

/**
 * Packs a raw address into 33 bytes: the workchain plus 128, then the account id.
 * @param text A raw address. Anything else gives `undefined`.
 */
export function packAddress(text: unknown): PackedKey | undefined {
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

/** Packs a raw address into 34 bytes that sort `null` last, as the service's database does. */
export function packAddressOrNull(text: unknown): PackedKey {
  const packed = new Uint8Array(34).fill(255)
  const bytes = packAddress(text)
  if (bytes === undefined) return packed
  packed[0] = 0
  packed.set(bytes, 1)
  return packed
}

/**
 * Packs a logical time into 8 inverted bytes, so that an ascending read is newest first.
 * @param text Decimal digits of an unsigned 64-bit number. Anything else gives `undefined`.
 */
export function packLtDescending(text: unknown): PackedKey | undefined {
  if (typeof text !== 'string' || !/^\d{1,20}$/.test(text)) return undefined
  const value = BigInt(text)
  if (value > 0xffff_ffff_ffff_ffffn) return undefined
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, ~value)
  return bytes
}

/** Packs an NFT index of up to 256 bits into 32 bytes. Anything else sorts last. */
export function packIndex(text: unknown): PackedKey {
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

/** Packs an unsigned 32-bit number, such as a seqno or a time in seconds, into 4 bytes. */
export function packNumber(value: number): PackedKey {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

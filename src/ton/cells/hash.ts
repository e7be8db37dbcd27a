import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from './bytes.ts'
import { HashFormatError } from './errors.ts'

/** Form of a hash: hex (lower case), base64 with padding, base64url without. */
export type HashForm = 'hex' | 'base64' | 'base64url'

/**
 * Reads a 32-byte hash from hex of any case, with or without `0x`, or from base64 or base64url,
 * padded or not.
 * @throws {HashFormatError} The text is none of these; the message says which part is wrong.
 */
export function parseHash(text: string): Uint8Array {
  const digits = /^0x/i.test(text) && text.length > 44 ? text.slice(2) : text
  const bytes = (digits.length > 44 ? hexToBytes : base64ToBytes)(digits, HashFormatError)
  if (bytes.length !== 32) throw new HashFormatError('length', text.length)
  return bytes
}

/** Reads a hash as {@link parseHash} does; `undefined` if the text is not one. */
export function readHash(text: string): Uint8Array | undefined {
  try {
    return parseHash(text)
  } catch {
    return undefined
  }
}

/**
 * Writes a hash.
 * @throws {HashFormatError} `hash` is text and not a hash, or not 32 bytes.
 */
export function formatHash(hash: Uint8Array | string, form: HashForm = 'base64'): string {
  const bytes = typeof hash === 'string' ? parseHash(hash) : hash
  if (bytes.length !== 32) throw new HashFormatError('length', bytes.length)
  return writeHash(bytes, form)
}

/** Writes the 32 bytes of a hash. */
export function writeHash(bytes: Uint8Array, form: HashForm = 'base64'): string {
  if (form === 'hex') return bytesToHex(bytes)
  return bytesToBase64(bytes, form === 'base64url')
}

/**
 * Standard base64 with padding, 44 characters, exactly as the service writes hashes.
 * @throws {HashFormatError} `text` is not a hash.
 */
export function toBase64Hash(text: string): string {
  return formatHash(text)
}

/**
 * Lower-case hex, 64 digits.
 * @throws {HashFormatError} `text` is not a hash.
 */
export function toHexHash(text: string): string {
  return formatHash(text, 'hex')
}

/** Tells whether {@link parseHash} reads `text`. */
export function isHash(text: string): boolean {
  return readHash(text) !== undefined
}

/**
 * Base64 form of a hash; `undefined` if `text` is not a hash.
 * @param urlSafe Writes base64url, without padding. @default false
 */
export function readBase64Hash(text: string, urlSafe = false): string | undefined {
  const bytes = readHash(text)
  return bytes && bytesToBase64(bytes, urlSafe)
}

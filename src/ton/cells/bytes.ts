import type { FormatErrorClass } from './errors.ts'

/** Methods of engines of 2025 and later, many times faster than a loop. */
interface TextBytes {
  toHex?(): string
  toBase64?(options: { readonly alphabet: 'base64' | 'base64url'; readonly omitPadding: boolean }): string
}

interface TextReader {
  fromBase64?(text: string, options: { readonly lastChunkHandling: 'strict' }): Uint8Array
}

/** Writes bytes as lower-case hex. */
export function bytesToHex(bytes: Uint8Array & TextBytes): string {
  if (bytes.toHex) return bytes.toHex()
  hexPairs ??= Array.from({ length: 256 }, (_, byte) => (byte + 256).toString(16).slice(1))
  let text = ''
  for (const byte of bytes) text += hexPairs[byte] as string
  return text
}

let hexPairs: string[] | undefined

/**
 * Reads bytes from hex text in any letter case, without `0x`.
 * @param FormatError Error for a character that is not a hex digit, and for an odd number of digits.
 */
export function hexToBytes(text: string, FormatError: FormatErrorClass): Uint8Array {
  refuseCharacter(text, /[^\da-f]/i, FormatError)
  if (text.length % 2) throw new FormatError('length', text.length)
  const bytes = new Uint8Array(text.length / 2)
  let digits = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // In ASCII, the last four bits of a letter of either case are 9 below its value. A byte keeps the last two digits.
    digits = (digits << 4) | ((code % 16) + (code >> 6) * 9)
    bytes[i >> 1] = digits
  }
  return bytes
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Writes bytes as base64.
 * @param urlSafe Writes `-` and `_` instead of `+` and `/`, and no `=` at the end. @default false
 */
export function bytesToBase64(bytes: Uint8Array & TextBytes, urlSafe = false): string {
  if (bytes.toBase64) return bytes.toBase64({ alphabet: urlSafe ? 'base64url' : 'base64', omitPadding: urlSafe })
  let binary = ''
  for (let at = 0; at < bytes.length; at += binaryStep)
    binary += String.fromCharCode(...bytes.subarray(at, at + binaryStep))
  const text = btoa(binary)
  return urlSafe ? text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : text
}

/** Bytes that are passed as arguments of one call. */
const binaryStep = 8192

/**
 * Reads bytes from base64 or base64url text, padded or not.
 * @param FormatError Error for a character that is not base64, and for a truncated text.
 */
export function base64ToBytes(text: string, FormatError: FormatErrorClass): Uint8Array {
  const bare = text.replace(/={1,2}$/, '')
  // An engine skips spaces: with four of them or more, the length is another.
  const read = text.length % 4 === 0 ? readNatively(text) : undefined
  if (read?.length === (bare.length * 3) >> 2) return read
  refuseCharacter(bare, /[^\w+/-]/, FormatError)
  if (bare.length % 4 === 1 || (bare.length < text.length && text.length % 4)) {
    throw new FormatError('length', text.length)
  }
  const bytes = new Uint8Array((bare.length * 3) >> 2)
  const values = (sextets ??= readAlphabet())
  let group = 0
  // Digits past the end are zero, and bytes written past the end are ignored.
  for (let i = 0, at = 0; i < bare.length; i += 4, at += 3) {
    group = 0
    for (let digit = i; digit < i + 4; digit++) group = (group << 6) | (values[bare.charCodeAt(digit)] ?? 0)
    bytes[at] = group >> 16
    bytes[at + 1] = group >> 8
    bytes[at + 2] = group
  }
  // The unused bits must be zero. Otherwise the text was truncated or mistyped.
  const digits = bare.length & 3
  if (digits > 0 && group & (0xffffff >> (8 * (digits - 1)))) throw new FormatError('character', bare.length - 1)
  return bytes
}

/** Reads padded base64 where the engine can; the loop reads all other forms, and says what is wrong. */
function readNatively(text: string): Uint8Array | undefined {
  try {
    return (Uint8Array as TextReader).fromBase64?.(text, { lastChunkHandling: 'strict' })
  } catch {
    return undefined
  }
}

let sextets: Uint8Array | undefined

/** Value of each digit of base64 and base64url, by its character code. */
function readAlphabet(): Uint8Array {
  const values = new Uint8Array(128)
  for (let value = 0; value < 64; value++) values[alphabet.charCodeAt(value)] = value
  values['-'.charCodeAt(0)] = 62
  values['_'.charCodeAt(0)] = 63
  return values
}

function refuseCharacter(text: string, foreign: RegExp, FormatError: FormatErrorClass): void {
  const position = text.search(foreign)
  if (position >= 0) throw new FormatError('character', position)
}

/** Joins parts, in their order. */
export function joinBytes(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from './bytes.ts'
import { AddressFormatError } from './errors.ts'
import { crc16 } from './checksum.ts'

const bounceableTag = 0x11
const nonBounceableTag = 0x51
const testOnlyFlag = 0x80

/** Parts of an address. */
export interface ParsedAddress {
  /** -1 is the masterchain, 0 the basechain; -128 to 127. */
  readonly workchain: number
  /** Account id, 32 bytes. */
  readonly hash: Uint8Array
  /** How the text was written. */
  readonly form: 'raw' | 'friendly'
  /** Whether transfers should bounce; absent in the raw form. */
  readonly bounceable?: boolean
  /** Whether mainnet software must refuse the address; absent in the raw form. */
  readonly testOnly?: boolean
}

/** Options of the friendly form. A flag that is left out keeps the input's value. */
export interface FriendlyAddressOptions {
  /** `E`/`k` (true) or `U`/`0` (false). @default the input's flag, `true` for raw input */
  bounceable?: boolean | undefined
  /** `k`/`0` (true) or `E`/`U` (false). @default the input's flag, `false` for raw input */
  testOnly?: boolean | undefined
  /** base64url, the form in common use, or base64. @default true */
  urlSafe?: boolean | undefined
}

/** Options of {@link formatAddress}. */
export interface FormatAddressOptions extends FriendlyAddressOptions {
  /** @default 'friendly' */
  form?: ParsedAddress['form'] | undefined
}

/**
 * Reads the raw form (`0:` and 64 hex digits) or the friendly form (48 characters of base64 or
 * base64url, checksum verified).
 * @throws {AddressFormatError} The text is neither; the message says which part is wrong.
 */
export function parseAddress(text: string): ParsedAddress {
  const colon = text.indexOf(':')
  return colon < 0 ? parseFriendly(text) : parseRaw(text, colon)
}

/** Reads an address as {@link parseAddress} does; `undefined` if the text is not one. */
export function readAddress(text: string): ParsedAddress | undefined {
  try {
    return parseAddress(text)
  } catch {
    return undefined
  }
}

function parseRaw(text: string, colon: number): ParsedAddress {
  const prefix = text.slice(0, colon)
  // Adding 0 turns -0 into 0, so that equal addresses compare equal field by field.
  const workchain = Number(prefix) + 0
  if (!/^-?\d{1,3}$/.test(prefix) || workchain < -128 || workchain > 127) {
    throw new AddressFormatError('workchain', 0)
  }
  const digits = text.slice(colon + 1)
  const foreign = digits.search(/[^\da-f]/i)
  if (foreign >= 0) throw new AddressFormatError('character', colon + 1 + foreign)
  if (digits.length !== 64) throw new AddressFormatError('length', text.length)
  return { workchain, hash: hexToBytes(digits, AddressFormatError), form: 'raw' }
}

function parseFriendly(text: string): ParsedAddress {
  if (text.length !== 48) throw new AddressFormatError('length', text.length)
  // 48 characters are 36 bytes exactly: there is no room for padding.
  const padding = text.indexOf('=')
  if (padding >= 0) throw new AddressFormatError('character', padding)
  const bytes = base64ToBytes(text, AddressFormatError)
  const [tag = 0, workchain = 0] = bytes
  const bounceable = (tag & ~testOnlyFlag) === bounceableTag
  if (!bounceable && (tag & ~testOnlyFlag) !== nonBounceableTag) {
    throw new AddressFormatError('tag', 0)
  }
  // A sum over data and checksum together is zero when they agree.
  if (crc16(bytes)) throw new AddressFormatError('checksum')
  return {
    workchain: (workchain << 24) >> 24,
    hash: bytes.slice(2, 34),
    form: 'friendly',
    bounceable,
    testOnly: tag >= testOnlyFlag,
  }
}

/**
 * Writes an address.
 * @throws {AddressFormatError} `address` is text and not an address.
 */
export function formatAddress(address: ParsedAddress | string, options: FormatAddressOptions = {}): string {
  return writeAddress(typeof address === 'string' ? parseAddress(address) : address, options)
}

/** Writes a parsed address. */
export function writeAddress(parsed: ParsedAddress, options: FormatAddressOptions = {}): string {
  const { workchain, hash } = parsed
  if (options.form === 'raw') return `${workchain}:${bytesToHex(hash).toUpperCase()}`
  const { bounceable = parsed.bounceable ?? true, testOnly = parsed.testOnly ?? false, urlSafe = true } = options
  const bytes = new Uint8Array(36)
  bytes[0] = (bounceable ? bounceableTag : nonBounceableTag) | (testOnly ? testOnlyFlag : 0)
  bytes[1] = workchain
  bytes.set(hash, 2)
  const checksum = crc16(bytes.subarray(0, 34))
  bytes[34] = checksum >> 8
  bytes[35] = checksum
  return bytesToBase64(bytes, urlSafe)
}

/**
 * Raw form with upper-case digits, `0:83DF…`, exactly as the service writes it.
 * @throws {AddressFormatError} `text` is not an address.
 */
export function toRawAddress(text: string): string {
  return formatAddress(text, { form: 'raw' })
}

/**
 * Friendly form, `EQCD…`.
 * @throws {AddressFormatError} `text` is not an address.
 */
export function toFriendlyAddress(text: string, options?: FriendlyAddressOptions): string {
  return formatAddress(text, { ...options, form: 'friendly' })
}

/** Tells whether {@link parseAddress} reads `text`. */
export function isAddress(text: string): boolean {
  return readAddress(text) !== undefined
}

/** Raw form of an address; `undefined` if `text` is not an address. */
export function readRawAddress(text: string): string | undefined {
  const parsed = readAddress(text)
  return parsed && writeAddress(parsed, { form: 'raw' })
}

/**
 * Writes the raw address of an account of a workchain.
 * @param id The last 256 bits count, as in keys of dictionaries.
 */
export function writeAccountId(workchain: number | bigint | string, id: bigint): string {
  return `${workchain}:${BigInt.asUintN(256, id).toString(16).padStart(64, '0').toUpperCase()}`
}

/** Tells whether two addresses in any form name the same account; `false` if either is not an address. */
export function equalAddresses(a: string, b: string): boolean {
  const raw = readRawAddress(a)
  return raw !== undefined && raw === readRawAddress(b)
}

/**
 * Builds the cell of an address, as get-methods take it, and returns it as a base64 bag of cells.
 * @param address Address in any form.
 * @throws {AddressFormatError} The text is not an address.
 */
export function addressCell(address: string): string {
  const { workchain, hash } = parseAddress(address)
  // Two bits of tag, one bit for no anycast, the workchain, the account id; then the end mark.
  const bits = [0b100n, ...[workchain & 255, ...hash].map(BigInt)].reduce((all, byte) => (all << 8n) | byte)
  const data = ((bits << 1n) | 1n) << 4n
  const digits = data.toString(16).padStart(68, '0')
  // One cell, one root, no index, no checksum. 67 means 33 full bytes and a partial one.
  const bytes = [0xb5, 0xee, 0x9c, 0x72, 1, 1, 1, 1, 0, 36, 0, 0, 67]
  return bytesToBase64(Uint8Array.from([...bytes, ...hexToBytes(digits, AddressFormatError)]))
}

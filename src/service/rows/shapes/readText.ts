// Reads addresses, hashes and hex numbers out of a query as the service does, in each of its versions.
import { readRawAddress } from '../../../ton/cells/address.ts'
import { readBase64Hash } from '../../../ton/cells/hash.ts'
import { isSince, type ServiceVersion } from '../version.ts'

/** Text that stands for no address, in rows and in parameters since version 1.3. */
export const noAddress = 'addr_none'

/** Removes the prefix of hex digits. The service knows it in small letters only. */
export function withoutHexPrefix(text: string): string {
  return text.replace(/^0x/, '')
}

/** Reads an address; since version 1.3 also one without an account. Such an address fits no account. */
export function readAddressText(text: string, version: ServiceVersion): string | undefined {
  if (!isSince(version, '1.3')) return readRawAddress(text)
  const given = text.trim()
  if (given === 'null' || given === noAddress) return noAddress
  const [, start, bits, digits = ''] = /^(ext\$|var\$-?\d+:)(\d+):([\dA-Fa-f]*)$/.exec(given) ?? []
  if (start === undefined) return readRawAddress(given)
  return digits.length === Math.ceil(Number(bits) / 4) ? `${start}${bits}:${digits.toUpperCase()}` : undefined
}

/** Tells whether a text that `readAddressText` has read is the address of an account. */
export function isAccountAddress(text: string): boolean {
  return text !== noAddress && !text.includes('$')
}

/** Reads a hash into standard base64. */
export function readHashText(text: string, version: ServiceVersion): string | undefined {
  if (isSince(version, '1.3')) return readBase64Hash(withoutSpareBits(text.trim()))
  if (isPortableHash(text)) return readBase64Hash(text)
  // Other lengths than 32 bytes are no error, and fit no row.
  return isPaddedBase64(text) ? text.replaceAll('-', '+').replaceAll('_', '/') : undefined
}

/** Clears the two bits of the last letter of a base64 hash that belong to no byte. */
function withoutSpareBits(text: string): string {
  const [, start = '', last = '', end = ''] = /^([\w+/-]{42})([\w+/-])(=?)$/.exec(text) ?? []
  const place = letters.indexOf(last.replace('-', '+').replace('_', '/'))
  return last === '' ? text : `${start}${letters[place & ~3] ?? ''}${end}`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Tells whether a text is base64 or base64url of 44 characters, of which only the last two can be padding. */
function isPaddedBase64(text: string): boolean {
  return /^(?:[a-z\d+/]{42}(?:[a-z\d+/]{2}|[a-z\d+/]=|==)|[\w-]{42}(?:[\w-]{2}|[\w-]=|==))$/i.test(text)
}

/** Tells whether every version of the service reads a hash. */
export function isPortableHash(text: string): boolean {
  return text.length !== 43 && !text.startsWith('0X') && readBase64Hash(text) !== undefined
}

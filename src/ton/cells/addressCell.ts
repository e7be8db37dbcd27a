import { parseAddress } from './address.ts'
import { bytesToBase64 } from './bytes.ts'

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
  for (let at = 0; at < digits.length; at += 2) bytes.push(Number.parseInt(digits.slice(at, at + 2), 16))
  return bytesToBase64(Uint8Array.from(bytes))
}

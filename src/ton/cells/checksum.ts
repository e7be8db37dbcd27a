/** CRC-16/XMODEM, the checksum of friendly addresses. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    // The eight bits of a byte at once: what the polynomial 0x1021 makes of them are three shifts of the byte.
    let bits = (crc >> 8) ^ byte
    bits ^= bits >> 4
    crc = ((crc << 8) ^ (bits << 12) ^ (bits << 5) ^ bits) & 0xffff
  }
  return crc
}

/** Number of a get-method: the checksum of its name, and bit 16. */
export function methodId(name: string): number {
  return crc16(new TextEncoder().encode(name)) | 0x10000
}

let table: Int32Array | undefined

/**
 * Computes CRC-32C, the optional checksum at the end of a bag of cells.
 * @param before Checksum of the bytes before these. @default 0
 */
export function crc32c(bytes: Uint8Array, before = 0): number {
  table ??= Int32Array.from({ length: 256 }, (_, byte) => shiftByte(byte))
  let crc = ~before
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 255] as number)
  return ~crc >>> 0
}

/** Remainder of one byte. */
function shiftByte(byte: number): number {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0x82f63b78 : 0)
  return crc
}

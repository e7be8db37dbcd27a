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

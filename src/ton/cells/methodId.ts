import { crc16 } from './address.ts'

/** Number of a get-method: the checksum of its name, and bit 16. */
export function methodId(name: string): number {
  return crc16(new TextEncoder().encode(name)) | 0x10000
}

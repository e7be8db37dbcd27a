import { crc16 } from '../../../src/ton/cells/checksum.ts'
import { readAddress, writeAddress } from '../../../src/ton/cells/address.ts'
import { bytesToHex } from '../../../src/ton/cells/bytes.ts'
import type { Random } from '../random.ts'

/** Addresses as wallets have them: every byte by chance. */
export function drawAddresses(random: Random, count: number): readonly string[] {
  return Array.from({ length: count }, () => `0:${bytesToHex(random.bytes(32)).toUpperCase()}`)
}

/** Two bytes of the middle of an address for each change of its checksum, which is linear in them. */
const middle = 16
let bytesForChange: Uint16Array | undefined

function solveChecksum(): Uint16Array {
  const effects = Array.from({ length: 16 }, (_, bit) => {
    const bytes = new Uint8Array(34)
    bytes[middle + (bit >> 3)] = 1 << (bit & 7)
    return crc16(bytes)
  })
  const solved = new Uint16Array(65_536)
  for (let bytes = 0; bytes < 65_536; bytes += 1) {
    solved[effects.reduce((change, effect, bit) => (((bytes >> bit) & 1) === 1 ? change ^ effect : change), 0)] = bytes
  }
  return solved
}

/**
 * Makes another account whose friendly address begins and ends like that of an account, as attackers grind them. The
 * checksum is made equal by two bytes of the middle, so that nothing has to be searched.
 * @param head Equal characters at the start, 2 to 16.
 * @param tail Equal characters at the end, 3 to 16.
 */
export function imitate(address: string, random: Random, { head = 4, tail = 4 } = {}): string {
  const parsed = readAddress(address)
  if (parsed === undefined) throw new Error(`${address} is not an address`)
  const bytes = new Uint8Array([0x11, parsed.workchain, ...parsed.hash])
  const copied = [bytes.slice(0, Math.ceil((head * 6) / 8)), bytes.slice(34 - Math.ceil((tail * 6 - 16) / 8))] as const
  const other = new Uint8Array([...bytes.slice(0, 2), ...random.bytes(32)])
  other.set(copied[0])
  other.set(copied[1], 34 - copied[1].length)
  bytesForChange ??= solveChecksum()
  const solved = bytesForChange[crc16(bytes) ^ crc16(other)] ?? 0
  other[middle] = (other[middle] ?? 0) ^ (solved & 255)
  other[middle + 1] = (other[middle + 1] ?? 0) ^ (solved >> 8)
  return writeAddress({ workchain: parsed.workchain, hash: other.slice(2), form: 'raw' }, { form: 'raw' })
}

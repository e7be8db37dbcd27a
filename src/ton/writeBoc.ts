import { bytesToHex } from './bytes.ts'
import type { Cell } from './cell.ts'
import { crc32c } from './crc32c.ts'

/**
 * Writes a cell and all that it refers to as a bag of cells with one root and a checksum, without
 * an index. Equal cells are stored once. {@link parseBoc} reads it.
 */
export function writeBoc(root: Cell): Uint8Array {
  const cells = parentsFirst(root)
  const numbers = new Map(cells.map((cell, number) => [bytesToHex(cell.hash()), number]))
  const referenceSize = byteSize(cells.length)
  const stored = cells.map((cell) => {
    const { refs, bitLength, type, levelMask } = cell
    const data = cell.data.slice()
    const last = bitLength >> 3
    if (bitLength & 7) data[last] = (data[last] ?? 0) | (128 >> (bitLength & 7))
    return [
      refs.length + (type === 'ordinary' ? 0 : 8) + 32 * levelMask,
      last + data.length,
      ...data,
      ...refs.flatMap((ref) => bigEndian(numbers.get(bytesToHex(ref.hash())) ?? 0, referenceSize)),
    ]
  })
  const dataLength = stored.reduce((sum, { length }) => sum + length, 0)
  const offsetSize = byteSize(dataLength)
  const bag = [
    [0xb5, 0xee, 0x9c, 0x72, 64 | referenceSize, offsetSize],
    bigEndian(cells.length, referenceSize),
    bigEndian(1, referenceSize),
    bigEndian(0, referenceSize),
    bigEndian(dataLength, offsetSize),
    bigEndian(0, referenceSize),
    ...stored,
  ]
  const bytes = new Uint8Array(bag.reduce((sum, { length }) => sum + length, 4))
  let at = 0
  for (const part of bag) {
    bytes.set(part, at)
    at += part.length
  }
  new DataView(bytes.buffer).setUint32(at, crc32c(bytes.subarray(0, at)), true)
  return bytes
}

/** Each different cell once, before all cells that it refers to. Never recurses. */
function parentsFirst(root: Cell): Cell[] {
  const finished: Cell[] = []
  const seen = new Set<string>()
  const open: { cell: Cell; next: number }[] = []
  const enter = (cell: Cell) => {
    const key = bytesToHex(cell.hash())
    if (seen.has(key)) return
    seen.add(key)
    open.push({ cell, next: 0 })
  }
  enter(root)
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const ref = top.cell.refs[top.next++]
    if (ref !== undefined) enter(ref)
    else {
      finished.push(top.cell)
      open.pop()
    }
  }
  return finished.toReversed()
}

function byteSize(number: number): number {
  return (number.toString(16).length + 1) >> 1
}

function bigEndian(number: number, size: number): number[] {
  return Array.from({ length: size }, (_, i) => Math.floor(number / 256 ** (size - 1 - i)) & 255)
}

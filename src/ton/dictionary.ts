import type { Cell } from './cell.ts'
import { CellReadError } from './errors.ts'
import { Slice } from './slice.ts'

/**
 * Entries of a dictionary (`Hashmap n X`), smallest key first; each value is what its leaf holds.
 * Cells may be shared, so a small bag can spell a dictionary without end: at most `maximum`.
 * @param keyLength Bits of a key, 1 to 1023.
 * @throws {CellReadError} The cells are no such dictionary, or it has more entries.
 */
export function readDictionary(
  root: Cell,
  keyLength: number,
  maximum = 1000,
): readonly (readonly [key: bigint, value: Slice])[] {
  const entries: (readonly [bigint, Slice])[] = []
  const open: [cell: Cell, prefix: bigint, left: number][] = [[root, 0n, keyLength]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [cell, before, left] = next
    const slice = new Slice(cell)
    const [label, length] = readLabel(slice, left)
    const prefix = (before << BigInt(length)) | label
    const rest = left - length
    if (rest === 0) {
      if (entries.length === maximum) throw new CellReadError('depth', maximum)
      entries.push([prefix, slice])
      continue
    }
    const [zero, one] = [slice.ref(), slice.ref()]
    open.push([one, (prefix << 1n) | 1n, rest - 1], [zero, prefix << 1n, rest - 1])
  }
  return entries
}

/** The bits that all keys below share, written in one of three ways. */
function readLabel(slice: Slice, left: number): readonly [bits: bigint, length: number] {
  if (!slice.bit()) {
    let length = 0
    while (slice.bit()) length += 1
    return [slice.uint(checked(length, left)), length]
  }
  const lengthBits = left.toString(2).length
  if (!slice.bit()) {
    const length = checked(Number(slice.uint(lengthBits)), left)
    return [slice.uint(length), length]
  }
  const one = slice.bit()
  const length = checked(Number(slice.uint(lengthBits)), left)
  return [one ? (1n << BigInt(length)) - 1n : 0n, length]
}

function checked(length: number, left: number): number {
  if (length > left) throw new CellReadError('type', length)
  return length
}

import type { Cell } from './cell.ts'
import { CellReadError } from './errors.ts'
import { Slice } from './slice.ts'

/**
 * Reads the entries of a dictionary (`Hashmap n X`), smallest key first. Each value is a slice of
 * its leaf.
 * @param keyLength Length of a key in bits, 1 to 1023.
 * @param maximum Greatest number of entries. Cells may be shared, so that a small bag can describe
 * an enormous dictionary.
 * @throws {CellReadError} The cells are not such a dictionary, or it has more entries.
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

/** Reads the common prefix of the keys below, which has one of three encodings. */
export function readLabel(slice: Slice, left: number): readonly [bits: bigint, length: number] {
  if (!slice.bit()) {
    let length = 0
    while (slice.bit()) length += 1
    return [slice.uint(checkLength(length, left)), length]
  }
  const lengthBits = left.toString(2).length
  if (!slice.bit()) {
    const length = checkLength(Number(slice.uint(lengthBits)), left)
    return [slice.uint(length), length]
  }
  const one = slice.bit()
  const length = checkLength(Number(slice.uint(lengthBits)), left)
  return [one ? (1n << BigInt(length)) - 1n : 0n, length]
}

function checkLength(length: number, left: number): number {
  if (length > left) throw new CellReadError('type', length)
  return length
}

import type { Cell } from '@ton/core'

/** Serialization to write. */
export interface BocForm {
  magic?: number
  index?: boolean
  checksum?: boolean
  /** Written only together with the index. */
  cacheBits?: boolean
  /** Puts hashes and depths in front of each cell's data. */
  storedHashes?: boolean
  referenceSize?: number
  offsetSize?: number
}

/** Serialises cells in the forms that `@ton/core` reads but does not write. */
export function writeBoc(roots: readonly Cell[], form: BocForm): Uint8Array {
  const { magic = 0xb5ee9c72, referenceSize = 2, offsetSize = 4, storedHashes = false } = form
  const generic = magic === 0xb5ee9c72
  const index = generic ? (form.index ?? false) : true
  const checksum = generic ? (form.checksum ?? false) : magic === 0xacc3a728
  const cacheBits = generic && index && (form.cacheBits ?? false)

  const order = parentsFirst(roots)
  const numbers = new Map(order.map((cell, number) => [cell.hash().toString('hex'), number]))
  const findNumber = (cell: Cell) => number(numbers.get(cell.hash().toString('hex')) ?? 0, referenceSize)
  const cells = order.map((cell) => {
    const levels = [0, 1, 2, 3].filter((level) => level === 0 || cell.mask.isSignificant(level))
    const bits = cell.bits.length
    return Buffer.concat([
      Buffer.of(
        cell.refs.length + (cell.isExotic ? 8 : 0) + (storedHashes ? 16 : 0) + cell.mask.value * 32,
        (bits >> 3) + ((bits + 7) >> 3),
      ),
      ...(storedHashes ? levels.map((level) => cell.hash(level)) : []),
      ...(storedHashes ? levels.map((level) => number(cell.depth(level), 2)) : []),
      paddedData(cell),
      ...cell.refs.map(findNumber),
    ])
  })
  let end = 0
  const ends = cells.map((cell) => (end += cell.length))
  const flags = (index ? 128 : 0) | (checksum ? 64 : 0) | (cacheBits ? 32 : 0)
  const bag = Buffer.concat([
    number(magic, 4),
    Buffer.of((generic ? flags : 0) | referenceSize, offsetSize),
    number(cells.length, referenceSize),
    number(roots.length, referenceSize),
    number(0, referenceSize),
    number(end, offsetSize),
    ...(generic ? roots.map(findNumber) : []),
    ...(index ? ends.map((offset) => number(cacheBits ? offset * 2 + 1 : offset, offsetSize)) : []),
    ...cells,
  ])
  if (!checksum) return Uint8Array.from(bag)
  const seal = Buffer.alloc(4)
  seal.writeUInt32LE(crc32c(bag))
  return Uint8Array.from(Buffer.concat([bag, seal]))
}

/** Every cell once, each before all that it refers to; the first root first. */
function parentsFirst(roots: readonly Cell[]): Cell[] {
  const last: Cell[] = []
  const seen = new Set<string>()
  const visit = (cell: Cell) => {
    const hash = cell.hash().toString('hex')
    if (seen.has(hash)) return
    seen.add(hash)
    for (const ref of cell.refs) visit(ref)
    last.push(cell)
  }
  for (const root of roots.toReversed()) visit(root)
  return last.toReversed()
}

function paddedData(cell: Cell): Buffer {
  const bits = cell.bits.length
  const data = Buffer.alloc((bits + 7) >> 3)
  for (let bit = 0; bit < bits; bit++) {
    if (cell.bits.at(bit)) data[bit >> 3] = (data[bit >> 3] ?? 0) | (128 >> (bit & 7))
  }
  if (bits & 7) data[bits >> 3] = (data[bits >> 3] ?? 0) | (128 >> (bits & 7))
  return data
}

function number(value: number, size: number): Buffer {
  return Buffer.from(value.toString(16).padStart(size * 2, '0'), 'hex')
}

/** CRC-32C, bit by bit. */
export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

import { bytesToHex } from './bytes.ts'
import type { Cell } from './cell.ts'
import { crc32c } from './checksum.ts'
import { runSteps, type Steps } from './steps.ts'

/**
 * Writes a cell and all that it refers to as a bag of cells with one root and a checksum, without
 * an index. Equal cells are stored once. {@link parseBoc} reads it.
 */
export function writeBoc(root: Cell): Uint8Array<ArrayBuffer> {
  return runSteps(writeBocInSteps(root))
}

/** Cells that are numbered or written in one step: less than a millisecond of work. */
const stepLength = 256
/** Bytes of the checksum that are computed in one step. */
const checksumStep = 1 << 16

/** Writes a bag of cells as {@link writeBoc} does, in steps between which the caller can pause. */
export function* writeBocInSteps(root: Cell): Steps<Uint8Array<ArrayBuffer>> {
  yield* hashCells(root)
  const { cells, numbers } = yield* numberCells(root)
  const referenceSize = byteSize(cells.length)
  const dataLength = cells.reduce(
    (sum, { bitLength, refs }) => sum + 2 + Math.ceil(bitLength / 8) + refs.length * referenceSize,
    0,
  )
  const offsetSize = byteSize(dataLength)
  const headerLength = 6 + 4 * referenceSize + offsetSize
  const bytes = new Uint8Array(headerLength + dataLength + 4)
  let at = 0
  const write = (number: number, size: number) => {
    for (let place = size - 1; place >= 0; place--) bytes[at++] = Math.floor(number / 256 ** place)
  }
  write(0xb5ee9c72, 4)
  write(64 | referenceSize, 1)
  write(offsetSize, 1)
  for (const count of [cells.length, 1, 0]) write(count, referenceSize)
  write(dataLength, offsetSize)
  write(0, referenceSize)
  for (const [number, { data, refs, bitLength, type, levelMask }] of cells.entries()) {
    if (number % stepLength === 0) yield
    const last = bitLength >> 3
    write(refs.length + (type === 'ordinary' ? 0 : 8) + 32 * levelMask, 1)
    write(last + data.length, 1)
    bytes.set(data, at)
    if (bitLength & 7) bytes[at + last] = (data[last] ?? 0) | (128 >> (bitLength & 7))
    at += data.length
    for (const ref of refs) write(numbers.get(ref) ?? 0, referenceSize)
  }
  let sum = 0
  for (let from = 0; from < at; from += checksumStep) {
    yield
    sum = crc32c(bytes.subarray(from, Math.min(at, from + checksumStep)), sum)
  }
  new DataView(bytes.buffer).setUint32(at, sum, true)
  return bytes
}

/** Computes the hashes of all cells from the leaves up: the hash of a root would compute all of them at once. */
function* hashCells(root: Cell): Steps<void> {
  const entered = new Set<Cell>([root])
  const open: { readonly cell: Cell; next: number }[] = [{ cell: root, next: 0 }]
  let visits = 0
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (visits++ % stepLength === 0) yield
    const ref = top.cell.refs[top.next++]
    if (ref === undefined) {
      if (top.cell.levelMask !== 0) for (let level = 0; level < 3; level++) top.cell.hash(level)
      top.cell.hash()
      open.pop()
    } else if (!entered.has(ref)) {
      entered.add(ref)
      open.push({ cell: ref, next: 0 })
    }
  }
}

/** Each different cell once, before all cells that it refers to, and the number of every cell. Never recurses. */
function* numberCells(
  root: Cell,
): Steps<{ readonly cells: readonly Cell[]; readonly numbers: ReadonlyMap<Cell, number> }> {
  const finished: Cell[] = []
  /** The first cell with each hash. */
  const firsts = new Map<string, Cell>()
  const same = new Map<Cell, Cell>()
  const open: { cell: Cell; next: number }[] = []
  const enter = (cell: Cell) => {
    if (same.has(cell)) return
    const key = bytesToHex(cell.hash())
    const first = firsts.get(key)
    same.set(cell, first ?? cell)
    if (first !== undefined) return
    firsts.set(key, cell)
    open.push({ cell, next: 0 })
  }
  enter(root)
  let visits = 0
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (visits++ % stepLength === 0) yield
    const ref = top.cell.refs[top.next++]
    if (ref !== undefined) enter(ref)
    else {
      finished.push(top.cell)
      open.pop()
    }
  }
  const cells = finished.toReversed()
  const numbers = new Map(cells.map((cell, number) => [cell, number]))
  for (const [cell, first] of same) numbers.set(cell, numbers.get(first) ?? 0)
  return { cells, numbers }
}

function byteSize(number: number): number {
  return (number.toString(16).length + 1) >> 1
}

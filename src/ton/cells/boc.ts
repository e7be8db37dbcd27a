import { bagToBytesInSteps } from './bagBytes.ts'
import { crc32c } from './checksum.ts'
import { Cell, setBits } from './cell.ts'
import { BocFormatError } from './errors.ts'
import { runInSlices, runSteps, type Steps } from './steps.ts'

/** A bag of cells: bytes, or their hex, base64 or base64url text. */
export type BocSource = Uint8Array | string

/** A cell, or the bag of cells that holds it as its only root. */
export type CellSource = BocSource | Cell

/** A cell of the bag. Its references are cell numbers. */
interface StoredCell {
  data: Uint8Array
  bitLength: number
  refs: number[]
  exotic: boolean
  levelMask: number
}

/** Settings of the steps that read a bag. */
export interface BocOptions {
  /** Most cells; a bag of a few megabytes can hold millions. @default no limit */
  readonly maxCells?: number
  /**
   * Computes the hash of every cell step by step; without it, the first `hash()` of a root hashes all cells below at
   * once.
   * @default false
   */
  readonly hashed?: boolean
  /** A tree whose cells are taken where the bag has equal ones in the same places, with the hashes that they know. */
  readonly known?: Cell | undefined
}

/** Longest text or bytes of one cell: up to 145 bytes, which are 290 digits of hex. */
const maxCellText = 290

/**
 * Reads the roots of a bag of cells in any of the three serializations, with or without index and
 * checksum. Takes time in proportion to the input and never recurses. Hashes in the bag and its index are ignored;
 * each is computed when it is asked for.
 * @throws {BocFormatError} The input is damaged, incomplete, or breaks a rule of the standard.
 */
export function parseBoc(source: BocSource): Cell[] {
  return runSteps(parseBocInSteps(source))
}

/** Cells that are read, or hashed, in one step: less than a millisecond of work. */
const stepLength = 32
/** Share of the work that is done once all cells are read; linking and hashing them takes the rest. */
const readShare = 0.2

/** Bytes of a checksum that are computed in one step. */
const checksumStep = 1 << 16

/** Reads a bag of cells as {@link parseBoc} does, in steps between which the caller can pause. */
export function* parseBocInSteps(
  source: BocSource,
  { maxCells = Infinity, hashed = false, known }: BocOptions = {},
): Steps<Cell[]> {
  if (source.length > maxCells * maxCellText) throw new BocFormatError('count', maxCells)
  // A plain copy: Node's Buffer would share its memory with every slice.
  const bytes = typeof source === 'string' ? yield* bagToBytesInSteps(source) : new Uint8Array(source)
  const reader = new ByteReader(bytes)
  const { cellCount, referenceSize, roots, indexLength, dataLength, checksum } = readHeader(reader)
  if (cellCount > maxCells) throw new BocFormatError('count', maxCells)
  reader.skip(indexLength)
  const end = reader.position + dataLength
  const excess = bytes.length - end - (checksum ? 4 : 0)
  if (excess) throw new BocFormatError(excess > 0 ? 'trailing' : 'truncated', bytes.length)
  if (checksum) {
    const expected = new DataView(bytes.buffer).getUint32(end, true)
    let sum = 0
    for (let at = 0; at < end; at += checksumStep) {
      yield
      sum = crc32c(bytes.subarray(at, Math.min(end, at + checksumStep)), sum)
    }
    if (sum !== expected) throw new BocFormatError('checksum')
  }
  const stored: StoredCell[] = []
  while (stored.length < cellCount) {
    if (stored.length % stepLength === 0) yield (stored.length / cellCount) * readShare
    stored.push(readCell(reader, stored.length, cellCount, referenceSize))
  }
  if (reader.position !== end) throw new BocFormatError('header')
  const cells = yield* linkCells(stored, hashed, known && findCounterparts(stored, roots[0] as number, known))
  return roots.map((root) => cells[root] as Cell)
}

/**
 * Reads a bag of cells with exactly one root. Returns a cell unchanged.
 * @throws {BocFormatError} As {@link parseBoc}, or the number of roots is not one.
 */
export function parseCell(source: CellSource): Cell {
  return runSteps(parseCellInSteps(source))
}

/**
 * Reads a bag of cells as {@link parseCell} does, in slices of a few milliseconds, so that a page stays responsive.
 * Hashes are computed as well.
 * @param signal Aborts the work.
 */
export function parseCellInSlices(source: CellSource, signal?: AbortSignal): Promise<Cell> {
  return runInSlices(parseCellInSteps(source, { hashed: true }), signal)
}

/** Reads a bag of cells as {@link parseCell} does, in steps between which the caller can pause. */
export function* parseCellInSteps(source: CellSource, options?: BocOptions): Steps<Cell> {
  if (source instanceof Cell) return source
  const roots = yield* parseBocInSteps(source, options)
  if (roots.length > 1) throw new BocFormatError('roots', roots.length)
  return roots[0] as Cell
}

function readHeader(reader: ByteReader) {
  const magic = reader.uint(4)
  const generic = magic === 0xb5ee9c72
  if (!generic && magic !== 0x68ff65f3 && magic !== 0xacc3a728) throw new BocFormatError('magic')
  // The two older serializations have an index and one root; the second has a checksum.
  const flags = reader.uint(1)
  const indexed = !generic || flags > 127
  const checksum = generic ? flags & 64 : magic === 0xacc3a728
  const referenceSize = generic ? flags & 7 : flags
  const offsetSize = reader.uint(1)
  const reserved = generic ? flags & 24 || (flags & 32 && !indexed) : 0
  if (reserved || referenceSize < 1 || referenceSize > 4 || offsetSize < 1 || offsetSize > 8) {
    throw new BocFormatError('header')
  }
  const cellCount = reader.uint(referenceSize)
  const rootCount = reader.uint(referenceSize)
  const absentCount = reader.uint(referenceSize)
  const dataLength = reader.uint(offsetSize)
  const counted = generic ? rootCount > 0 : rootCount === 1
  // A cell takes at least two bytes. Impossible counts are refused before any work.
  if (!counted || rootCount + absentCount > cellCount || cellCount * 2 > dataLength) {
    throw new BocFormatError('header')
  }
  if (dataLength > reader.left) throw new BocFormatError('truncated', reader.length)
  const roots = Array.from({ length: rootCount }, () => (generic ? reader.uint(referenceSize) : 0))
  if (roots.some((root) => root >= cellCount)) throw new BocFormatError('header')
  const indexLength = indexed ? cellCount * offsetSize : 0
  return { cellCount, referenceSize, roots, indexLength, dataLength, checksum }
}

function readCell(reader: ByteReader, number: number, cellCount: number, referenceSize: number): StoredCell {
  const descriptor = reader.uint(1)
  const dataDescriptor = reader.uint(1)
  const refCount = descriptor & 7
  const levelMask = descriptor >> 5
  // A count of seven marks an absent cell, which is not supported.
  if (refCount > 4) throw new BocFormatError('encoding', number)
  // This flag announces a hash and a depth for each level before the data.
  if (descriptor & 16) reader.skip(34 * (setBits(levelMask) + 1))
  const data = reader.bytes((dataDescriptor + 1) >> 1)
  let bitLength = data.length * 8
  const last = data.length - 1
  const mark = data[last] ?? 0
  if (dataDescriptor & 1) {
    // The lowest one bit marks the end of the data.
    data[last] = mark & (mark - 1)
    bitLength -= 32 - Math.clz32(mark & -mark)
  }
  // An end mark in the top bit of a byte means that the byte has no data: the encoding is overlong.
  if (dataDescriptor & 1 && !(mark & 127)) throw new BocFormatError('encoding', number)
  const refs = Array.from({ length: refCount }, () => reader.uint(referenceSize))
  // References point only forward, so there are no cycles.
  if (refs.some((ref) => ref <= number || ref >= cellCount)) {
    throw new BocFormatError('reference', number)
  }
  return { data, bitLength, refs, exotic: (descriptor & 8) > 0, levelMask }
}

/** Pairs the cells of a bag with those of a tree, place by place, as far as the tree goes. */
function findCounterparts(stored: readonly StoredCell[], root: number, known: Cell): (Cell | undefined)[] {
  const counterparts = Array.from<Cell | undefined>({ length: stored.length })
  counterparts[root] = known
  // References point forward, so that a cell has its counterpart before the cells below it are reached.
  stored.forEach(({ refs }, number) => refs.forEach((ref, i) => (counterparts[ref] ??= counterparts[number]?.refs[i])))
  return counterparts
}

function isSame({ data, bitLength, refs, exotic }: StoredCell, known: Cell, cells: readonly Cell[]): boolean {
  return (
    bitLength === known.bitLength &&
    refs.length === known.refs.length &&
    exotic === (known.type !== 'ordinary') &&
    refs.every((ref, i) => cells[ref] === known.refs[i]) &&
    data.every((byte, i) => byte === known.data[i])
  )
}

/** Builds the cells from last to first, because references point forward. */
function* linkCells(
  stored: StoredCell[],
  hashed: boolean,
  counterparts: readonly (Cell | undefined)[] = [],
): Steps<Cell[]> {
  // An array that grows from its end would be a slow dictionary.
  const cells = Array.from<Cell>({ length: stored.length })
  for (let number = stored.length - 1; number >= 0; number--) {
    if (number % stepLength === 0) yield 1 - (number / stored.length) * (1 - readShare)
    const content = stored[number] as StoredCell
    const known = counterparts[number]
    const cell =
      known && isSame(content, known, cells)
        ? known
        : new Cell({ ...content, refs: content.refs.map((ref) => cells[ref] as Cell) })
    if (cell.levelMask !== content.levelMask) throw new BocFormatError('encoding', number)
    if (hashed) cell.hash()
    cells[number] = cell
  }
  return cells
}

/** Cursor over bytes. @throws {BocFormatError} when reading past the end. */
class ByteReader {
  readonly #bytes: Uint8Array
  position = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get length(): number {
    return this.#bytes.length
  }

  get left(): number {
    return this.length - this.position
  }

  skip(length: number): void {
    if (length > this.left) throw new BocFormatError('truncated', this.length)
    this.position += length
  }

  bytes(length: number): Uint8Array {
    this.skip(length)
    return this.#bytes.slice(this.position - length, this.position)
  }

  /** Reads an unsigned number. Above 2^53 only its magnitude is exact. */
  uint(length: number): number {
    this.skip(length)
    let value = 0
    for (let at = this.position - length; at < this.position; at++) value = value * 256 + (this.#bytes[at] ?? 0)
    return value
  }
}

import { bytesToHex } from './bytes.ts'
import { BocFormatError } from './errors.ts'
import { sha256 } from './sha256.ts'

/** Greatest depth of a cell that the network accepts. */
const maxDepth = 1024

// In the order of the type byte that exotic cells start with; ordinary cells have none.
const cellTypes = ['ordinary', 'pruned', 'library', 'merkleProof', 'merkleUpdate'] as const

/** Type of a cell: ordinary, or one of the four exotic types. */
export type CellType = (typeof cellTypes)[number]

/** Reused for the text of every cell that is hashed: two descriptor bytes, 128 bytes of data, 34 for each reference. */
const hashedText = new Uint8Array(2 + 128 + 4 * 34)

/** Content of a {@link Cell}. */
export interface CellContent {
  /** Data bytes, most significant bit first. */
  data: Uint8Array
  /** Number of data bits, 0 to 1023. */
  bitLength: number
  /** Referenced cells, at most 4. */
  refs: readonly Cell[]
  /** Whether the first byte names an exotic kind. @default false */
  exotic?: boolean
}

/**
 * An immutable node of a bag of cells, with its hashes and depths.
 * Several parents can share one cell, so a walk over all paths can take exponential time.
 */
export class Cell {
  /** Type of the cell. Only ordinary cells have fields to read. */
  readonly type: CellType
  /** Data bytes; the bits after `bitLength` are zero. Do not change them. */
  readonly data: Uint8Array
  /** Length of the data, in bits. */
  readonly bitLength: number
  /** Referenced cells, at most 4. */
  readonly refs: readonly Cell[]
  /** Bit n is set when hash and depth of level n + 1 differ from those below it. */
  readonly levelMask: number
  readonly #depths: number[] = []
  /** Hashes that were asked for. Most cells are read and never compared, and hashing takes most of the time. */
  readonly #hashes: Uint8Array[] = []

  /** @throws {BocFormatError} The content breaks a rule of the standard. */
  constructor({ data, bitLength, refs, exotic = false }: CellContent) {
    this.type = exotic ? exoticType(data, bitLength) : 'ordinary'
    this.data = data
    this.bitLength = bitLength
    this.refs = refs
    this.levelMask = computeLevelMask(this)
    for (let level = 0; level < 4; level++) this.#depths.push(this.#computeDepth(level))
  }

  /** Representation hash, 32 bytes. @param level Level of the hash, 0 to 3. @default 3 */
  hash(level = 3): Uint8Array {
    const known = Math.min(level, 3)
    return (this.#hashes[known] ??= this.#computeHash(known))
  }

  /** Length of the longest chain of references below this cell. @param level @default 3 */
  depth(level = 3): number {
    return this.#depths[Math.min(level, 3)] as number
  }

  /** Whether hash and depth at `level` are those of the level below. */
  #isAsBelow(level: number): boolean {
    return level > 0 && !((this.levelMask >> (level - 1)) & 1)
  }

  /** Mask of the levels below `level`. */
  #maskBelow(level: number): number {
    return this.levelMask & ((1 << level) - 1)
  }

  /** Level of the referenced cells that belongs to `level` of this one. */
  #childLevel(level: number): number {
    return this.type.startsWith('merkle') ? level + 1 : level
  }

  /** The data of a pruned cell has the hashes and depths of its lower levels. */
  #isStored(level: number): boolean {
    return this.type === 'pruned' && this.#maskBelow(level) !== this.levelMask
  }

  /** Computes the depth at `level`. The levels below it must be known. */
  #computeDepth(level: number): number {
    const { data, levelMask, refs } = this
    if (this.#isAsBelow(level)) return this.#depths[level - 1] as number
    if (this.#isStored(level)) return uint16(data, 2 + 32 * setBits(levelMask) + 2 * setBits(this.#maskBelow(level)))
    const depth = Math.max(0, ...refs.map((ref) => ref.depth(this.#childLevel(level)) + 1))
    if (depth > maxDepth) throw new BocFormatError('depth', maxDepth)
    return depth
  }

  /**
   * Computes the hash at `level`, and those of all cells below that nobody asked for. They are no deeper than
   * {@link maxDepth}.
   */
  #computeHash(level: number): Uint8Array {
    const { data, bitLength, refs, type } = this
    const below = this.#maskBelow(level)
    if (this.#isAsBelow(level)) return this.hash(level - 1)
    if (this.#isStored(level)) {
      const start = 2 + 32 * setBits(below)
      return data.slice(start, start + 32)
    }
    const childLevel = this.#childLevel(level)
    const hashes = refs.map((ref) => ref.hash(childLevel))
    let content = data
    if (level > 0 && type !== 'pruned') content = this.hash(level - 1)
    else if (bitLength & 7) {
      // If the data ends inside a byte, a one bit after the last bit marks the end.
      content = data.slice()
      content[bitLength >> 3] = (data[bitLength >> 3] ?? 0) | (128 >> (bitLength & 7))
    }
    // Two descriptor bytes, the data, depths of all references, hashes of all references.
    const text = hashedText.subarray(0, 2 + content.length + 34 * refs.length)
    text[0] = refs.length + (type === 'ordinary' ? 0 : 8) + 32 * below
    text[1] = (bitLength >> 3) + data.length
    text.set(content, 2)
    refs.forEach((ref, i) => {
      const depths = 2 + content.length
      text[depths + 2 * i] = ref.depth(childLevel) >> 8
      text[depths + 2 * i + 1] = ref.depth(childLevel)
      text.set(hashes[i] as Uint8Array, depths + 2 * refs.length + 32 * i)
    })
    return sha256(text)
  }
}

function exoticType(data: Uint8Array, bitLength: number): CellType {
  const type = cellTypes[data[0] ?? 0]
  if (bitLength < 8 || !type || type === 'ordinary') throw new BocFormatError('exotic')
  return type
}

// Number of data bits and of references of the exotic types with a fixed layout.
const exoticLayout = { library: [264, 0], merkleProof: [280, 1], merkleUpdate: [552, 2] } as const

/** Computes the level mask of a cell and checks the layout of exotic types. */
function computeLevelMask({ type, data, bitLength, refs }: Cell): number {
  const mask = refs.reduce((union, ref) => union | ref.levelMask, 0)
  if (type === 'ordinary') return mask
  const pruned = type === 'pruned'
  const ownMask = pruned ? (data[1] ?? 0) : mask >> 1
  const [bits, references] = pruned ? [16 + 272 * setBits(ownMask), 0] : exoticLayout[type]
  const fits =
    bitLength === bits &&
    refs.length === references &&
    ownMask < 8 &&
    (!pruned || ownMask > 0) &&
    refs.every(
      (ref, i) =>
        bytesToHex(data.subarray(1 + 32 * i, 33 + 32 * i)) === bytesToHex(ref.hash(0)) &&
        uint16(data, 1 + 32 * refs.length + 2 * i) === ref.depth(0),
    )
  if (!fits) throw new BocFormatError('exotic')
  return ownMask
}

/** Counts the set bits of a level mask of three bits. */
export function setBits(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)
}

function uint16(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 8) + (data[at + 1] ?? 0)
}

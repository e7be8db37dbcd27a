import { bytesToHex } from './bytes.ts'
import { BocFormatError } from './errors.ts'
import { sha256 } from './sha256.ts'

/** Longest chain of references below a cell that the network accepts. */
const maxDepth = 1024

// In the order of the type byte that exotic cells start with; ordinary cells have none.
const cellTypes = ['ordinary', 'pruned', 'library', 'merkleProof', 'merkleUpdate'] as const

/** Ordinary, or one of the four exotic kinds. */
export type CellType = (typeof cellTypes)[number]

/** Hash and depth as seen from one level. */
interface Level {
  hash: Uint8Array
  depth: number
}

/** What a {@link Cell} is made from. */
export interface CellContent {
  /** Data, the first bit in the top of the first byte. */
  data: Uint8Array
  /** How many bits of `data` count, 0 to 1023. */
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
  /** Kind of the cell; only ordinary ones hold fields to read. */
  readonly type: CellType
  /** Data bytes; the bits after `bitLength` are zero. Do not change them. */
  readonly data: Uint8Array
  /** Length of the data, in bits. */
  readonly bitLength: number
  /** Referenced cells, at most 4. */
  readonly refs: readonly Cell[]
  /** Bit n is set when hash and depth of level n + 1 differ from those below it. */
  readonly levelMask: number
  readonly #levels: Level[] = []

  /** @throws {BocFormatError} The content breaks a rule of the standard. */
  constructor({ data, bitLength, refs, exotic = false }: CellContent) {
    this.type = exotic ? exoticType(data, bitLength) : 'ordinary'
    this.data = data
    this.bitLength = bitLength
    this.refs = refs
    this.levelMask = levelMaskOf(this)
    for (let level = 0; level < 4; level++) this.#levels.push(this.#levelOf(level))
  }

  /** Representation hash, 32 bytes; with `level`, the hash as seen from that level. */
  hash(level = 3): Uint8Array {
    return (this.#levels[Math.min(level, 3)] as Level).hash
  }

  /** Longest chain of references below this cell; with `level`, as seen from that level. */
  depth(level = 3): number {
    return (this.#levels[Math.min(level, 3)] as Level).depth
  }

  /** The cell as seen from `level`, once all levels below it are known. */
  #levelOf(level: number): Level {
    const { data, bitLength, refs, levelMask, type } = this
    const below = levelMask & ((1 << level) - 1)
    const previous = this.#levels[level - 1]
    if (previous && !((levelMask >> (level - 1)) & 1)) return previous
    const pruned = type === 'pruned'
    if (pruned && below !== levelMask) {
      // The lower levels of what was cut out are written in the data.
      const start = 2 + 32 * setBits(below)
      const depth = uint16(data, 2 + 32 * setBits(levelMask) + 2 * setBits(below))
      return { hash: data.slice(start, start + 32), depth }
    }

    const childLevel = type.startsWith('merkle') ? level + 1 : level
    const depth = Math.max(0, ...refs.map((ref) => ref.depth(childLevel) + 1))
    if (depth > maxDepth) throw new BocFormatError('depth', maxDepth)

    let content = data
    if (previous && !pruned) content = previous.hash
    else if (bitLength & 7) {
      // A one bit after the last marks the end of data that stops inside a byte.
      content = data.slice()
      content[bitLength >> 3] = (data[bitLength >> 3] ?? 0) | (128 >> (bitLength & 7))
    }
    // Two descriptor bytes, the data, depths of all references, hashes of all references.
    const text = new Uint8Array(2 + content.length + 34 * refs.length)
    text[0] = refs.length + (type === 'ordinary' ? 0 : 8) + 32 * below
    text[1] = (bitLength >> 3) + data.length
    text.set(content, 2)
    refs.forEach((ref, i) => {
      const depths = 2 + content.length
      text[depths + 2 * i] = ref.depth(childLevel) >> 8
      text[depths + 2 * i + 1] = ref.depth(childLevel)
      text.set(ref.hash(childLevel), depths + 2 * refs.length + 32 * i)
    })
    return { hash: sha256(text), depth }
  }
}

function exoticType(data: Uint8Array, bitLength: number): CellType {
  const type = cellTypes[data[0] ?? 0]
  if (bitLength < 8 || !type || type === 'ordinary') throw new BocFormatError('exotic')
  return type
}

// Bits of data and references of the exotic kinds with a fixed layout.
const exoticLayout = { library: [264, 0], merkleProof: [280, 1], merkleUpdate: [552, 2] } as const

/** Level mask by the rules of each kind, which are checked on the way. */
function levelMaskOf({ type, data, bitLength, refs }: Cell): number {
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

/** How many of the three bits of a level mask are set. */
export function setBits(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)
}

function uint16(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 8) + (data[at + 1] ?? 0)
}

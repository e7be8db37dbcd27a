import { bytesToHex } from './bytes.ts'
import { Cell } from './cell.ts'
import { CellReadError } from './errors.ts'

/** Cursor over the bits and references of one ordinary cell. */
export class Slice {
  readonly #cell: Cell
  #bit = 0
  #ref = 0

  /** @throws {CellReadError} The cell is exotic: its data has no fields. */
  constructor(cell: Cell) {
    if (cell.type !== 'ordinary') throw new CellReadError('exotic')
    this.#cell = cell
  }

  /** Cell that is read. */
  get cell(): Cell {
    return this.#cell
  }

  /** Number of bits not read yet. */
  get remainingBits(): number {
    return this.#cell.bitLength - this.#bit
  }

  /** Number of references not read yet. */
  get remainingRefs(): number {
    return this.#cell.refs.length - this.#ref
  }

  /**
   * Reads the next bits, aligned to the first byte. The unused bits of the last byte are zero.
   * @throws {CellReadError} Too few bits are left. All readers below throw it too.
   */
  bits(length: number): Uint8Array {
    if (!(length >= 0 && length <= this.remainingBits)) {
      throw new CellReadError('underflow', this.#bit)
    }
    const { data } = this.#cell
    const from = this.#bit >> 3
    const shift = this.#bit & 7
    const bytes = new Uint8Array((length + 7) >> 3)
    for (let i = 0; i < bytes.length; i++) {
      bytes[i] = ((data[from + i] ?? 0) << shift) | ((data[from + i + 1] ?? 0) >> (8 - shift))
    }
    const last = bytes.length - 1
    if (length & 7) bytes[last] = (bytes[last] ?? 0) & (0xff00 >> (length & 7))
    this.#bit += length
    return bytes
  }

  /** The next bit. */
  bit(): boolean {
    return this.#small(1) === 1
  }

  /** Reads an unsigned number of up to 53 bits without a copy of its bytes. */
  #small(length: number): number {
    if (length > this.remainingBits) throw new CellReadError('underflow', this.#bit)
    const { data } = this.#cell
    let value = 0
    for (let left = length; left > 0;) {
      const room = 8 - (this.#bit & 7)
      const count = Math.min(room, left)
      value = value * 2 ** count + (((data[this.#bit >> 3] ?? 0) >> (room - count)) & (2 ** count - 1))
      this.#bit += count
      left -= count
    }
    return value
  }

  /** Unsigned number of up to 1023 bits. */
  uint(length: number): bigint {
    if (length >= 0 && length <= 53) return BigInt(this.#small(length))
    return BigInt(`0x0${bytesToHex(this.bits(length))}`) >> BigInt(-length & 7)
  }

  /** Signed number of up to 1023 bits. */
  int(length: number): bigint {
    return BigInt.asIntN(length, this.uint(length))
  }

  /** Amount in the smallest unit, up to 120 bits (`VarUInteger 16`). */
  coins(): bigint {
    return this.uint(Number(this.uint(4)) * 8)
  }

  /**
   * Raw address as the service writes it; `null` for `addr_none`.
   * @throws {CellReadError} Also for external, variable-length and anycast addresses.
   */
  address(): string | null {
    const position = this.#bit
    const tag = this.uint(2)
    if (tag === 0n) return null
    if (tag !== 2n || this.bit()) throw new CellReadError('type', position)
    return `${this.int(8)}:${bytesToHex(this.bits(256)).toUpperCase()}`
  }

  /**
   * The next referenced cell.
   * @throws {CellReadError} No reference is left.
   */
  ref(): Cell {
    const ref = this.#cell.refs[this.#ref]
    if (!ref) throw new CellReadError('underflow', this.#ref)
    this.#ref++
    return ref
  }

  /** One bit, then a reference if it is set. */
  maybeRef(): Cell | null {
    return this.bit() ? this.ref() : null
  }

  /** The remaining bits and references as a new cell. */
  rest(): Cell {
    const bitLength = this.remainingBits
    const refs = this.#cell.refs.slice(this.#ref)
    this.#ref += refs.length
    return new Cell({ data: this.bits(bitLength), bitLength, refs })
  }

  /** `Either Cell ^Cell`: one bit, then the rest in place (0) or a reference (1). */
  either(): Cell {
    return this.bit() ? this.ref() : this.rest()
  }
}

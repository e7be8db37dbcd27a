import { Cell } from './cell.ts'
import { CellWriteError } from './errors.ts'

const maxBits = 1023
const maxRefs = 4

/** Writer of the bits and references of one ordinary cell. All methods return the builder. */
export class Builder {
  readonly #data: Uint8Array
  #length: number
  readonly #refs: Cell[]

  constructor() {
    this.#data = new Uint8Array(128)
    this.#length = 0
    this.#refs = []
  }

  /** Number of bits written. */
  get bitLength(): number {
    return this.#length
  }

  /** Number of references added. */
  get refCount(): number {
    return this.#refs.length
  }

  /** Whether the bits and references of `cell` fit in place after a further `bits` bits. */
  hasRoomFor(cell: Cell, bits = 0): boolean {
    return (
      cell.type === 'ordinary' &&
      this.#length + bits + cell.bitLength <= maxBits &&
      this.#refs.length + cell.refs.length <= maxRefs
    )
  }

  /**
   * Writes an unsigned or a signed number in two's complement.
   * @throws {CellWriteError} The number does not fit, or the cell is full. All writers below throw it too.
   */
  uint(value: number | bigint, length: number): this {
    this.#reserve(length)
    const number = BigInt(value)
    if (number >= 1n << BigInt(length) || number < 0n) throw new CellWriteError('range', length)
    return this.#write(number, length)
  }

  /** Writes a signed number in two's complement. */
  int(value: number | bigint, length: number): this {
    this.#reserve(length)
    const number = BigInt(value)
    if (BigInt.asIntN(length, number) !== number) throw new CellWriteError('range', length)
    return this.#write(BigInt.asUintN(length, number), length)
  }

  /** Writes one bit. */
  bit(value: boolean): this {
    this.#reserve(1)
    if (value) this.#set(this.#length)
    this.#length++
    return this
  }

  /** Writes the digits of a text of zeros and ones. */
  digits(text: string): this {
    for (const digit of text) this.bit(digit === '1')
    return this
  }

  /** Writes the first `length` bits of `bytes`. @default length all bits */
  bytes(bytes: Uint8Array, length = bytes.length * 8): this {
    this.#reserve(length)
    const shift = this.#length & 7
    let at = this.#length >> 3
    for (let i = 0; i < (length + 7) >> 3; i++, at++) {
      let byte = bytes[i] ?? 0
      const left = length - 8 * i
      if (left < 8) byte &= 0xff00 >> left
      this.#data[at] = (this.#data[at] ?? 0) | (byte >> shift)
      if (shift > 0 && at < 127) this.#data[at + 1] = byte << (8 - shift)
    }
    this.#length += length
    return this
  }

  /** Writes `VarUInteger limit`: the number of bytes, then the bytes. */
  varUint(value: bigint, limit: number): this {
    const size = value === 0n ? 0 : (value.toString(16).length + 1) >> 1
    if (size >= limit) throw new CellWriteError('range', limit)
    return this.uint(size, (limit - 1).toString(2).length).uint(value, size * 8)
  }

  /** Writes an amount of the smallest unit (`VarUInteger 16`). */
  coins(value: bigint): this {
    return this.varUint(value, 16)
  }

  /** Writes a standard address without anycast. */
  address({ workchain, hash }: { readonly workchain: number; readonly hash: Uint8Array }): this {
    return this.uint(0b100, 3).int(workchain, 8).bytes(hash)
  }

  /** Adds a reference. */
  ref(cell: Cell): this {
    if (this.#refs.length === maxRefs) throw new CellWriteError('full', maxRefs)
    this.#refs.push(cell)
    return this
  }

  /** Writes one bit, and a reference if there is a cell. */
  maybeRef(cell: Cell | null): this {
    return cell === null ? this.bit(false) : this.bit(true).ref(cell)
  }

  /** Writes the bits and references of a cell in place. */
  append(cell: Cell): this {
    this.bytes(cell.data, cell.bitLength)
    for (const ref of cell.refs) this.ref(ref)
    return this
  }

  /** Returns an independent copy. */
  clone(): Builder {
    const copy = new Builder()
    copy.#data.set(this.#data)
    copy.#length = this.#length
    copy.#refs.push(...this.#refs)
    return copy
  }

  /** The finished cell. The builder can be written on. */
  cell(): Cell {
    const data = this.#data.slice(0, (this.#length + 7) >> 3)
    return new Cell({ data, bitLength: this.#length, refs: this.#refs.slice() })
  }

  #reserve(length: number): void {
    if (this.#length + length > maxBits) throw new CellWriteError('full', maxBits)
  }

  #write(number: bigint, length: number): this {
    let left = length
    while (left > 0) {
      const size = Math.min(left, 30)
      left -= size
      const part = Number((number >> BigInt(left)) & 0x3fffffffn)
      for (let i = size - 1; i >= 0; i--, this.#length++) {
        if ((part >> i) & 1) this.#set(this.#length)
      }
    }
    return this
  }

  #set(bit: number): void {
    this.#data[bit >> 3] = (this.#data[bit >> 3] ?? 0) | (128 >> (bit & 7))
  }
}

import { readAddress, type ParsedAddress } from '../../ton/cells/address.ts'
import { parseCellInSteps } from '../../ton/cells/boc.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { readHash } from '../../ton/cells/hash.ts'
import type { Steps } from '../../ton/cells/steps.ts'
import { RowError } from './result.ts'

/** Extra currencies that are read. The network accepts fewer in a message. */
const maxCurrencies = 256

/** Reader of the fields of a row. Names the path of a field that is absent or malformed. */
export class RowReader {
  readonly #value: Readonly<Record<string, unknown>>
  readonly #path: string

  /** @throws {RowError} `value` is not an object. */
  constructor(value: unknown, path = '') {
    if (value === null || value === undefined) throw new RowError('incomplete', path)
    if (typeof value !== 'object' || Array.isArray(value)) throw new RowError('malformed', path)
    this.#value = value as Record<string, unknown>
    this.#path = path
  }

  /** Full path of a field. */
  path(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`
  }

  /** Value of a field; `undefined` for null and for an absent field. */
  get(name: string): unknown {
    return Object.hasOwn(this.#value, name) ? (this.#value[name] ?? undefined) : undefined
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  flag(name: string): boolean {
    const value = this.#need(name)
    if (typeof value !== 'boolean') throw new RowError('malformed', this.path(name))
    return value
  }

  /** A whole number below 2^bits, from a number or its decimal text. */
  uint(name: string, bits: number): bigint {
    return this.#number(name, 0n, 1n << BigInt(bits))
  }

  /** A signed whole number of so many bits. */
  int(name: string, bits: number): bigint {
    const half = 1n << BigInt(bits - 1)
    return this.#number(name, -half, half)
  }

  /** One of the words of `words`, as its value there. */
  word<Value>(name: string, words: Readonly<Record<string, Value>>): Value {
    const text = this.#need(name)
    if (typeof text !== 'string' || !Object.hasOwn(words, text)) throw new RowError('malformed', this.path(name))
    return words[text] as Value
  }

  hash(name: string): Uint8Array {
    const text = this.#need(name)
    const hash = typeof text === 'string' ? readHash(text) : undefined
    if (hash === undefined) throw new RowError('malformed', this.path(name))
    return hash
  }

  address(name: string): ParsedAddress {
    const text = this.#need(name)
    const address = typeof text === 'string' ? readAddress(text) : undefined
    if (address === undefined) throw new RowError('malformed', this.path(name))
    return address
  }

  /** A bag of cells with one root. */
  *boc(name: string): Steps<Cell> {
    const text = this.#need(name)
    try {
      return yield* parseCellInSteps(text as string, { hashed: true })
    } catch {
      throw new RowError('malformed', this.path(name))
    }
  }

  row(name: string): RowReader {
    return new RowReader(this.#need(name), this.path(name))
  }

  maybeRow(name: string): RowReader | undefined {
    return this.has(name) ? this.row(name) : undefined
  }

  rows(name: string): RowReader[] {
    const list = this.#need(name)
    if (!Array.isArray(list)) throw new RowError('malformed', this.path(name))
    return list.map((value, index) => new RowReader(value, `${this.path(name)}.${index}`))
  }

  /** Extra currencies by their id; none if the field is absent. At most 256. */
  currencies(name: string): (readonly [id: bigint, amount: bigint])[] {
    const map = this.maybeRow(name)
    if (map === undefined) return []
    const ids = Object.keys(map.#value)
    if (ids.length > maxCurrencies) throw new RowError('malformed', map.#path)
    return ids.map((id) => {
      if (!/^\d{1,10}$/.test(id) || Number(id) >= 2 ** 32) throw new RowError('malformed', map.path(id))
      return [BigInt(id), map.uint(id, 248)]
    })
  }

  /** Checks that a hash is the hash of a cell, if the field is present. */
  checkHash(name: string, cell: Cell): void {
    if (this.has(name) && !equalBytes(this.hash(name), cell.hash())) {
      throw new RowError('content-hash', this.path(name))
    }
  }

  /** Refuses values for which the cell has no place. */
  refuse(names: readonly string[]): void {
    for (const name of names) {
      if (!isEmpty(this.get(name))) throw new RowError('no-place', this.path(name))
    }
  }

  /** Path of the first field that is null, at any depth. */
  findNull(): string | undefined {
    for (const [name, value] of Object.entries(this.#value)) {
      if (value === null) return this.path(name)
      const below = typeof value === 'object' && !Array.isArray(value) ? this.row(name).findNull() : undefined
      if (below !== undefined) return below
    }
    return undefined
  }

  #need(name: string): unknown {
    const value = this.get(name)
    if (value === undefined) throw new RowError('incomplete', this.path(name))
    return value
  }

  #number(name: string, from: bigint, to: bigint): bigint {
    const value = this.#need(name)
    const isWhole =
      typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && /^-?\d{1,80}$/.test(value)
    const number = isWhole ? BigInt(value as string | number) : to
    if (number < from || number >= to) throw new RowError('malformed', this.path(name))
    return number
  }
}

/** Tells whether a value says nothing: what servers write for a field that does not apply. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === undefined || value === false || value === 0 || value === '0' || value === ''
}

/** Tells whether two lists of bytes are equal. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/** Tells whether two addresses name one account. */
export function equalAccounts(a: ParsedAddress, b: ParsedAddress): boolean {
  return a.workchain === b.workchain && bytesToHex(a.hash) === bytesToHex(b.hash)
}

import type { Builder } from '../cells/builder.ts'
import { Slice } from '../cells/slice.ts'
import type { Cell } from '../cells/cell.ts'
import { TonFormatError } from '../cells/errors.ts'
import type { Abi, AbiDeclaration, AbiStruct, TypeText } from './abi.ts'
import { AbiError, AbiFault, type AbiErrorReason } from './errors.ts'
import { parseType, type Type } from './parseType.ts'

/** External address, as any contract may name one. */
export interface ExternalAddress {
  /** Length in bits, 0 to 511. */
  readonly bits: number
  readonly value: bigint
}

/**
 * Value of a type: numbers as bigint; addresses raw, `null` for none; bits as upper-case hex; enums as
 * the member's name; maps as `Map`; structures as an object whose `$` is the structure's name. Of a
 * union, `null` and structures stand for themselves, other values are in `{ $: type, value }`.
 */
export type AbiValue =
  | bigint
  | boolean
  | string
  | null
  | Cell
  | ExternalAddress
  | ReadonlyMap<AbiValue, AbiValue>
  | readonly AbiValue[]
  | { readonly [field: string]: AbiValue }

/** Reads and writes a type for which the contract has code of its own. */
export interface AbiCodec {
  readonly read?: (slice: Slice) => AbiValue
  readonly write?: (builder: Builder, value: AbiValue) => void
}

/** Settings of all functions. */
export interface AbiOptions {
  /** Codecs of the types that the ABI marks as `custom`, by name. Reading with them is up to you. */
  readonly codecs?: Readonly<Record<string, AbiCodec>> | undefined
  /**
   * Work that the reading or writing may do; it is counted down.
   * @default as much as takes some milliseconds: about 4,000 values
   */
  readonly budget?: AbiBudget | undefined
}

/**
 * Bound of the work of one reading or writing, or of several that share it. Beyond it they end with the reason `limit`.
 */
export interface AbiBudget {
  /** Values that may still be read or written. A map counts twice for each entry, a text four times for each cell. */
  steps: number
}

/** Place in a cell. */
export interface Cursor {
  readonly cell: Cell
  readonly slice: Slice
}

/** Tag that begins every value of a structure. */
export interface StructTag {
  readonly value: bigint
  readonly length: number
}

/**
 * Types that are nested deeper, and bodies with more values, are refused: a small cell can describe more than fits into
 * memory.
 */
const maxDepth = 600
export const maxSteps = 4000

/** Reasons of the errors of cells; all others are values that do not fit. */
const faultReasons: Readonly<Record<string, AbiErrorReason>> = { underflow: 'short', full: 'full', depth: 'limit' }

const parsedTypes = new WeakMap<Abi, Map<TypeText, Type>>()
const listedEntries = new WeakMap<object, readonly (readonly [string, unknown])[]>()

/** One operation: it counts its steps, and knows where it is. */
export class AbiRun {
  readonly abi: Abi
  readonly codecs: Readonly<Record<string, AbiCodec>>
  readonly path: string[] = []
  /** Fields of the structures around the current value, innermost last: expressions name them. */
  readonly #scopes: ReadonlyMap<string, AbiValue>[] = []
  /** Bit at which the current value begins; undefined while no cell is read. */
  at: Cursor | undefined
  bit = 0
  readonly #budget: AbiBudget
  #depth = 0
  readonly #types: Map<TypeText, Type>

  constructor(abi: Abi, { codecs = {}, budget = { steps: maxSteps } }: AbiOptions = {}) {
    // Applications may pass anything as an ABI.
    this.abi = Object(abi) as Abi
    this.codecs = codecs
    this.#budget = budget
    this.#types = parsedTypes.get(this.abi) ?? new Map()
    parsedTypes.set(this.abi, this.#types)
  }

  /** @throws {AbiFault} Too many values. */
  spend(steps: number): void {
    this.#budget.steps -= steps
    if (!(this.#budget.steps >= 0)) throw new AbiFault('limit')
  }

  /** Runs `inner` one level deeper. A fault ends the whole run, so that the levels need no restoring. */
  nest<T>(name: string, inner: () => T): T {
    this.spend(1)
    if (++this.#depth > maxDepth) throw new AbiFault('limit')
    if (name !== '') this.path.push(name)
    const result = inner()
    if (name !== '') this.path.pop()
    this.#depth -= 1
    return result
  }

  /** Runs `inner` while expressions can name these fields. */
  within<T>(fields: ReadonlyMap<string, AbiValue>, inner: () => T): T {
    this.#scopes.push(fields)
    const result = inner()
    this.#scopes.pop()
    return result
  }

  /** Value of a field that was read before, in the innermost structure that has it. */
  field(name: string): AbiValue | undefined {
    return this.#scopes.findLast((fields) => fields.has(name))?.get(name)
  }

  /** Forgets a failed attempt. */
  reset(): void {
    this.path.length = 0
    this.#scopes.length = 0
    this.#depth = 0
  }

  /** Notes the position, for the message of a fault. */
  mark(at: Cursor): void {
    this.at = at
    this.bit = at.cell.bitLength - at.slice.remainingBits
  }

  type(text: TypeText | undefined): Type {
    let type = this.#types.get(text ?? '')
    if (type === undefined) {
      // A long type takes as much time as many short ones.
      this.spend(10 + Math.floor(String(text).length / 40))
      type = parseType(text ?? '')
      this.#types.set(type.text, type).set(text ?? '', type)
    }
    return type
  }

  declaration(type: Type): AbiDeclaration {
    const { types } = this.abi
    if (types === undefined || !Object.hasOwn(types, type.text)) throw new AbiFault('type', type.text.slice(0, 80))
    return types[type.text] as AbiDeclaration
  }

  /**
   * Entries of the fields of a structure, or of the members of an enum. They are listed once: a hostile ABI may have
   * millions and name them in every field.
   */
  entries<T>(record: Readonly<Record<string, T>>): readonly (readonly [name: string, value: T])[] {
    if (typeof record !== 'object' || record === null) throw new AbiFault('type')
    const known = listedEntries.get(record) ?? Object.entries(record)
    listedEntries.set(record, known)
    if (known.length > maxSteps) throw new AbiFault('limit')
    return known as readonly (readonly [string, T])[]
  }

  /** Follows aliases to the type behind them; stops at structures, enums and custom types. */
  resolve(type: Type): Type {
    let found = type
    for (let left = 32; found.kind === 'named'; left--) {
      const declaration = this.declaration(found)
      if (!('alias' in declaration) || declaration.custom === true) break
      if (left === 0) throw new AbiFault('limit')
      found = this.type(declaration.alias)
    }
    return found
  }

  /** The structure that a type is; undefined if it is something else. */
  struct(type: Type): AbiStruct | undefined {
    const resolved = this.resolve(type)
    if (resolved.kind !== 'named') return undefined
    const declaration = this.declaration(resolved)
    return 'fields' in declaration && declaration.custom !== true ? declaration : undefined
  }

  /** Tags of the alternatives of a union, as the compiler of Tolk chooses them. */
  tags(union: Type): readonly { readonly tag: StructTag; readonly isOwn: boolean }[] {
    const { items } = union
    this.spend(items.length)
    const own = items.map((item) => parseTag(this.struct(item)?.prefix))
    if (own.every((tag) => tag !== undefined)) return own.map((tag) => ({ tag, isOwn: true }))
    if (items.length > 2 && own.some((tag) => tag !== undefined)) throw new AbiFault('type', union.text.slice(0, 80))
    const hasNull = items.some((item) => item.kind === 'null')
    const length = Math.ceil(Math.log2(items.length - Number(hasNull)))
    let next = 0n
    return items.map((item) => {
      if (item.kind === 'null') return { tag: { value: 0n, length: 1 }, isOwn: false }
      const value = next++
      return {
        tag: hasNull ? { value: value + (1n << BigInt(length)), length: length + 1 } : { value, length },
        isOwn: false,
      }
    })
  }

  /** The error that a thrown value stands for. */
  error(cause: unknown): AbiError {
    const bit = this.at === undefined ? undefined : this.bit
    const path = this.path.join('.')
    if (cause instanceof AbiFault) return new AbiError(cause.reason, path, bit, cause.detail)
    if (cause instanceof TonFormatError) {
      return new AbiError(faultReasons[cause.reason] ?? 'value', path, bit, undefined, cause)
    }
    // A malformed ABI is not what its type says.
    return new AbiError('type', path, bit, undefined, cause)
  }
}

/** Reads the tag of a structure. @throws {AbiFault} The text is not a tag. */
export function parseTag(prefix: string | undefined): StructTag | undefined {
  if (prefix === undefined) return undefined
  const [, hex, binary] = /^(?:0x([0-9a-f]{1,64})|0b([01]{1,256}))$/i.exec(prefix) ?? []
  if (hex === undefined && binary === undefined) throw new AbiFault('type', prefix.slice(0, 80))
  return { value: BigInt(prefix), length: hex === undefined ? (binary ?? '').length : hex.length * 4 }
}

import { parseAddress } from '../cells/address.ts'
import { hexToBytes } from '../cells/bytes.ts'
import { Builder } from '../cells/builder.ts'
import { Cell } from '../cells/cell.ts'
import { HashFormatError } from '../cells/errors.ts'
import { AbiFault } from './errors.ts'
import { evaluate, expectComparison } from './expression.ts'
import type { Type } from './parseType.ts'
import { chooseType, sizeType } from './readCell.ts'
import { parseTag, type AbiValue, type ExternalAddress, type AbiRun } from './run.ts'
import { byteLengthBits, chunkLength } from './sizes.ts'
import { writeAugmentedMap, writeInlineAugmentedMap, writeInlineMap, writeMap } from './writeMap.ts'

type Writer = (run: AbiRun, type: Type, value: AbiValue, builder: Builder) => void
type Fields = Readonly<Record<string, AbiValue>>

const bytesPerCell = 127
/** Cells in the longest chain that the network accepts. */
const maxCells = 1025

const writers: Readonly<Record<string, Writer>> = {
  int: (_, { n }, value, builder) => builder.int(expectInteger(value, n), n),
  uint: (_, { n }, value, builder) => builder.uint(expectInteger(value, n), n),
  varint: (_, { n }, value, builder) => {
    const number = expectInteger(value)
    let size = 0
    while (size < n && BigInt.asIntN(size * 8, number) !== number) size += 1
    if (size === n) throw new AbiFault('value')
    builder.uint(size, byteLengthBits(n)).int(number, size * 8)
  },
  varuint: (_, { n }, value, builder) => builder.varUint(natural(value), n),
  coins: (_, _type, value, builder) => builder.coins(natural(value)),
  bool: (_, _type, value, builder) => builder.bit(expect(value, 'boolean') as boolean),
  bits: (_, { n }, value, builder) => writeBits(builder, expect(value, 'string') as string, n),
  cell: (_, _type, value, builder) => builder.ref(cell(value)),
  slice: (_, _type, value, builder) => builder.append(ordinary(value)),
  builder: (_, _type, value, builder) => builder.append(ordinary(value)),
  RemainingBitsAndRefs: (_, _type, value, builder) => builder.append(ordinary(value)),
  string: (_, _type, value, builder) => builder.ref(writeString(expect(value, 'string') as string)),
  null: (_, _type, value) => expectNull(value),
  void: (_, _type, value) => expectNull(value),
  address: (_, _type, value, builder) => builder.address(parseAddress(expect(value, 'string') as string)),
  ext_address: (_, _type, value, builder) => writeExternal(builder, value),
  any_address: (_, _type, value, builder) => {
    if (value === null) builder.uint(0, 2)
    else if (typeof value === 'string') builder.address(parseAddress(value))
    else writeExternal(builder, value)
  },
  Cell: (run, { items: [inner] }, value, builder) => builder.ref(writeWhole(run, inner as Type, value)),
  nullable: (run, { items: [inner] }, value, builder) => {
    const isAddress = run.resolve(inner as Type).kind === 'address'
    if (value === null) return isAddress ? builder.uint(0, 2) : builder.bit(false)
    return writeValue(run, inner as Type, value, isAddress ? builder : builder.bit(true))
  },
  omittable: (run, { items: [inner] }, value, builder) => {
    if (value !== null) writeValue(run, inner as Type, value, builder)
  },
  rest: (run, { items: [inner] }, value, builder) => writeAll(run, inner as Type, expectList(value), builder),
  tensor: writeItems,
  tuple: writeItems,
  union: writeUnion,
  array: (run, { items: [inner] }, value, builder) => {
    const values = expectList(value)
    const chunk = chunkLength(run, inner as Type)
    let tail: Cell | null = null
    for (let start = Math.floor((values.length - 1) / chunk) * chunk; start >= 0; start -= chunk) {
      const part = new Builder().maybeRef(tail)
      writeAll(run, inner as Type, values.slice(start, start + chunk), part)
      tail = part.cell()
    }
    builder.uint(values.length, 8).maybeRef(tail)
  },
  lisp_list: (run, { items: [inner] }, value, builder) => {
    let tail = new Builder().cell()
    for (const item of expectList(value)) {
      const part = new Builder().ref(tail)
      writeValue(run, inner as Type, item, part)
      tail = part.cell()
    }
    builder.ref(tail)
  },
  map: writeMap,
  inline_map: writeInlineMap,
  augmented_map: writeAugmentedMap,
  inline_augmented_map: writeInlineAugmentedMap,
  sized_int: writeSized,
  sized_uint: writeSized,
  sized_bits: writeSized,
  when: (run, { items: [condition, inner] }, value, builder) => {
    if (evaluate(run, (condition as Type).text) === 0n) expectNull(value)
    else writeValue(run, inner as Type, value, builder)
  },
  repeat: (run, { items: [count, inner] }, value, builder) => {
    const values = expectList(value)
    const length = evaluate(run, (count as Type).text)
    if (BigInt(values.length) !== length) throw new AbiFault('value', `${values.length} items, not ${length}`)
    writeAll(run, inner as Type, values, builder)
  },
  choose: (run, type, value, builder) => writeValue(run, chooseType(run, type), value, builder),
}

/** Writes one value. `isTagged`: the tag of a structure was written already. */
export function writeValue(run: AbiRun, type: Type, value: AbiValue, builder: Builder, isTagged = false): void {
  if (type.kind === 'named') return writeNamed(run, type, value, builder, isTagged)
  const writer = writers[type.kind]
  if (writer === undefined) throw new AbiFault('type', type.text.slice(0, 80))
  run.nest('', () => writer(run, type, value, builder))
}

export function writeWhole(run: AbiRun, type: Type, value: AbiValue): Cell {
  const builder = new Builder()
  writeValue(run, type, value, builder)
  return builder.cell()
}

function writeNamed(run: AbiRun, type: Type, value: AbiValue, builder: Builder, isTagged: boolean): void {
  const declaration = run.declaration(type)
  if (declaration.custom === true) {
    const write = Object.hasOwn(run.codecs, type.text) ? run.codecs[type.text]?.write : undefined
    if (write === undefined) throw new AbiFault('custom', type.text.slice(0, 80))
    run.nest(type.text, () => write(builder, value))
  } else if ('alias' in declaration) {
    run.nest('', () => writeValue(run, run.type(declaration.alias), value, builder, isTagged))
  } else if ('enum' in declaration) {
    const name = expect(value, 'string') as string
    if (!Object.hasOwn(declaration.enum, name))
      throw new AbiFault('value', `${type.text.slice(0, 80)} has no such member`)
    const as = run.type(declaration.as)
    const number = declaration.enum[name]
    writeValue(run, as, as.kind === 'bool' ? String(number) === 'true' : BigInt(number ?? 0), builder)
  } else {
    const fields = expectObject(value)
    const { $ = type.text } = fields
    if ($ !== type.text) throw new AbiFault('value', `not a ${type.text.slice(0, 80)}`)
    run.nest(run.path.length === 0 ? type.text : '', () => {
      const tag = isTagged ? undefined : parseTag(declaration.prefix)
      if (tag !== undefined) builder.uint(tag.value, tag.length)
      const written = new Map<string, AbiValue>()
      run.within(written, () => {
        for (const [name, text] of run.entries(declaration.fields)) {
          run.nest(name, () => {
            if (!Object.hasOwn(fields, name)) throw new AbiFault('value', 'missing')
            writeValue(run, run.type(text), fields[name] as AbiValue, builder)
            written.set(name, fields[name] as AbiValue)
          })
        }
        for (const comparison of declaration.checks ?? []) expectComparison(run, comparison)
      })
    })
  }
}

/** Writes a number or bits of a computed size. */
function writeSized(run: AbiRun, type: Type, value: AbiValue, builder: Builder): void {
  const size = sizeType(run, type)
  if (size !== undefined) writeValue(run, size, value, builder)
  else if (value !== 0n) throw new AbiFault('value', 'a number without bits is 0')
}

function writeUnion(run: AbiRun, type: Type, value: AbiValue, builder: Builder): void {
  const index = findAlternative(run, type.items, value)
  const [item, found] = [type.items[index], run.tags(type)[index]]
  if (item === undefined || found === undefined) throw new AbiFault('value', 'none of the alternatives')
  builder.uint(found.tag.value, found.tag.length)
  const content =
    item.kind === 'null' || run.struct(item) !== undefined ? value : (expectObject(value)['value'] as AbiValue)
  writeValue(run, item, content, builder, found.isOwn)
}

/** Index of the alternative that a value names; -1 if none. */
export function findAlternative(run: AbiRun, items: readonly Type[], value: AbiValue): number {
  if (value === null) return items.findIndex((item) => item.kind === 'null')
  const { $ } = expectObject(value)
  return items.findIndex((item) => (run.struct(item) === undefined ? item.text : run.resolve(item).text) === $)
}

function writeItems(run: AbiRun, { items }: Type, value: AbiValue, builder: Builder): void {
  const values = expectList(value)
  if (values.length !== items.length) throw new AbiFault('value', `${values.length} items, not ${items.length}`)
  items.forEach((item, index) => run.nest(`${index}`, () => writeValue(run, item, values[index] as AbiValue, builder)))
}

function writeAll(run: AbiRun, inner: Type, values: readonly AbiValue[], builder: Builder): void {
  values.forEach((item, index) => run.nest(`${index}`, () => writeValue(run, inner, item, builder)))
}

function writeBits(builder: Builder, hex: string, n: number): void {
  if (hex.length !== ((n + 7) >> 3) * 2) throw new AbiFault('value', `not hex of ${n} bits`)
  const bytes = hexToBytes(hex, HashFormatError)
  if (n % 8 !== 0 && ((bytes.at(-1) ?? 0) & (0xff >> (n % 8))) !== 0)
    throw new AbiFault('value', `not hex of ${n} bits`)
  builder.bytes(bytes, n)
}

/** Writes a text into a chain of cells. */
export function writeString(text: string): Cell {
  if (text.length > bytesPerCell * maxCells) throw new AbiFault('value', 'a text longer than a chain of cells')
  const bytes = new TextEncoder().encode(text)
  let tail: Cell | undefined
  for (
    let start = Math.max(0, Math.floor((bytes.length - 1) / bytesPerCell)) * bytesPerCell;
    start >= 0;
    start -= bytesPerCell
  ) {
    const builder = new Builder().bytes(bytes.subarray(start, start + bytesPerCell))
    tail = (tail === undefined ? builder : builder.ref(tail)).cell()
  }
  return tail as Cell
}

function writeExternal(builder: Builder, value: AbiValue): void {
  const { bits, value: number } = expectObject(value) as unknown as ExternalAddress
  builder.uint(1, 2).uint(bits, 9).uint(expectInteger(number), bits)
}

/** Checks a number. @throws {AbiFault} It is no bigint, or has no size in a cell. */
export function expectInteger(value: AbiValue, n?: number): bigint {
  if (n === 0) throw new AbiFault('type', 'int has no size in a cell')
  return expect(value, 'bigint') as bigint
}

function natural(value: AbiValue): bigint {
  const number = expectInteger(value)
  if (number < 0n) throw new AbiFault('value', 'negative')
  return number
}

/** @throws {AbiFault} The value is of another type. */
export function expect(value: AbiValue, type: 'bigint' | 'boolean' | 'string'): AbiValue {
  if (typeof value !== type) throw new AbiFault('value', `${value === null ? 'null' : typeof value}, not ${type}`)
  return value
}

function expectNull(value: AbiValue | undefined): void {
  if (value !== null && value !== undefined) throw new AbiFault('value', 'not null')
}

/** @throws {AbiFault} The value is not a cell. */
export function cell(value: AbiValue): Cell {
  if (!(value instanceof Cell)) throw new AbiFault('value', 'not a cell')
  return value
}

function ordinary(value: AbiValue): Cell {
  if (cell(value).type !== 'ordinary') throw new AbiFault('value', 'an exotic cell')
  return cell(value)
}

/** @throws {AbiFault} The value is not a list. */
export function expectList(value: AbiValue): readonly AbiValue[] {
  if (!Array.isArray(value)) throw new AbiFault('value', 'not a list')
  return value as readonly AbiValue[]
}

/** @throws {AbiFault} The value is not an object with names. */
export function expectObject(value: AbiValue): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AbiFault('value', 'not an object')
  return value as Fields
}

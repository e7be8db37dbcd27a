import { bytesToHex } from '../cells/bytes.ts'
import type { Cell } from '../cells/cell.ts'
import { Slice } from '../cells/slice.ts'
import { AbiFault } from './errors.ts'
import { evaluate, expectComparison } from './expression.ts'
import type { Type } from './parseType.ts'
import { parseTag, type AbiValue, type Cursor, type AbiRun, type StructTag } from './run.ts'
import { readAugmentedMap, readInlineAugmentedMap, readInlineMap, readMap } from './readMap.ts'
import { byteLengthBits } from './sizes.ts'

type Reader = (run: AbiRun, type: Type, at: Cursor) => AbiValue

const readers: Readonly<Record<string, Reader>> = {
  int: (_, { n }, { slice }) => slice.int(sized(n)),
  uint: (_, { n }, { slice }) => slice.uint(sized(n)),
  varint: (_, { n }, { slice }) => slice.int(readByteLength(slice, n) * 8),
  varuint: (_, { n }, { slice }) => slice.uint(readByteLength(slice, n) * 8),
  coins: (_, _type, { slice }) => slice.coins(),
  bool: (_, _type, { slice }) => slice.bit(),
  bits: (_, { n }, { slice }) => bytesToHex(slice.bits(n)).toUpperCase(),
  cell: (_, _type, { slice }) => slice.ref(),
  slice: (_, _type, { slice }) => slice.rest(),
  builder: (_, _type, { slice }) => slice.rest(),
  RemainingBitsAndRefs: (_, _type, { slice }) => slice.rest(),
  string: (run, _, { slice }) => readString(run, slice.ref()),
  null: () => null,
  void: () => null,
  address: (_, _type, { slice }) => {
    const address = slice.address()
    if (address === null) throw new AbiFault('value', 'no address')
    return address
  },
  ext_address: (_, _type, { slice }) => readExternal(slice),
  any_address: (_, _type, at) => {
    if (at.slice.remainingBits < 2 || !startsWith(at, { value: 1n, length: 2 })) return at.slice.address()
    return readExternal(at.slice)
  },
  Cell: (run, { items: [inner] }, { slice }) => readWhole(run, inner as Type, slice.ref()),
  nullable: (run, { items: [inner] }, at) => {
    if (run.resolve(inner as Type).kind === 'address') return at.slice.address()
    return at.slice.bit() ? readValue(run, inner as Type, at) : null
  },
  omittable: (run, { items: [inner] }, at) => (isEmpty(at) ? null : readValue(run, inner as Type, at)),
  rest: (run, { items: [inner] }, at) => {
    const values: AbiValue[] = []
    while (!isEmpty(at)) values.push(run.nest(`${values.length}`, () => readValue(run, inner as Type, at)))
    return values
  },
  tensor: (run, { items }, at) => items.map((item, index) => run.nest(`${index}`, () => readValue(run, item, at))),
  tuple: (run, { items }, at) => items.map((item, index) => run.nest(`${index}`, () => readValue(run, item, at))),
  union: readUnion,
  array: readArray,
  lisp_list: readList,
  map: readMap,
  inline_map: readInlineMap,
  augmented_map: readAugmentedMap,
  inline_augmented_map: readInlineAugmentedMap,
  sized_int: readSized,
  sized_uint: readSized,
  sized_bits: readSized,
  when: (run, { items: [condition, inner] }, at) =>
    evaluate(run, (condition as Type).text) === 0n ? null : readValue(run, inner as Type, at),
  repeat: (run, { items: [count, inner] }, at) => {
    const values: AbiValue[] = []
    const length = evaluate(run, (count as Type).text)
    while (values.length < length) values.push(run.nest(`${values.length}`, () => readValue(run, inner as Type, at)))
    return values
  },
  choose: (run, type, at) => readValue(run, chooseType(run, type), at),
  named: readNamed,
}

/** Reads one value. `isTagged`: the tag of a structure was read already. */
export function readValue(run: AbiRun, type: Type, at: Cursor, isTagged = false): AbiValue {
  run.mark(at)
  if (type.kind === 'named') return readNamed(run, type, at, isTagged)
  const reader = readers[type.kind]
  if (reader === undefined) throw new AbiFault('type', type.text.slice(0, 80))
  return run.nest('', () => reader(run, type, at))
}

/** Reads a cell to its end. @throws {AbiFault} Bits or references are left over. */
export function readWhole(run: AbiRun, type: Type, cell: Cell): AbiValue {
  const before = run.at
  const at = openCell(cell)
  const value = readValue(run, type, at)
  expectEnd(run, at)
  run.at = before
  return value
}

/** @throws {AbiFault} Bits or references are left over. */
export function expectEnd(run: AbiRun, at: Cursor): void {
  run.mark(at)
  const { remainingBits, remainingRefs } = at.slice
  if (!isEmpty(at)) throw new AbiFault('leftover', `${remainingBits} bits, ${remainingRefs} references`)
}

export function openCell(cell: Cell): Cursor {
  return { cell, slice: new Slice(cell) }
}

/** Tells whether the next bits are a tag. */
export function startsWith({ cell, slice }: Cursor, { value, length }: StructTag): boolean {
  if (slice.remainingBits < length) return false
  const from = cell.bitLength - slice.remainingBits
  const ahead = new Slice(cell)
  ahead.bits(from)
  return ahead.uint(length) === value
}

function readNamed(run: AbiRun, type: Type, at: Cursor, isTagged = false): AbiValue {
  const declaration = run.declaration(type)
  if (declaration.custom === true) {
    const read = Object.hasOwn(run.codecs, type.text) ? run.codecs[type.text]?.read : undefined
    if (read === undefined) throw new AbiFault('custom', type.text.slice(0, 80))
    return run.nest(type.text, () => read(at.slice))
  }
  if ('alias' in declaration) return run.nest('', () => readValue(run, run.type(declaration.alias), at, isTagged))
  if ('enum' in declaration) {
    const value = printKey(readValue(run, run.type(declaration.as), at))
    const members = run.entries(declaration.enum)
    run.spend(members.length >> 3)
    const member = members.find(([, number]) => String(number) === value)
    if (member === undefined) throw new AbiFault('value', `${type.text.slice(0, 80)} has no member ${value}`)
    return member[0]
  }
  return run.nest(run.path.length === 0 ? type.text : '', () => {
    const tag = isTagged ? undefined : parseTag(declaration.prefix)
    if (tag !== undefined) readTag(at, tag)
    const fields = new Map<string, AbiValue>([['$', type.text]])
    return run.within(fields, () => {
      for (const [name, text] of run.entries(declaration.fields)) {
        fields.set(
          name,
          run.nest(name, () => readValue(run, run.type(text), at)),
        )
      }
      for (const comparison of declaration.checks ?? []) expectComparison(run, comparison)
      return Object.fromEntries(fields)
    })
  })
}

/** Reads a number or bits of a computed size. A size of 0 has no bits. */
function readSized(run: AbiRun, type: Type, at: Cursor): AbiValue {
  const size = sizeType(run, type)
  return size === undefined ? 0n : readValue(run, size, at)
}

/** The type of fixed size that a type of computed size stands for; undefined for a number without bits. */
export function sizeType(run: AbiRun, { kind, items: [size] }: Type): Type | undefined {
  const word = kind.slice('sized_'.length)
  const n = evaluate(run, (size as Type).text)
  return n === 0n && word !== 'bits' ? undefined : run.type(`${word}${n}`)
}

/** The alternative that a field chooses by its number. */
export function chooseType(run: AbiRun, { items: [choice, ...alternatives] }: Type): Type {
  const chosen = alternatives[Number(evaluate(run, (choice as Type).text))]
  if (chosen === undefined) throw new AbiFault('value', 'none of the alternatives')
  return chosen
}

function readTag(at: Cursor, tag: StructTag): void {
  if (at.slice.remainingBits >= tag.length && !startsWith(at, tag)) throw new AbiFault('tag')
  at.slice.bits(tag.length)
}

function readUnion(run: AbiRun, type: Type, at: Cursor): AbiValue {
  const tags = run.tags(type)
  const index = tags.findIndex(({ tag }) => startsWith(at, tag))
  const [item, found] = [type.items[index], tags[index]]
  if (item === undefined || found === undefined) throw new AbiFault('tag')
  at.slice.bits(found.tag.length)
  const value = readValue(run, item, at, found.isOwn)
  return item.kind === 'null' || run.struct(item) !== undefined ? value : { $: item.text, value }
}

function readArray(run: AbiRun, { items: [inner] }: Type, { slice }: Cursor): AbiValue {
  const length = Number(slice.uint(8))
  const values: AbiValue[] = []
  for (let next = slice.maybeRef(); next !== null;) {
    const at = openCell(next)
    run.mark(at)
    next = at.slice.maybeRef()
    do values.push(run.nest(`${values.length}`, () => readValue(run, inner as Type, at)))
    while (!isEmpty(at))
  }
  if (values.length !== length) throw new AbiFault('value', `${values.length} items, not ${length}`)
  return values
}

function readList(run: AbiRun, { items: [inner] }: Type, { slice }: Cursor): AbiValue {
  const values: AbiValue[] = []
  for (let at = openCell(slice.ref()); !isEmpty(at);) {
    run.mark(at)
    const next = at.slice.ref()
    values.push(run.nest(`${values.length}`, () => readValue(run, inner as Type, at)))
    expectEnd(run, at)
    at = openCell(next)
  }
  return values.toReversed()
}

/** Reads the text in a chain of cells. */
function readString(run: AbiRun, first: Cell): string {
  const parts: number[] = []
  for (let cell: Cell | undefined = first; cell !== undefined; cell = cell.refs[0]) {
    run.spend(4)
    const slice = new Slice(cell)
    if (cell.bitLength % 8 !== 0 || cell.refs.length > 1) throw new AbiFault('value', 'not a text')
    parts.push(...slice.bits(cell.bitLength))
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(parts))
  } catch {
    throw new AbiFault('value', 'not a text in UTF-8')
  }
}

/** Reads the length of a number that has fewer than `limit` bytes. */
function readByteLength(slice: Slice, limit: number): number {
  const length = Number(slice.uint(byteLengthBits(limit)))
  if (length >= limit) throw new AbiFault('value', `${length} bytes`)
  return length
}

function readExternal(slice: Slice): AbiValue {
  if (slice.uint(2) !== 1n) throw new AbiFault('value', 'no external address')
  const bits = Number(slice.uint(9))
  return { bits, value: slice.uint(bits) }
}

/** Text of a number or a key, for paths. */
export function printKey(value: AbiValue): string {
  return typeof value === 'object' ? 'key' : String(value)
}

function isEmpty({ slice }: Cursor): boolean {
  return slice.remainingBits === 0 && slice.remainingRefs === 0
}

/** @throws {AbiFault} The type is a number on a stack only. */
function sized(n: number): number {
  if (n === 0) throw new AbiFault('type', 'int has no size in a cell')
  return n
}

import { Builder } from '../cells/builder.ts'
import { Cell } from '../cells/cell.ts'
import { AbiFault } from './errors.ts'
import type { Type } from './parseType.ts'
import { readWhole } from './readCell.ts'
import type { AbiValue, AbiRun } from './run.ts'
import { isWide, stackWidth, typeId } from './stackLayout.ts'
import type { StackValue } from './getMethodStack.ts'

const numberKinds = /^(?:int|uint|varint|varuint|coins)$/
const cellKinds = /^(?:cell|slice|builder|RemainingBitsAndRefs)$/
/** Types that are slices on a stack, with the layout that they have in a cell. */
const sliceKinds = /^(?:address|ext_address|any_address|bits)$/

/** Reads one value from the front of a stack, and takes its entries off. */
export function readStackValue(run: AbiRun, given: Type, entries: StackValue[]): AbiValue {
  const type = run.resolve(given)
  const { kind, items } = type
  return run.nest('', () => {
    if (numberKinds.test(kind)) return takeNumber(entries, type)
    if (kind === 'bool') return takeNumber(entries) !== 0n
    if (cellKinds.test(kind)) return takeCell(entries)
    if (sliceKinds.test(kind)) return readFrom(run, type, takeCell(entries))
    if (kind === 'string') return readFrom(run, type, new Builder().ref(takeCell(entries)).cell())
    if (kind === 'Cell') return readFrom(run, items[0] as Type, takeCell(entries))
    if (kind === 'void') return null
    if (kind === 'null') return expectNull(entries)
    if (kind === 'map') {
      const root = take(entries)
      return readFrom(run, type, new Builder().maybeRef(root === null ? null : asCell(root)).cell())
    }
    if (kind === 'tensor')
      return items.map((item, index) => run.nest(`${index}`, () => readStackValue(run, item, entries)))
    if (kind === 'tuple') {
      const inner = takeTuple(entries)
      const values = items.map((item, index) => run.nest(`${index}`, () => readStackValue(run, item, inner)))
      return expectEmpty(inner, values)
    }
    if (kind === 'array')
      return takeTuple(entries).map((entry, index) =>
        run.nest(`${index}`, () => readItem(run, items[0] as Type, entry)),
      )
    if (kind === 'lisp_list') return readPairs(run, items[0] as Type, take(entries))
    if (kind === 'nullable') return readNullable(run, type, entries)
    if (kind === 'union') return readUnion(run, type, entries)
    if (kind === 'named') return readNamed(run, type, entries)
    throw new AbiFault('type', type.text.slice(0, 80))
  })
}

function readNamed(run: AbiRun, type: Type, entries: StackValue[]): AbiValue {
  const declaration = run.declaration(type)
  if ('enum' in declaration) {
    const number = takeNumber(entries)
    const members = run.entries(declaration.enum)
    run.spend(members.length >> 3)
    const member = members.find(([, value]) => String(value) === String(number))
    if (member === undefined) throw new AbiFault('value', `${type.text.slice(0, 80)} has no member ${number}`)
    return member[0]
  }
  if ('alias' in declaration) return readStackValue(run, run.type(declaration.alias), entries)
  const fields: [string, AbiValue][] = [['$', type.text]]
  for (const [name, text] of run.entries(declaration.fields)) {
    fields.push([name, run.nest(name, () => readStackValue(run, run.type(text), entries))])
  }
  return Object.fromEntries(fields)
}

function readNullable(run: AbiRun, type: Type, entries: StackValue[]): AbiValue {
  const inner = type.items[0] as Type
  if (!isWide(run, inner)) {
    if (entries[0] === null) return expectNull(entries)
    // Contracts in older languages return the address "none" as a slice.
    const isAddress = run.resolve(inner).kind === 'address'
    return isAddress ? readFrom(run, type, takeCell(entries)) : readStackValue(run, inner, entries)
  }
  const width = stackWidth(run, inner)
  if (entries[width] === 0n) {
    entries.splice(0, width + 1)
    return null
  }
  const value = readStackValue(run, inner, entries)
  takeNumber(entries)
  return value
}

function readUnion(run: AbiRun, type: Type, entries: StackValue[]): AbiValue {
  const width = stackWidth(run, type)
  const id = entries[width - 1]
  const item = type.items.find((each) => BigInt(typeId(run, each)) === id)
  if (item === undefined) throw new AbiFault('value', 'none of the alternatives')
  entries.splice(0, width - 1 - stackWidth(run, item))
  const value = readStackValue(run, item, entries)
  takeNumber(entries)
  return item.kind === 'null' || run.struct(item) !== undefined ? value : { $: item.text, value }
}

/** Reads an item of an array or a list: one entry, or a tuple of several. */
function readItem(run: AbiRun, type: Type, entry: StackValue): AbiValue {
  const inner = stackWidth(run, type) === 1 ? [entry] : [...asTuple(entry)]
  return expectEmpty(inner, readStackValue(run, type, inner))
}

function readPairs(run: AbiRun, type: Type, list: StackValue): AbiValue {
  const values: AbiValue[] = []
  for (let pair = list; pair !== null;) {
    const [head, tail, ...more] = asTuple(pair)
    if (head === undefined || tail === undefined || more.length > 0) throw new AbiFault('value', 'not a list')
    values.push(run.nest(`${values.length}`, () => readItem(run, type, head)))
    pair = tail
  }
  return values
}

function readFrom(run: AbiRun, type: Type, cell: Cell): AbiValue {
  const value = readWhole(run, type, cell)
  run.at = undefined
  return value
}

function take(entries: StackValue[]): StackValue {
  const entry = entries.shift()
  if (entry === undefined) throw new AbiFault('short', 'the stack has no more entries')
  return entry
}

function takeNumber(entries: StackValue[], { kind, n }: Pick<Type, 'kind' | 'n'> = { kind: 'int', n: 0 }): bigint {
  const entry = take(entries)
  if (typeof entry !== 'bigint') throw new AbiFault('value', 'not a number')
  const isWrong =
    kind === 'uint' ? BigInt.asUintN(n, entry) !== entry : kind === 'int' && n > 0 && BigInt.asIntN(n, entry) !== entry
  if (isWrong) throw new AbiFault('value', `not ${kind}${n}`)
  return entry
}

function takeCell(entries: StackValue[]): Cell {
  return asCell(take(entries))
}

function asCell(entry: StackValue): Cell {
  if (!(entry instanceof Cell)) throw new AbiFault('value', 'not a cell')
  return entry
}

function takeTuple(entries: StackValue[]): StackValue[] {
  return [...asTuple(take(entries))]
}

function asTuple(entry: StackValue): readonly StackValue[] {
  if (!Array.isArray(entry)) throw new AbiFault('value', 'not a tuple')
  return entry as readonly StackValue[]
}

function expectNull(entries: StackValue[]): null {
  if (take(entries) !== null) throw new AbiFault('value', 'not null')
  return null
}

function expectEmpty<T>(entries: readonly StackValue[], value: T): T {
  if (entries.length > 0) throw new AbiFault('leftover', `${entries.length} entries`)
  return value
}

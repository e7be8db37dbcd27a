import type { StackEntity } from '../../../service/rows/legacy.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import { Builder } from '../../../ton/cells/builder.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { VmError } from '../errors.ts'
import { encode } from './emulator.ts'

/** Most entries of a result, nested ones included: shared cells can describe an enormous tuple. */
const maxEntries = 10_000

/**
 * Writes the arguments of a get-method.
 * @param stack In the form of the service: `num` (hex or decimal text), `cell`, `slice` (base64).
 * @throws {VmError} An argument is of another type, or cannot be read.
 */
export function writeStackCell(stack: readonly StackEntity[]): Cell {
  let rest = new Builder().cell()
  stack.forEach((entry, index) => {
    const builder = new Builder()
    if (index === stack.length - 1) builder.uint(stack.length, 24)
    rest = writeEntry(builder.ref(rest), entry, index).cell()
  })
  return stack.length === 0 ? new Builder().uint(0, 24).cell() : rest
}

function writeEntry(builder: Builder, { type, value }: StackEntity, index: number): Builder {
  try {
    if (type === 'num') return writeNumber(builder, String(value))
    if (type === 'cell') return builder.uint(3, 8).ref(parseCell(value as string))
    if (type === 'slice') {
      const cell = parseCell(value as string)
      return builder.uint(4, 8).uint(0, 10).uint(cell.bitLength, 10).uint(0, 3).uint(cell.refs.length, 3).ref(cell)
    }
  } catch (cause) {
    throw new VmError(
      'failed',
      `The argument stack.${index} cannot be read as ${type}: pass hex or decimal text, or a bag of cells.`,
      { cause },
    )
  }
  throw new VmError('failed', `The argument stack.${index} has the type ${type}: pass num, cell or slice.`)
}

function writeNumber(builder: Builder, text: string): Builder {
  const [, sign, digits = ''] = /^(-?)(0x[0-9a-f]+|\d+)$/i.exec(text) ?? []
  const number = sign === '-' ? -BigInt(digits) : BigInt(digits === '' ? 'x' : digits)
  if (BigInt.asIntN(64, number) === number) return builder.uint(1, 8).int(number, 64)
  return builder.uint(0x100, 15).int(number, 257)
}

/**
 * Reads the result of a get-method into the form of the service: numbers as hex text, lists as `list`,
 * other tuples as `tuple`, null as the empty list.
 * @throws {VmError} It holds a builder or a continuation, or too many entries.
 */
export function readStackCell(root: Cell): StackEntity[] {
  let slice = new Slice(root)
  const depth = Number(slice.uint(24))
  const budget = { left: maxEntries }
  const entries: StackEntity[] = []
  if (depth > maxEntries) throw tooLarge()
  for (let left = depth; left > 0; left--) {
    const next = slice.ref()
    entries.push(readEntry(slice, budget))
    slice = new Slice(next)
  }
  return entries.toReversed()
}

/** An entry as it stands on the stack. */
type Entry = StackEntity | readonly Entry[] | null

function readEntry(slice: Slice, budget: { left: number }): StackEntity {
  return toEntity(readValue(slice, budget))
}

function readValue(slice: Slice, budget: { left: number }): Entry {
  if (budget.left-- === 0) throw tooLarge()
  const tag = slice.uint(8)
  switch (tag) {
    case 0n:
      return null
    case 1n:
      return number(slice.int(64))
    case 2n: {
      // 257 bits after seven zeros; the tag 02ff is "not a number".
      if (slice.uint(7) !== 0n) throw new VmError('failed', 'The result holds a number that is not a number (NaN).')
      return number(slice.int(257))
    }
    case 3n:
      return { type: 'cell', value: encode(slice.ref()) }
    case 4n:
      return { type: 'slice', value: encode(readSlice(slice)) }
    case 7n:
      return readTuple(slice, budget)
    default:
      throw new VmError(
        'failed',
        `The result holds ${tag === 5n ? 'a builder' : 'a continuation'}, which no answer of the service can show.`,
      )
  }
}

function number(value: bigint): StackEntity {
  return { type: 'num', value: value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}` }
}

function readSlice(slice: Slice): Cell {
  const [from, to, firstRef, endRef] = [10, 10, 3, 3].map((bits) => Number(slice.uint(bits)))
  const cell = slice.ref()
  const whole = new Slice(cell)
  whole.bits(from ?? 0)
  const builder = new Builder().bytes(whole.bits((to ?? 0) - (from ?? 0)), (to ?? 0) - (from ?? 0))
  for (const ref of cell.refs.slice(firstRef, endRef)) builder.ref(ref)
  return builder.cell()
}

function readTuple(slice: Slice, budget: { left: number }): readonly Entry[] {
  const length = Number(slice.uint(16))
  if (length === 0) return []
  let head = slice.ref()
  const items: Entry[] = []
  // The last of two or more items is the second reference, the others are nested in the first.
  for (let left = length; left > 1; left--) {
    const tail = left === length ? slice.ref() : undefined
    const inner = tail === undefined ? new Slice(head) : undefined
    if (inner !== undefined) head = inner.ref()
    items.push(readValue(new Slice(tail ?? (inner as Slice).ref()), budget))
  }
  items.push(readValue(new Slice(head), budget))
  return items.toReversed()
}

/** Lists of the language are pairs of an item and the rest, ended by null. */
function toEntity(entry: Entry): StackEntity {
  const items = listItems(entry)
  if (items !== undefined) return { type: 'list', value: items.map(toEntity) }
  if (isTuple(entry)) return { type: 'tuple', value: entry.map(toEntity) }
  return entry as StackEntity
}

function isTuple(entry: Entry | undefined): entry is readonly Entry[] {
  return Array.isArray(entry)
}

function listItems(entry: Entry): Entry[] | undefined {
  const items: Entry[] = []
  let rest: Entry | undefined = entry
  while (isTuple(rest) && rest.length === 2) {
    items.push(rest[0] ?? null)
    rest = rest[1]
  }
  return rest === null ? items : undefined
}

function tooLarge(): VmError {
  return new VmError('failed', `The result holds more than ${maxEntries} entries.`)
}

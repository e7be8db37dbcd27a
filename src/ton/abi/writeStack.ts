import { Slice } from '../cells/slice.ts'
import { AbiFault } from './errors.ts'
import type { Type } from './parseType.ts'
import type { AbiValue, AbiRun } from './run.ts'
import type { StackOutput } from './stack.ts'
import { isWide, stackWidth, typeId } from './stackLayout.ts'
import { cell, expect, findAlternative, integer, list, writeString, writeWhole } from './writeCell.ts'

/** Entries of one value, in the order of the stack. */
export function writeStackValue(run: AbiRun, given: Type, value: AbiValue): readonly StackOutput[] {
  const type = run.resolve(given)
  const { kind, n, items } = type
  return run.nest('', () => {
    if (kind === 'int' || kind === 'uint') {
      const number = integer(value)
      if (n > 0 && (kind === 'int' ? BigInt.asIntN(n, number) : BigInt.asUintN(n, number)) !== number)
        throw new AbiFault('value', `not ${kind}${n}`)
      return [number]
    }
    if (kind === 'coins' || kind === 'varint' || kind === 'varuint') return [integer(value)]
    if (kind === 'bool') return [expect(value, 'boolean') === true ? -1n : 0n]
    if (kind === 'cell' || kind === 'builder') return [cell(value)]
    if (kind === 'slice' || kind === 'RemainingBitsAndRefs') return [{ slice: cell(value) }]
    if (/^(?:address|ext_address|any_address|bits)$/.test(kind)) return [{ slice: writeWhole(run, type, value) }]
    if (kind === 'string') return [writeString(expect(value, 'string') as string)]
    if (kind === 'Cell') return [writeWhole(run, items[0] as Type, value)]
    if (kind === 'void') return []
    if (kind === 'null') return [null]
    if (kind === 'map') return [new Slice(writeWhole(run, type, value)).maybeRef()]
    if (kind === 'tensor') return writeItems(run, items, value)
    if (kind === 'tuple') return [writeItems(run, items, value)]
    if (kind === 'array') return [list(value).map((item) => writeItem(run, items[0] as Type, item))]
    if (kind === 'lisp_list') {
      return [
        list(value)
          .toReversed()
          .reduce<StackOutput>((tail, item) => [writeItem(run, items[0] as Type, item), tail], null),
      ]
    }
    if (kind === 'nullable') return writeNullable(run, items[0] as Type, value)
    if (kind === 'union') return writeUnion(run, type, value)
    if (kind === 'named') return writeNamed(run, type, value)
    throw new AbiFault('type', type.text.slice(0, 80))
  })
}

function writeNamed(run: AbiRun, type: Type, value: AbiValue): readonly StackOutput[] {
  const declaration = run.declaration(type)
  if ('enum' in declaration) {
    const name = expect(value, 'string') as string
    if (!Object.hasOwn(declaration.enum, name))
      throw new AbiFault('value', `${type.text.slice(0, 80)} has no such member`)
    const number = String(declaration.enum[name])
    return [number === 'true' ? -1n : number === 'false' ? 0n : BigInt(number)]
  }
  if ('alias' in declaration) return writeStackValue(run, run.type(declaration.alias), value)
  if (typeof value !== 'object' || value === null) throw new AbiFault('value', 'not an object')
  return run.entries(declaration.fields).flatMap(([name, text]) =>
    run.nest(name, () => {
      if (!Object.hasOwn(value, name)) throw new AbiFault('value', 'missing')
      return writeStackValue(run, run.type(text), (value as Record<string, AbiValue>)[name] as AbiValue)
    }),
  )
}

function writeItems(run: AbiRun, items: readonly Type[], value: AbiValue): readonly StackOutput[] {
  const values = list(value)
  if (values.length !== items.length) throw new AbiFault('value', `${values.length} items, not ${items.length}`)
  return items.flatMap((item, index) =>
    run.nest(`${index}`, () => writeStackValue(run, item, values[index] as AbiValue)),
  )
}

function writeItem(run: AbiRun, type: Type, value: AbiValue): StackOutput {
  const entries = writeStackValue(run, type, value)
  return stackWidth(run, type) === 1 ? (entries[0] as StackOutput) : entries
}

function writeNullable(run: AbiRun, inner: Type, value: AbiValue): readonly StackOutput[] {
  if (!isWide(run, inner)) return value === null ? [null] : writeStackValue(run, inner, value)
  if (value === null) return [...padding(stackWidth(run, inner)), 0n]
  return [...writeStackValue(run, inner, value), BigInt(typeId(run, inner))]
}

function writeUnion(run: AbiRun, type: Type, value: AbiValue): readonly StackOutput[] {
  const item = type.items[findAlternative(run, type.items, value)]
  if (item === undefined) throw new AbiFault('value', 'none of the alternatives')
  const id = BigInt(typeId(run, item))
  const width = stackWidth(run, type) - 1
  if (item.kind === 'null') return [...padding(width), id]
  const content = run.struct(item) === undefined ? (value as { value: AbiValue }).value : value
  return [...padding(width - stackWidth(run, item)), ...writeStackValue(run, item, content), id]
}

function padding(length: number): readonly null[] {
  return Array.from({ length }, () => null)
}

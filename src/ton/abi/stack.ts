import { Cell } from '../cells/cell.ts'
import { writeBoc } from '../cells/writeBoc.ts'
import { bytesToBase64 } from '../cells/bytes.ts'
import { readStackEntries, type StackEntry, stackNumber, type StackInput, type StackValue } from './getMethodStack.ts'
import type { Abi } from './abi.ts'
import { attempt } from './body.ts'
import { AbiFault, type AbiError } from './errors.ts'
import type { AbiArguments, MethodName, AbiResult } from './infer.ts'
import { AbiRun, type AbiOptions, type AbiValue } from './run.ts'
import { readStackValue } from './readStack.ts'
import { Slice } from '../cells/slice.ts'
import type { Type } from './parseType.ts'
import { isWide, stackWidth, typeId } from './stackLayout.ts'
import { cell, expect, findAlternative, expectInteger, expectList, writeString, writeWhole } from './writeCell.ts'

/**
 * Reads the result of a get-method by an ABI, to the last entry. Never throws.
 * @param stack Entries as the service answers them; check its exit code first.
 */
export function readStack<const A extends Abi, const Name extends MethodName<A>>(
  abi: A,
  method: Name,
  stack: readonly StackEntry[],
  options?: AbiOptions,
): AbiResult<A, Name> | AbiError {
  const run = new AbiRun(abi, options)
  return attempt(run, () => {
    spendEntries(run, stack)
    const entries = [...readStackEntries(stack)]
    run.path.push(method)
    const value = readStackValue(run, run.type(findMethod(abi, method).returns ?? 'void'), entries)
    if (entries.length > 0) throw new AbiFault('leftover', `${entries.length} entries`)
    return value
  }) as AbiResult<A, Name> | AbiError
}

/**
 * Writes the arguments of a get-method as the service takes them. Never throws.
 * @param values AbiArguments by name.
 */
export function writeStack<const A extends Abi, const Name extends MethodName<A>>(
  abi: A,
  method: Name,
  values: NoInfer<AbiArguments<A, Name>>,
  options?: AbiOptions,
): readonly StackInput[] | AbiError {
  const run = new AbiRun(abi, options)
  return attempt(run, () => {
    run.path.push(method)
    const entries = run.entries(findMethod(abi, method).parameters ?? {}).flatMap(([name, text]) =>
      run.nest(name, () => {
        if (!Object.hasOwn(values, name)) throw new AbiFault('value', 'missing')
        return writeStackValue(run, run.type(text), (values as Record<string, AbiValue>)[name] as AbiValue)
      }),
    )
    return entries.map(toInput)
  })
}

/** Argument of a get-method. Unlike results, arguments distinguish slices from cells. */
type StackOutput = { readonly slice: Cell } | Exclude<StackValue, readonly unknown[]> | readonly StackOutput[]

function toInput(entry: StackOutput): StackInput {
  if (typeof entry === 'bigint') return stackNumber(entry)
  if (entry instanceof Cell) return { type: 'cell', value: bytesToBase64(writeBoc(entry)) }
  if (entry === null || !('slice' in entry) || Array.isArray(entry)) {
    throw new AbiFault('value', 'the service takes no null and no tuple')
  }
  return { type: 'slice', value: bytesToBase64(writeBoc((entry as { slice: Cell }).slice)) }
}

/** Characters of a bag that count as one step: the smallest cells have fewer, large ones ten times as many. */
const charactersPerStep = 40

/** Counts the entries of a stack, and the text of their bags, before these are parsed. @throws {AbiFault} Too many. */
function spendEntries(run: AbiRun, entries: readonly unknown[]): void {
  run.nest('', () => {
    run.spend(entries.length)
    for (const entry of entries) {
      const { value } = Object(entry) as { readonly value?: unknown }
      if (typeof value === 'string') run.spend(Math.floor(value.length / charactersPerStep))
      else if (Array.isArray(value)) spendEntries(run, value)
    }
  })
}

function findMethod(abi: Abi, name: string): NonNullable<Abi['getMethods']>[string] {
  const method = Object.hasOwn(abi.getMethods ?? {}, name) ? abi.getMethods?.[name] : undefined
  if (method === undefined) throw new AbiFault('type', `no get-method ${name.slice(0, 80)}`)
  return method
}

/** Entries of one value, in the order of the stack. */
function writeStackValue(run: AbiRun, given: Type, value: AbiValue): readonly StackOutput[] {
  const type = run.resolve(given)
  const { kind, n, items } = type
  return run.nest('', () => {
    if (kind === 'int' || kind === 'uint') {
      const number = expectInteger(value)
      if (n > 0 && (kind === 'int' ? BigInt.asIntN(n, number) : BigInt.asUintN(n, number)) !== number)
        throw new AbiFault('value', `not ${kind}${n}`)
      return [number]
    }
    if (kind === 'coins' || kind === 'varint' || kind === 'varuint') return [expectInteger(value)]
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
    if (kind === 'array') return [expectList(value).map((item) => writeItem(run, items[0] as Type, item))]
    if (kind === 'lisp_list') {
      return [
        expectList(value)
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
  const values = expectList(value)
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

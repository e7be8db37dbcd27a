// Stacks of API v2 in the form of API v3, which everything here reads and writes.
import type { StackInput } from '../../../ton/abi/getMethodStack.ts'
import type { StackEntity } from '../legacy.ts'
import { ownField } from '../readRow.ts'
import { objectKind } from '../shapes/kind.ts'
import type { StackPair } from './past.ts'

const pairTypes: Readonly<Record<string, string>> = { num: 'num', cell: 'tvm.Cell', slice: 'tvm.Slice' }

/** An argument of a get-method. It travels as a pair. */
export const stackArgument = {
  ...objectKind({
    name: 'stackEntry',
    expected: 'a stack entry: { type: num, cell or slice, value: text }',
    check: (value): value is StackInput => {
      const { type, value: content } = (value ?? {}) as Partial<StackInput>
      return typeof type === 'string' && Object.hasOwn(pairTypes, type) && typeof content === 'string'
    },
  }),
  write: (argument: unknown): StackPair => {
    const { type, value } = argument as StackInput
    return [pairTypes[type] ?? type, value]
  },
}

/**
 * Reads a result stack of API v2 into the entries of API v3, which `readStackEntries` reads. Slices are cells there,
 * and what v2 does not write (null, builders, continuations) has the type `unsupported`.
 */
export function readStackPairs(stack: readonly StackPair[]): readonly StackEntity[] {
  return stack.map(([type, value]) => readPair(type, value))
}

function readPair(type: string, value: unknown): StackEntity {
  if (type === 'cell' || type === 'slice') return { type, value: ownField(value, 'bytes') }
  if (type === 'tuple' || type === 'list') return { type, value: readElements(value) }
  return { type, value }
}

/** Elements of a tuple or a list, which have another form than the entries of a stack. */
function readElements(value: unknown): unknown {
  const elements = ownField(value, 'elements')
  return Array.isArray(elements) ? elements.map(readElement) : elements
}

function readElement(element: unknown): StackEntity {
  const name = ownField(element, '@type')
  const [, type = ''] = /^tvm\.stackentry(\w+)$/.exec(String(name).toLowerCase()) ?? []
  if (type === 'number') return { type: 'num', value: ownField(ownField(element, 'number'), 'number') }
  if (type === 'cell' || type === 'slice') return { type, value: ownField(ownField(element, type), 'bytes') }
  if (type === 'tuple' || type === 'list') return { type, value: readElements(ownField(element, type)) }
  return { type: 'unsupported', value: '' }
}

/** Reads the arguments of a request, as {@link stackArgument} writes them, into those of API v3. */
export function readStackArguments(stack: readonly StackPair[]): readonly StackEntity[] {
  const types = Object.entries(pairTypes)
  return stack.map(([type, value]) => ({ type: types.find(([, written]) => written === type)?.[0] ?? type, value }))
}

/** Writes a result stack of API v3 as API v2 does. */
export function writeStackPairs(stack: readonly StackEntity[]): StackPair[] {
  return stack.map(({ type, value }): StackPair => {
    if (type === 'num') return [type, value]
    // Slices come as cells.
    if (type === 'cell' || type === 'slice') return ['cell', { bytes: value }]
    return Array.isArray(value) ? [type, writeElements(type, value as readonly StackEntity[])] : ['unsupported', '']
  })
}

function writeElements(type: string, elements: readonly StackEntity[]): object {
  return { '@type': `tvm.${type}`, elements: elements.map(writeElement) }
}

function writeElement({ type, value }: StackEntity): object {
  if (type === 'num') return { '@type': 'tvm.stackEntryNumber', number: { number: readNumber(String(value)) } }
  if (type === 'cell' || type === 'slice') return { '@type': 'tvm.stackEntryCell', cell: { bytes: value } }
  if (!Array.isArray(value)) return { '@type': 'tvm.stackEntryUnsupported' }
  const name = type === 'list' ? 'List' : 'Tuple'
  return { '@type': `tvm.stackEntry${name}`, [type]: writeElements(type, value as readonly StackEntity[]) }
}

/** Numbers inside of tuples are decimal. */
function readNumber(text: string): string {
  return String(text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text))
}

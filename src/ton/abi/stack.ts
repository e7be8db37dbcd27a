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
import { writeStackValue } from './writeStack.ts'

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

/** An entry of the stack on its way out: slices and cells are told apart there. */
export type StackOutput = { readonly slice: Cell } | Exclude<StackValue, readonly unknown[]> | readonly StackOutput[]

function toInput(entry: StackOutput): StackInput {
  if (typeof entry === 'bigint') return stackNumber(entry)
  if (entry instanceof Cell) return { type: 'cell', value: bytesToBase64(writeBoc(entry)) }
  if (entry === null || !('slice' in entry) || Array.isArray(entry)) {
    throw new AbiFault('value', 'the service takes no null and no tuple')
  }
  return { type: 'slice', value: bytesToBase64(writeBoc((entry as { slice: Cell }).slice)) }
}

/** Characters of a bag that count as one value: the smallest cells have fewer, large ones ten times as many. */
const CHARACTERS = 40

/** Counts the entries of a stack, and the text of their bags, before these are parsed. @throws {AbiFault} Too many. */
function spendEntries(run: AbiRun, entries: readonly unknown[]): void {
  run.nest('', () => {
    run.spend(entries.length)
    for (const entry of entries) {
      const { value } = Object(entry) as { readonly value?: unknown }
      if (typeof value === 'string') run.spend(Math.floor(value.length / CHARACTERS))
      else if (Array.isArray(value)) spendEntries(run, value)
    }
  })
}

function findMethod(abi: Abi, name: string): NonNullable<Abi['getMethods']>[string] {
  const method = Object.hasOwn(abi.getMethods ?? {}, name) ? abi.getMethods?.[name] : undefined
  if (method === undefined) throw new AbiFault('type', `no get-method ${name.slice(0, 80)}`)
  return method
}

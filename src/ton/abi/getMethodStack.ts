import { TonlensError } from '../cells/errors.ts'
import { parseCell } from '../cells/boc.ts'
import type { Cell } from '../cells/cell.ts'

/** Entry of a stack as the service writes it. */
export interface StackEntry {
  readonly type: string
  readonly value: unknown
}

/** One argument of a get-method. */
export interface StackInput {
  readonly type: 'num' | 'cell' | 'slice'
  readonly value: string
}

/** One result of a get-method. */
export type StackValue = bigint | Cell | null | readonly StackValue[]

/**
 * A number as an argument.
 * @throws {TonlensError} A JSON number that is not whole, or beyond what it can hold exactly.
 */
export function stackNumber(value: bigint | number): StackInput {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TonlensError(`stackNumber: ${value} is not a whole number below 2^53: write it as a bigint.`)
  }
  return { type: 'num', value: String(value) }
}

/** A cell as an argument. @param boc Base64 bag of cells. */
export function stackCell(boc: string): StackInput {
  return { type: 'cell', value: boc }
}

/** A cell as an argument that is read as a slice. @param boc Base64 bag of cells. */
export function stackSlice(boc: string): StackInput {
  return { type: 'slice', value: boc }
}

/**
 * Results of a get-method as values: numbers as bigint, cells and slices as cells, tuples and lists
 * as arrays.
 * @throws {TonlensError} names the entry that is not what it says.
 */
export function readStackEntries(stack: readonly StackEntry[]): readonly StackValue[] {
  return stack.map((entry, index) => readEntry(entry, `stack.${index}`))
}

function readEntry(entry: unknown, path: string): StackValue {
  const { type, value } = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<StackEntry>
  if (type === 'num' && typeof value === 'string') return readNumber(value, path)
  if ((type === 'cell' || type === 'slice') && typeof value === 'string') return readCell(value, path)
  if ((type === 'tuple' || type === 'list') && Array.isArray(value)) {
    return value.map((each, index) => readEntry(each, `${path}.${index}`))
  }
  if (type === 'null' || ((type === 'tuple' || type === 'list') && value === null)) return null
  throw unreadable(path, `type ${String(type)} with this value`)
}

function readNumber(text: string, path: string): bigint {
  const [, sign, digits] = /^(-?)(0x[0-9a-f]{1,65}|\d{1,80})$/i.exec(text) ?? []
  if (digits === undefined) throw unreadable(path, `number ${JSON.stringify(text.slice(0, 40))}`)
  return sign === '-' ? -BigInt(digits) : BigInt(digits)
}

function readCell(boc: string, path: string): Cell {
  try {
    return parseCell(boc)
  } catch (cause) {
    throw unreadable(path, 'cell', cause)
  }
}

function unreadable(path: string, what: string, cause?: unknown): TonlensError {
  return new TonlensError(
    `${path}: ${what} cannot be read. A method that failed leaves a stack of no use: check exit_code first.`,
    { cause },
  )
}

import type { Abi, AbiGetMethod, TypeText } from '../../../ton/abi/abi.ts'
import { AbiError } from '../../../ton/abi/errors.ts'
import { describeJson, readJson } from '../../../ton/abi/readJson.ts'
import type { AbiValue } from '../../../ton/abi/run.ts'
import { addressKey } from '../../../text/format/address.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import type { StackInput } from '../../../ton/abi/getMethodStack.ts'
import { normalizeBoc, normalizeInteger } from '../tool/readInput.ts'
import type { MethodArgument } from './methodArguments.ts'

/** Kind of a field for an argument whose type an ABI names. */
type AbiFieldKind = 'num' | 'coins' | 'bool' | 'address' | 'cell' | 'text' | 'json'

/** One argument of a get-method by its ABI. */
export interface AbiField {
  readonly name: string
  readonly type: TypeText
  readonly kind: AbiFieldKind
  /** Whether it may stay empty. */
  readonly isOptional: boolean
  /** ABI that declares the type of JSON. */
  readonly abi?: Abi | undefined
  /** Form of the JSON. */
  readonly form?: string | undefined
}

const kinds: readonly (readonly [RegExp, AbiFieldKind])[] = [
  [/^(u?int\d*|varu?int\d+)$/, 'num'],
  [/^coins$/, 'coins'],
  [/^bool$/, 'bool'],
  [/^(address|any_address)$/, 'address'],
  [/^(cell|slice|builder|RemainingBitsAndRefs)$/, 'cell'],
  [/^string$/, 'text'],
]

/**
 * Fields for the arguments of a method: structures, maps and lists are entered as JSON.
 * @param abi ABI that declares their types.
 * @returns undefined if one of them has a type that no field can take.
 */
export function abiFields(method: AbiGetMethod | undefined, abi: Abi | undefined): readonly AbiField[] | undefined {
  if (method === undefined) return undefined
  const fields: AbiField[] = []
  for (const [name, type] of Object.entries(Object(method.parameters) as Record<string, unknown>)) {
    if (typeof type !== 'string') return undefined
    const bare = type.trim().replace(/\?$/, '')
    const [, kind] = kinds.find(([pattern]) => pattern.test(bare)) ?? []
    const isOptional = type.trim().endsWith('?')
    // The service takes no tuples.
    const isTuple = /^(?:array|lisp_list)<|^\[/.test(bare)
    const form = kind === undefined && abi !== undefined && !isTuple ? describeJson(abi, type) : undefined
    if (kind !== undefined) fields.push({ name, type, kind, isOptional })
    else if (form === undefined) return undefined
    else fields.push({ name, type, kind: 'json', isOptional, abi, form })
  }
  return fields
}

/**
 * Parses what a reader entered; `undefined`, or an error that says why, if it is not valid.
 * @param decimals Decimal places of the native coin.
 */
export function parseAbiField(
  { kind, isOptional, abi, type }: AbiField,
  text: string,
  decimals: number,
): AbiValue | AbiError | undefined {
  const bare = text.trim()
  if (bare === '' && isOptional) return null
  if (kind === 'text') return text
  if (kind === 'json') return abi && readJson(abi, type, text)
  if (kind === 'bool') return bare === 'true' ? true : bare === 'false' ? false : undefined
  if (kind === 'address') return addressKey(bare)
  if (kind === 'coins') return parseCoins(bare, decimals)
  if (kind === 'cell') {
    const boc = normalizeBoc(text)
    return boc === undefined ? undefined : parseCell(boc)
  }
  const number = normalizeInteger(text)
  return number === undefined ? undefined : BigInt(number)
}

/** Arguments that were read from a form. */
interface ReadArguments {
  /** Undefined if a field is not valid, or the ABI refuses the values. */
  readonly stack?: readonly MethodArgument[] | undefined
  /** Reason for which the ABI refuses the values. */
  readonly refusal?: AbiError | undefined
}

/**
 * Reads the fields of a method.
 * @param decimals Decimal places of the native coin.
 * @param write Writes the values as entries of the stack.
 */
export function readAbiArguments(
  fields: readonly AbiField[],
  texts: Readonly<Record<string, string>>,
  decimals: number,
  write: (values: Readonly<Record<string, AbiValue>>) => readonly StackInput[] | AbiError | undefined,
): ReadArguments {
  const values: [string, AbiValue][] = []
  for (const field of fields) {
    const value = parseAbiField(field, texts[field.name] ?? '', decimals)
    if (value === undefined || value instanceof AbiError) return {}
    values.push([field.name, value])
  }
  const stack = write(Object.fromEntries(values))
  return stack instanceof AbiError ? { refusal: stack } : { stack }
}

/** Parses an amount in whole coins, such as `1.5`. */
function parseCoins(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

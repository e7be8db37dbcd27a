import { toRawAddress } from '../cells/address.ts'
import { parseCell } from '../cells/boc.ts'
import type { Abi, TypeText } from './abi.ts'
import { attempt } from './body.ts'
import { AbiFault, type AbiError } from './errors.ts'
import type { Type } from './parseType.ts'
import { AbiRun, type AbiValue } from './run.ts'

/** Types whose values are texts as they are. */
const texts = /^(?:string|bits)$/
const numbers = /^(?:int|uint|varint|varuint|coins)$/
const cells = /^(?:cell|slice|builder|RemainingBitsAndRefs)$/
const lists = /^(?:array|lisp_list|rest)$/

/** Reads a value of a type from JSON text. Never throws. @returns undefined if the text is not JSON. */
export function readJson(abi: Abi, type: TypeText, text: string): AbiValue | AbiError | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const run = new AbiRun(abi)
  return attempt(run, () => readJsonValue(run, run.type(type), json))
}

/**
 * Describes the JSON of a type: the types of its values stand in place of them.
 * @returns undefined if the ABI does not describe it.
 */
export function describeJson(abi: Abi, type: TypeText): string | undefined {
  const run = new AbiRun(abi)
  const form = attempt(run, () => JSON.stringify(describeValue(run, run.type(type), 0)))
  return typeof form === 'string' ? form : undefined
}

/**
 * Reads a value of a type from parsed JSON: numbers as numbers or as decimal or hex text, cells as bags of cells,
 * maps as objects or as lists of pairs, structures as objects.
 * @throws {AbiFault} The JSON is no such value.
 */
function readJsonValue(run: AbiRun, given: Type, json: unknown): AbiValue {
  const type = run.resolve(given)
  const { kind, items } = type
  return run.nest('', () => {
    if (numbers.test(kind)) return readNumber(json)
    if (kind === 'bool') return expectJson(json, 'boolean')
    if (texts.test(kind))
      return kind === 'bits' ? (expectJson(json, 'string') as string).toUpperCase() : expectJson(json, 'string')
    if (cells.test(kind)) return readBag(json)
    if (/^(?:address|any_address)$/.test(kind))
      return json === null && kind === 'any_address' ? null : readAddress(json)
    if (kind === 'null' || kind === 'void') return expectNull(json)
    if (kind === 'Cell') return readJsonValue(run, items[0] as Type, json)
    if (kind === 'nullable' || kind === 'omittable')
      return json === null ? null : readJsonValue(run, items[0] as Type, json)
    if (kind === 'tensor' || kind === 'tuple') return readItems(run, items, json)
    if (lists.test(kind))
      return readList(json).map((item, index) => run.nest(`${index}`, () => readJsonValue(run, items[0] as Type, item)))
    if (kind === 'map') return readMap(run, items, json)
    if (kind === 'union') return readUnion(run, items, json)
    if (kind === 'named') return readNamed(run, type, json)
    throw new AbiFault('type', type.text.slice(0, 80))
  })
}

function describeValue(run: AbiRun, given: Type, depth: number): unknown {
  const type = run.resolve(given)
  const { kind, items, text } = type
  return run.nest('', () => {
    const inner = (item: Type) => describeValue(run, item, depth + 1)
    if (depth > 4) return text
    if (kind === 'Cell') return inner(items[0] as Type)
    if (kind === 'tensor' || kind === 'tuple') return items.map(inner)
    if (lists.test(kind)) return [inner(items[0] as Type)]
    if (kind === 'map') return { [(items[0] as Type).text]: inner(items[1] as Type) }
    const declaration = kind === 'named' ? run.declaration(type) : undefined
    if (declaration === undefined) return text
    if ('enum' in declaration) return Object.keys(declaration.enum).slice(0, 5).join(' | ')
    if (!('fields' in declaration)) return text
    return Object.fromEntries(run.entries(declaration.fields).map(([name, field]) => [name, inner(run.type(field))]))
  })
}

function readNumber(json: unknown): bigint {
  if (typeof json === 'number' && Number.isSafeInteger(json)) return BigInt(json)
  // A larger number has lost digits when JSON was parsed.
  const [, sign, digits] = /^(-?)(0x[0-9a-f]{1,65}|\d{1,80})$/i.exec(typeof json === 'string' ? json : '') ?? []
  if (digits === undefined)
    throw new AbiFault(
      'value',
      typeof json === 'number' ? 'a number of 2^53 and more: write it as text' : 'not a number',
    )
  return sign === '-' ? -BigInt(digits) : BigInt(digits)
}

function readAddress(json: unknown): string {
  try {
    return toRawAddress(expectJson(json, 'string') as string)
  } catch {
    throw new AbiFault('value', 'not an address')
  }
}

function readBag(json: unknown): AbiValue {
  try {
    return parseCell(expectJson(json, 'string') as string)
  } catch {
    throw new AbiFault('value', 'not a bag of cells')
  }
}

function readItems(run: AbiRun, items: readonly Type[], json: unknown): AbiValue {
  const values = readList(json)
  if (values.length !== items.length) throw new AbiFault('value', `${values.length} items, not ${items.length}`)
  return items.map((item, index) => run.nest(`${index}`, () => readJsonValue(run, item, values[index])))
}

/** Reads a map; the keys of an object are texts. */
function readMap(run: AbiRun, [key, value]: readonly Type[], json: unknown): AbiValue {
  const pairs: readonly unknown[] = Array.isArray(json) ? json : Object.entries(readObject(json))
  const map = new Map<AbiValue, AbiValue>()
  for (const pair of pairs) {
    const [name, item, ...more] = readList(pair)
    if (more.length > 0 || item === undefined) throw new AbiFault('value', 'not a pair of key and value')
    const isBool = run.resolve(key as Type).kind === 'bool' && (name === 'true' || name === 'false')
    const read = readJsonValue(run, key as Type, isBool ? name === 'true' : name)
    if (map.has(read)) throw new AbiFault('value', 'a key twice')
    map.set(
      read,
      run.nest(typeof name === 'string' ? name.slice(0, 80) : '', () => readJsonValue(run, value as Type, item)),
    )
  }
  return map
}

/** Reads an alternative: null, or an object whose `$` names it. */
function readUnion(run: AbiRun, items: readonly Type[], json: unknown): AbiValue {
  if (json === null) return null
  const { $, ...rest } = readObject(json)
  const item = items.find((each) => (run.struct(each) === undefined ? each.text : run.resolve(each).text) === $)
  if (item === undefined) throw new AbiFault('value', 'none of the alternatives: name it as $')
  return run.struct(item) === undefined
    ? { $: item.text, value: readJsonValue(run, item, rest['value']) }
    : readJsonValue(run, item, json)
}

function readNamed(run: AbiRun, type: Type, json: unknown): AbiValue {
  const declaration = run.declaration(type)
  if (declaration.custom === true) throw new AbiFault('custom', type.text.slice(0, 80))
  if ('alias' in declaration) return readJsonValue(run, run.type(declaration.alias), json)
  if ('enum' in declaration) return expectJson(json, 'string')
  const { $ = type.text, ...given } = readObject(json)
  if ($ !== type.text) throw new AbiFault('value', `not a ${type.text.slice(0, 80)}`)
  const fields = run.entries(declaration.fields)
  const foreign = Object.keys(given).find((name) => !fields.some(([field]) => field === name))
  if (foreign !== undefined) throw new AbiFault('value', `no field ${foreign.slice(0, 80)}`)
  const values = fields.map(([name, text]) =>
    run.nest(name, () => {
      if (!Object.hasOwn(given, name)) throw new AbiFault('value', 'missing')
      return [name, readJsonValue(run, run.type(text), given[name])] as const
    }),
  )
  return { $: type.text, ...Object.fromEntries(values) }
}

function expectJson(json: unknown, type: 'boolean' | 'string'): AbiValue {
  if (typeof json !== type) throw new AbiFault('value', `${json === null ? 'null' : typeof json}, not ${type}`)
  return json as string | boolean
}

function expectNull(json: unknown): null {
  if (json !== null) throw new AbiFault('value', 'not null')
  return null
}

function readList(json: unknown): readonly unknown[] {
  if (!Array.isArray(json)) throw new AbiFault('value', 'not a list')
  return json as readonly unknown[]
}

function readObject(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new AbiFault('value', 'not an object')
  return json as Readonly<Record<string, unknown>>
}

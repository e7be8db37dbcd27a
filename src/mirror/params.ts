import { describeParams, type ParamDescription } from '../endpoints/describe.ts'
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import { address, addressOrNull, hash, lt, opcode, shard, utime } from '../endpoints/params.ts'
import { toRawAddress } from '../ton/address.ts'
import { isHash, toBase64Hash } from '../ton/hash.ts'
import { refusal } from './resolve.ts'

/** Reads one value; undefined when it does not parse. */
type Read = (text: string) => unknown

const LT_LIMIT = 1n << 64n

const readAddress: Read = (text) => {
  try {
    return toRawAddress(text)
  } catch {
    return undefined
  }
}
const readHash: Read = (text) =>
  isHash(text) && text.replace(/^0x/i, '').length !== 43 ? toBase64Hash(text) : undefined
const readInteger: Read = (text) => {
  const value = Number(text)
  return /^[+-]?\d+$/.test(text) && Math.abs(value) < 2 ** 31 ? value : undefined
}
/** Unix seconds; the service cuts off a fraction and reads exponents. */
const readTime: Read = (text) => {
  const value = Math.trunc(Number(text))
  return /^\d+(\.\d*)?(e\+?\d+)?$/i.test(text) && Number.isSafeInteger(value) ? value : undefined
}
const readLt: Read = (text) =>
  /^\d{1,20}$/.test(text) && BigInt(text) < LT_LIMIT ? BigInt(text).toString() : undefined
/** Hex is tried first; decimal only when it cannot be hex. */
const readShard: Read = (text) => {
  const bare = text.replace(/^0x/i, '')
  if (/^[0-9a-f]{1,16}$/i.test(bare)) return BigInt(`0x${bare}`).toString(16).toUpperCase()
  if (!/^-?\d{1,19}$/.test(text)) return undefined
  return BigInt.asUintN(64, BigInt(text)).toString(16).toUpperCase()
}
const readOpcode: Read = (text) => {
  const bare = text.replace(/^0x/i, '')
  const value = /^[0-9a-f]{1,8}$/i.test(bare)
    ? parseInt(bare, 16)
    : /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= 0x7fff_ffff
      ? Number(text) >>> 0
      : undefined
  return value === undefined ? undefined : `0x${value.toString(16).padStart(8, '0')}`
}
const TRUE = ['true', '1', 't', 'T', 'TRUE', 'True', 'on']
const FALSE = ['false', '0', 'f', 'F', 'FALSE', 'False']
const readBoolean: Read = (text) =>
  TRUE.includes(text) ? true : FALSE.includes(text) ? false : undefined
const readText: Read = (text) => text

/** How the texts of a schema are read: the table of endpoints says which schema a parameter has. */
const READS = new Map<unknown, Read>([
  [address, readAddress],
  [addressOrNull, (text) => (text === 'null' ? text : readAddress(text))],
  [hash, readHash],
  [lt, readLt],
  [opcode, readOpcode],
  [shard, readShard],
  [utime, readTime],
])
/** Values of these may stand in one parameter, separated by commas. */
const LISTED = new Set<unknown>([address, hash])

/** One parameter and how to read it. */
export interface ParamReading extends ParamDescription {
  readonly read: Read
  readonly commas: boolean
  /** An address that the endpoint itself looks at, so that a wrong one is no error. */
  readonly lenient: boolean
}

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly innerType?: Schema
      readonly element?: Schema
      readonly shape?: Readonly<Record<string, Schema>>
    }
  }
}

/** Endpoints whose answer is a map by the very texts of the request. */
const LENIENT = new Set(['addressBook', 'metadata'])
/** These take the first of a repeated parameter where all others take the last. */
const FIRST_WINS = new Set([
  'masterchainBlockShardState',
  'masterchainBlockShards',
  'transactionsByMasterchainBlock',
])

const known = new WeakMap<AnyEndpoint, readonly ParamReading[]>()

/** How the parameters of an endpoint are read. */
export function readingsOf(endpoint: AnyEndpoint): readonly ParamReading[] {
  const before = known.get(endpoint)
  if (before !== undefined) return before
  const { shape = {} } = (endpoint.params as unknown as Schema)._zod.def
  const readings = describeParams(endpoint).map((description): ParamReading => {
    let schema = shape[description.name]
    while (schema?._zod.def.innerType ?? schema?._zod.def.element) {
      schema = schema?._zod.def.innerType ?? schema?._zod.def.element
    }
    const lenient = LENIENT.has(endpoint.name)
    const plain = { boolean: readBoolean, integer: readInteger, string: readText, object: readText }
    const read = lenient ? readText : (READS.get(schema) ?? plain[description.type])
    return { ...description, read, lenient, commas: !lenient && LISTED.has(schema) }
  })
  known.set(endpoint, readings)
  return readings
}

/**
 * Parameters out of a query string, as the service reads it: names in any letter case, unknown
 * ones passed over, arrays by repetition.
 * @throws {HttpError} 422 A value does not parse.
 */
export function readQuery(endpoint: AnyEndpoint, query: URLSearchParams): Record<string, unknown> {
  const given = new Map<string, string[]>()
  for (const [name, value] of query) {
    const plain = name.replace(/\[\]$/, '').toLowerCase()
    given.set(plain, [...(given.get(plain) ?? []), value])
  }
  const texts: Record<string, unknown> = {}
  for (const { name, array, commas } of readingsOf(endpoint)) {
    const values = given.get(name.toLowerCase())
    if (values === undefined) continue
    if (!array) texts[name] = values.at(FIRST_WINS.has(endpoint.name) && name === 'seqno' ? 0 : -1)
    else texts[name] = commas && values.length === 1 ? values.flatMap((text) => text.split(',')) : values
  }
  return readParams(endpoint, texts)
}

/**
 * Parameters in the one form that resolvers work with: raw addresses, base64 hashes.
 * @throws {HttpError} 422 A value does not parse.
 */
export function readParams(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const wrong: string[] = []
  const params: Record<string, unknown> = {}
  for (const reading of readingsOf(endpoint)) {
    const { name, array } = reading
    const value = given[name]
    if (value === undefined) continue
    if (!array) {
      const one = readValue(reading, value)
      if (one === undefined) wrong.push(`schema: error converting value for "${name}"`)
      params[name] = one
      continue
    }
    const values = Array.isArray(value) ? value : [value]
    const read = values.map((item) => readValue(reading, item))
    const at = read.indexOf(undefined)
    if (at >= 0) wrong.push(`schema: error converting value for index ${at} of "${name}"`)
    params[name] = read
  }
  if (wrong.length > 0) {
    const more = wrong.length - 1
    const tail = more === 0 ? '' : ` (and ${more} other error${more === 1 ? '' : 's'})`
    throw refusal(endpoint, 422, `${wrong[0]}${tail}`)
  }
  return params
}

/** An empty text is no value: the service's own reading of it would drop the filter. */
function readValue({ read, type, lenient }: ParamReading, value: unknown): unknown {
  if (typeof value === 'string') return value === '' && !lenient ? undefined : read(value)
  if (type === 'integer') return Number.isSafeInteger(value) ? value : undefined
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined
  return type === 'object' ? value : undefined
}

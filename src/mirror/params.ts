import { describeParams, type ParamDescription } from '../endpoints/describe.ts'
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import { rawAddressOf } from '../ton/address.ts'
import { isHash, toBase64Hash } from '../ton/hash.ts'
import { refusal } from './resolve.ts'

/** Reads one value; undefined when it does not parse. */
type Read = (text: string) => unknown

const LT_LIMIT = 1n << 64n

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

const readAddressOrNull: Read = (text) => (text === 'null' ? text : rawAddressOf(text))

/**
 * How texts are read, by the name of the parameter: the vocabulary of the service has one kind of
 * value for each name. The first that fits decides.
 */
const READS: readonly (readonly [name: RegExp, read: Read])[] = [
  [/(^|_)(address|account|wallet|master)$/, rawAddressOf],
  [/^(source|destination)$/, rawAddressOf],
  [/(^|_)hash$|^(action|trace)_id$/, readHash],
  [/^(start_|end_)?lt$/, readLt],
  [/_utime$/, readTime],
  [/^shard$/, readShard],
  [/^opcodes?$/, readOpcode],
]
const PLAIN = { boolean: readBoolean, integer: readInteger, string: readText, object: readText }

/** One parameter and how to read it. */
export interface ParamReading extends ParamDescription {
  readonly read: Read
  /** Several values may stand in one text, separated by commas. */
  readonly commas: boolean
  /** The endpoint itself reads the text, so that a wrong one is no error here. */
  readonly lenient: boolean
}

/** Endpoints whose answer depends on the very texts of the request. */
const LENIENT = new Set(['addressBook', 'metadata', 'decode', 'decodePost'])
/** Endpoints that take the word `null` for the address of nobody. */
const NOBODY = new Set(['messages'])

const known = new WeakMap<AnyEndpoint, readonly ParamReading[]>()

/** How the parameters of an endpoint are read. */
export function readingsOf(endpoint: AnyEndpoint): readonly ParamReading[] {
  const before = known.get(endpoint)
  if (before !== undefined) return before
  const readings = describeParams(endpoint).map((description): ParamReading => {
    const { name, type } = description
    const lenient = LENIENT.has(endpoint.name)
    const named = READS.find(([pattern]) => pattern.test(name))?.[1]
    const read =
      lenient ? readText
      : named === rawAddressOf && NOBODY.has(endpoint.name) ? readAddressOrNull
      : named ?? PLAIN[type]
    return { ...description, read, lenient, commas: read === rawAddressOf || read === readHash }
  })
  known.set(endpoint, readings)
  return readings
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

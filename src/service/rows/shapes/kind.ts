import { isAddress } from '../../../ton/cells/address.ts'
import { formatOpcode } from '../../../ton/facts/opcodes.ts'
import { isSignedShard, toHexShard, toSignedShard } from './shard.ts'
import { isPortableHash, noAddress, readAddressText, readHashText, withoutHexPrefix } from './readText.ts'
import type { ServiceVersion } from '../version.ts'

/** JSON type of a value on the wire. */
export type ValueType = 'string' | 'integer' | 'boolean' | 'object'

/** A kind of value, such as an address or a logical time: everything that depends on the kind alone. */
export interface ValueKind<Value = unknown> {
  /** Name of the kind: `address`, `lt` and so on. */
  readonly name: string
  /** JSON type of a value. */
  readonly type: ValueType
  /** Completes "expected …" in error messages. */
  readonly expected: string
  /** Least allowed number. */
  readonly minimum?: number | undefined
  /** Greatest allowed number. */
  readonly maximum?: number | undefined
  /** All allowed values, where there are only a few. */
  readonly values?: readonly string[] | undefined
  /** Whether the service splits one text at its commas where it takes a list. @default false */
  readonly commas?: boolean | undefined
  /** Whether a caller may send `value`. Stricter than `parse` where the service misreads a text. */
  readonly check: (value: unknown) => value is Value
  /**
   * Reads a text as the service does, into the one spelling that rows have: raw addresses, base64
   * hashes. Returns `undefined` where the service answers that the value does not convert.
   * @param version Version of the service. @default '1.2'
   */
  readonly parse: (text: string, version?: ServiceVersion) => unknown
  /** Writes a checked value as the request carries it. @default the value itself */
  readonly write?: ((value: unknown) => unknown) | undefined
}

/** Reads a value of a JSON body: parses a text, takes a number, boolean or object as it is. */
export function readKindValue({ type, parse }: ValueKind, value: unknown, version?: ServiceVersion): unknown {
  if (typeof value === 'string') return parse(value, version)
  if (type === 'integer') return Number.isSafeInteger(value) ? value : undefined
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined
  return type === 'object' ? value : undefined
}

/** Changes a kind so that `parse` keeps the text, for endpoints whose answer repeats the request. */
export function asWritten<Kind extends ValueKind>(kind: Kind): Kind {
  return { ...kind, commas: false, parse: (text) => text }
}

/** An address in any form that the service reads. */
export const address = textKind({
  name: 'address',
  expected: 'an address: 0:<64 hex digits> or the 48-character form',
  commas: true,
  check: isAddress,
  parse: readAddressText,
})

/** An address, or the word `null` for messages without one. */
export const addressOrNull = textKind({
  name: 'addressOrNull',
  expected: 'an address or the word null',
  check: (text) => text === 'null' || isAddress(text),
  parse(text, version) {
    const address = text === 'null' ? text : readAddressText(text, version)
    return address === noAddress ? 'null' : address
  },
})

/** Hash of 32 bytes: 64 hex digits, or 44 characters of base64 or base64url. */
export const hash = textKind({
  name: 'hash',
  expected: 'a hash: 64 hex digits or 44 characters of base64, padding included',
  commas: true,
  check: isPortableHash,
  parse: readHashText,
})

/** Logical time as decimal digits. A JSON number would lose the last digits. */
export const lt = textKind({
  name: 'lt',
  expected: 'a logical time: up to 20 decimal digits, as text',
  check: (text) => /^\d{1,20}$/.test(text),
  parse: (text) => (/^\d{1,20}$/.test(text) && BigInt(text) < 2n ** 64n ? BigInt(text).toString() : undefined),
})

/** Unix time in seconds. The service also reads fractions, which it cuts off, and exponents. */
export const utime = integerKind('utime', 0, undefined, (given) => {
  const value = Math.trunc(Number(given))
  return /^\+?\d+(\.\d*)?(e\+?\d+)?$/i.test(given) && Number.isSafeInteger(value) ? value : undefined
})

/** Sequence number of a block. */
export const seqno = integerKind('seqno', 0)

/** Sequence number of a masterchain block, as API v2 takes it: 0 is refused. */
export const masterchainSeqno = integerKind('seqno', 1, 2 ** 31 - 1)

/** Workchain: -1 for the masterchain, 0 for the basechain. */
export const workchain = integerKind('workchain')

/** Number of rows per page. */
export const limit = integerKind('limit', 1, 1000)

/** Number of rows to skip. */
export const offset = integerKind('offset', 0)

/** Shard in hex, with or without `0x`. The service tries hex first, then a signed decimal number. */
export const shard = textKind({
  name: 'shard',
  expected: 'a shard: up to 16 hex digits',
  check: (text) => /^(0x)?[0-9a-fA-F]{1,16}$/.test(text),
  parse(text) {
    const digits = withoutHexPrefix(text)
    if (/^[0-9a-f]{1,16}$/i.test(digits)) return BigInt(`0x${digits}`).toString(16).toUpperCase()
    if (!/^-?\d{1,19}$/.test(text)) return undefined
    return BigInt.asUintN(64, BigInt(text)).toString(16).toUpperCase()
  },
})

/**
 * Shard for API v2, which takes signed decimal text only: callers write hex as API v3 does, or hand back what v2 said.
 */
export const signedShard: ValueKind<string> = {
  ...textKind({
    name: 'shard',
    expected: 'a shard: up to 16 hex digits, or the signed decimal number of API v2',
    check: (text) => shard.check(text) || isSignedShard(text),
    parse: (text) => (isSignedShard(text) || /^\d+$/.test(text) ? toHexShard(text) : undefined),
  }),
  write: (value) => (isSignedShard(value as string) ? value : toSignedShard(value as string)),
}

/** Opcode in hex. Callers must write `0x`, because the service reads `12345678` as hex too. */
export const opcode = textKind({
  name: 'opcode',
  expected: 'an opcode: 0x and up to 8 hex digits',
  check: (text) => /^0x[0-9a-fA-F]{1,8}$/.test(text),
  parse(text) {
    const value = opcodeNumber(text)
    return value === undefined ? undefined : formatOpcode(value)
  },
})

/** Decimal digits: an NFT index of up to 256 bits. */
export const decimal = textKind({
  name: 'decimal',
  expected: 'up to 78 decimal digits, as text',
  check: (text) => /^\d{1,78}$/.test(text),
})

/** Text that is not empty: the service takes an empty value for no filter. */
export const text = textKind({
  name: 'text',
  expected: 'text that is not empty; leave the parameter out for no filter',
  check: (given) => given !== '',
})

/** Bag of cells in base64. */
export const boc = textKind({
  name: 'boc',
  expected: 'a bag of cells as base64',
  check: (given) => /^[A-Za-z0-9+/]+={0,2}$/.test(given),
})

const trueWords = ['true', '1', 't', 'T', 'TRUE', 'True', 'on']
const falseWords = ['false', '0', 'f', 'F', 'FALSE', 'False']

/** A flag. */
export const boolean: ValueKind<boolean> = {
  name: 'boolean',
  type: 'boolean',
  expected: 'true or false',
  check: (value) => typeof value === 'boolean',
  parse: (given) => (trueWords.includes(given) ? true : falseWords.includes(given) ? false : undefined),
}

/** Order of the rows. */
export const sort = wordKind('sort', ['asc', 'desc'])

/** Side of an account or a transaction that a message is on. */
export const direction = wordKind('direction', ['in', 'out'])

/** Makes a kind of text. `parse` keeps the text unless the rule says otherwise, and refuses `''`. */
/* @__NO_SIDE_EFFECTS__ */
export function textKind({
  check,
  parse = (given) => given,
  ...rest
}: {
  readonly name: string
  readonly expected: string
  readonly commas?: boolean
  readonly check: (given: string) => boolean
  readonly parse?: (given: string, version: ServiceVersion) => string | undefined
}): ValueKind<string> {
  return {
    ...rest,
    type: 'string',
    check: (value): value is string => typeof value === 'string' && check(value),
    // The service's own reading of an empty text would drop the filter without a word.
    parse: (given, version = '1.2') => (given === '' ? undefined : parse(given, version)),
  }
}

/** Makes a kind of whole numbers. `parse` leaves bounds to the rules of each endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function integerKind(
  name: string,
  minimum?: number,
  maximum?: number,
  parse: (given: string) => number | undefined = parseInteger,
): ValueKind<number> {
  const from = minimum === undefined ? '' : ` from ${minimum}`
  const to = maximum === undefined ? '' : ` to ${maximum}`
  const holds = (value: number) => value >= (minimum ?? value) && value <= (maximum ?? value)
  return {
    name,
    type: 'integer',
    expected: `a whole number${from}${to}`,
    minimum,
    maximum,
    check: (value): value is number => Number.isSafeInteger(value) && holds(value as number),
    parse,
  }
}

/** Makes a kind of a few words. `parse` keeps any text: each endpoint refuses other words itself. */
/* @__NO_SIDE_EFFECTS__ */
export function wordKind<const Value extends string>(name: string, values: readonly Value[]): ValueKind<Value> {
  return {
    name,
    type: 'string',
    expected: `one of ${values.join(', ')}`,
    values,
    check: (value): value is Value => values.includes(value as Value),
    parse: (given) => (given === '' ? undefined : given),
  }
}

/** Makes a kind of JSON objects, which only bodies carry: no text is read as one. */
export function objectKind<Value>(rule: {
  readonly name: string
  readonly expected: string
  readonly check: (value: unknown) => value is Value
}): ValueKind<Value> {
  return { ...rule, type: 'object', parse: () => undefined }
}

/** Reads a signed 32-bit number. */
function parseInteger(given: string): number | undefined {
  const value = Number(given)
  return /^[+-]?\d+$/.test(given) && value >= -(2 ** 31) && value < 2 ** 31 ? value : undefined
}

/** Number of an opcode: the service tries hex first, then a signed decimal number where no prefix says hex. */
function opcodeNumber(given: string): number | undefined {
  const digits = given.replace(/^0x/i, '')
  if (/^[0-9a-f]{1,8}$/i.test(digits)) return Number.parseInt(digits, 16)
  const value = parseInteger(given)
  return value === undefined ? undefined : value >>> 0
}

import * as z from 'zod/mini'
import { isAddress } from '../ton/address.ts'
import { isHash } from '../ton/hash.ts'
import { matching, oneOf, whole } from './kinds.ts'

/** Address in any form that the service reads: raw, or user-friendly with a right checksum. */
export const address = z
  .string()
  .check(z.refine(isAddress, 'is not an address: write 0:<64 hex digits> or the 48-character form'))

/** An address, or the word `null` for messages without one. */
export const addressOrNull = z
  .string()
  .check(z.refine((text) => text === 'null' || isAddress(text), 'is neither an address nor null'))

/** Hash of 32 bytes: 64 hex digits, or 44 characters of base64 or base64url. */
export const hash = z
  .string()
  .check(
    z.refine(
      (text) => isHash(text) && text.length !== 43,
      'is not a hash: write 64 hex digits or 44 characters of base64, padding included',
    ),
  )

/** Logical time as decimal text: JSON numbers lose its last digits. */
export const lt = matching(/^\d{1,20}$/, 'is not a logical time: write decimal digits')

/** Unix time in seconds. */
export const utime = whole(0)

/** Sequence number of a block. */
export const seqno = whole(0)

/** Workchain: -1 for the masterchain, else 0. */
export const workchain = whole()

/** Shard in hex, with or without `0x`. */
export const shard = matching(/^(0x)?[0-9a-f]{1,16}$/i, 'is not a shard: write up to 16 hex digits')

/** Opcode in hex; the prefix is demanded because the service reads `12345678` as hex. */
export const opcode = matching(/^0x[0-9a-f]{1,8}$/i, 'is not an opcode: write 0x and up to 8 hex digits')

/** Decimal digits: an NFT index of up to 256 bits. */
export const decimal = matching(/^\d{1,78}$/, 'should contain digits only')

/** Text that is not empty: the service takes an empty value for no filter. */
export const text = z.string().check(z.refine((given) => given !== '', 'is empty: leave it out for no filter'))

/** Bag of cells, base64. */
export const boc = matching(/^[A-Za-z0-9+/]+={0,2}$/, 'is not base64: encode the bag of cells as base64')

/** Order of the rows. */
export const sort = oneOf('asc', 'desc')

/** Side of an account or a transaction that a message is on. */
export const direction = oneOf('in', 'out')

/** Rows per page. */
export const limit = whole(1, 1000)

/** Rows to pass over. */
export const offset = whole(0)

/** Values of a repeated parameter. An empty list is refused: the service would drop the filter. */
export function list<Item extends z.ZodMiniType>(item: Item, most?: number) {
  const filled = z.array(item).check(isFilled)
  if (most === undefined) return filled
  const error = `has more than ${most} values: ask in parts`
  return filled.check(z.refine((items) => items.length <= most, { error, params: { maxItems: most } }))
}

const isFilled = z.refine<readonly unknown[]>(
  (items) => items.length > 0,
  'is an empty list: leave it out for no filter',
)

/** Parameters of every listing. */
export const paging = {
  /** Rows per page, 1 to 1000. @default 10, or what the deployment chose: send it */
  limit: z.optional(limit),
  /** Rows to pass over; drifts while new rows arrive. @default 0 */
  offset: z.optional(offset),
}

/** Bounds of the listings of transfers and burns. */
export const transactionBounds = {
  /** Transaction time, inclusive lower bound. */
  start_utime: z.optional(utime),
  /** Transaction time, inclusive upper bound. */
  end_utime: z.optional(utime),
  /** Transaction lt, inclusive lower bound. */
  start_lt: z.optional(lt),
  /** Transaction lt, inclusive upper bound. */
  end_lt: z.optional(lt),
}

type Given = Readonly<Record<string, unknown>>

/** Rule over several parameters: at most one of them. */
export function atMostOne(names: readonly string[]) {
  return z.refine<Given>((params) => countOf(params, names) <= 1, `takes only one of ${names.join(', ')}`)
}

/** Rule over several parameters: at least one of them. */
export function atLeastOne(names: readonly string[]) {
  return z.refine<Given>((params) => countOf(params, names) >= 1, `needs ${names.join(' or ')}`)
}

/** Rule over several parameters: one of them and no other. */
export function exactlyOne(names: readonly string[]) {
  return z.refine<Given>(
    (params) => countOf(params, names) === 1,
    `needs exactly one of ${names.join(', ')}`,
  )
}

/** Rule over two parameters: the first only together with the second. */
export function requires(name: string, other: string) {
  return z.refine<Given>(
    (params) => params[name] === undefined || params[other] !== undefined,
    `takes ${name} only together with ${other}`,
  )
}

function countOf(params: Given, names: readonly string[]): number {
  return names.filter((name) => params[name] !== undefined).length
}

// What the rules are written with: orders, bounds and pages of plain rows.
import { parseAddress } from '../../../src/ton/address.ts'
import { parseHash } from '../../../src/ton/hash.ts'

/** A row of the service; the rules name the fields. */
export interface Row {
  readonly [field: string]: unknown
}
/** Parameters with raw addresses and base64 hashes. */
export type Query = Readonly<Record<string, unknown>>
/** What the service would say. */
export interface Said {
  readonly status: number
  readonly body: unknown
}
export interface Message extends Row {
  hash: string
  hash_norm?: string | null
  source: string | null
  destination: string | null
  created_lt: string | null
  created_at: string | null
  opcode: string | number | null
  message_content?: { hash: string } | null
}
export interface Transaction extends Row {
  account: string
  hash: string
  lt: string
  now: number
  mc_block_seqno: number
  trace_id?: string
  in_msg: Message | null
  out_msgs: Message[]
  finality?: string
  emulated?: boolean
  block_ref: { workchain: number; shard: string | null; seqno: number }
}
export interface Assembled {
  readonly head: Row
  readonly rows: Transaction[]
  /** Messages, plain and normalised. */
  readonly hashes: ReadonlySet<unknown>
}
export type Order = (a: Row, b: Row) => number

export class Refused extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

export const NULL = Symbol('no value')

/** Ascending order of numbers in text, of bytes, or of text; null last. */
export function up(read: (row: Row) => bigint | number | string | Uint8Array | null | undefined): Order {
  return (a, b) => {
    const [x, y] = [read(a) ?? NULL, read(b) ?? NULL]
    if (x === NULL || y === NULL) return x === y ? 0 : x === NULL ? 1 : -1
    if (x instanceof Uint8Array && y instanceof Uint8Array) {
      return Buffer.compare(Buffer.from(x), Buffer.from(y))
    }
    return x === y ? 0 : (x as string) < (y as string) ? -1 : 1
  }
}
export const down =
  (order: Order): Order =>
  (a, b) =>
    order(b, a)
/** The first rule that tells two rows apart. (The name `then` would make a promise of the module.) */
export const firstOf =
  (...orders: Order[]): Order =>
  (a, b) =>
    orders.map((order) => order(a, b)).find((difference) => difference !== 0) ?? 0

export const addressBytes = (text: unknown) => {
  if (typeof text !== 'string') return null
  const { workchain, hash } = parseAddress(text)
  return Uint8Array.from([workchain + 128, ...hash])
}
export const big = (text: unknown) => (text === null || text === undefined ? null : BigInt(text as string))
export const has = (list: unknown, value: unknown) => list === undefined || (list as unknown[]).includes(value)
export const isFinal = ({ finality, emulated }: Row) =>
  emulated !== true && (finality === undefined || finality === 'finalized')
export const unsigned = (opcode: unknown) => Number(opcode) >>> 0

export const byLt = up((row) => big(row['lt']))
export const byAccount = up((row) => addressBytes(row['account']))
export const byHash = up((row) => parseHash(String(row['hash'])))

/** Bounds are inclusive; a row without the value fails a bound. */
export function between(value: bigint | number | null, least: unknown, most: unknown): boolean {
  const open = (bound: unknown) => bound === undefined || bound === null
  if (open(least) && open(most)) return true
  if (value === null) return false
  return (open(least) || value >= (least as bigint)) && (open(most) || value <= (most as bigint))
}

export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^-?\d+:[0-9A-F]{64}$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

export function accountsOf(row: Row): unknown[] {
  return (row['accounts'] as unknown[] | undefined) ?? [...new Set(addressesIn(row['details']))]
}

/** A page of rows, which are sorted in place. */
export function pageOf<T extends Row>(rows: T[], query: Query, order: Order | undefined): T[] {
  const { limit = 10, offset = 0 } = query as { limit?: number; offset?: number }
  const sorted = order === undefined ? rows : rows.sort(order)
  return sorted.slice(Math.max(0, offset)).slice(0, Math.max(1, limit))
}

/** Whether newest comes first; refuses what the service refuses of every listing. */
export function isDescending(query: Query): boolean {
  const { limit = 10, sort = 'desc' } = query as { limit?: number; sort?: string }
  if (limit > 1000) throw new Refused(422, `limit is not allowed: ${limit} > 1000`)
  if (!/^(a|d|asc|desc)$/i.test(sort)) throw new Refused(422, 'wrong value for sort parameter')
  return /^d/i.test(sort)
}

import { decodePayload, payloadFormat, type Payload } from './codec.ts'
import { type Editions, readEditions } from './cache.ts'
import { type Database, settled, type StoreName } from './database.ts'
import { encodeKeyPrefix, type Key, type KeySpan, prefixSpan, sameKey } from './keys.ts'
import type { Kind } from '../kinds/kind.ts'
import { checksum, fits } from './seal.ts'

/** A row as the database stores it. */
export interface Row {
  /** Primary key. A plain buffer: reading a page of rows with views takes a tenth longer. */
  readonly h: ArrayBuffer
  /** Index keys. */
  readonly k: readonly string[]
  readonly p: Payload
  /** Format of `p`. */
  readonly v: number
  /** Moment at which the service showed the row in this state, in seconds since 1970; absent while unknown. */
  readonly t?: number
  /** Present for a row that came with a bundle. A row of the service replaces it, and it never replaces one. */
  readonly i?: 1
  /** Checksum of all other fields. */
  readonly s: number
}

/** An entity that was read. */
export interface Found<E extends object = object> {
  readonly value: E
  readonly key: Key
  /** Moment at which the service showed it, in seconds since 1970; undefined while that is unknown. */
  readonly at?: number | undefined
  /** True if a bundle brought it. */
  readonly imported?: boolean | undefined
}

/** Adds the checksum to a row. */
export function sealRow(row: Omit<Row, 's'>): Row {
  const { h, k, p, v, t, i } = row
  return { ...row, s: checksum(h, k, p, v, t, i) }
}

/** Decodes a row; undefined for one that is damaged, or that a newer version of the library wrote. */
export function decodeRow(row: Row): object | undefined {
  if (isNewer(row) || !isSound(row)) return undefined
  try {
    const value = decodePayload(row.p)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Tells whether a row has the format of a newer version of the library. A damaged row may have anything there. */
function isNewer({ v }: { readonly v: unknown }): boolean {
  return typeof v === 'number' && v > payloadFormat
}

/** Tells whether a row fits its checksum. */
export function isSound({ h, k, p, v, t, i, s }: Row): boolean {
  return fits(s, h, k, p, v, t, i)
}

/** A row that cannot be decoded. */
export interface DamagedRow {
  readonly store: StoreName
  readonly key: ArrayBuffer
  /** True when a newer version of the library wrote it; this version must neither read nor delete it. */
  readonly newer: boolean
}

/** Reads within one transaction, so all results show one state of the mirror. */
export interface Reader {
  readonly tx: IDBTransaction
  /** Rows that could not be decoded so far. */
  readonly damaged: DamagedRow[]
  /** Editions of the cached parts, read on first access. */
  readonly editions: Promise<Editions>
  get<E extends object>(kind: Kind<E>, key: Key): Promise<Found<E> | undefined>
  /** Reads rows of a kind after a key of the store, in key order. */
  after<E extends object>(kind: Kind<E>, key: Key, limit: number): Promise<Found<E>[]>
  /** Reads a page of rows in index order. */
  page<E extends object>(kind: Kind<E>, span: KeySpan, limit: number, offset?: number): Promise<Found<E>[]>
  /** Reads a page of rows in index order, from an index key on that {@link Reader.keyAt} has given. */
  pageFrom<E extends object>(kind: Kind<E>, from: string, span: KeySpan, limit: number): Promise<Found<E>[]>
  /** Reads the last row of a span. */
  last<E extends object>(kind: Kind<E>, span: KeySpan): Promise<Found<E> | undefined>
  /** Counts the index keys of a span. Takes time for each of them. */
  count(kind: Pick<Kind, 'store'>, span: KeySpan): Promise<number>
  /** Index key of the row after `offset` others of a span. Takes time for each of them. */
  keyAt(kind: Pick<Kind, 'store'>, span: KeySpan, offset: number): Promise<string | undefined>
  /** Reads all rows of a span, in or against index order. Each row must have one key in the span. */
  walk<E extends object>(kind: Kind<E>, span: KeySpan, backward?: boolean): AsyncGenerator<Found<E>>
}

/** Runs `work` on one state of the mirror. */
export function read<T>(database: Database, work: (reader: Reader) => Promise<T>): Promise<T> {
  return database.read(['tx', 'nft', 'ent', 'cov', 'meta'], (tx) => work(createReader(tx)))
}

function createReader(tx: IDBTransaction): Reader {
  const index = (kind: { readonly store: StoreName }) => tx.objectStore(kind.store).index('k')
  let editions: Promise<Editions> | undefined
  const damaged: DamagedRow[] = []
  const found = <E extends object>(row: Row, { store, key: keyOf }: Pick<Kind<E>, 'store' | 'key'>) => {
    const value = decodeRow(row) as E | undefined
    const key = toBytes(row.h)
    if (value !== undefined && sameKey(key, keyOf(value))) return { value, key, at: row.t, imported: row.i === 1 }
    damaged.push({ store, key: row.h, newer: isNewer(row) && isSound(row) })
    return undefined
  }
  const reader: Reader = {
    tx,
    damaged,
    get editions() {
      if (editions === undefined) {
        editions = readEditions(tx)
        editions.catch(() => undefined)
      }
      return editions
    },
    async get(kind, key) {
      const row = (await settled(tx.objectStore(kind.store).get(key))) as Row | undefined
      return row === undefined ? undefined : found(row, kind)
    },
    async after(kind, key, limit) {
      const { to } = prefixSpan(kind.storeKey(new Uint8Array(0)))
      const request = tx.objectStore(kind.store).getAll(IDBKeyRange.bound(key, to, true, true), limit)
      return ((await settled(request)) as Row[]).flatMap((row) => found(row, kind) ?? [])
    },
    async page(kind, span, limit, offset = 0) {
      if (span.empty === true) return []
      const bounds = encodeSpan(span)
      const from = offset === 0 ? bounds.from : await findKeyAt(index(kind), bounds, offset)
      if (from === undefined) return []
      const rows = await settled(index(kind).getAll(keyRange({ from, to: bounds.to }), limit))
      return (rows as Row[]).flatMap((row) => found(row, kind) ?? [])
    },
    async pageFrom(kind, from, span, limit) {
      const { to } = encodeSpan(span)
      if (span.empty === true || from >= to) return []
      const rows = await settled(index(kind).getAll(keyRange({ from, to }), limit))
      return (rows as Row[]).flatMap((row) => found(row, kind) ?? [])
    },
    async last(kind, span) {
      if (span.empty === true) return undefined
      const cursor = await settled(index(kind).openCursor(keyRange(encodeSpan(span)), 'prev'))
      return cursor === null ? undefined : found(cursor.value as Row, kind)
    },
    count: async (kind, span) => (span.empty === true ? 0 : settled(index(kind).count(keyRange(encodeSpan(span))))),
    keyAt: async (kind, span, offset) =>
      span.empty === true ? undefined : findKeyAt(index(kind), encodeSpan(span), offset),
    async *walk(kind, span, backward = false) {
      if (span.empty === true) return
      const bounds = encodeSpan(span)
      const batches = backward ? readBackward(index(kind), bounds) : readForward(index(kind), bounds)
      for await (const rows of batches) {
        for (const row of rows) {
          const entity = found(row, kind)
          if (entity !== undefined) yield entity
        }
      }
    },
  }
  return reader
}

/** A span as index keys. */
interface Bounds {
  readonly from: string
  readonly to: string
}

function encodeSpan({ from, to }: KeySpan): Bounds {
  return { from: encodeKeyPrefix(from), to: encodeKeyPrefix(to) }
}

function keyRange({ from, to }: Bounds): IDBKeyRange {
  return IDBKeyRange.bound(from, to, false, true)
}

/** Key range of an index for a span that is not empty. */
export function indexRange(span: KeySpan): IDBKeyRange {
  return keyRange(encodeSpan(span))
}

/** Index key of the row after `offset` others. */
async function findKeyAt(
  index: IDBIndex,
  range: Bounds,
  offset: number,
  direction: IDBCursorDirection = 'next',
): Promise<string | undefined> {
  const request = index.openKeyCursor(keyRange(range), direction)
  const first = await settled(request)
  if (first === null || offset === 0) return first?.key as string | undefined
  first.advance(offset)
  return (await settled(request))?.key as string | undefined
}

const minBatch = 32
const maxBatch = 256

/** Reads a span in index order, in growing batches. */
async function* readForward(index: IDBIndex, range: Bounds): AsyncGenerator<readonly Row[]> {
  let from = range.from
  for (let size = minBatch; ; size = Math.min(size * 2, maxBatch)) {
    const rows = (await settled(index.getAll(keyRange({ from, to: range.to }), size))) as Row[]
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return
    // The smallest key after this one.
    from = `${keysInSpan(last, range).at(-1) ?? range.to}\0`
  }
}

/** Reads a span against index order. A key cursor finds where each batch begins. */
async function* readBackward(index: IDBIndex, range: Bounds): AsyncGenerator<readonly Row[]> {
  let to = range.to
  for (let size = minBatch; ; size = Math.min(size * 2, maxBatch)) {
    const from = await findKeyAt(index, { from: range.from, to }, size - 1, 'prev')
    const rows = (await settled(index.getAll(keyRange({ from: from ?? range.from, to })))) as Row[]
    yield rows.toReversed()
    if (from === undefined) return
    to = from
  }
}

function keysInSpan(row: Row, { from, to }: Bounds): string[] {
  return row.k.filter((key) => key >= from && key < to).sort()
}

function toBytes(key: ArrayBuffer): Key {
  return new Uint8Array(key)
}

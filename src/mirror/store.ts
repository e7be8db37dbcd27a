import { decode, FORMAT, type Payload } from './codec.ts'
import { type Database, settled, type StoreName } from './database.ts'
import { type Key, keyOfText, leastTextOf, type Stretch, stretch } from './keys.ts'
import type { Kind } from './kinds.ts'
import { type Editions, readEditions } from './memory.ts'

/** What lies in the database. */
export interface Row {
  /** Primary key. A plain buffer: views cost a page of rows a tenth more time. */
  readonly h: ArrayBuffer
  /** Index keys. */
  readonly k: readonly string[]
  readonly p: Payload
  /** Format of `p`. */
  readonly v: number
  /** When the mirror first saw it: 1, 2, 3 … */
  readonly s?: number
}

/** An entity with its place in the order of arrival. */
export interface Found<E extends object = object> {
  readonly value: E
  readonly key: Key
  /** 0 for kinds without such an order. */
  readonly serial: number
}

/** A row that is here and cannot be read. */
export interface DamagedRow {
  readonly store: StoreName
  readonly key: ArrayBuffer
  /** Written by a newer version of the library: not for this one to read, nor to delete. */
  readonly newer: boolean
}

/** Reads within one transaction: all answers show one state of the mirror. */
export interface Reader {
  /** The transaction itself, for what is no row. */
  readonly tx: IDBTransaction
  /** Primary keys of rows that cannot be read, as they turn up. */
  readonly damaged: DamagedRow[]
  /** Of what is remembered; asked for when it is first looked at. */
  readonly editions: Promise<Editions>
  get<E extends object>(kind: Kind<E>, key: Key): Promise<Found<E> | undefined>
  /** Rows of a kind behind a key of the store, in the order of these keys. */
  after<E extends object>(kind: Kind<E>, key: Key, limit: number): Promise<Found<E>[]>
  /** All rows of a kind, in the order of their keys. */
  all<E extends object>(kind: Kind<E>): AsyncGenerator<Found<E>>
  /** Rows in index order, `offset` of them passed over. */
  page<E extends object>(kind: Kind<E>, range: Stretch, limit: number, offset?: number): Promise<Found<E>[]>
  /** All rows of a stretch of an index that has one key for each, in its order or against it. */
  walk<E extends object>(kind: Kind<E>, range: Stretch, backwards?: boolean): AsyncGenerator<Found<E>>
  /** All keys of a stretch in order, with their rows: a row comes once for each of its keys. */
  entries<E extends object>(
    kind: Kind<E>,
    range: Stretch,
  ): AsyncGenerator<{ readonly at: Key; readonly found: Found<E> }>
}

/** Runs `work` on one state of the mirror. */
export function read<T>(database: Database, work: (reader: Reader) => Promise<T>): Promise<T> {
  return database.read(['tx', 'nft', 'ent', 'cov', 'meta'], (tx) => work(readerOf(tx)))
}

/** A row with keys that have not come yet. */
interface OpenRow {
  readonly keys: readonly string[]
  readonly row: Found | undefined
  next: number
}

function readerOf(tx: IDBTransaction): Reader {
  const index = (kind: { readonly store: StoreName }) => tx.objectStore(kind.store).index('k')
  let editions: Promise<Editions> | undefined
  const damaged: DamagedRow[] = []
  const found = (row: Row, { store }: { readonly store: StoreName }) => {
    const newer = row.v > FORMAT
    try {
      const value = newer ? undefined : decode(row.p)
      if (typeof value === 'object' && value !== null) {
        return { value: value as never, key: bytesOf(row.h), serial: row.s ?? 0 }
      }
    } catch {
      // Told below.
    }
    damaged.push({ store, key: row.h, newer })
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
      const { to } = stretch(kind.at(new Uint8Array(0)))
      const request = tx.objectStore(kind.store).getAll(IDBKeyRange.bound(key, to, true, true), limit)
      return ((await settled(request)) as Row[]).flatMap((row) => found(row, kind) ?? [])
    },
    async *all(kind) {
      const { from, to } = stretch(kind.at(new Uint8Array(0)))
      // Every key of a store of its own lies behind a zero; not all engines take a key of no bytes.
      let last = from.length === 0 ? Uint8Array.of(0) : from
      for (let full = true; full; ) {
        const range = IDBKeyRange.bound(last, to, true, true)
        const rows = (await settled(tx.objectStore(kind.store).getAll(range, LARGEST_BATCH))) as Row[]
        for (const row of rows) {
          const entity = found(row, kind)
          if (entity !== undefined) yield entity
          last = bytesOf(row.h)
        }
        full = rows.length === LARGEST_BATCH
      }
    },
    async page(kind, range, limit, offset = 0) {
      if (range.empty === true) return []
      const bounds = boundsOf(range)
      const from = offset === 0 ? bounds.from : await skip(index(kind), bounds, offset)
      if (from === undefined) return []
      const rows = await settled(index(kind).getAll(keyRange({ from, to: bounds.to }), limit))
      return (rows as Row[]).flatMap((row) => found(row, kind) ?? [])
    },
    async *walk(kind, range, backwards = false) {
      if (range.empty === true) return
      const bounds = boundsOf(range)
      const batches = backwards ? batchesBack(index(kind), bounds) : batchesOn(index(kind), bounds)
      for await (const rows of batches) {
        for (const row of rows) {
          const entity = found(row, kind)
          if (entity !== undefined) yield entity
        }
      }
    },
    async *entries(kind, range) {
      // The n-th time that a row comes, it comes for its n-th key of the stretch.
      const open = new Map<string, OpenRow>()
      const { from: first, to } = boundsOf(range)
      let from = first
      /** Entries at the key `from` that have been given already. */
      let given = 0
      for (;;) {
        const size = LARGEST_BATCH + given
        const rows = (await settled(index(kind).getAll(keyRange({ from, to }), size))) as Row[]
        for (const row of rows.slice(given)) {
          const name = bytesOf(row.h).join()
          const entry = open.get(name) ?? { keys: keysIn(row, { from: first, to }), row: found(row, kind), next: 0 }
          const at = entry.keys[entry.next++] ?? to
          if (entry.next < entry.keys.length) open.set(name, entry)
          else open.delete(name)
          given = at === from ? given + 1 : 1
          from = at
          if (entry.row !== undefined) yield { at: keyOfText(at), found: entry.row as Found<never> }
        }
        if (rows.length < size) return
      }
    },
  }
  return reader
}

/** A stretch as it lies in the index. */
interface Bounds {
  readonly from: string
  readonly to: string
}

function boundsOf({ from, to }: Stretch): Bounds {
  return { from: leastTextOf(from), to: leastTextOf(to) }
}

function keyRange({ from, to }: Bounds): IDBKeyRange {
  return IDBKeyRange.bound(from, to, false, true)
}

/** Keys of an index that lie in a stretch which is not empty. */
export function indexRange(range: Stretch): IDBKeyRange {
  return keyRange(boundsOf(range))
}

/** Key of the row behind `offset` others. */
async function skip(
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

const SMALLEST_BATCH = 32
const LARGEST_BATCH = 256

/** Rows in index order; a stretch is read in growing batches. */
async function* batchesOn(index: IDBIndex, range: Bounds): AsyncGenerator<readonly Row[]> {
  let from = range.from
  for (let size = SMALLEST_BATCH; ; size = Math.min(size * 2, LARGEST_BATCH)) {
    const rows = (await settled(index.getAll(keyRange({ from, to: range.to }), size))) as Row[]
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return
    // The least key that lies behind this one.
    from = `${keysIn(last, range).at(-1) ?? range.to}\0`
  }
}

/** Rows against the index order: a key cursor finds where each batch begins. */
async function* batchesBack(index: IDBIndex, range: Bounds): AsyncGenerator<readonly Row[]> {
  let to = range.to
  for (let size = SMALLEST_BATCH; ; size = Math.min(size * 2, LARGEST_BATCH)) {
    const from = await skip(index, { from: range.from, to }, size - 1, 'prev')
    const rows = (await settled(
      index.getAll(keyRange({ from: from ?? range.from, to })),
    )) as Row[]
    yield rows.toReversed()
    if (from === undefined) return
    to = from
  }
}

function keysIn(row: Row, { from, to }: Bounds): string[] {
  return row.k.filter((key) => key >= from && key < to).sort()
}

function bytesOf(key: ArrayBuffer): Key {
  return new Uint8Array(key)
}

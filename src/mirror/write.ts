// One row per entity. A row carries all its index keys, so that one put writes them with it.
import { decode, encode, FORMAT, type Payload } from './codec.ts'
import { type Database, settled, type StoreName } from './database.ts'
import { MirrorUnavailableError } from './errors.ts'
import { join, type Key, packSerial, textOf } from './keys.ts'
import type { Draft } from './kinds.ts'
import { keyOf, type Loose } from './marks.ts'
import { outdate } from './memory.ts'
import type { Row } from './store.ts'

/** Rows of one write transaction: more buy no throughput and make readers wait. */
export const BATCH = 250
/** Of two transactions in a row, the browser writes one while the other is made; readers wait for both. */
const HALF = 125
/** Batches up to this size look which of their rows are there already; larger ones are syncs. */
const LOOKED_UP = 100

/** What a part of the world may take, and takes. A whole world has none: nothing of it may go. */
export interface Ledger {
  readonly budget: number
  /** Estimate as of the last write of this tab. */
  bytes: number
  /** Why nothing is written any more. */
  readOnly: string | undefined
  /** Deletes what was not used for longest. @returns Whether anything went. */
  readonly makeRoom: (bytes: number, except: string | undefined) => Promise<boolean>
  /** Told once, when `readOnly` is set. */
  readonly onReadOnly: (reason: string) => void
}

/** Estimate of what a batch takes. */
export interface BatchSize {
  /** Bytes by which the mirror has grown. */
  readonly added: number
  /** Bytes of its rows, new or not. */
  readonly whole: number
}

/** Rows that are written together, and what is written about them in the same transaction. */
export interface Commit {
  readonly drafts: readonly Draft[]
  /** Scope that the rows belong to; rows without one are the first to go. */
  readonly scope?: string | undefined
  /** Awaits nothing but requests of the transaction; what it throws undoes the rows. */
  readonly mark?: ((tx: IDBTransaction, size: BatchSize) => Promise<void>) | undefined
}

/** Writes rows, each batch whole or not at all; older never replaces newer. */
export async function write(
  database: Database,
  drafts: readonly Draft[],
  authoritative: boolean,
  ledger?: Ledger,
  scope?: string,
): Promise<void> {
  let before: Promise<void> = Promise.resolve()
  for (let at = 0; at < drafts.length; at += HALF) {
    const batch = { drafts: drafts.slice(at, at + HALF), scope }
    const next = commit(database, batch, authoritative, ledger)
    next.catch(() => undefined)
    await before
    before = next
  }
  await before
}

/**
 * Writes one batch, within the budget.
 * @throws {MirrorUnavailableError} The storage is full or failing; nothing of the batch was kept.
 */
export async function commit(
  database: Database,
  { drafts, scope, mark }: Commit,
  authoritative: boolean,
  ledger?: Ledger,
): Promise<void> {
  const batch = drafts.map((draft) => prepare(draft, authoritative))
  const stores = new Set<StoreName>(batch.map(({ kind }) => kind.store))
  const run = () =>
    database.write([...stores, 'cov', 'meta'], async (tx) => {
      const size = await put(tx, batch, authoritative, ledger, scope === undefined)
      await mark?.(tx, size)
    })
  if (ledger === undefined) return run()
  if (ledger.readOnly !== undefined) throw refused(database, ledger.readOnly)
  try {
    await run()
  } catch (error) {
    if (!isFull(error)) throw error
    // The rows of one batch are tiny beside what the browser keeps for its own bookkeeping.
    const wanted = Math.max(ledger.bytes / 4, 4_000_000)
    // Deleting writes too, and may find no space either.
    const freed = await ledger.makeRoom(wanted, scope).catch(() => false)
    if (freed) {
      try {
        return await run()
      } catch (again) {
        if (!isFull(again)) throw again
      }
    }
    throw refused(database, close(ledger, 'the browser gives it no more space'))
  }
  if (ledger.bytes <= ledger.budget) return
  await ledger.makeRoom(ledger.bytes - ledger.budget * 0.9, scope)
  if (ledger.bytes > ledger.budget) close(ledger, `its budget of ${ledger.budget} bytes is used up`)
}

function close(ledger: Ledger, reason: string): string {
  ledger.readOnly = reason
  ledger.onReadOnly(reason)
  return reason
}

function refused({ name }: Database, reason: string): MirrorUnavailableError {
  return new MirrorUnavailableError(name, 'storage', `it is read-only, because ${reason}`)
}

function isFull(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly name?: string } }
  return error instanceof MirrorUnavailableError && cause?.name === 'QuotaExceededError'
}

interface Prepared extends Draft {
  readonly payload: Payload
  readonly tags: readonly Key[]
}

function prepare(draft: Draft, authoritative: boolean): Prepared {
  return {
    ...draft,
    payload: encode(draft.value),
    tags: draft.kind.tags(draft.value, authoritative),
  }
}

async function put(
  tx: IDBTransaction,
  batch: readonly Prepared[],
  authoritative: boolean,
  ledger: Ledger | undefined,
  loose: boolean,
): Promise<BatchSize> {
  const meta = tx.objectStore('meta')
  const numberIn = (key: string) => settled(meta.get(key)) as Promise<number | undefined>
  const counted = batch.some(({ kind }) => kind.serial)
  const watched = batch.some(({ kind, value }) => !kind.settled(value))
  const looksUp = ledger !== undefined && batch.length <= LOOKED_UP
  const totals = ledger && Promise.all([numberIn('bytes'), numberIn('loose')])
  totals?.catch(() => undefined)
  const lookUp = () =>
    Promise.all([
      counted ? numberIn('serial') : 0,
      Promise.all(batch.map((draft) => rowBefore(tx, draft))),
      looksUp ? Promise.all(batch.map((draft) => keyBefore(tx, draft))) : [],
    ])
  // Rows that nothing need be known for are on their way before the transaction has its turn.
  const [before, rows, there] = counted || watched || looksUp ? await lookUp() : [0, [], []]
  let serial = before ?? 0
  let bytes = 0
  let whole = 0
  let remembered = false
  /** What this batch has put so far: a body may name one entity twice. */
  const written = new Map<string, Row>()
  const added: Record<string, ArrayBuffer[]> = {}
  for (const [at, draft] of batch.entries()) {
    const { kind, key } = draft
    const name = watched ? `${kind.store}${key.join()}` : ''
    const row = written.get(name) ?? rows[at]
    let { payload, tags } = draft
    if (row !== undefined && row.v <= FORMAT) {
      const old = readable(row)
      const merged = old === undefined ? draft.value : kind.merge(old, draft.value)
      if (merged === old) continue
      if (merged !== draft.value) {
        payload = encode(merged)
        tags = kind.tags(merged, authoritative)
      }
      // Lists are read again and again to see that they did not change.
      if (row.v === FORMAT && isSame(payload, row.p)) {
        whole += sizeOfRow(row)
        continue
      }
    }
    if (kind.remembered) remembered = true
    const place = kind.serial ? (row?.s ?? ++serial) : undefined
    const next: Row = {
      h: bufferOf(key),
      k: tags.map((tag) => textOf(place === undefined ? tag : join(tag, packSerial(place)))),
      p: payload,
      v: FORMAT,
      ...(place === undefined ? {} : { s: place }),
    }
    if (watched) written.set(name, next)
    tx.objectStore(kind.store).put(next)
    if (ledger === undefined) continue
    const size = sizeOfRow(next)
    whole += size
    if (row !== undefined) bytes += sizeOf(payload) - sizeOf(row.p)
    else if (there[at] === undefined) {
      bytes += size
      // Names are small and serve every scope: they stay.
      if (loose && !kind.remembered) (added[kind.store] ??= []).push(next.h)
    }
  }
  if (serial !== before && counted) meta.put(serial, 'serial')
  if (remembered) outdate(tx, 'names')
  if (ledger !== undefined && totals !== undefined) {
    const [used = 0, place = 0] = await totals
    ledger.bytes = Math.max(0, used + bytes)
    if (bytes !== 0) meta.put(ledger.bytes, 'bytes')
    if (Object.keys(added).length > 0) {
      meta.put(place + 1, 'loose')
      const entry: Loose = { at: Date.now() / 1000, bytes, keys: added }
      tx.objectStore('cov').put(entry, keyOf.loose(place))
    }
  }
  return { added: bytes, whole }
}

/** The row as it lies here, where the new one may be older. */
async function rowBefore(tx: IDBTransaction, { kind, key, value }: Draft): Promise<Row | undefined> {
  return kind.settled(value) ? undefined : settled(tx.objectStore(kind.store).get(key))
}

/** Whether a row that never changes is here. */
async function keyBefore(tx: IDBTransaction, { kind, key, value }: Draft) {
  return kind.settled(value) ? settled(tx.objectStore(kind.store).getKey(key)) : undefined
}

/** The entity in a row; nothing for a row that was damaged: the new one takes its place. */
function readable(row: Row): object | undefined {
  try {
    const value = decode(row.p)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function isSame(a: Payload | readonly string[] | undefined, b: Payload | readonly string[] | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  return a.length === b.length && a.every((part, at) => isSame(part, b[at]))
}

/** Bytes of a row with its keys, about. */
export function sizeOfRow({ p, k }: Pick<Row, 'p' | 'k'>): number {
  let bytes = 40 + sizeOf(p)
  for (const key of k) bytes += 2 * key.length + 40
  return bytes
}

function sizeOf(payload: Payload | readonly string[] | undefined): number {
  if (typeof payload === 'string') return payload.length + 4
  if (!Array.isArray(payload)) return 4
  let bytes = 8
  for (const part of payload as readonly Payload[]) bytes += sizeOf(part)
  return bytes
}

/** The bytes of a key and no others. */
function bufferOf(key: Key): ArrayBuffer {
  return key.length === key.buffer.byteLength ? key.buffer : key.slice().buffer
}

// Writes one batch of rows in its transaction. A row carries all its index keys, so one put writes the
// row and its index entries.
import { coverageKey, type LooseRows } from '../coverage/marks.ts'
import { putLooseRows } from '../coverage/records.ts'
import type { Draft } from '../kinds/kind.ts'
import { clockTolerance } from './answers.ts'
import { invalidateCache } from './cache.ts'
import { encodePayload, payloadFormat, type Payload, estimateSize } from './codec.ts'
import { settled, readCounter } from './database.ts'
import { encodeKey, type Key } from './keys.ts'
import { decodeRow, type Row, sealRow } from './reader.ts'
import { noteLatest } from './redateRows.ts'
import type { BatchSize, Ledger } from './write.ts'

/** Batches up to this size look up all their rows first. Larger ones come from syncs and are mostly new. */
const maxLookedUp = 100
/** Larger batches look up one row in so many; if none of those exists, all rows are assumed to be new. */
const probeEvery = 16

/**
 * Seconds by which the time of a row that did not change must be behind before the row is written again for it.
 * Lists that a sync reads again and again have a time of their own; names have none but that of their row.
 */
const retimeAfterSeconds = { loose: 1, synced: 600, name: 15 }

/** A draft encoded for the database. */
export interface EncodedRow extends Draft {
  readonly payload: Payload
  readonly indexKeys: readonly Key[]
}

/** Encodes a draft. Done before the transaction begins, because encoding takes time. */
export function encodeRow(draft: Draft): EncodedRow {
  return { ...draft, payload: encodePayload(draft.value), indexKeys: draft.kind.indexKeys(draft.value) }
}

/** Source of the rows of a batch. */
interface Source {
  /** The rows belong to no scope. */
  readonly loose: boolean
  /** The rows come from a bundle: those of the service stay. */
  readonly imported: boolean
}

/** Running totals of a batch. */
interface Tally {
  bytes: number
  total: number
  /** True when a cached row was written. */
  cached: boolean
  /** The latest time of a row, in seconds since 1970. */
  latest: number
  /** See `retimeAfterSeconds`. */
  readonly retimeAfter: number
  readonly imported: boolean
  /** Keys of rows that did not exist before, by store. */
  readonly added: Record<string, ArrayBuffer[]>
}

/** Rows of a batch that the database holds already. */
interface Existing {
  readonly rows: readonly (Row | undefined)[]
  /** Keys of immutable rows. */
  readonly keys: readonly (IDBValidKey | undefined)[]
  /** True when the rows were not looked up because they are most likely all new. */
  readonly assumedNew?: boolean
}

const nothingStored: Existing = { rows: [], keys: [] }

/** Writes a batch in its transaction. */
export async function writeRows(
  tx: IDBTransaction,
  batch: readonly EncodedRow[],
  ledger: Ledger,
  { loose, imported }: Source,
): Promise<BatchSize> {
  const meta = tx.objectStore('meta')
  const hasMutable = batch.some(({ kind }) => !kind.immutable)
  const looksUp = batch.length <= maxLookedUp
  const counters = Promise.all([readCounter(tx, 'bytes'), readCounter(tx, 'loose'), readCounter(tx, 'latest')])
  counters.catch(() => undefined)
  // When nothing has to be known about the rows, their puts are queued before the first result arrives.
  const existing = imported
    ? await readRows(tx, batch, true)
    : hasMutable || looksUp
      ? await lookUp(tx, batch, looksUp)
      : nothingStored
  const retimeAfter = loose ? retimeAfterSeconds.loose : retimeAfterSeconds.synced
  const tally: Tally = { bytes: 0, total: 0, cached: false, latest: 0, retimeAfter, imported, added: {} }
  const refused = putRows(tx, batch, existing, tally)
  if (existing.assumedNew === true) {
    // Requests are answered in order: once this one is, all refused rows are known.
    await settled(meta.getKey('bytes'))
    const again = refused.splice(0)
    if (again.length > 0) putRows(tx, again, await readRows(tx, again), tally)
  }
  if (tally.cached) await invalidateCache(tx, 'names')
  const [used, place, latest] = await counters
  if (tally.latest > latest) noteLatest(tx, tally.latest)
  ledger.bytes = Math.max(0, used + tally.bytes)
  if (tally.bytes !== 0) meta.put(ledger.bytes, 'bytes')
  if (loose && Object.values(tally.added).some(({ length }) => length > 0)) {
    meta.put(place + 1, 'loose')
    const entry: LooseRows = { at: Date.now() / 1000, bytes: tally.bytes, keys: tally.added }
    putLooseRows(tx, coverageKey.looseRows(place), entry)
  }
  return { added: tally.bytes, total: tally.total }
}

/**
 * Puts each row that is new or changed.
 * @returns Rows that were assumed to be new and exist. The list fills as the requests are answered.
 */
function putRows(
  tx: IDBTransaction,
  batch: readonly EncodedRow[],
  { rows, keys, assumedNew = false }: Existing,
  tally: Tally,
): EncodedRow[] {
  const refused: EncodedRow[] = []
  /** Rows that this batch has put: one answer may hold an entity twice. */
  const written = new Map<string, Row>()
  for (const [at, draft] of batch.entries()) {
    const { kind, key, value } = draft
    const mutable = !kind.immutable
    const row = (mutable ? written.get(rowId(draft)) : undefined) ?? rows[at]
    let { payload, indexKeys, at: time } = draft
    const old = row && decodeRow(row)
    if (row !== undefined && old !== undefined && tally.imported && row.i === undefined) {
      tally.total += estimateRowSize(row)
      continue
    }
    // A row of the service replaces an imported one, however new that claims to be.
    if (row !== undefined && old !== undefined && mutable && (tally.imported || row.i === undefined)) {
      // Answers may arrive late: one that shows an earlier moment is the older row, whichever came first.
      const merged = isEarlier(draft, row) ? kind.merge(value, old) : kind.merge(old, value)
      if (merged === old) continue
      if (merged !== value) {
        payload = encodePayload(merged)
        indexKeys = kind.indexKeys(merged)
      }
      // Syncs read lists again and again; rows that did not change need no put.
      if (row.v === payloadFormat && isSame(payload, row.p)) {
        const least = kind.cached ? Math.min(tally.retimeAfter, retimeAfterSeconds.name) : tally.retimeAfter
        if (!kind.dated || (time ?? 0) < (knownTime(row) ?? 0) + least) {
          tally.total += estimateRowSize(row)
          continue
        }
      }
    }
    const next = createRow(key, indexKeys, payload, kind.dated ? time : undefined, tally.imported)
    tally.latest = Math.max(tally.latest, next.t ?? 0)
    if (mutable) written.set(rowId(draft), next)
    const store = tx.objectStore(kind.store)
    const size = estimateRowSize(next)
    const isNew = row === undefined && keys[at] === undefined
    tally.total += size
    tally.bytes += old !== undefined ? estimateSize(payload) - estimateSize(row?.p ?? null) : isNew ? size : 0
    if (kind.cached) tally.cached = true
    // Names are small and used by every scope, so they are never evicted.
    const added = isNew && !kind.cached ? (tally.added[kind.store] ??= []) : undefined
    added?.push(next.h)
    if (!assumedNew || !mutable) {
      store.put(next)
      continue
    }
    store.add(next).onerror = (event) => {
      event.preventDefault()
      event.stopPropagation()
      tally.total -= size
      tally.bytes -= size
      added?.splice(added.indexOf(next.h), 1)
      refused.push(draft)
    }
  }
  return refused
}

/** The time of a row; undefined if it is unknown, as that of a row which a wrong clock has dated. */
function knownTime({ t }: Row): number | undefined {
  return t !== undefined && t <= Date.now() / 1000 + clockTolerance ? t : undefined
}

/** Tells whether a draft shows its entity at an earlier moment than the row that is here. */
function isEarlier({ kind, at }: Draft, row: Row): boolean {
  const known = knownTime(row)
  return kind.dated && at !== undefined && known !== undefined && at < known
}

const rowId = ({ kind, key }: Draft) => `${kind.store}${key.join()}`

/** Reads what must be known of a batch before it is put. */
async function lookUp(tx: IDBTransaction, batch: readonly EncodedRow[], looksUp: boolean): Promise<Existing> {
  if (looksUp) {
    const [{ rows }, keys] = await Promise.all([
      readRows(tx, batch),
      Promise.all(batch.map(async (draft) => (draft.kind.immutable ? readKey(tx, draft) : undefined))),
    ])
    return { rows, keys }
  }
  const mutable = batch.filter(({ kind }) => !kind.immutable)
  const probes = mutable.filter((_, at) => at % probeEvery === 0)
  const found = await Promise.all(probes.map((draft) => readKey(tx, draft)))
  const assumedNew = found.every((key) => key === undefined) && new Set(mutable.map(rowId)).size === mutable.length
  return assumedNew ? { ...nothingStored, assumedNew } : readRows(tx, batch)
}

/** Reads the existing rows of a batch; immutable ones only if wanted. */
async function readRows(tx: IDBTransaction, batch: readonly EncodedRow[], withImmutable = false): Promise<Existing> {
  const rows = await Promise.all(
    batch.map(async ({ kind, key }) =>
      kind.immutable && !withImmutable
        ? undefined
        : ((await settled(tx.objectStore(kind.store).get(key))) as Row | undefined),
    ),
  )
  return { rows, keys: [] }
}

function readKey(tx: IDBTransaction, { kind, key }: Draft): Promise<IDBValidKey | undefined> {
  return settled(tx.objectStore(kind.store).getKey(key))
}

function isSame(a: Payload | readonly string[] | undefined, b: Payload | readonly string[] | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  return a.length === b.length && a.every((part, at) => isSame(part, b[at]))
}

/** Estimates the bytes of a row with its index keys. */
export function estimateRowSize({ p, k }: Pick<Row, 'p' | 'k'>): number {
  let bytes = 40 + estimateSize(p)
  for (const key of k) bytes += 2 * key.length + 40
  return bytes
}

function createRow(
  key: Key,
  indexKeys: readonly Key[],
  payload: Payload,
  time: number | undefined,
  imported: boolean,
): Row {
  const [h, k] = [toBuffer(key), indexKeys.map(encodeKey)]
  return sealRow({
    h,
    k,
    p: payload,
    v: payloadFormat,
    ...(time !== undefined && { t: time }),
    ...(imported && { i: 1 as const }),
  })
}

/** A buffer that holds the bytes of a key and nothing else. */
function toBuffer(key: Key): ArrayBuffer {
  return key.length === key.buffer.byteLength ? key.buffer : key.slice().buffer
}

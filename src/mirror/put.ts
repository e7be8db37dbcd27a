// One row per entity. A row carries all its index keys, so that one put writes them with it.
import { decode, encode, FORMAT, type Payload } from './codec.ts'
import { settled } from './database.ts'
import { join, type Key, packSerial, textOf } from './keys.ts'
import type { Draft } from './kinds.ts'
import { keyOf, type Loose } from './marks.ts'
import { outdate } from './memory.ts'
import type { Row } from './store.ts'
import type { BatchSize, Ledger } from './write.ts'

/** Batches up to this size look which of their rows are there already; larger ones are syncs. */
const LOOKED_UP = 100
/** Of so many rows of a larger batch one is looked for: where none is here, none is likely to be. */
const ONE_IN = 16

/** A row on its way in, coded. */
export interface Prepared extends Draft {
  readonly payload: Payload
  readonly tags: readonly Key[]
}

/** Codes a row, before there is a transaction. */
export function prepare(draft: Draft, authoritative: boolean): Prepared {
  return {
    ...draft,
    payload: encode(draft.value),
    tags: draft.kind.tags(draft.value, authoritative),
  }
}

/** What a batch comes to. */
interface Tally {
  serial: number
  bytes: number
  whole: number
  remembered: boolean
  /** Keys of rows that were not here before, by store. */
  readonly added: Record<string, ArrayBuffer[]>
}

/** What is here of a batch. */
interface Before {
  readonly rows: readonly (Row | undefined)[]
  /** Keys of rows that never change. */
  readonly keys: readonly (IDBValidKey | undefined)[]
  /** None of it was looked for, for it is most likely all new. */
  readonly hopeful?: boolean
}

const NOTHING: Before = { rows: [], keys: [] }

/** Writes a batch in its transaction. @param loose The rows belong to no scope. */
export async function put(
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
  // Rows that nothing need be known for are on their way before the transaction has its turn.
  const [serial = 0, before] =
    counted || watched || looksUp
      ? await Promise.all([counted ? numberIn('serial') : 0, lookUp(tx, batch, looksUp)])
      : [0, NOTHING]
  const tally: Tally = { serial, bytes: 0, whole: 0, remembered: false, added: {} }
  const refused = putRows(tx, batch, before, authoritative, tally)
  if (before.hopeful === true) {
    // Requests are answered in their order: behind this one, all that were refused are known.
    await settled(meta.getKey('serial'))
    const again = refused.splice(0)
    if (again.length > 0) putRows(tx, again, await rowsBefore(tx, again), authoritative, tally)
  }
  if (tally.serial !== serial) meta.put(tally.serial, 'serial')
  if (tally.remembered) await outdate(tx, 'names')
  if (ledger !== undefined && totals !== undefined) {
    const [used = 0, place = 0] = await totals
    ledger.bytes = Math.max(0, used + tally.bytes)
    if (tally.bytes !== 0) meta.put(ledger.bytes, 'bytes')
    if (loose && Object.values(tally.added).some(({ length }) => length > 0)) {
      meta.put(place + 1, 'loose')
      const entry: Loose = { at: Date.now() / 1000, bytes: tally.bytes, keys: tally.added }
      tx.objectStore('cov').put(entry, keyOf.loose(place))
    }
  }
  return { added: tally.bytes, whole: tally.whole }
}

/** Puts each row that says something new. @returns Those that are here after all, as it turns out. */
function putRows(
  tx: IDBTransaction,
  batch: readonly Prepared[],
  { rows, keys, hopeful = false }: Before,
  authoritative: boolean,
  tally: Tally,
): Prepared[] {
  const refused: Prepared[] = []
  /** What this batch has put so far: a body may name one entity twice. */
  const written = new Map<string, Row>()
  for (const [at, draft] of batch.entries()) {
    const { kind, key, value } = draft
    const changes = !kind.settled(value)
    const row = (changes ? written.get(nameOf(draft)) : undefined) ?? rows[at]
    let { payload, tags } = draft
    if (row !== undefined && row.v <= FORMAT) {
      const old = readable(row)
      const merged = old === undefined ? value : kind.merge(old, value)
      if (merged === old) continue
      if (merged !== value) {
        payload = encode(merged)
        tags = kind.tags(merged, authoritative)
      }
      // Lists are read again and again to see that they did not change.
      if (row.v === FORMAT && isSame(payload, row.p)) {
        tally.whole += sizeOfRow(row)
        continue
      }
    }
    const place = kind.serial ? (row?.s ?? ++tally.serial) : undefined
    const next: Row = {
      h: bufferOf(key),
      k: tags.map((tag) => textOf(place === undefined ? tag : join(tag, packSerial(place)))),
      p: payload,
      v: FORMAT,
      ...(place === undefined ? {} : { s: place }),
    }
    if (changes) written.set(nameOf(draft), next)
    const store = tx.objectStore(kind.store)
    const size = sizeOfRow(next)
    const isNew = row === undefined && keys[at] === undefined
    tally.whole += size
    tally.bytes += row !== undefined ? sizeOf(payload) - sizeOf(row.p) : isNew ? size : 0
    if (kind.remembered) tally.remembered = true
    // Names are small and serve every scope: they stay.
    const added = isNew && !kind.remembered ? (tally.added[kind.store] ??= []) : undefined
    added?.push(next.h)
    if (!hopeful || !changes) {
      store.put(next)
      continue
    }
    store.add(next).onerror = (event) => {
      event.preventDefault()
      event.stopPropagation()
      tally.whole -= size
      tally.bytes -= size
      added?.splice(added.indexOf(next.h), 1)
      refused.push(draft)
    }
  }
  return refused
}

const nameOf = ({ kind, key }: Draft) => `${kind.store}${key.join()}`

async function lookUp(tx: IDBTransaction, batch: readonly Prepared[], looksUp: boolean): Promise<Before> {
  if (looksUp) {
    const [{ rows }, keys] = await Promise.all([
      rowsBefore(tx, batch),
      Promise.all(batch.map(async (draft) => (draft.kind.settled(draft.value) ? keyBefore(tx, draft) : undefined))),
    ])
    return { rows, keys }
  }
  const changing = batch.filter(({ kind, value }) => !kind.settled(value))
  const some = changing.filter((_, at) => at % ONE_IN === 0)
  const found = await Promise.all(some.map((draft) => keyBefore(tx, draft)))
  const hopeful =
    found.every((key) => key === undefined) && new Set(changing.map(nameOf)).size === changing.length
  return hopeful ? { ...NOTHING, hopeful } : rowsBefore(tx, batch)
}

/** The rows as they lie here, of those where the new one may be older. */
async function rowsBefore(tx: IDBTransaction, batch: readonly Prepared[]): Promise<Before> {
  const rows = await Promise.all(
    batch.map(async ({ kind, key, value }) =>
      kind.settled(value) ? undefined : ((await settled(tx.objectStore(kind.store).get(key))) as Row | undefined),
    ),
  )
  return { rows, keys: [] }
}

function keyBefore(tx: IDBTransaction, { kind, key }: Draft): Promise<IDBValidKey | undefined> {
  return settled(tx.objectStore(kind.store).getKey(key))
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

// One row per entity. A row carries all its index keys, so that one put writes them with it.
import { decode, encode, FORMAT, type Payload } from './codec.ts'
import { type Database, settled, type StoreName } from './database.ts'
import { join, type Key, packSerial } from './keys.ts'
import type { Draft } from './kinds.ts'
import type { Row } from './store.ts'

/** Rows of one write transaction: more buy no throughput and make readers wait. */
const BATCH = 250

/** Writes rows, each batch whole or not at all; older never replaces newer. */
export async function write(
  database: Database,
  drafts: readonly Draft[],
  authoritative: boolean,
): Promise<void> {
  for (let at = 0; at < drafts.length; at += BATCH) {
    const batch = drafts.slice(at, at + BATCH).map((draft) => prepare(draft, authoritative))
    const stores = new Set<StoreName>(batch.map(({ kind }) => kind.store))
    await database.write([...stores, 'meta'], (tx) => put(tx, batch, authoritative))
  }
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
): Promise<void> {
  const meta = tx.objectStore('meta')
  const counted = batch.some(({ kind }) => kind.serial)
  const [before, rows] = await Promise.all([
    counted ? (settled(meta.get('serial')) as Promise<number | undefined>) : 0,
    Promise.all(
      batch.map(({ kind, key, value }) =>
        kind.settled(value)
          ? Promise.resolve(undefined)
          : settled(tx.objectStore(kind.store).get(key)),
      ),
    ) as Promise<(Row | undefined)[]>,
  ])
  let serial = before ?? 0
  /** What this batch has put so far: a body may name one entity twice. */
  const written = new Map<string, Row>()
  const watched = batch.some(({ kind, value }) => !kind.settled(value))
  for (const [at, draft] of batch.entries()) {
    const { kind, key } = draft
    const name = watched ? `${kind.store}${key.join()}` : ''
    const row = written.get(name) ?? rows[at]
    let { payload, tags } = draft
    if (row !== undefined && row.v <= FORMAT) {
      const old = decode(row.p) as object
      const merged = kind.merge(old, draft.value)
      if (merged === old) continue
      if (merged !== draft.value) {
        payload = encode(merged)
        tags = kind.tags(merged, authoritative)
      }
    }
    const place = kind.serial ? (row?.s ?? ++serial) : undefined
    const next: Row = {
      h: bufferOf(key),
      k: tags.map((tag) => bufferOf(place === undefined ? tag : join(tag, packSerial(place)))),
      p: payload,
      v: FORMAT,
      ...(place === undefined ? {} : { s: place }),
    }
    if (watched) written.set(name, next)
    tx.objectStore(kind.store).put(next)
  }
  if (serial !== before && counted) meta.put(serial, 'serial')
  if (batch.some(({ kind }) => kind.remembered)) meta.put(`${Date.now()} ${Math.random()}`, 'edition')
}

/** The bytes of a key and no others. */
function bufferOf(key: Key): ArrayBuffer {
  return key.length === key.buffer.byteLength ? key.buffer : key.slice().buffer
}

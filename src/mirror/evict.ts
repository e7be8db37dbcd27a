// Rows go when nothing relies on them any more. First the mark of a scope goes, so that no answer is
// made from what is being deleted; then its rows, batch by batch, but for those of other scopes.
import type { Action } from '../schema/action.ts'
import type { Block } from '../schema/block.ts'
import type { JettonWallet } from '../schema/jetton.ts'
import type { NftItem } from '../schema/nft.ts'
import type { Transaction } from '../schema/transaction.ts'
import { accountsOf, action } from './action.ts'
import { block, committedBy } from './blocks.ts'
import { decode, FORMAT } from './codec.ts'
import { type Database, ROW_STORES, settled, type StoreName } from './database.ts'
import { jettonMaster, jettonWallet } from './jettons.ts'
import { type Key, packAddress, packHash, packLtDescending } from './keys.ts'
import { editionsOf, keyOf, type Loose, type Mark, type MemberPage, membersIn, rangeOf } from './marks.ts'
import { outdate } from './memory.ts'
import { realOwner } from './nfts.ts'
import { type Scope, scopeId } from './scope.ts'
import { type DamagedRow, indexRange, type Row } from './store.ts'
import { type StoredTrace, trace } from './trace.ts'
import { ACCOUNT, transaction } from './transaction.ts'
import { sizeOfRow } from './put.ts'
import { BATCH, type Ledger } from './write.ts'

/** A row by its place. */
interface Place {
  readonly store: StoreName
  readonly key: ArrayBuffer | Key
}

/**
 * Deletes what was not used for longest, until `bytes` are free.
 * @param except Scope that is being written.
 * @returns What went, with the scope where it was one.
 */
export async function evict(
  database: Database,
  ledger: Ledger,
  bytes: number,
  except: string | undefined,
): Promise<readonly (Scope | undefined)[]> {
  const least = ledger.bytes - bytes
  const gone: (Scope | undefined)[] = await finishDoomed(database, ledger)
  while (ledger.bytes > least) {
    const next = await leastUsed(database, except)
    if (next === undefined) break
    if ('scope' in next) await deleteScope(database, ledger, next.scope)
    else await deleteLoose(database, ledger, next.at, next.entry)
    gone.push('scope' in next ? next.scope : undefined)
  }
  return gone
}

type Candidate =
  | { readonly scope: Scope; readonly used: number }
  | { readonly at: IDBValidKey; readonly entry: Loose; readonly used: number }

function leastUsed(database: Database, except: string | undefined): Promise<Candidate | undefined> {
  return database.read(['cov'], async (tx) => {
    const cov = tx.objectStore('cov')
    const [marks, loose] = await Promise.all([
      settled(cov.getAll(rangeOf.marks())) as Promise<Mark[]>,
      settled(cov.openCursor(rangeOf.loose())),
    ])
    const candidates: Candidate[] = marks.filter(({ scope }) => scopeId(scope) !== except)
    if (loose !== null) {
      const entry = loose.value as Loose
      candidates.push({ at: loose.key, entry, used: entry.at })
    }
    return candidates.sort((a, b) => a.used - b.used)[0]
  })
}

/** Forgets a scope: its mark at once, then the rows that no other scope has. */
export async function deleteScope(
  database: Database,
  ledger: Ledger,
  scope: Scope,
): Promise<void> {
  const id = scopeId(scope)
  const doomed = await database.write(['cov', 'meta'], async (tx) => {
    const cov = tx.objectStore('cov')
    const mark = (await settled(cov.get(keyOf.mark(id)))) as Mark | undefined
    if (mark === undefined) return undefined
    cov.delete(keyOf.mark(id))
    await outdate(tx, 'marks')
    cov.put(mark, keyOf.doomed(id))
    return mark
  })
  if (doomed !== undefined) await deleteDoomed(database, ledger, doomed)
}

/** Deletes the rows of scopes that were being deleted when their tab was closed. */
async function finishDoomed(database: Database, ledger: Ledger): Promise<Scope[]> {
  const doomed = (await database.read(['cov'], (tx) =>
    settled(tx.objectStore('cov').getAll(rangeOf.doomed())),
  )) as Mark[]
  for (const mark of doomed) await deleteDoomed(database, ledger, mark)
  return doomed.map(({ scope }) => scope)
}

async function deleteDoomed(database: Database, ledger: Ledger, mark: Mark): Promise<void> {
  const { scope } = mark
  const id = scopeId(scope)
  if (scope.kind === 'transactions') await deleteHistory(database, ledger, scope.account)
  if (scope.kind === 'trace') await deleteTrace(database, ledger, scope.hash)
  const store = scope.kind === 'nftItems' ? 'nft' : 'ent'
  // Only the pages of this mark: a sync that began meanwhile writes others.
  for (const edition of editionsOf(mark)) {
    for (;;) {
      const page = await database.read(['cov'], async (tx) => {
        const cursor = await settled(tx.objectStore('cov').openCursor(rangeOf.pages(id, edition)))
        return cursor && { at: cursor.key, members: cursor.value as MemberPage }
      })
      if (page === null) break
      await deleteRows(database, ledger, membersIn(page.members).map(({ key }) => ({ store, key })))
      await database.write(['cov'], async (tx) => void tx.objectStore('cov').delete(page.at))
    }
  }
  await database.write(['cov'], async (tx) => void tx.objectStore('cov').delete(keyOf.doomed(id)))
}

async function deleteHistory(database: Database, ledger: Ledger, account: string): Promise<void> {
  const key = packAddress(account)
  if (key === undefined) return
  for (let most: Key | undefined, full = true; full; ) {
    const range = indexRange(transaction.range(ACCOUNT, [key], most))
    const rows = (await database.read(['tx'], (tx) =>
      settled(tx.objectStore('tx').index('k').getAll(range, BATCH)),
    )) as Row[]
    await deleteRows(database, ledger, rows.map(({ h }) => ({ store: 'tx', key: h })))
    full = rows.length === BATCH
    const last = rows.at(-1)
    const { lt } = (last && (entityOf(last) as Transaction)) ?? { lt: '0' }
    // The next one down: rows that stay must not be read again.
    most = packLtDescending(String(BigInt(lt) - 1n))
    if (most === undefined) return
  }
}

async function deleteTrace(database: Database, ledger: Ledger, hash: string): Promise<void> {
  const key = packHash(hash)
  if (key === undefined) return
  const row = (await database.read(['ent'], (tx) =>
    settled(tx.objectStore('ent').get(trace.at(key))),
  )) as Row | undefined
  const stored = row && (entityOf(row) as StoredTrace | undefined)
  const places: Place[] = [
    { store: 'ent', key: trace.at(key) },
    ...placesOf('tx', stored?.row.transactions_order, (bytes) => bytes),
    ...placesOf('ent', stored?.actions, (bytes) => action.at(bytes)),
  ]
  for (let at = 0; at < places.length; at += BATCH) {
    await deleteRows(database, ledger, places.slice(at, at + BATCH))
  }
}

function placesOf(
  store: StoreName,
  hashes: readonly string[] | null | undefined,
  at: (key: Key) => Key,
): Place[] {
  return (hashes ?? []).flatMap((hash) => {
    const key = packHash(hash)
    return key === undefined ? [] : { store, key: at(key) }
  })
}

async function deleteLoose(
  database: Database,
  ledger: Ledger,
  at: IDBValidKey,
  { keys }: Loose,
): Promise<void> {
  const places = ROW_STORES.flatMap((store) => (keys[store] ?? []).map((key) => ({ store, key })))
  await deleteRows(database, ledger, places)
  await database.write(['cov'], async (tx) => void tx.objectStore('cov').delete(at))
}

/** Deletes those of the rows that no scope relies on. */
async function deleteRows(
  database: Database,
  ledger: Ledger,
  places: readonly Place[],
): Promise<void> {
  if (places.length === 0) return
  await database.write([...ROW_STORES, 'cov', 'meta'], async (tx) => {
    const meta = tx.objectStore('meta')
    const [used, rows, marks] = await Promise.all([
      settled(meta.get('bytes')) as Promise<number | undefined>,
      Promise.all(
        places.map(({ store, key }) => settled(tx.objectStore(store).get(key))),
      ) as Promise<(Row | undefined)[]>,
      settled(tx.objectStore('cov').getAllKeys(rangeOf.marks())) as Promise<string[]>,
    ])
    const held = new Set(marks)
    let bytes = used ?? 0
    for (const [at, { store, key }] of places.entries()) {
      const row = rows[at]
      if (row === undefined) continue
      const holders = holdersOf(store, new Uint8Array(row.h), entityOf(row))
      if (holders.some((id) => held.has(keyOf.mark(id))) || isInRange(row, store, marks)) continue
      tx.objectStore(store).delete(key)
      bytes -= sizeOfRow(row)
    }
    ledger.bytes = Math.max(0, bytes)
    meta.put(ledger.bytes, 'bytes')
  })
}

function entityOf(row: Row): object | undefined {
  if (row.v > FORMAT) return undefined
  try {
    return decode(row.p) as object
  } catch {
    return undefined
  }
}

/** Scopes that a row may be part of. */
function holdersOf(store: StoreName, key: Key, value: object | undefined): string[] {
  const scopes: Scope[] = []
  if (value === undefined) return []
  if (store === 'tx') {
    const { account, trace_id } = value as Transaction
    scopes.push({ kind: 'transactions', account })
    if (trace_id) scopes.push({ kind: 'trace', hash: trace_id })
  } else if (store === 'nft') {
    const item = value as NftItem
    for (const owner of [item.owner_address, realOwner(item)]) {
      if (owner) scopes.push({ kind: 'nftItems', owner_address: owner })
    }
    if (item.collection_address) {
      scopes.push({ kind: 'nftItems', collection_address: item.collection_address })
    }
  } else if (isOf(action, key)) {
    const row = value as Action
    if (row.trace_id) scopes.push({ kind: 'trace', hash: row.trace_id })
    for (const account of accountsOf(row)) scopes.push({ kind: 'actions', account })
  } else if (isOf(jettonWallet, key)) {
    scopes.push({ kind: 'jettonWallets', owner_address: (value as JettonWallet).owner })
  } else if (isOf(trace, key)) {
    scopes.push({ kind: 'trace', hash: (value as StoredTrace).id })
  }
  return scopes.map(scopeId)
}

/** Blocks and masters belong to scopes that their rows do not name. */
function isInRange(row: Row, store: StoreName, marks: readonly string[]): boolean {
  const key = new Uint8Array(row.h)
  if (store !== 'ent') return false
  if (isOf(jettonMaster, key)) return marks.some((id) => id.startsWith(keyOf.mark('jettonWallets ')))
  if (!isOf(block, key)) return false
  const seqno = committedBy(entityOf(row) as Block)
  return marks.some((id) => {
    const [, from, to] = /blocks from=(\d+) to=(\d+)$/.exec(id) ?? []
    return from !== undefined && Number(from) <= seqno && seqno <= Number(to)
  })
}

function isOf(kind: { at(key: Key): Key }, key: Key): boolean {
  return kind.at(new Uint8Array(0))[0] === key[0]
}

/**
 * Deletes rows that cannot be read and cuts what may have relied on them.
 * @returns The scopes that were cut.
 */
export async function repair(
  database: Database,
  damaged: readonly DamagedRow[],
  broken: ReadonlySet<string>,
): Promise<readonly Scope[]> {
  const stores = new Set(damaged.map(({ store }) => store))
  return database.write([...ROW_STORES, 'cov', 'meta'], async (tx) => {
    const cov = tx.objectStore('cov')
    await outdate(tx, 'marks')
    for (const { store, key, newer } of damaged) if (!newer) tx.objectStore(store).delete(key)
    const marks = (await settled(cov.getAll(rangeOf.marks()))) as Mark[]
    const cut: Scope[] = []
    for (const mark of marks) {
      const { scope } = mark
      const id = scopeId(scope)
      // What a row that cannot be read belonged to is not known, so all that may is cut.
      if (!broken.has(id) && !storesOf(scope).some((store) => stores.has(store))) continue
      const { runs: _runs, sweeps: _sweeps, draft: _draft, ...rest } = mark
      cov.put({ ...rest, state: 'partial', rows: 0, asOf: 0, fence: mark.fence + 1 }, keyOf.mark(id))
      cov.delete(rangeOf.pages(id))
      cut.push(scope)
    }
    return cut
  })
}

function storesOf({ kind }: Scope): readonly StoreName[] {
  if (kind === 'transactions') return ['tx']
  if (kind === 'trace') return ['tx', 'ent']
  return kind === 'nftItems' ? ['nft'] : ['ent']
}

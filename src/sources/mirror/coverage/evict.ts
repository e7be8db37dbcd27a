// Deletes rows that no scope needs any more. The mark of a scope is deleted first, so that no answer relies
// on rows that are being deleted. Then its rows follow in batches, except those of other scopes.
import type { StoredTrace } from '../../../service/rules/rows/tables.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { action, trace } from '../kinds/trace.ts'
import { accountIndex, transaction } from '../kinds/transaction.ts'
import { invalidateCache } from '../storage/cache.ts'
import { estimateAnswerSize, isSoundAnswer, type StoredAnswer } from '../storage/answers.ts'
import { type Database, rowStores, settled, type StoreName, readCounter } from '../storage/database.ts'
import { type Key, packAddress, packHash, packLtDescending } from '../storage/keys.ts'
import { decodeRow, indexRange, isSound, type Row } from '../storage/reader.ts'
import { batchRows, type Ledger } from '../storage/write.ts'
import { estimateRowSize } from '../storage/writeRows.ts'
import {
  coverageKey,
  coverageRange,
  type LooseRows,
  type Mark,
  type MemberPage,
  sweepEditions,
  unpackMembers,
} from './marks.ts'
import { putMark, readDoomed, readFirst, readMark, readMarks } from './records.ts'
import { isNeeded } from './rowScopes.ts'
import { type Scope, scopeId } from './scope.ts'

/** Address of a row in the database. */
interface RowPlace {
  readonly store: StoreName
  readonly key: ArrayBuffer | Key
}

/**
 * Deletes what was not used for longest, until `bytes` are free.
 * @param except Id of the scope that is being written.
 * @returns One entry for each deletion: the scope, or undefined for rows without a scope.
 */
export async function evict(
  database: Database,
  ledger: Ledger,
  bytes: number,
  except: string | undefined,
): Promise<readonly (Scope | undefined)[]> {
  const target = ledger.bytes - bytes
  const deleted: (Scope | undefined)[] = await finishDeletions(database, ledger)
  while (ledger.bytes > target) {
    const next = await findLeastUsed(database, except)
    if (next === undefined) break
    if ('scope' in next) await deleteScope(database, ledger, next.scope)
    else if ('entry' in next) await deleteLooseRows(database, ledger, next.at, next.entry)
    else await deleteAnswers(database, ledger, next.answers)
    deleted.push('scope' in next ? next.scope : undefined)
  }
  return deleted
}

type Candidate =
  | { readonly scope: Scope; readonly used: number }
  | { readonly at: string; readonly entry: LooseRows | undefined; readonly used: number }
  | { readonly answers: readonly StoredAnswer[]; readonly used: number }

/** Cached answers that are evicted at a time. */
const oldestAnswers = 20

function findLeastUsed(database: Database, except: string | undefined): Promise<Candidate | undefined> {
  return database.read(['cov', 'ans'], async (tx) => {
    const [marks, loose, answers] = await Promise.all([
      readMarks(tx),
      readFirst<LooseRows>(tx, coverageRange.looseRows()),
      settled(tx.objectStore('ans').index('t').getAll(null, oldestAnswers)) as Promise<StoredAnswer[]>,
    ])
    const candidates: Candidate[] = marks.filter(({ scope }) => scopeId(scope) !== except)
    const [oldest] = answers
    if (oldest !== undefined) candidates.push({ answers, used: oldest.t })
    // One that is damaged does not tell its rows any more; it is only deleted.
    if (loose !== undefined) candidates.push({ at: loose.key, entry: loose.record, used: loose.record?.at ?? 0 })
    return candidates.sort((a, b) => a.used - b.used)[0]
  })
}

/** Deletes a scope: its mark at once, then the rows that no other scope needs. */
export async function deleteScope(database: Database, ledger: Ledger, scope: Scope): Promise<void> {
  const id = scopeId(scope)
  const doomed = await database.write(['cov', 'meta'], async (tx) => {
    const mark = await readMark(tx, id)
    tx.objectStore('cov').delete(coverageKey.mark(id))
    await invalidateCache(tx, 'marks')
    if (mark !== undefined) putMark(tx, coverageKey.doomed(id), mark)
    return mark
  })
  if (doomed !== undefined) await deleteScopeRows(database, ledger, doomed)
}

/** Continues deletions that were interrupted, for example by closing the tab. */
async function finishDeletions(database: Database, ledger: Ledger): Promise<Scope[]> {
  const doomed = await database.read(['cov'], readDoomed)
  for (const { key, record } of doomed) {
    if (record !== undefined) await deleteScopeRows(database, ledger, record)
    else await database.write(['cov'], async (tx) => void tx.objectStore('cov').delete(key))
  }
  return doomed.flatMap(({ record }) => record?.scope ?? [])
}

async function deleteScopeRows(database: Database, ledger: Ledger, mark: Mark): Promise<void> {
  const { scope } = mark
  const id = scopeId(scope)
  if (scope.kind === 'transactions') await deleteHistory(database, ledger, scope.account)
  if (scope.kind === 'trace') await deleteTrace(database, ledger, scope.hash)
  const store = scope.kind === 'nftItems' ? 'nft' : 'ent'
  // A sync that has begun meanwhile writes other editions, which stay.
  for (const edition of sweepEditions(mark)) {
    for (;;) {
      const page = await database.read(['cov'], (tx) => readFirst<MemberPage>(tx, coverageRange.pages(id, edition)))
      if (page === undefined) break
      await deleteRows(
        database,
        ledger,
        unpackMembers(page.record).map(({ key }) => ({ store, key })),
      )
      await database.write(['cov'], async (tx) => void tx.objectStore('cov').delete(page.key))
    }
  }
  await database.write(['cov'], async (tx) => void tx.objectStore('cov').delete(coverageKey.doomed(id)))
}

async function deleteHistory(database: Database, ledger: Ledger, account: string): Promise<void> {
  const key = packAddress(account)
  if (key === undefined) return
  for (let first: Key | undefined, isFull = true; isFull;) {
    const range = indexRange(transaction.span(accountIndex, [key], first))
    const rows = (await database.read(['tx'], (tx) =>
      settled(tx.objectStore('tx').index('k').getAll(range, batchRows)),
    )) as Row[]
    await deleteRows(
      database,
      ledger,
      rows.map(({ h }) => ({ store: 'tx', key: h })),
    )
    isFull = rows.length === batchRows
    const last = rows.at(-1)
    const { lt } = (last && (decodeRow(last) as Transaction)) ?? { lt: '0' }
    // Rows of other scopes stay, so the next batch begins after the last row instead of at the start.
    first = packLtDescending(String(BigInt(lt) - 1n))
    if (first === undefined) return
  }
}

async function deleteTrace(database: Database, ledger: Ledger, hash: string): Promise<void> {
  const key = packHash(hash)
  if (key === undefined) return
  const row = (await database.read(['ent'], (tx) => settled(tx.objectStore('ent').get(trace.storeKey(key))))) as
    | Row
    | undefined
  const stored = row && (decodeRow(row) as StoredTrace | undefined)
  const places: RowPlace[] = [
    { store: 'ent', key: trace.storeKey(key) },
    ...hashPlaces('tx', stored?.row.transactions_order, (bytes) => bytes),
    ...hashPlaces('ent', stored?.actions, (bytes) => action.storeKey(bytes)),
  ]
  for (let at = 0; at < places.length; at += batchRows) {
    await deleteRows(database, ledger, places.slice(at, at + batchRows))
  }
}

function hashPlaces(
  store: StoreName,
  hashes: readonly string[] | null | undefined,
  storeKey: (key: Key) => Key,
): RowPlace[] {
  return (hashes ?? []).flatMap((hash) => {
    const key = packHash(hash)
    return key === undefined ? [] : { store, key: storeKey(key) }
  })
}

async function deleteLooseRows(
  database: Database,
  ledger: Ledger,
  at: string,
  entry: LooseRows | undefined,
): Promise<void> {
  const places = rowStores.flatMap((store) => (entry?.keys[store] ?? []).map((key) => ({ store, key })))
  await deleteRows(database, ledger, places)
  await database.write(['cov'], async (tx) => void tx.objectStore('cov').delete(at))
}

async function deleteAnswers(database: Database, ledger: Ledger, answers: readonly StoredAnswer[]): Promise<void> {
  await database.write(['ans', 'meta'], async (tx) => {
    const [store, meta] = [tx.objectStore('ans'), tx.objectStore('meta')]
    const used = await readCounter(tx, 'bytes')
    const found = (await Promise.all(answers.map(({ h }) => settled(store.get(h))))) as (StoredAnswer | undefined)[]
    let bytes = used
    for (const [at, answer] of found.entries()) {
      // One that was renewed meanwhile is no longer among the oldest.
      if (answer === undefined || answer.t !== answers[at]?.t) continue
      store.delete(answer.h)
      if (isSoundAnswer(answer)) bytes -= estimateAnswerSize(answer)
    }
    ledger.bytes = Math.max(0, bytes)
    meta.put(ledger.bytes, 'bytes')
  })
}

/** Deletes those of the rows that no scope needs. */
async function deleteRows(database: Database, ledger: Ledger, places: readonly RowPlace[]): Promise<void> {
  if (places.length === 0) return
  await database.write([...rowStores, 'cov', 'meta'], async (tx) => {
    const meta = tx.objectStore('meta')
    const [used, rows, keys] = await Promise.all([
      readCounter(tx, 'bytes'),
      Promise.all(places.map(({ store, key }) => settled(tx.objectStore(store).get(key)))) as Promise<
        (Row | undefined)[]
      >,
      settled(tx.objectStore('cov').getAllKeys(coverageRange.marks())) as Promise<string[]>,
    ])
    const markKeys = new Set(keys)
    let bytes = used
    for (const [at, { store, key }] of places.entries()) {
      const row = rows[at]
      if (row === undefined) continue
      if (isNeeded(row, store, markKeys)) continue
      tx.objectStore(store).delete(key)
      // A damaged row does not tell its size.
      if (isSound(row)) bytes -= estimateRowSize(row)
    }
    ledger.bytes = Math.max(0, bytes)
    meta.put(ledger.bytes, 'bytes')
  })
}

// Reads and writes the records of the store `cov`. Each is sealed under its key, so a record that was damaged
// or exchanged for another one counts as missing: what it covered has to be synced again.
import { settled } from '../storage/database.ts'
import { seal, unseal } from '../storage/seal.ts'
import { coverageKey, coverageRange, type LooseRows, type Mark, type MemberPage } from './marks.ts'

const store = (tx: IDBTransaction) => tx.objectStore('cov')

async function readRecord<T extends object>(tx: IDBTransaction, key: string): Promise<T | undefined> {
  return unseal<T>(key, await settled(store(tx).get(key)))
}

/** Reads the mark of a scope; undefined for one that is damaged. */
export function readMark(tx: IDBTransaction, id: string): Promise<Mark | undefined> {
  return readRecord<Mark>(tx, coverageKey.mark(id))
}

/** Reads all marks, or those whose scope id begins with a text, without damaged ones. */
export async function readMarks(tx: IDBTransaction, start = ''): Promise<Mark[]> {
  return (await readAll<Mark>(tx, coverageRange.marks(start))).flatMap(({ record }) => record ?? [])
}

/** Reads the marks of scopes that are being deleted; the record is undefined for a damaged one. */
export function readDoomed(tx: IDBTransaction): Promise<{ readonly key: string; readonly record: Mark | undefined }[]> {
  return readAll<Mark>(tx, coverageRange.doomed())
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the range tells the type of its records
async function readAll<T extends object>(tx: IDBTransaction, range: IDBKeyRange) {
  const [keys, records] = await Promise.all([
    settled(store(tx).getAllKeys(range)) as Promise<string[]>,
    settled(store(tx).getAll(range)) as Promise<unknown[]>,
  ])
  return keys.map((key, at) => ({ key, record: unseal<T>(key, records[at]) }))
}

/** Reads a member page by its key; undefined for one that is damaged. */
export function readMemberPage(tx: IDBTransaction, key: string): Promise<MemberPage | undefined> {
  return readRecord<MemberPage>(tx, key)
}

/** The first record of a range; the record is undefined for a damaged one. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the range tells the type of its records
export async function readFirst<T extends object>(
  tx: IDBTransaction,
  range: IDBKeyRange,
): Promise<{ readonly key: string; readonly record: T | undefined } | undefined> {
  const cursor = await settled(store(tx).openCursor(range))
  if (cursor === null) return undefined
  const key = cursor.key as string
  return { key, record: unseal<T>(key, cursor.value) }
}

/** Writes the mark of a scope, or, with the key of `coverageKey.doomed`, a scope that is being deleted. */
export function putMark(tx: IDBTransaction, key: string, mark: Mark): void {
  store(tx).put(seal(key, mark), key)
}

/** Writes a member page. */
export function putMemberPage(tx: IDBTransaction, key: string, page: MemberPage): void {
  store(tx).put(seal(key, page), key)
}

/** Writes which rows belong to no scope. */
export function putLooseRows(tx: IDBTransaction, key: string, rows: LooseRows): void {
  store(tx).put(seal(key, rows), key)
}

// Damages single records of a mirror's database behind its back: deletes, exchanges and corrupts them.
import type { Random } from '../../../helpers/random.ts'

export const STORES = ['tx', 'nft', 'ent', 'ans', 'cov', 'meta'] as const
/** A store of a mirror's database. */
export type Store = (typeof STORES)[number]

type Value = Record<string, unknown>

export function openRaw(indexedDB: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const request = indexedDB.open(`tonlens:${name}`)
    request.onsuccess = () => {
      const database = request.result
      database.onversionchange = () => database.close()
      opened(database)
    }
    request.onerror = () => failed(request.error ?? new Error('not opened'))
  })
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('failed'))
  })
}

/** Records of all stores, with their keys. */
export type Records = readonly {
  readonly store: Store
  readonly keys: readonly IDBValidKey[]
  readonly values: readonly unknown[]
}[]

export async function readRecords(raw: IDBDatabase): Promise<Records> {
  const tx = raw.transaction(STORES)
  return Promise.all(
    STORES.map(async (store) => {
      const rows = tx.objectStore(store)
      const [keys, values] = await Promise.all([result(rows.getAllKeys()), result<unknown[]>(rows.getAll())])
      return { store, keys, values }
    }),
  )
}

/** Makes the database hold these records, and no others. */
export async function writeRecords(raw: IDBDatabase, records: Records): Promise<void> {
  const tx = raw.transaction(STORES, 'readwrite')
  for (const { store, keys, values } of records) {
    const rows = tx.objectStore(store)
    rows.clear()
    for (const [at, value] of values.entries()) {
      if (rows.keyPath === null) rows.put(value, keys[at])
      else rows.put(value)
    }
  }
  await ended(tx)
}

function ended(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve()
    tx.onabort = () => reject(tx.error ?? new Error('aborted'))
  })
}

/** Damages one or two records of a store. @returns What was done, or undefined for an empty store. */
export async function damage(raw: IDBDatabase, store: Store, random: Random): Promise<string | undefined> {
  const tx = raw.transaction([store], 'readwrite')
  const done = ended(tx)
  done.catch(() => undefined)
  const rows = tx.objectStore(store)
  const keys = await result(rows.getAllKeys())
  if (keys.length === 0) return undefined
  const [key, other] = [random.pick(keys), random.pick(keys)]
  const kind = random.pick(['delete', 'exchange', 'exchange', 'corrupt', 'corrupt', 'corrupt'])
  const inline = rows.keyPath !== null
  const put = (value: unknown, at: IDBValidKey) => (inline ? rows.put(value) : rows.put(value, at))
  let what = kind
  if (kind === 'delete') rows.delete(key)
  else {
    const [a, b] = (await Promise.all([result(rows.get(key)), result(rows.get(other))])) as [unknown, unknown]
    if (kind === 'exchange' && isObject(a) && isObject(b)) {
      if (inline) {
        // The key stays; of the rest, all or one field.
        const fields = Object.keys(a).filter((name) => name !== 'h')
        const chosen = random.chance() ? fields : [random.pick(fields)]
        what += ` ${chosen.join()}`
        const [nextA, nextB] = [{ ...a }, { ...b }]
        for (const field of chosen) [nextA[field], nextB[field]] = [b[field], a[field]]
        rows.put(nextA)
        rows.put(nextB)
      } else {
        rows.put(b, key)
        rows.put(a, other)
      }
    } else {
      const spoiled = structuredClone(a)
      const [next, path] = spoil(spoiled, inline ? ['h'] : [], random)
      what = `corrupt ${path}`
      put(next, key)
    }
  }
  await done
  return `${store}: ${what} (${typeof key === 'string' ? key : 'row'})`
}

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values of other kinds. */
const WRONG: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  -1,
  0,
  1e300,
  '',
  'x',
  [],
  {},
  [[]],
  true,
  { toString: 'x' },
  new Date(0),
]

/** Changes one value anywhere in a record, except some of its fields. @returns The record and the changed path. */
function spoil(record: unknown, except: readonly string[], random: Random): readonly [unknown, string] {
  let place: { holder: Value; name: string } | undefined
  let value = record
  const path: string[] = []
  for (let depth = 0; typeof value === 'object' && value !== null; depth++) {
    const names = Object.keys(value).filter((name) => depth > 0 || !except.includes(name))
    if (names.length === 0 || (depth > 0 && random.chance(0.15))) break
    const name = random.pick(names)
    place = { holder: value as Value, name }
    path.push(name)
    value = (value as Value)[name]
  }
  const next = change(value, random)
  if (place === undefined) return [next, '.']
  if (random.chance(0.1)) delete place.holder[place.name]
  else place.holder[place.name] = next
  return [record, path.join('.')]
}

function change(value: unknown, random: Random): unknown {
  if (random.chance(0.25)) return random.pick(WRONG)
  if (typeof value === 'number') return value + random.pick([1, -1, 3600, -3600, 0.5])
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string' && value !== '') {
    const at = random.integer(value.length)
    const code = value.charCodeAt(at)
    const flipped = /\d/.test(value[at] ?? '')
      ? String((Number(value[at]) + 1 + random.integer(9)) % 10)
      : String.fromCharCode(code ^ 1)
    return value.slice(0, at) + flipped + value.slice(at + 1)
  }
  if (value instanceof ArrayBuffer && value.byteLength > 0) {
    const bytes = new Uint8Array(value.slice(0))
    const at = random.integer(bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(8))
    return bytes.buffer
  }
  if (Array.isArray(value) && value.length > 0) return value.slice(0, random.integer(value.length))
  return random.pick(WRONG)
}

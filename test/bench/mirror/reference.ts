// The least that these reads cost: IndexedDB by hand, in the mirror's own physical design (packed keys,
// rows as arrays, newest first), with native indexes. No names, no coverage, no parameters, no one
// state for all the reads of an answer.
import type { openDB as OpenDB } from 'idb'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'

type Coded = string | number | boolean | null | readonly (Coded | string[])[]

/** Answers that a page could get without the mirror. */
export interface Reference {
  write(transactions: readonly Transaction[], items: readonly NftItem[]): Promise<void>
  byHash(hash: string): Promise<unknown>
  lastOf(account: string, limit: number): Promise<unknown[]>
  adjacentTo(hash: string): Promise<unknown[]>
  itemsOf(owner: string, limit: number): Promise<unknown[]>
  close(): void
}

/** Opens a database. @param openDB That of `idb`; by hand without it. */
export async function openReference(name: string, openDB?: typeof OpenDB): Promise<Reference> {
  const upgrade = (database: Pick<IDBDatabase, 'createObjectStore'>) => {
    const tx = database.createObjectStore('tx', { keyPath: 'h' })
    tx.createIndex('account', 'account')
    tx.createIndex('in', 'in')
    tx.createIndex('out', 'out', { multiEntry: true })
    tx.createIndex('trace', 'trace')
    const nft = database.createObjectStore('nft', { keyPath: 'h' })
    for (const name of ['owner', 'collection', 'changed']) nft.createIndex(name, name)
  }
  const database = openDB === undefined ? await openByHand(name, upgrade) : await openByIdb(openDB, name, upgrade)
  const { encode, decode } = createCodec()
  const store = (of: string) => database.transaction(of, 'readonly', { durability: 'relaxed' }).objectStore(of)
  const rows = (found: { readonly p: Coded }[]) => found.map(({ p }) => decode(p))
  const byHash = async (hash: string) => {
    const row = (await settled(store('tx').get(hashKey(hash)))) as { readonly p: Coded } | undefined
    return row === undefined ? undefined : (decode(row.p) as Transaction)
  }
  const below = (key: Uint8Array<ArrayBuffer>) => IDBKeyRange.bound(key, joined([key, new Uint8Array(80).fill(255)]))
  return {
    byHash,
    lastOf: async (account, limit) =>
      rows(
        await settled(
          store('tx')
            .index('account')
            .getAll(below(addressKey(account)), limit),
        ),
      ),
    async adjacentTo(hash) {
      const given = await byHash(hash)
      if (given === undefined) return []
      const tx = store('tx')
      const found = await Promise.all([
        ...(given.in_msg ? [settled(tx.index('out').getAll(hashKey(given.in_msg.hash)))] : []),
        ...given.out_msgs.map((message) => settled(tx.index('in').getAll(hashKey(message.hash)))),
      ])
      return rows(found.flat() as { readonly p: Coded }[])
    },
    itemsOf: async (owner, limit) =>
      rows(
        await settled(
          store('nft')
            .index('owner')
            .getAll(below(addressKey(owner)), limit),
        ),
      ),
    async write(transactions, items) {
      const coded = transactions.map((row) => ({
        h: hashKey(row.hash),
        account: joined([addressKey(row.account), latestFirst(row.lt)]),
        ...(row.in_msg && { in: hashKey(row.in_msg.hash) }),
        out: row.out_msgs.map((message) => hashKey(message.hash)),
        ...(row.trace_id && { trace: hashKey(row.trace_id) }),
        p: encode(row),
      }))
      const others = items.map((row) => ({
        h: addressKey(row.address),
        owner: joined([
          row.owner_address === null ? [] : addressKey(row.owner_address),
          collectionKey(row),
          indexKey(row.index),
        ]),
        collection: joined([collectionKey(row), indexKey(row.index)]),
        changed: joined([collectionKey(row), latestFirst(row.last_transaction_lt ?? '0')]),
        p: encode(row),
      }))
      for (const [name, list] of [
        ['tx', coded],
        ['nft', others],
      ] as const) {
        for (let at = 0; at < list.length; at += 250) {
          const tx = database.transaction(name, 'readwrite', { durability: 'relaxed' })
          const kept = new Promise((resolve, reject) => {
            tx.oncomplete = resolve
            tx.onabort = () => reject(tx.error)
          })
          for (const row of list.slice(at, at + 250)) tx.objectStore(name).put(row)
          tx.commit()
          await kept
        }
      }
    },
    close: () => database.close(),
  }
}

type Upgrade = (database: Pick<IDBDatabase, 'createObjectStore'>) => void

function openByHand(name: string, upgrade: Upgrade): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => upgrade(opening.result)
  return settled(opening)
}

/** Its stores and transactions are those of IndexedDB, but that requests are promises. */
async function openByIdb(openDB: typeof OpenDB, name: string, upgrade: Upgrade): Promise<IDBDatabase> {
  const database: unknown = await openDB(name, 1, {
    upgrade: (opened) => upgrade(opened as unknown as IDBDatabase),
  })
  return database as IDBDatabase
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  if (request instanceof Promise) return request as Promise<T>
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}

function hashKey(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

function addressKey(text: string): Uint8Array<ArrayBuffer> {
  const [workchain, hex = ''] = text.split(':')
  const key = new Uint8Array(33)
  key[0] = Number(workchain) + 128
  for (let at = 0; at < 32; at += 1) key[at + 1] = parseInt(hex.slice(2 * at, 2 * at + 2), 16)
  return key
}

function collectionKey({ collection_address: collection }: NftItem): ArrayLike<number> {
  return collection === null ? [255] : addressKey(collection)
}

function latestFirst(lt: string): Uint8Array {
  const key = new Uint8Array(8)
  new DataView(key.buffer).setBigUint64(0, ~BigInt(lt))
  return key
}

function indexKey(index: string): Uint8Array {
  const key = new Uint8Array(32)
  let rest = BigInt(index)
  for (let at = 31; at >= 0; at -= 1, rest >>= 8n) key[at] = Number(rest & 255n)
  return key
}

/** Objects as the number of their key list and their values; the lists live as long as the page. */
function createCodec() {
  const lists: (readonly string[])[] = []
  const numbers = new Map<string, number>()
  const encode = (value: unknown): Coded => {
    if (typeof value !== 'object' || value === null) return value as Coded
    if (Array.isArray(value)) return [-1, ...value.map(encode)]
    const keys = Object.keys(value)
    const name = keys.join()
    const number = numbers.get(name) ?? lists.push(keys) - 1
    numbers.set(name, number)
    return [number, ...Object.values(value).map(encode)]
  }
  const decode = (coded: Coded): unknown => {
    if (typeof coded !== 'object' || coded === null) return coded
    const [number] = coded
    if (number === -1) return coded.slice(1).map((item) => decode(item))
    const value: Record<string, unknown> = {}
    const keys = lists[number as number] ?? []
    for (let at = 0; at < keys.length; at += 1) value[keys[at] ?? ''] = decode(coded[at + 1] as Coded)
    return value
  }
  return { encode, decode }
}

// A thin promise layer over IndexedDB. Inside a transaction, only its own requests may be awaited;
// otherwise the browser commits it early. A write succeeds when its transaction completes, not when its
// requests do.
import { MirrorUnavailableError } from '../errors.ts'

/**
 * Object stores: `tx` transactions, `nft` NFT items, `ent` all other entities, `ans` answers by request,
 * `cov` coverage, `meta` the mirror's own settings and counters.
 */
export type StoreName = 'tx' | 'nft' | 'ent' | 'ans' | 'cov' | 'meta'

/** Object stores that hold entities. */
export const rowStores = ['tx', 'nft', 'ent'] as const
/**
 * Schema version. 2 added the store `cov`; 3 stores index keys as text; 4 packs the members of a list
 * page into one buffer; 5 added editions, which invalidate caches; 6 renamed fields of runs; 7 dropped the
 * order of arrival from rows and index keys; 8 added the store `ans`; 9 added checksums; 10 tells imported rows.
 */
const databaseVersion = 10

/** How to open a database. */
export interface DatabaseOptions {
  /** @default globalThis.indexedDB */
  readonly indexedDB?: IDBFactory | undefined
  /** Milliseconds to wait for the browser. @default 5000 */
  readonly openTimeout?: number | undefined
  /** Entries that a new database gets in its `meta` store. */
  readonly initialMeta: Readonly<Record<string, unknown>>
  /** Called when the browser has emptied a database that held rows. */
  readonly onLoss?: ((what: string) => void) | undefined
}

/** An open database. It reconnects by itself when the browser closes the connection. */
export interface Database {
  /** Name of the mirror. */
  readonly name: string
  /** Runs `work` in one read transaction. @throws {MirrorUnavailableError} */
  read<T>(stores: readonly StoreName[], work: (tx: IDBTransaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one write transaction, after all earlier writes. The promise settles when the
   * transaction has completed. The next write starts as soon as `work` is done, so the browser always
   * has one transaction in progress and one queued.
   */
  write<T>(stores: readonly StoreName[], work: (tx: IDBTransaction) => Promise<T>): Promise<T>
  /** Waits for pending writes, then closes the connection. */
  close(): Promise<void>
}

/** Promise of the result of one request. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('Unknown', 'UnknownError'))
  })
}

/** @throws {MirrorUnavailableError} There is no IndexedDB, or it does not open. */
export async function openDatabase(name: string, options: DatabaseOptions): Promise<Database> {
  const factory = findFactory(name, options)
  let connection: Promise<IDBDatabase> | undefined
  let ended: MirrorUnavailableError | undefined
  let isFirst = true
  let lastWrite: Promise<unknown> = Promise.resolve()
  /** Write transactions that have not completed. */
  const pending = new Set<Promise<unknown>>()

  const connect = () => {
    const forget = () => (connection = undefined)
    connection ??= openOnce(name, factory, options, forget).then(({ database, isNew }) => {
      if (isNew && !isFirst) options.onLoss?.('the browser has deleted it')
      isFirst = false
      return database
    })
    connection.catch(forget)
    return connection
  }
  /** A closed connection shows only when it is used, so the first InvalidStateError reconnects. */
  const begin = async (stores: readonly StoreName[], mode: IDBTransactionMode) => {
    if (ended !== undefined) throw ended
    const start = async () => (await connect()).transaction([...stores], mode, { durability: 'relaxed' })
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      connection = undefined
      return start()
    }
  }

  await connect()
  return {
    name,
    async read(stores, work) {
      const tx = await begin(stores, 'readonly')
      try {
        return await work(tx)
      } catch (error) {
        throw storageError(name, 'reading failed', error)
      }
    },
    async write(stores, work) {
      const before = lastWrite
      let letNext: () => void = () => {}
      lastWrite = new Promise<void>((resolve) => (letNext = resolve))
      await before
      const run = async () => {
        const tx = await begin(stores, 'readwrite')
        const kept = new Promise<void>((resolve, reject) => {
          tx.oncomplete = () => resolve()
          tx.onabort = () => reject(tx.error ?? new DOMException('Undone', 'AbortError'))
        })
        kept.catch(() => undefined)
        try {
          const result = await work(tx)
          tx.commit()
          letNext()
          await kept
          return result
        } catch (error) {
          try {
            tx.abort()
          } catch {
            // The browser has already aborted it.
          }
          throw storageError(name, 'a write was undone', error)
        }
      }
      const result = run().finally(letNext)
      const over = result.catch(() => undefined)
      pending.add(over)
      void over.then(() => pending.delete(over))
      return result
    },
    async close() {
      await lastWrite
      await Promise.all(pending)
      ended ??= new MirrorUnavailableError(name, 'closed', 'it has been closed')
      const open = await connection?.catch(() => undefined)
      connection = undefined
      open?.close()
    },
  }
}

function storageError(name: string, what: string, error: unknown): unknown {
  if (!(error instanceof DOMException)) return error
  return new MirrorUnavailableError(name, 'storage', `${what} (${error.name}: ${error.message})`, {
    cause: error,
  })
}

function findFactory(name: string, options: DatabaseOptions): IDBFactory {
  let factory: IDBFactory | undefined
  try {
    // Merely reading the property throws where storage is forbidden.
    factory = options.indexedDB ?? globalThis.indexedDB
  } catch {
    factory = undefined
  }
  if (factory === undefined || factory === null || typeof IDBKeyRange === 'undefined') {
    throw new MirrorUnavailableError(name, 'absent', 'this environment has no IndexedDB')
  }
  return factory
}

function openOnce(
  name: string,
  factory: IDBFactory,
  { openTimeout: limit = 5000, initialMeta, onLoss }: DatabaseOptions,
  onLost: () => void,
): Promise<{ readonly database: IDBDatabase; readonly isNew: boolean }> {
  return new Promise((resolve, reject) => {
    let over = false
    let isNew = false
    const fail = (error: MirrorUnavailableError) => {
      over = true
      clearTimeout(timer)
      reject(error)
    }
    const timer = setTimeout(
      () => fail(new MirrorUnavailableError(name, 'timeout', `it did not open within ${limit} ms`)),
      limit,
    )
    let request: IDBOpenDBRequest
    try {
      request = factory.open(`tonlens:${name}`, databaseVersion)
    } catch (cause) {
      fail(new MirrorUnavailableError(name, 'absent', 'IndexedDB may not be used here', { cause }))
      return
    }
    request.onupgradeneeded = (event) => {
      // The mirror is a cache, so an upgrade empties it. Converting rows here would block every tab.
      for (const store of request.result.objectStoreNames) request.result.deleteObjectStore(store)
      request.result.createObjectStore('cov')
      for (const store of rowStores) {
        request.result.createObjectStore(store, { keyPath: 'h' }).createIndex('k', 'k', { multiEntry: true })
      }
      request.result.createObjectStore('ans', { keyPath: 'h' }).createIndex('t', 't')
      const meta = request.result.createObjectStore('meta')
      for (const [key, value] of Object.entries(initialMeta)) meta.put(value, key)
      isNew = true
      // Only Chromium reports this: the files were damaged, and it started with new ones.
      const { dataLoss } = event as { readonly dataLoss?: string }
      if (dataLoss === 'total') onLoss?.('the browser found its files damaged')
    }
    request.onblocked = () =>
      fail(new MirrorUnavailableError(name, 'blocked', 'another tab holds an older version of it'))
    request.onerror = () => {
      const newer = request.error?.name === 'VersionError'
      const reason = newer ? 'mismatch' : 'absent'
      const what = newer ? 'it was made by a newer version' : 'IndexedDB refused to open it'
      fail(new MirrorUnavailableError(name, reason, what, { cause: request.error }))
    }
    request.onsuccess = () => {
      const database = request.result
      if (over) return database.close()
      clearTimeout(timer)
      database.onversionchange = () => {
        database.close()
        onLost()
      }
      database.onclose = onLost
      resolve({ database, isNew })
    }
  })
}

/** Reads a counter of the store `meta`; 0 for one that is missing or damaged. */
export async function readCounter(tx: IDBTransaction, key: 'bytes' | 'loose' | 'latest'): Promise<number> {
  const value: unknown = await settled(tx.objectStore('meta').get(key))
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0
}

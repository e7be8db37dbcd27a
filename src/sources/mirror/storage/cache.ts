// Caches of names and coverage marks. An answer is made from them right away; one look at their editions,
// in the same transaction, then shows whether any tab has written such rows since. If so, the answer is
// made again without the cache.
import type { Mark, MemberPage } from '../coverage/marks.ts'
import { type Payload } from './codec.ts'
import { settled } from './database.ts'
import type { Reader } from './reader.ts'

/** Parts of the cache that become invalid separately. */
type CachePart = 'names' | 'marks'

/** Version of each cached part. Every write of such rows, in any tab, changes it. */
export type Editions = Readonly<Record<CachePart, string | undefined>>

/** Edition of an empty cache, before the first one has been read. */
const noValue = Symbol('none')

interface CachedPart {
  edition: string | undefined | typeof noValue
}

/**
 * Cached address book and metadata rows. Pages name the same accounts again and again, and looking
 * them up would take as long as reading the page itself.
 */
export interface NameCache extends CachedPart {
  /** Encoded rows, so that callers cannot change them; null for accounts without a row. */
  readonly book: Map<string, Payload>
  readonly metadata: Map<string, Payload>
  /** Rows that had to be read in this edition. */
  misses: number
  /** True once all rows are being preloaded. */
  preloading: boolean
  /** True when all rows of this edition are cached: a row that is not cached does not exist. */
  complete: boolean
}

/** Cached marks of scopes, and cached member pages by their keys in the store `cov`. */
interface MarkCache extends CachedPart {
  readonly marks: Map<string, Mark>
  readonly pages: Map<string, MemberPage>
  /** Logical time at which a page of a history begins, by scope, newest row and offset. */
  readonly starts: Map<string, string>
}

/** The caches of one mirror. */
export interface Cache {
  names: NameCache
  marks: MarkCache
}

/** The caches as one answer uses them. */
export interface CacheAccess extends Readonly<Cache> {
  /** Updates that are applied once it is known that they belong to the edition of the cache. */
  readonly updates: (() => void)[]
}

const emptyNames = (edition: NameCache['edition']): NameCache => ({
  edition,
  book: new Map(),
  metadata: new Map(),
  misses: 0,
  preloading: false,
  complete: false,
})
const emptyMarks = (edition: MarkCache['edition']): MarkCache => ({
  edition,
  marks: new Map(),
  pages: new Map(),
  starts: new Map(),
})

/** Creates an empty cache. */
export function createCache(): Cache {
  return { names: emptyNames(noValue), marks: emptyMarks(noValue) }
}

const editionsKey = 'editions'
const cacheParts: readonly CachePart[] = ['names', 'marks']

/** Reads the editions as a transaction sees them, with one small request. */
export async function readEditions(tx: IDBTransaction): Promise<Editions> {
  const editions = (await settled(tx.objectStore('meta').get(editionsKey))) as Partial<Editions> | null | undefined
  // Anything else than a text never equals itself after it was read again.
  const read = (part: CachePart) => (typeof editions?.[part] === 'string' ? editions[part] : undefined)
  return { names: read('names'), marks: read('marks') }
}

/** Invalidates a part of the cache in every tab. Call it in the transaction that writes the rows. */
export async function invalidateCache(tx: IDBTransaction, part: CachePart): Promise<void> {
  const editions = await readEditions(tx)
  tx.objectStore('meta').put({ ...editions, [part]: `${Date.now()} ${Math.random()}` }, editionsKey)
}

/** Runs `work` with the cache. If the cache turns out to be outdated, empties it and runs `work` again. */
export async function withCache<T>(
  cache: Cache,
  reader: Reader,
  work: (access: CacheAccess) => Promise<T>,
): Promise<T> {
  for (;;) {
    const access: CacheAccess = { ...cache, updates: [] }
    const answer = work(access)
    // This request follows the first one of `work`, which has more to do with its result.
    const { editions } = reader
    await answer.catch(() => undefined)
    if (isCurrent(cache, access, await editions)) {
      for (const update of access.updates) update()
      return answer
    }
  }
}

/** Checks the editions that were used, and replaces outdated parts of the cache by empty ones. */
function isCurrent(cache: Cache, access: CacheAccess, editions: Editions): boolean {
  let current = true
  for (const part of cacheParts) {
    const used = access[part]
    if (used.edition === noValue) used.edition = editions[part]
    if (used.edition === editions[part]) continue
    current = false
    if (part === 'names') cache.names = emptyNames(editions.names)
    else cache.marks = emptyMarks(editions.marks)
  }
  return current
}

/** Largest numbers of cached entries. A member page holds up to a thousand members. */
export const maxCached = { marks: 500, pages: 50, starts: 5000 }

/** Gives a cached mark or member page, or reads it and caches it. */
export async function readCachedPart<Sort extends 'marks' | 'pages'>(
  { marks, updates }: CacheAccess,
  sort: Sort,
  key: string,
  read: () => Promise<unknown>,
): Promise<(Sort extends 'marks' ? Mark : MemberPage) | undefined> {
  const cached: Map<string, unknown> = marks[sort]
  if (cached.has(key)) return cached.get(key) as never
  const value = await read()
  const update = () => {
    if (cached.size >= maxCached[sort]) cached.clear()
    cached.set(key, value)
  }
  if (value !== undefined) updates.push(update)
  return value as never
}

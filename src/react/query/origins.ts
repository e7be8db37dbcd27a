// The origin of an answer is an entry of its own beside the data, so that the data stays plain for loaders and servers.
import {
  type InfiniteData,
  notifyManager,
  type Query,
  type QueryCache,
  type QueryClient,
  type QueryKey,
  skipToken,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { TypedAnswer } from '../../sources/client/client.ts'
import { isUnreachable } from '../../sources/client/limits/policy.ts'
import { combineOrigins, type Origin } from '../../sources/client/origin.ts'

/** The part of TanStack Query's context that a query function uses; there is no cache if it is called by hand. */
export interface QueryContext {
  readonly signal: AbortSignal
  readonly client?: QueryClient | undefined
  readonly queryKey?: QueryKey | undefined
  /** Set for queries with pages. */
  readonly pageParam?: unknown
}

/** Data of a cached entry: origin `null` if it is unknown, one for each page. */
export type CachedOrigins = readonly (Origin | null)[]

/** An answer in the cache, whose origin may be unknown. */
interface AnswerInCache {
  readonly data: unknown
  readonly origin: Origin | undefined
}

/** Returns the key of the entry that holds the origins of another entry. */
function originKey(queryKey: QueryKey): QueryKey {
  return [...queryKey, 'origin']
}

/** Tells whether an entry holds the origins of another entry. */
export function isOriginKey(queryKey: QueryKey): boolean {
  return queryKey.at(-1) === 'origin'
}

/** Returns the origins of the answers in a cached entry: one, or one per page. */
export function readOrigins(cache: QueryClient, queryKey: QueryKey): readonly (Origin | undefined)[] {
  return matchOrigins(cache.getQueryData(queryKey), readCachedOrigins(cache, queryKey))
}

/** Returns the origins that are cached beside the data of an entry. */
export function readCachedOrigins(cache: QueryClient, queryKey: QueryKey): CachedOrigins | undefined {
  const beside = cache.getQueryState<CachedOrigins>(originKey(queryKey))
  // Data that was put into the cache since then has another time, and nothing is known of it.
  return beside?.dataUpdatedAt === cache.getQueryState(queryKey)?.dataUpdatedAt ? beside?.data : undefined
}

/** Returns the origin of each answer in the data of a query. */
export function matchOrigins(data: unknown, origins: CachedOrigins | undefined): readonly (Origin | undefined)[] {
  return readAnswers(data).map((_, at) => origins?.[at] ?? undefined)
}

/**
 * Query options of the entry with the origins of another one: nobody requests it, and it is removed with the other one.
 */
export function originOptions(queryKey: QueryKey): UseQueryOptions<CachedOrigins> {
  return { queryKey: originKey(queryKey), queryFn: skipToken, gcTime: Infinity }
}

/** Returns the cached answer that a query function is about to replace; undefined if there is none. */
export function readCached({ client: cache, queryKey = [], pageParam }: QueryContext): AnswerInCache | undefined {
  const data = cache?.getQueryData(queryKey)
  const at = pageKeys(data).indexOf(JSON.stringify(pageParam))
  const answer = readAnswers(data)[at]
  return cache === undefined || answer === undefined
    ? undefined
    : { data: answer, origin: readOrigins(cache, queryKey)[at] }
}

/**
 * Returns the data of the answer that a query function has received, whose origin is cached with it; the cached answer
 * if that is newer, since a mirror may be behind.
 */
export function acceptAnswer<Data>(context: QueryContext, answer: TypedAnswer<Data>): Data {
  const cached = readCached(context)
  if (answer.origin.source === 'mirror' && cached?.origin !== undefined && cached.origin.asOf > answer.origin.asOf) {
    noteOrigin(context, cached.origin)
    return cached.data as Data
  }
  noteOrigin(context, answer.origin)
  return answer.data
}

/** Origins of the answers of a fetch in progress, by page. */
const noted = new WeakMap<Query, Map<string | undefined, Origin | undefined>>()

/** Notes the origin of an answer: it is cached when the query function has ended, under the same time as the data. */
export function noteOrigin(
  { client: cache, queryKey = [], pageParam }: QueryContext,
  origin: Origin | undefined,
): void {
  const query = cache && findQuery(cache, queryKey)
  if (cache === undefined || query === undefined) return
  keepOrigins(cache)
  let pages = noted.get(query)
  if (pages === undefined) {
    const before = readOrigins(cache, queryKey)
    pages = new Map(pageKeys(query.state.data).map((key, at) => [key, before[at]]))
    noted.set(query, pages)
  }
  pages.set(JSON.stringify(pageParam), origin)
}

const kept = new WeakSet<QueryCache>()

/**
 * From now on writes the origins of each fetch beside its data, and removes them with it. Called before a request, so
 * that a later answer is put into the cache after the first one has its origin.
 */
export function keepOrigins(cache: QueryClient | undefined): void {
  if (cache === undefined) return
  const queries = cache.getQueryCache()
  if (kept.has(queries)) return
  kept.add(queries)
  queries.subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') {
      const beside = findQuery(cache, originKey(query.queryKey))
      if (beside !== undefined) queries.remove(beside)
    }
    if (event.type !== 'updated') return
    const pages = noted.get(query)
    const { action } = event
    if (action.type === 'fetch') noted.delete(query)
    if (action.type !== 'success' || action.manual === true || pages === undefined) return
    noted.delete(query)
    writeOrigins(
      cache,
      query,
      pageKeys(query.state.data).map((key) => pages.get(key)),
    )
  })
}

function writeOrigins(cache: QueryClient, { queryKey, state }: Query, origins: readonly (Origin | undefined)[]): void {
  const beside = cache.getQueryCache().build(cache, cache.defaultQueryOptions(originOptions(queryKey)))
  beside.setData(
    origins.map((origin) => origin ?? null),
    { updatedAt: state.dataUpdatedAt, manual: true },
  )
}

/**
 * Puts a later answer into the cache, with its origin, in place of the one that a query function has returned; does
 * nothing if the cached one is newer.
 * @param join Joins a cached page with the newer answer to it, so that the pages after it still follow; `undefined`
 * if they cannot follow, and are to be requested again.
 * @param isValid Tells whether the cached page is the answer to this request alone.
 */
export function replaceAnswer<Data>(
  { client: cache, queryKey = [], pageParam }: QueryContext,
  newer: TypedAnswer<Data>,
  join: (cached: Data, newer: Data) => Data | undefined,
  isValid: () => boolean,
): void {
  if (cache === undefined) return
  whenSettled(cache, queryKey, (query) => {
    const { data } = query.state
    const origins = readOrigins(cache, queryKey)
    const at = pageKeys(data).indexOf(JSON.stringify(pageParam))
    const before = origins[at]
    if (!isValid() || at < 0 || (before !== undefined && before.asOf > newer.origin.asOf)) return
    const answers = readAnswers(data)
    const isLast = at === answers.length - 1
    const joined = isLast ? newer.data : join(answers[at] as Data, newer.data)
    // Rows that stay are as old as the cached answer.
    const origin =
      joined === newer.data || joined === undefined
        ? newer.origin
        : combineOrigins([before ?? newer.origin, newer.origin])
    const count = joined === undefined ? at + 1 : answers.length
    const pages = answers.with(at, joined ?? newer.data).slice(0, count)
    notifyManager.batch(() => {
      cache.setQueryData(queryKey, isPages(data) ? { pages, pageParams: data.pageParams.slice(0, count) } : pages[0])
      writeOrigins(cache, query, origins.with(at, origin).slice(0, count))
    })
  })
}

/**
 * Shows in the cache why there is no answer newer than an old one of the mirror: a refusal is the error of the entry,
 * which keeps its data; that the service cannot be reached is told by the origin.
 */
export function showFailure({ client: cache, queryKey = [], pageParam }: QueryContext, error: unknown): void {
  if (cache === undefined) return
  whenSettled(cache, queryKey, (query) => {
    const { data, errorUpdateCount } = query.state
    if (!isUnreachable(error)) {
      return query.setState({
        status: 'error',
        error: error as Error,
        errorUpdatedAt: Date.now(),
        errorUpdateCount: errorUpdateCount + 1,
      })
    }
    const at = pageKeys(data).indexOf(JSON.stringify(pageParam))
    const mark = (origin: Origin | undefined, page: number) =>
      page === at && origin?.source === 'mirror' ? { ...origin, unreachable: true } : origin
    writeOrigins(cache, query, readOrigins(cache, queryKey).map(mark))
  })
}

/** Runs `act` once no fetch is in flight: a fetch overwrites whatever changed after it started. */
function whenSettled(cache: QueryClient, queryKey: QueryKey, act: (query: Query) => void): void {
  const query = findQuery(cache, queryKey)
  if (query === undefined) return
  const isSettled = () => query.state.fetchStatus !== 'fetching'
  if (isSettled()) return act(query)
  const stop = cache.getQueryCache().subscribe((event) => {
    if (event.query !== query) return
    if (event.type === 'removed') stop()
    if (event.type !== 'updated' || !isSettled()) return
    stop()
    act(query)
  })
}

function findQuery(cache: QueryClient, queryKey: QueryKey): Query | undefined {
  return cache.getQueryCache().get(cache.defaultQueryOptions({ queryKey }).queryHash)
}

/** Returns the one answer in the data of a query, or its pages. */
export function readAnswers(data: unknown): readonly unknown[] {
  return isPages(data) ? data.pages : [data]
}

/** Identifies the answers in the data of a query by their page parameters; a single answer has none. */
function pageKeys(data: unknown): readonly (string | undefined)[] {
  return isPages(data) ? data.pageParams.map((param) => JSON.stringify(param)) : [undefined]
}

function isPages(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

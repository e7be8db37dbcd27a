import {
  type InfiniteData,
  type QueryCache,
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
  skipToken,
} from '@tanstack/react-query'
import type { TypedAnswer } from '../../sources/client/client.ts'
import { isUnreachable } from '../../sources/client/limits/policy.ts'
import { combineOrigins, type Origin } from '../../sources/client/origin.ts'

/** Origins of the answers of this page. The data itself stays plain, so that a server can send it. */
const origins = new WeakMap<object, Origin>()

/** Returns the data of an answer, whose origin is known from now on. */
export function attachOrigin<Data>({ data, origin }: TypedAnswer<Data>): Data {
  if (typeof data === 'object' && data !== null) origins.set(data, origin)
  return data
}

/** Reads the origins of the data of a query: one, or one per page. */
export function readOrigins(data: unknown): readonly (Origin | undefined)[] {
  return readAnswers(data).map(readOrigin)
}

/** Reads the origins of a cached entry; for one that a server or another page made, from the entry beside it. */
export function readCachedOrigins(cache: QueryClient, queryKey: QueryKey): readonly (Origin | undefined)[] {
  const entry = cache.getQueryState(queryKey)
  const answers = readAnswers(entry?.data)
  const beside = cache.getQueryState<readonly (Origin | null)[]>(besideKey(queryKey))
  // Data that was put into the cache since then has another time, and nothing is known of it.
  if (beside?.data !== undefined && beside.dataUpdatedAt === entry?.dataUpdatedAt) {
    for (const [at, data] of answers.entries()) {
      const origin = beside.data[at]
      if (origin != null && readOrigin(data) === undefined) attachOrigin({ data, origin })
    }
  }
  return answers.map(readOrigin)
}

/** Key of the entry that holds the origins of another entry, so that `dehydrate` carries both. */
function besideKey(queryKey: QueryKey): QueryKey {
  return [...queryKey, 'origin']
}

const kept = new WeakSet<QueryCache>()

/** From now on writes the origins of each entry beside it, under the same time, and removes them with it. */
export function keepOrigins(cache: QueryClient): void {
  const queries = cache.getQueryCache()
  if (kept.has(queries)) return
  kept.add(queries)
  queries.subscribe((event) => {
    const { queryKey, state } = event.query
    if (event.type === 'removed') {
      const beside = queries.get(cache.defaultQueryOptions({ queryKey: besideKey(queryKey) }).queryHash)
      if (beside !== undefined) queries.remove(beside)
    }
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const found = readOrigins(state.data)
    if (found.every((origin) => origin === undefined)) return
    const options = cache.defaultQueryOptions({ queryKey: besideKey(queryKey), queryFn: skipToken, gcTime: Infinity })
    const beside = found.map((origin) => origin ?? null)
    queries.build(cache, options).setData(beside, { updatedAt: state.dataUpdatedAt, manual: true })
  })
}

/** Place of one answer in the data of a query. */
export interface AnswerPlace {
  readonly read: (data: unknown) => unknown
  /** Returns the data with `answer` in this place, or the same data if there is no such place. */
  readonly write: (data: unknown, answer: unknown) => unknown
}

/** The answer is all of the data. */
export const wholeData: AnswerPlace = { read: (data) => data, write: (_data, answer) => answer }

/**
 * Returns the place of one page.
 * @param isPage Tells whether a page parameter is that of the page.
 * @param trim Makes the page of an answer. @default the answer itself
 * @param join Joins the cached page with a newer answer to it, so that the pages after it still follow;
 * `undefined` if they cannot follow, and are to be requested again. @default the newer answer
 */
export function pagePlace(
  isPage: (pageParam: unknown) => boolean,
  trim: (answer: unknown) => unknown = (answer) => answer,
  join: (cached: unknown, newer: unknown) => unknown = (_cached, newer) => newer,
): AnswerPlace {
  return {
    read: (data) => (isPages(data) ? data.pages[data.pageParams.findIndex(isPage)] : undefined),
    write(data, answer) {
      const at = isPages(data) ? data.pageParams.findIndex(isPage) : -1
      if (!isPages(data) || at < 0) return data
      const newer = trim(answer)
      const joined = at === data.pages.length - 1 ? newer : join(data.pages[at], newer)
      const kept = joined === undefined ? at + 1 : data.pages.length
      const pages = data.pages.slice(0, kept).map((page, index) => (index === at ? (joined ?? newer) : page))
      return { ...data, pages, pageParams: data.pageParams.slice(0, kept) }
    },
  }
}

/** Returns a place that ignores answers as soon as `isValid` returns false. */
export function onlyWhile(isValid: () => boolean, { read, write }: AnswerPlace): AnswerPlace {
  return { read, write: (data, answer) => (isValid() ? write(data, answer) : data) }
}

/** Shares equal parts between two answers, as TanStack Query does, and keeps the newer origin. */
export function shareAnswer(before: unknown, after: unknown): unknown {
  return copyOrigin(after, replaceEqualDeep(before, after))
}

/** Does the same as {@link shareAnswer} for each page. */
export function sharePages(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after)
  if (isPages(shared) && isPages(after)) {
    for (const [at, page] of shared.pages.entries()) copyOrigin(after.pages[at], page)
  }
  return shared
}

/** Returns the newer of an answer and the cached one: a mirror may be behind what is shown already. */
export function pickNewer<Data>(answer: Data, cached: unknown): Data {
  const isBehind = answerTime(cached) > answerTime(answer) && readOrigin(answer)?.source === 'mirror'
  return isBehind ? (cached as Data) : answer
}

/**
 * Returns a function that puts an answer into the cache in place of an older one; `undefined`
 * without a cache or a key.
 */
export function cacheUpdater(
  cache: QueryClient | undefined,
  queryKey: QueryKey | undefined,
  place: AnswerPlace,
): ((answer: TypedAnswer<unknown>) => void) | undefined {
  if (cache === undefined || queryKey === undefined) return undefined
  return (newer) =>
    whenSettled(cache, queryKey, (updatedAt) => {
      const answer = attachOrigin(newer)
      const update = (data: unknown) =>
        answerTime(place.read(data)) > answerTime(answer) ? data : place.write(data, answer)
      // At least 1 ms later than the answer it replaces: observers are not notified of the same time.
      cache.setQueryData(queryKey, update, { updatedAt: Math.max(Date.now(), updatedAt + 1) })
    })
}

/**
 * Returns a function that shows in the cache why there is no answer newer than an old one of the mirror: a refusal is
 * the error of the entry, which keeps its data; that the service cannot be reached is told by the origin.
 */
export function failureUpdater(
  cache: QueryClient | undefined,
  queryKey: QueryKey | undefined,
  place: AnswerPlace,
): ((error: unknown) => void) | undefined {
  if (cache === undefined || queryKey === undefined) return undefined
  return (error) =>
    whenSettled(cache, queryKey, (updatedAt) => {
      if (!isUnreachable(error)) {
        const query = cache.getQueryCache().find({ queryKey, exact: true })
        const { errorUpdateCount = 0 } = query?.state ?? {}
        query?.setState({
          status: 'error',
          error: error as Error,
          errorUpdatedAt: Date.now(),
          errorUpdateCount: errorUpdateCount + 1,
        })
        return
      }
      const shown = place.read(cache.getQueryData(queryKey))
      const origin = readOrigin(shown)
      if (origin?.source !== 'mirror') return
      attachOrigin({ data: shown, origin: { ...origin, unreachable: true } })
      cache.setQueryData(queryKey, (data: unknown) => data, { updatedAt: Math.max(Date.now(), updatedAt + 1) })
    })
}

/** Runs `act` once no fetch is in flight: a fetch overwrites whatever changed after it started. */
function whenSettled(cache: QueryClient, queryKey: QueryKey, act: (updatedAt: number) => void): void {
  const queries = cache.getQueryCache()
  const query = queries.find({ queryKey, exact: true })
  if (query === undefined) return
  const isSettled = () => query.state.fetchStatus !== 'fetching'
  if (isSettled()) return act(query.state.dataUpdatedAt)
  const stop = queries.subscribe((event) => {
    if (event.query !== query) return
    if (event.type === 'removed') stop()
    if (event.type !== 'updated' || !isSettled()) return
    stop()
    act(query.state.dataUpdatedAt)
  })
}

/** `undefined` if the data did not come from a client in this page. */
function readOrigin(data: unknown): Origin | undefined {
  return typeof data === 'object' && data !== null ? origins.get(data) : undefined
}

/** Gives data that was made from several answers the origin of the oldest one. */
export function copyOldestOrigin<Data>(from: readonly unknown[], to: Data): Data {
  const oldest = combineOrigins(from.map(readOrigin).filter((origin) => origin !== undefined))
  return oldest === undefined ? to : attachOrigin({ data: to, origin: oldest })
}

function copyOrigin(from: unknown, to: unknown): unknown {
  const origin = readOrigin(from)
  return origin === undefined ? to : attachOrigin({ data: to, origin })
}

/** Returns the one answer in the data of a query, or its pages. */
export function readAnswers(data: unknown): readonly unknown[] {
  return isPages(data) ? data.pages : [data]
}

function answerTime(data: unknown): number {
  return readOrigin(data)?.asOf ?? -Infinity
}

function isPages(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

import { type InfiniteData, type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query'
import type { TypedAnswer } from '../client/client.ts'
import type { Origin } from '../client/origin.ts'

/**
 * Key under which cached data carries the origin of its answer. The property is not enumerable:
 * comparisons ignore it, and a cache that is written as JSON does not contain it.
 */
const originKey = Symbol('origin')

/** Returns the data of an answer, which carries the origin from now on in place of an older one. */
export function attachOrigin<Data>({ data, origin }: TypedAnswer<Data>): Data {
  if (typeof data === 'object' && data !== null) {
    Reflect.defineProperty(data, originKey, { value: origin, configurable: true })
  }
  return data
}

/** Reads the origins in the data of a query: one, or one per page. */
export function readOrigins(data: unknown): readonly (Origin | undefined)[] {
  return isPages(data) ? data.pages.map(readOrigin) : [readOrigin(data)]
}

/** Place of one answer in the data of a query. */
export interface AnswerPlace {
  readonly read: (data: unknown) => unknown
  /** Returns the data with `answer` in this place, or the same data if there is no such place. */
  readonly write: (data: unknown, answer: unknown) => unknown
}

/** The answer is all of the data. */
export const wholeData: AnswerPlace = { read: (data) => data, write: (_data, answer) => answer }

/** Returns the place of the page that was requested with `pageParam`. */
export function pagePlace(pageParam: number): AnswerPlace {
  return {
    read: (data) => (isPages(data) ? data.pages[data.pageParams.indexOf(pageParam)] : undefined),
    write(data, answer) {
      if (!isPages(data) || !data.pageParams.includes(pageParam)) return data
      const at = data.pageParams.indexOf(pageParam)
      return { ...data, pages: data.pages.map((page, index) => (index === at ? answer : page)) }
    },
  }
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
  return typeof data === 'object' && data !== null ? (data as { [originKey]?: Origin })[originKey] : undefined
}

function copyOrigin(from: unknown, to: unknown): unknown {
  const origin = readOrigin(from)
  return origin === undefined ? to : attachOrigin({ data: to, origin })
}

function answerTime(data: unknown): number {
  return readOrigin(data)?.asOf ?? -Infinity
}

function isPages(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

import { type InfiniteData, type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query'
import type { TypedAnswer } from '../client/client.ts'
import type { Origin } from '../client/origin.ts'

/**
 * Key under which cached data carries the origin of its answer. The property is not enumerable:
 * comparisons ignore it, and a cache that is written as JSON does not contain it.
 */
const originKey = Symbol('origin')

/** Returns the data of an answer, which carries the origin from now on in place of an older one. */
export function withOrigin<Data>({ data, origin }: TypedAnswer<Data>): Data {
  if (typeof data === 'object' && data !== null) {
    Reflect.defineProperty(data, originKey, { value: origin, configurable: true })
  }
  return data
}

/** Reads the origin that data carries; `undefined` for data that did not come from a client in this page. */
function readOrigin(data: unknown): Origin | undefined {
  return typeof data === 'object' && data !== null ? (data as { [originKey]?: Origin })[originKey] : undefined
}

/** Where in the data of a query one answer lies. */
export interface Place {
  readonly read: (data: unknown) => unknown
  /** The data with `answer` in that place; as it was when there is no such place. */
  readonly write: (data: unknown, answer: unknown) => unknown
}

/** The answer is the data. */
export const wholeData: Place = { read: (data) => data, write: (_data, answer) => answer }

/** The answer is the page that was asked for by `pageParam`. */
export function pageOf(pageParam: number): Place {
  return {
    read: (data) => (isPages(data) ? data.pages[data.pageParams.indexOf(pageParam)] : undefined),
    write(data, answer) {
      if (!isPages(data) || !data.pageParams.includes(pageParam)) return data
      const at = data.pageParams.indexOf(pageParam)
      return { ...data, pages: data.pages.map((page, index) => (index === at ? answer : page)) }
    },
  }
}

/** Equal parts stay the same objects, as without this, and tell the origin of the newer answer. */
export function shareAnswer(before: unknown, after: unknown): unknown {
  return moveOrigin(after, replaceEqualDeep(before, after))
}

/** {@link shareAnswer} for an answer per page. */
export function sharePages(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after)
  if (isPages(shared) && isPages(after)) {
    for (const [at, page] of shared.pages.entries()) moveOrigin(after.pages[at], page)
  }
  return shared
}

/** The answer that speaks of the later moment: a mirror may be behind what is shown already. */
export function newerOf<Answer>(answer: Answer, shown: unknown): Answer {
  const isBehind = momentOf(shown) > momentOf(answer) && readOrigin(answer)?.source === 'mirror'
  return isBehind ? (shown as Answer) : answer
}

/** Puts an answer into the cache, in place of an older one. */
export function replaceWith(
  cache: QueryClient | undefined,
  queryKey: QueryKey | undefined,
  place: Place,
): ((answer: TypedAnswer<unknown>) => void) | undefined {
  if (cache === undefined || queryKey === undefined) return undefined
  return (newer) =>
    whenSettled(cache, queryKey, (updatedAt) => {
      const answer = withOrigin(newer)
      const replaced = (data: unknown) =>
        momentOf(place.read(data)) > momentOf(answer) ? data : place.write(data, answer)
      // Later than the answer it replaces: within one millisecond nobody would be told.
      cache.setQueryData(queryKey, replaced, { updatedAt: Math.max(Date.now(), updatedAt + 1) })
    })
}

/** Origins of the answers in the data of a query: one, or one per page. */
export function originsOf(data: unknown): readonly (Origin | undefined)[] {
  return isPages(data) ? data.pages.map(readOrigin) : [readOrigin(data)]
}

/** A fetch under way writes what it started from: whatever changes meanwhile would be lost. */
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

function moveOrigin(from: unknown, to: unknown): unknown {
  const origin = readOrigin(from)
  return origin === undefined ? to : withOrigin({ data: to, origin })
}

function momentOf(answer: unknown): number {
  return readOrigin(answer)?.asOf ?? -Infinity
}

function isPages(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

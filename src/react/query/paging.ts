// Reads a listing on from its last row by a bound on the value that sorts it, so that rows that arrive
// meanwhile shift nothing. Rows that share the last value are requested again and removed by key.
import type { CursorRule, PageRule } from '../../service/endpoints/endpoint.ts'
import type { TypedAnswer } from '../../sources/client/client.ts'
import { combineOrigins } from '../../sources/client/origin.ts'
import { maxPage } from '../../service/rules/requests/page.ts'
import { isSince, type ServiceVersion } from '../../service/rows/version.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Place after the last row of a page. */
export interface PageCursor {
  /** Value that sorts the last row; null for rows without it. */
  readonly at: string | null
  /** Number of rows with this value that were read. */
  readonly count: number
  /** Keys of these rows, the last 1,000 at most. */
  readonly keys: readonly string[]
}

/**
 * Page parameter of an infinite query: a number of rows to skip, the place after the last row, or the cursor
 * that the service gave.
 */
export type PageParam = number | PageCursor | string

/** An order by which a listing is read on. */
export interface RowOrder {
  /** Parameters for the rows from a value on. */
  readonly bound: (at: string | null) => Readonly<Record<string, unknown>>
  /** Value that sorts a row; null for rows without it. */
  readonly value: (row: unknown) => string | null
  readonly key: (row: unknown) => string
  /** Whether rows without the value follow all others. No bound finds them. */
  readonly hasTail: boolean
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the order of a request by which it can be read on; `undefined` if it is read by offset.
 * @param version Version of the service; unknown, it may be any.
 */
export function readOrder(
  rule: CursorRule | undefined,
  params: Fields,
  version: ServiceVersion | undefined,
): RowOrder | undefined {
  if (rule === undefined || Number(params['offset'] ?? 0) > 0 || rule.excludes?.(params) === true) return undefined
  const { mixedSince } = rule
  const isMixed = mixedSince !== undefined && (version === undefined || isSince(version, mixedSince))
  if (isMixed && rule.withoutValue?.(params) !== undefined) return undefined
  const isAscending = params['sort'] === 'asc'
  const isTimed = rule.lt === undefined || params['start_utime'] !== undefined || params['end_utime'] !== undefined
  const field = isTimed ? rule.utime : rule.lt
  if (field === undefined) return undefined
  const bound = `${isAscending ? 'start' : 'end'}_${isTimed ? 'utime' : 'lt'}`
  const tail = rule.withoutValue?.(params)
  return {
    hasTail: isAscending && tail !== undefined,
    // Rows without the value come first in descending order, where no bound is needed.
    bound: (at) => (at === null ? { ...(isAscending && tail) } : { [bound]: isTimed ? Number(at || NaN) : at }),
    value: (row) => readText((row as Fields)[field]) ?? (tail === undefined ? '' : null),
    key: (row) => rule.key.map((name) => String((row as Fields)[name])).join(' '),
  }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/**
 * Returns the parameter of the page that follows.
 * @param limit Rows of a page.
 */
export function nextPageParam(
  order: RowOrder | undefined,
  rows: readonly unknown[],
  before: PageParam,
  limit: number,
): PageParam | undefined {
  if (rows.length >= limit) return order === undefined ? Number(before) + limit : nextCursor(order, rows, before)
  const endsBeforeTail = order?.hasTail === true && typeof before === 'object' && before.at !== null
  return endsBeforeTail ? { at: null, count: 0, keys: [] } : undefined
}

/** Returns the place after the last row of a page. */
function nextCursor({ value, key }: RowOrder, rows: readonly unknown[], before: PageParam): PageCursor {
  const at = value(rows.at(-1))
  const start = rows.findLastIndex((row) => value(row) !== at) + 1
  const continues = start === 0 && typeof before === 'object' && before.at === at
  const known = continues ? before : { count: 0, keys: [] }
  const tied = rows.slice(start)
  return {
    at,
    count: known.count + tied.length,
    keys: [...known.keys, ...tied.map(key)].slice(-maxPage),
  }
}

/** How the rows of an answer are read, and replaced. */
type Rows<R> = Pick<PageRule<R>, 'items' | 'totals' | 'withoutOffset' | 'largest'>

/**
 * Reads the page after `cursor`: up to `limit` rows that were not read before.
 * @param largest Most rows of a request.
 * @param read Sends one request; `isAlone` tells whether the page came from this request alone.
 */
export async function readPageAfter<R>(
  rows: Rows<R>,
  order: RowOrder,
  limit: number,
  cursor: PageCursor,
  largest: number,
  read: (params: Fields, isAlone: () => boolean) => Promise<TypedAnswer<R>>,
): Promise<TypedAnswer<R>> {
  const { at, count } = cursor
  const { items } = rows
  const overlap = at === null ? 0 : Math.min(count, largest - limit)
  const bound = order.bound(at)
  if (rows.withoutOffset === true)
    return readWindow(rows, order, limit, cursor, largest, (size) => read({ ...bound, limit: size }, () => true))
  const size = limit + overlap
  const answers: TypedAnswer<R>[] = []
  for (let offset = count - overlap; ; offset += size) {
    const answer = await read({ ...bound, limit: size, offset }, () => answers.length === 1)
    answers.push(answer)
    const page = removeKnownRows(rows, order, limit, cursor, joinAnswers(rows, answers))
    // Rows that arrived among those with the same value can fill a request with known rows.
    if (items(page.data).length >= limit || items(answer.data).length < size) return page
  }
}

/**
 * Reads the page after `cursor` of a listing without an offset: a request holds the known rows, too.
 * @throws {TonlensError} More rows share one value than a request can ask for.
 */
async function readWindow<R>(
  rows: Rows<R>,
  order: RowOrder,
  limit: number,
  cursor: PageCursor,
  largest: number,
  read: (size: number) => Promise<TypedAnswer<R>>,
): Promise<TypedAnswer<R>> {
  for (let size = Math.min(largest, limit + cursor.count); ; size = largest) {
    const answer = await read(size)
    const page = removeKnownRows(rows, order, limit, cursor, answer)
    if (rows.items(page.data).length >= limit || rows.items(answer.data).length < size) return page
    if (size === largest) {
      throw new TonlensError(
        `More than ${largest - limit} rows have the same time ${cursor.at}, and the service cannot skip rows here. Ask for fewer rows a page.`,
      )
    }
  }
}

/** Removes the rows that were read before a page, and those beyond its size. */
export function removeKnownRows<R>(
  rows: Rows<R>,
  { key }: RowOrder,
  limit: number,
  { keys }: PageCursor,
  { data, origin }: TypedAnswer<R>,
): TypedAnswer<R> {
  const seen = new Set(keys)
  const unknown = rows.items(data).filter((row) => !seen.has(key(row)) && seen.add(key(row)))
  return { data: replaceRows(rows, data, unknown.slice(0, limit)), origin }
}

/** Joins the rows and the names of the answers to one page. */
function joinAnswers<R>(rows: Rows<R>, answers: readonly TypedAnswer<R>[]): TypedAnswer<R> {
  const [first] = answers as readonly [TypedAnswer<R>, ...TypedAnswer<R>[]]
  if (answers.length === 1) return first
  const pages = answers.map(({ data }) => data)
  const join = (name: string) => Object.assign({}, ...pages.map((page) => (page as Fields)[name])) as object
  const names = ['address_book', 'metadata'].filter((name) => name in (first.data as object))
  const data = {
    ...replaceRows(rows, first.data, pages.flatMap(rows.items)),
    ...Object.fromEntries(names.map((name) => [name, join(name)])),
  }
  return { data, origin: combineOrigins(answers.map(({ origin }) => origin)) ?? first.origin }
}

/** Returns an answer with other rows. */
function replaceRows<R>({ items, totals }: Rows<R>, answer: R, rows: readonly unknown[]): R {
  const before = items(answer)
  const entries = Object.entries(answer as object).map(([name, value]) => [name, value === before ? rows : value])
  return { ...Object.fromEntries(entries), ...totals?.(rows) } as R
}

/**
 * Joins a cached page with a newer answer to it: rows that newer ones pushed out of the page stay, because the pages
 * after it were read from its last row. Undefined if the pages after it cannot follow.
 */
export function joinNewerPage<R>(rows: Rows<R>, { key }: RowOrder, limit: number, cached: R, newer: R): R | undefined {
  const [before, after] = [rows.items(cached), rows.items(newer)]
  const known = new Set(after.map(key))
  const left = before.filter((row) => !known.has(key(row)))
  if (left.length === 0) return newer
  // Without a common row, rows between both answers may be missing.
  if (after.length < limit || left.length === before.length) return undefined
  return replaceRows(rows, newer, [...after, ...left])
}

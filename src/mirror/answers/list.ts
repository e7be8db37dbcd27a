import { ALL, type Kind } from '../kinds/kind.ts'
import { compareBytes, type Key, type KeySpan } from '../storage/keys.ts'
import type { Found, Reader } from '../storage/reader.ts'
import type { Page } from './view.ts'

/** Compares two rows. */
export type Order<E extends object> = (a: Found<E>, b: Found<E>) => number

/** One page of rows: where to find them, which of them, in which order. */
export interface Listing<E extends object> {
  readonly kind: Kind<E>
  /** Spans of an index. No row lies in two of them. */
  readonly spans: readonly KeySpan[]
  readonly where?: ((value: E) => boolean) | undefined
  readonly order: Order<E>
  /**
   * How to read each span: `forward` when the index has the same order, `backward` when it has the
   * opposite order, `all` when every row must be read and sorted.
   */
  readonly read: 'forward' | 'backward' | 'all'
  /** Finds rows whose order among each other is not reversed when the index is read backward. */
  readonly isTie?: ((a: E, b: E) => boolean) | undefined
  readonly page: Pick<Page, 'limit' | 'offset'>
}

/** Reads a page, and as few rows as its order allows. */
export async function listRows<E extends object>(reader: Reader, listing: Listing<E>): Promise<Found<E>[]> {
  const { kind, spans, where, order, read, isTie, page } = listing
  const [only] = spans
  if (read === 'forward' && spans.length === 1 && only && where === undefined) {
    return reader.page(kind, only, page.limit, page.offset)
  }
  const streams = spans.map((span) => {
    const rows = reader.walk(kind, span, read === 'backward')
    const wanted = where === undefined ? rows : filter(rows, where)
    return isTie === undefined || read !== 'backward' ? wanted : sortTies(wanted, isTie, order)
  })
  if (read === 'all') {
    const rows: Found<E>[] = []
    for (const stream of streams) for await (const row of stream) rows.push(row)
    return pageRows(rows.sort(order), page)
  }
  const rows: Found<E>[] = []
  let skipped = 0
  for await (const row of merge(streams, order)) {
    if (skipped++ < page.offset) continue
    rows.push(row)
    if (rows.length === page.limit) break
  }
  return rows
}

/** A page of all the rows of a kind, in the order of arrival unless there is another. */
export async function listAll<E extends object>(
  reader: Reader,
  kind: Kind<E>,
  page: Listing<E>['page'],
  where?: (value: E) => boolean,
  order: Order<E> = byArrival,
): Promise<E[]> {
  const read = order === byArrival ? 'forward' : 'all'
  const found = await listRows(reader, { kind, spans: [kind.span(ALL)], where, order, read, page })
  return found.map(({ value }) => value)
}

/** A page of all the rows of a kind that has no index of them: each is read. */
export async function sortAll<E extends object>(
  reader: Reader,
  kind: Kind<E>,
  page: Listing<E>['page'],
  order: Order<E>,
): Promise<Found<E>[]> {
  const rows: Found<E>[] = []
  for await (const row of reader.all(kind)) rows.push(row)
  return pageRows(rows.sort(order), page)
}

/** A page of the rows with these primary keys, in the order of the keys unless there is another. */
export async function pickPage<E extends object>(
  reader: Reader,
  kind: Kind<E>,
  keys: readonly (Key | undefined)[],
  page: Listing<E>['page'],
  where: (value: E) => boolean,
  order?: Order<E>,
): Promise<E[]> {
  const found = (await pickRows(reader, kind, keys)).filter(({ value }) => where(value))
  return pageRows(order === undefined ? found : found.sort(order), page).map(({ value }) => value)
}

/** Collects the values of these fields, row by row. */
export function collectFields<E extends object, Name extends keyof E>(
  rows: readonly E[],
  ...names: readonly Name[]
): E[Name][] {
  return rows.flatMap((row) => names.map((name) => row[name]))
}

/** Reads the rows with these primary keys, each once, in the order of the keys. */
export async function pickRows<E extends object>(
  reader: Reader,
  kind: Kind<E>,
  keys: readonly (Key | undefined)[],
): Promise<Found<E>[]> {
  const wanted = distinctKeys(keys.filter((key) => key !== undefined))
  const rows = await Promise.all(wanted.map((key) => reader.get(kind, kind.storeKey(key))))
  return rows.filter((row) => row !== undefined)
}

/** Removes duplicate keys; the first one of each stays. */
export function distinctKeys(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [key.join(), key])).values()]
}

/** Cuts a page out of sorted rows. */
export function pageRows<T>(rows: readonly T[], { limit, offset }: Pick<Page, 'limit' | 'offset'>): T[] {
  return rows.slice(offset, offset + limit)
}

/** Compares by order of arrival. */
export function byArrival<E extends object>(a: Found<E>, b: Found<E>): number {
  return a.serial - b.serial
}

/** Compares by the first order that tells two rows apart, at last by arrival and by key. */
export function inOrder<E extends object>(...orders: readonly Order<E>[]): Order<E> {
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b)
      if (difference !== 0) return difference
    }
    return a.serial - b.serial || compareBytes(a.key, b.key)
  }
}

/** Compares by one value, null last; `descending` reverses all of it. */
export function by<E extends object>(
  value: (row: E) => bigint | number | string | Key | null | undefined,
  descending = false,
): Order<E> {
  const sign = descending ? -1 : 1
  return (a, b) => sign * compare(value(a.value), value(b.value))
}

type Comparable = bigint | number | string | Key | null | undefined

function compare(a: Comparable, b: Comparable): number {
  if (a === b) return 0
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1
  if (b === null || b === undefined) return -1
  if (a instanceof Uint8Array) return compareBytes(a, b as Key)
  return a < b ? -1 : a > b ? 1 : 0
}

async function* filter<E extends object>(
  rows: AsyncGenerator<Found<E>>,
  where: (value: E) => boolean,
): AsyncGenerator<Found<E>> {
  for await (const row of rows) if (where(row.value)) yield row
}

/** Sorts groups of tied rows, because reading an index backward reverses them, too. */
async function* sortTies<E extends object>(
  rows: AsyncGenerator<Found<E>>,
  isTie: (a: E, b: E) => boolean,
  order: Order<E>,
): AsyncGenerator<Found<E>> {
  let group: Found<E>[] = []
  for await (const row of rows) {
    const [first] = group
    if (first !== undefined && !isTie(first.value, row.value)) {
      yield* group.sort(order)
      group = []
    }
    group.push(row)
  }
  yield* group.sort(order)
}

/** Merges sorted streams into one. */
async function* merge<E extends object>(
  streams: readonly AsyncGenerator<Found<E>>[],
  order: Order<E>,
): AsyncGenerator<Found<E>> {
  const heads: { row: Found<E>; stream: AsyncGenerator<Found<E>> }[] = []
  for (const stream of streams) {
    const { value, done } = await stream.next()
    if (done !== true) heads.push({ row: value, stream })
  }
  while (heads.length > 0) {
    const first = heads.reduce((best, head) => (order(head.row, best.row) < 0 ? head : best))
    yield first.row
    const { value, done } = await first.stream.next()
    if (done === true) heads.splice(heads.indexOf(first), 1)
    else first.row = value
  }
}

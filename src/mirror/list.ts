import { compareBytes, type Key, type Stretch } from './keys.ts'
import { ALL, type Kind } from './kinds.ts'
import type { Page } from './resolve.ts'
import type { Found, Reader } from './store.ts'

/** Which of two rows comes first. */
export type Order<E extends object> = (a: Found<E>, b: Found<E>) => number

/** One page of rows: where to find them, which of them, in which order. */
export interface Listing<E extends object> {
  readonly kind: Kind<E>
  /** Stretches of the index, no row in two of them. */
  readonly ranges: readonly Stretch[]
  readonly where?: ((value: E) => boolean) | undefined
  readonly order: Order<E>
  /**
   * How each stretch lies: in `order`, against it, or neither, so that all of it must be read and
   * sorted. A stretch against the order may have ties the wrong way round if `tied` finds them.
   */
  readonly lies: 'in order' | 'against' | 'anyhow'
  readonly tied?: ((a: E, b: E) => boolean) | undefined
  readonly page: Pick<Page, 'limit' | 'offset'>
}

/** Reads the page with as few rows as its order allows. */
export async function list<E extends object>(reader: Reader, listing: Listing<E>): Promise<Found<E>[]> {
  const { kind, ranges, where, order, lies, page } = listing
  const [only] = ranges
  if (lies === 'in order' && ranges.length === 1 && only && where === undefined) {
    return reader.page(kind, only, page.limit, page.offset)
  }
  const streams = ranges.map((range) => {
    const rows = reader.walk(kind, range, lies === 'against')
    const wanted = where === undefined ? rows : filter(rows, where)
    if (listing.tied === undefined || lies !== 'against') return wanted
    return upright(wanted, listing.tied, order)
  })
  if (lies === 'anyhow') {
    const rows: Found<E>[] = []
    for (const stream of streams) for await (const row of stream) rows.push(row)
    return slice(rows.sort(order), page)
  }
  const rows: Found<E>[] = []
  let passed = 0
  for await (const row of merge(streams, order)) {
    if (passed++ < page.offset) continue
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
  const lies = order === byArrival ? 'in order' : 'anyhow'
  const found = await list(reader, { kind, ranges: [kind.range(ALL)], where, order, lies, page })
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
  return slice(rows.sort(order), page)
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
  const found = (await pick(reader, kind, keys)).filter(({ value }) => where(value))
  return slice(order === undefined ? found : found.sort(order), page).map(({ value }) => value)
}

/** What the rows have in these fields, row by row. */
export function fieldsOf<E extends object, Name extends keyof E>(
  rows: readonly E[],
  ...names: readonly Name[]
): E[Name][] {
  return rows.flatMap((row) => names.map((name) => row[name]))
}

/** The rows with these primary keys, each once, in the order of the keys. */
export async function pick<E extends object>(
  reader: Reader,
  kind: Kind<E>,
  keys: readonly (Key | undefined)[],
): Promise<Found<E>[]> {
  const wanted = distinct(keys.filter((key) => key !== undefined))
  const rows = await Promise.all(wanted.map((key) => reader.get(kind, kind.at(key))))
  return rows.filter((row) => row !== undefined)
}

/** Keys without repetition, in their order. */
export function distinct(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [key.join(), key])).values()]
}

/** Rows of a page, of rows already in order. */
export function slice<T>(rows: readonly T[], { limit, offset }: Pick<Page, 'limit' | 'offset'>): T[] {
  return rows.slice(offset, offset + limit)
}

/** In the order of arrival. */
export function byArrival<E extends object>(a: Found<E>, b: Found<E>): number {
  return a.serial - b.serial
}

/** First rule that tells two rows apart; at last their keys, so that no order is left to chance. */
export function inOrder<E extends object>(...rules: readonly Order<E>[]): Order<E> {
  return (a, b) => {
    for (const rule of rules) {
      const difference = rule(a, b)
      if (difference !== 0) return difference
    }
    return a.serial - b.serial || compareBytes(a.key, b.key)
  }
}

/** Order by a number, null behind all others; `descending` turns all of it round. */
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

/** Puts rows that tie into order again: read backwards, their second rule stands on its head. */
async function* upright<E extends object>(
  rows: AsyncGenerator<Found<E>>,
  tied: (a: E, b: E) => boolean,
  order: Order<E>,
): AsyncGenerator<Found<E>> {
  let group: Found<E>[] = []
  for await (const row of rows) {
    const [first] = group
    if (first !== undefined && !tied(first.value, row.value)) {
      yield* group.sort(order)
      group = []
    }
    group.push(row)
  }
  yield* group.sort(order)
}

/** Streams in order become one in order. */
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

import { type CompareHashes, defaultHashOrder, type Order } from './order.ts'
import type { NamedAddresses, Rule } from './rule.ts'
import { isBorderInTie, isOrderedByArrival } from './ties.ts'

/** How an engine sorts. */
export interface Sorting {
  /** @default defaultHashOrder */
  readonly compareHashes?: CompareHashes | undefined
  /**
   * Sorts a list of candidates; an engine that keeps sorted lists gives one of them.
   * @default sorts the rows that match
   */
  readonly sort?: (<Row>(rows: readonly Row[], order: Order<Row>) => readonly Row[]) | undefined
  /** Called where the order of hashes decides which rows are on the page; unused with `sort`. */
  readonly onTie?: (() => void) | undefined
  /** Called where rows of the page have no order but that of their arrival; unused with `sort`. */
  readonly onArrival?: (() => void) | undefined
}

/** The body of an answer, and whose names still have to be added to it. */
export interface Applied {
  readonly body: unknown
  /** Undefined where the answer has no address book. */
  readonly names: NamedAddresses | undefined
  /** Undefined where the metadata is that of `names`. */
  readonly metadataNames: NamedAddresses | undefined
}

/**
 * Filters, sorts and pages rows, and makes the body of the answer from what is left.
 * @param rows Candidates in the order in which they arrived: every row that can match, and others.
 * @param show What the answer shows of a row of the page. @default the row
 * @throws {Refusal} The service refuses to answer without rows.
 */
export function applyRule<Params, Row, Found>(
  rule: Rule<Params, Row, Found>,
  params: Params,
  rows: readonly Row[],
  found: Found,
  sorting?: Sorting,
  show?: (row: Row) => Row,
): Applied {
  const page = selectRows(rule, params, rows, found, sorting)
  const shown = show === undefined ? page : page.map(show)
  return {
    body: rule.answer(shown, params, found),
    names: rule.names?.(shown, params, found),
    metadataNames: rule.metadataNames?.(shown, params, found),
  }
}

/** The rows of the page that a request wants, in its order. */
export function selectRows<Params, Row, Found>(
  rule: Pick<Rule<Params, Row, Found>, 'matches' | 'order' | 'page' | 'newestArrivalFirst'>,
  params: Params,
  rows: readonly Row[],
  found: Found,
  { compareHashes = defaultHashOrder, sort, onTie, onArrival }: Sorting = {},
): readonly Row[] {
  const order = rule.order?.(params)
  const matches = rule.matches?.(params, found)
  const { limit, offset } = rule.page?.(params) ?? { limit: Infinity, offset: 0 }
  const arrived = rule.newestArrivalFirst?.(params) === true ? rows.toReversed() : rows
  const isSortedFirst = order === undefined || sort !== undefined
  const ordered = order === undefined ? arrived : (sort?.(arrived, order) ?? arrived)
  if (isSortedFirst) return takePage(ordered, matches, offset, limit)
  const wanted = matches === undefined ? arrived.slice() : arrived.filter(matches)
  wanted.sort((a, b) => order(a, b, compareHashes))
  if (onTie && [offset, offset + limit].some((border) => isBorderInTie(wanted, border, order))) onTie()
  if (onArrival && isOrderedByArrival(wanted, offset, Math.min(offset + limit, wanted.length), order)) onArrival()
  return wanted.slice(offset, offset + limit)
}

/** Walks rows that are in order until the page is full. */
function takePage<Row>(
  rows: readonly Row[],
  matches: ((row: Row) => boolean) | undefined,
  offset: number,
  limit: number,
): readonly Row[] {
  if (matches === undefined) return rows.slice(offset, offset + limit)
  const page: Row[] = []
  let skipped = 0
  for (const row of rows) {
    if (!matches(row) || skipped++ < offset) continue
    if (page.push(row) === limit) break
  }
  return page
}

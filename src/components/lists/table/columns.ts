import type { ReactNode } from 'react'
import { parseAmount } from '../../../model/amount.ts'

/**
 * Least width of a column by what it holds; together they decide when a table is stacked.
 * `mark`: an icon or a rank; `count`: a small number; `time`: a moment or an age; `id`: a short
 * address or hash; `amount`: an amount with its symbol; `text`: words or a name.
 */
export type ColumnWidth = 'mark' | 'count' | 'time' | 'id' | 'amount' | 'text'

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Tells it from the others; also `data-column` of its cells. */
  readonly id: string
  /** Its head, and the label of its line where rows are stacked. */
  readonly label: string
  /** What stands in a cell; one line, the rest is cut off. */
  readonly cell: (row: Row) => ReactNode
  /** @default 'text' */
  readonly width?: ColumnWidth | undefined
  /** `end` for numbers, so that their digits stand below each other. @default 'start' */
  readonly align?: 'start' | 'end' | undefined
  /** A text as long as those to come, for the skeleton. @default as the width suggests */
  readonly like?: string | undefined
  /** Order of two rows, smallest first: lets readers sort by this column. @default no sorting */
  readonly compare?: ((a: Row, b: Row) => number) | undefined
}

/** By which column rows are sorted, and which way. */
export interface TableSort {
  /** `id` of the column. */
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** Skeleton texts by width. */
export const typicalText: Readonly<Record<ColumnWidth, string>> = {
  mark: '0',
  count: '1,234',
  time: '12 minutes ago',
  id: 'EQAB…wxyz',
  amount: '1,234.56 TON',
  text: 'Jetton transfer',
}

/** The same column the other way round, or another one downwards: largest and newest first. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const turned = sort?.column === column && sort.direction === 'descending'
  return { column, direction: turned ? 'ascending' : 'descending' }
}

/** `rows` in the order of `sort`; as they are without one. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.compare
  if (sort === undefined || compare === undefined) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => sign * compare(a, b))
}

/** Order of two decimal strings of any length; what is no integer comes first. */
export function compareAmounts(a: unknown, b: unknown): number {
  const [first, second] = [parseInteger(a), parseInteger(b)]
  if (first === undefined || second === undefined) {
    return Number(first !== undefined) - Number(second !== undefined)
  }
  return first < second ? -1 : first > second ? 1 : 0
}

function parseInteger(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  return parseAmount(value)
}

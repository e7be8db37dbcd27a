import type { ReactNode } from 'react'
import { parseAmount } from '../../../model/amount.ts'

/**
 * Minimum width of a column, named by its contents; together they decide when rows are stacked.
 * `mark`: an icon or a rank; `count`: a small number; `time`: a moment or an age; `id`: a short
 * address or hash; `amount`: an amount with its symbol; `text`: words or a name.
 */
export type ColumnWidth = 'mark' | 'count' | 'time' | 'id' | 'amount' | 'text'

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Unique id; also the `data-column` of its cells. */
  readonly id: string
  /** Heading, also shown before the value if rows are stacked. */
  readonly label: string
  /** Renders a cell; contents beyond one line are cut off. */
  readonly cell: (row: Row) => ReactNode
  /** Minimum width, named by the contents. @default 'text' */
  readonly width?: ColumnWidth | undefined
  /** Alignment; `end` for numbers, so that their digits line up. @default 'start' */
  readonly align?: 'start' | 'end' | undefined
  /** Text of typical length for the skeleton. @default a text typical of the width */
  readonly like?: string | undefined
  /** Compares two rows, smallest first; makes the column sortable. @default not sortable */
  readonly compare?: ((a: Row, b: Row) => number) | undefined
}

/** Columns of a table: a list, or a function that returns it from the table's own columns. */
export type ColumnChoice<Row> =
  | readonly TableColumn<Row>[]
  | ((defaults: readonly TableColumn<Row>[]) => readonly TableColumn<Row>[])

/** Props of a table whose columns can be chosen. */
export interface ColumnProps<Row> {
  /**
   * Columns to show instead of the table's own: a list, or a function that receives them, to add, leave out and
   * reorder some. It must keep its identity between renders, or every row renders again.
   * @default the table's own
   */
  readonly columns?: ColumnChoice<Row> | undefined
}

/** Column and direction by which rows are sorted. */
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

/** Order after a click on a column: descending first (largest, newest), then the other direction. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const turned = sort?.column === column && sort.direction === 'descending'
  return { column, direction: turned ? 'ascending' : 'descending' }
}

/** Sorts `rows` by `sort`; returns them unchanged without one. Equal rows keep their order. */
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

/** Compares two integers given as decimal strings of any length; other values come first. */
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

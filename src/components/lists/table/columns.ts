import type { ReactNode } from 'react'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { addressLike } from '../../../text/format/address.ts'

/**
 * Minimum width of a column, named by its contents; together they decide when rows are stacked.
 * `mark`: an icon or a rank; `count`: a small number; `time`: a moment or an age; `id`: a short
 * address or hash; `amount`: an amount with its symbol; `exact`: one with all decimals; `text`: words or a name.
 */
export type ColumnWidth = 'mark' | 'count' | 'time' | 'id' | 'amount' | 'exact' | 'text'

/**
 * Meaning of a column's value. `account`: an address, written in full, with the account's name in a column of its
 * own; `time`: Unix seconds, written as ISO 8601; `coins`: an amount in the smallest unit, written in whole coins;
 * `decimal`: a decimal number as text, such as an amount of a jetton.
 */
export type ColumnKind = 'text' | 'account' | 'time' | 'coins' | 'decimal'

/** Value of a cell, as the service sent it. */
export type ColumnValue = string | number | null | undefined

/**
 * Place of a cell in a row of two lines. First line: `title` at its start, `value` at its end. Second line: `note`
 * at its start, `to` after an arrow, `aside` at its end.
 */
export type StackedPlace = 'title' | 'value' | 'note' | 'to' | 'aside'

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Unique id; also the `data-column` of its cells and the name of the column in exported files. */
  readonly id: string
  /** Heading, also shown before the value if rows are stacked. */
  readonly label: string
  /** Renders a cell; contents beyond one line are cut off. */
  readonly cell: (row: Row) => ReactNode
  /** Minimum width, named by the contents, or in px. @default 'text' */
  readonly width?: ColumnWidth | number | undefined
  /** Alignment; `end` for numbers, so that their digits line up. @default 'start' */
  readonly align?: 'start' | 'end' | undefined
  /** Text of typical length for the skeleton. @default a text typical of the width */
  readonly like?: string | undefined
  /** Compares two rows, smallest first; makes the column sortable. @default not sortable */
  readonly compare?: ((a: Row, b: Row) => number) | undefined
  /**
   * Returns the value of a cell for exported files and filters. `naming` has the names that the reader sees.
   * @default the cell, if it is a text or a number; otherwise the column is left out of files
   */
  readonly value?: ((row: Row, naming: NamingSources) => ColumnValue) | undefined
  /** Meaning of the value. Decimal points of `coins` and of a `decimal` line up. @default 'text' */
  readonly kind?: ColumnKind | undefined
  /** Digits after the decimal point that the cells of a column of `coins` or of a `decimal` show. @default all */
  readonly maximumFractionDigits?: number | undefined
  /**
   * Position among the columns that are hidden while the table is too narrow for all: 1 is hidden first.
   * @default never hidden
   */
  readonly hideOrder?: number | undefined
  /**
   * `optional`: the column is only shown if it is chosen; `file`: it is never shown; `screen`: it is shown, and not in
   * exported files, which have all others.
   * @default shown
   */
  readonly visibility?: 'optional' | 'file' | 'screen' | undefined
  /**
   * Place in a row of two lines, in which a narrow table shows its rows. There the label stands before numbers without
   * a unit (columns of the width `count`, `id` or `text` with `align: 'end'` and no `kind`) and before times of a note.
   * @default 'note'; hidden if the column has a `hideOrder`
   */
  readonly stacked?: StackedPlace | undefined
}

/** Columns of a table: a list, or a function that returns it from the table's own columns. */
export type ColumnChoice<Row> =
  | readonly TableColumn<Row>[]
  | ((defaults: readonly TableColumn<Row>[]) => readonly TableColumn<Row>[])

/** Column and direction by which rows are sorted. */
export interface TableSort {
  /** `id` of the column. */
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** Skeleton texts by width. */
const typicalText: Readonly<Record<ColumnWidth, string>> = {
  mark: '0',
  count: '1,234',
  time: '12 minutes ago',
  id: addressLike,
  amount: '1,234.56 GRAM',
  exact: '1,234.567891234 GRAM',
  text: 'Jetton transfer',
}

/** Text of typical length for the skeleton of a cell. */
export function skeletonText({ like, width = 'text' }: Pick<TableColumn<never>, 'like' | 'width'>): string {
  return like ?? typicalText[typeof width === 'number' ? 'text' : width]
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

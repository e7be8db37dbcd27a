import type { ReactNode } from 'react'
import type { ColumnChoice } from '../columns.ts'
import type { LoadRange } from '../file/useExport.ts'

/** Height of rows. */
export type TableDensity = 'normal' | 'compact'

/** Text to look for in each column, by the column's id. */
export type TableFilters = Readonly<Record<string, string>>

/** Props that every table takes for the choices of its reader, and for files. */
export interface TableToolProps<Row> {
  /** Offers the choice of columns, the density and filters, above the table. @default false */
  readonly tools?: boolean | undefined
  /** Ids of the columns to show, for applications that keep the choice. Ids without a column are ignored. */
  readonly columnsShown?: readonly string[] | undefined
  /** Initial choice of columns. @default all that are not `optional` */
  readonly defaultColumnsShown?: readonly string[] | undefined
  /** Called with the ids of the columns that a reader chose. */
  readonly onColumnsShownChange?: ((columns: readonly string[]) => void) | undefined
  /** Height of rows, for applications that keep the choice. */
  readonly density?: TableDensity | undefined
  /** Initial density. @default 'normal' */
  readonly defaultDensity?: TableDensity | undefined
  /** Called with the density that a reader chose. */
  readonly onDensityChange?: ((density: TableDensity) => void) | undefined
  /**
   * Shows only rows with these texts in these columns; upper and lower case are the same. The table says how many of
   * the loaded rows that are, and does not load more by itself. For applications that keep the filters.
   */
  readonly filters?: TableFilters | undefined
  /** Initial filters. @default none */
  readonly defaultFilters?: TableFilters | undefined
  /** Called with the filters that a reader typed. */
  readonly onFiltersChange?: ((filters: TableFilters) => void) | undefined
  /** Offers to save the rows as CSV or JSON, with the names of accounts. @default false */
  readonly exportable?: boolean | undefined
  /** Loads a range of days for an export, page by page. @default only loaded rows can be saved */
  readonly loadRange?: LoadRange<Row> | undefined
  /** Name of exported files, without extension. @default the name of the kind of rows */
  readonly fileName?: string | undefined
  /**
   * Renders a row where the columns do not fit: two lines, or as many as `--tonlens-table-stacked` is high. It must
   * keep its identity between renders.
   * @default the cells in two lines
   */
  readonly stackedRow?: ((row: Row) => ReactNode) | undefined
}

/** Props of a table whose columns can be chosen. */
export interface ColumnProps<Row> extends TableToolProps<Row> {
  /**
   * Columns to show instead of the table's own: a list, or a function that receives them, to add, leave out and
   * reorder some. It must keep its identity between renders, or every row renders again.
   * @default the table's own
   */
  readonly columns?: ColumnChoice<Row> | undefined
}

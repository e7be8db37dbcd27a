import type { HTMLAttributes, ReactNode } from 'react'
import type { StateProps } from '../../states/frame/frameState.ts'
import type { TableColumn, TableSort } from './columns.ts'
import type { DescribeFile } from './file/ExportBar.tsx'
import type { TableToolProps } from './tools/toolProps.ts'

/** Props that every table takes besides its rows. */
export interface TableStateProps extends StateProps {
  /** Number of rows of the skeleton. @default 10 */
  readonly loadingRows?: number | undefined
  /** Loads the page that failed again. @default onLoadMore */
  readonly onRetry?: (() => void) | undefined
  /** Whether more rows can be loaded. @default false */
  readonly hasMore?: boolean | undefined
  /** Loads the next page; called once for each page, when the reader comes near the end. */
  readonly onLoadMore?: (() => void) | undefined
  /** Whether the next page is loading. @default false */
  readonly loadingMore?: boolean | undefined
  /**
   * Name of the table for screen readers.
   * @default the catalogue's
   */
  readonly label?: string | undefined
  /**
   * Order of `rows` when the host sorts them, for example by asking the service; null when they
   * are not sorted by a column. Without it, the table sorts the loaded rows itself, and only while
   * no more rows follow: a sorted part could be taken for the sorted whole.
   */
  readonly sort?: TableSort | null | undefined
  /** Initial order while the table sorts the rows itself. @default the order of `rows` */
  readonly defaultSort?: TableSort | undefined
  /** Called with the order that a reader chose. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined
}

/**
 * Props of {@link Table}; the rest go to its root, which scrolls. In a part of a page with `--tonlens-scroll: page`,
 * the page scrolls instead.
 */
export interface TableProps<Row>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, TableToolProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string
  /** Loaded rows; the array must keep its identity while they do not change. */
  readonly rows: readonly Row[]
  /** Columns; the array must keep its identity between renders, or every row renders again. */
  readonly columns: readonly TableColumn<Row>[]
  /** Returns the unique key of a row; must keep its identity between renders. */
  readonly rowKey: (row: Row) => string
  /** Returns the `data-status` of a row; must keep its identity between renders. @default none */
  readonly rowStatus?: ((row: Row) => string | undefined) | undefined
  /** Text if there are no rows and no `empty`. @default the catalogue's general text */
  readonly emptyText?: string | undefined
  /** Rows of exported files. @default rows */
  readonly fileRows?: readonly Row[] | undefined
  /** Number of rows that were left out because they are malformed. @default 0 */
  readonly malformed?: number | undefined
  /** Contents between the tools and the rows. @default none */
  readonly notice?: ReactNode
  /** Adds more columns to exported files, and what their JSON has besides the rows. @default nothing */
  readonly describeFile?: DescribeFile<Row> | undefined
}

const stateKeys = [
  'loading',
  'loadingRows',
  'error',
  'onRetry',
  'hasMore',
  'onLoadMore',
  'loadingMore',
  'label',
  'sort',
  'defaultSort',
  'onSortChange',
  'offline',
  'origin',
  'empty',
] as const
const toolKeys = [
  'tools',
  'columnsShown',
  'defaultColumnsShown',
  'onColumnsShownChange',
  'density',
  'defaultDensity',
  'onDensityChange',
  'filters',
  'defaultFilters',
  'onFiltersChange',
  'exportable',
  'loadRange',
  'fileName',
  'stackedRow',
] as const

type StateKey = (typeof stateKeys)[number]
type ToolKey = (typeof toolKeys)[number]

/** Separates the props of a table from those of the element around it. */
export function splitTableProps<Props extends object>(
  props: Props,
): {
  readonly state: Pick<Props, StateKey & keyof Props>
  readonly tools: Pick<Props, ToolKey & keyof Props>
  readonly rest: Omit<Props, StateKey | ToolKey>
} {
  const pick = (keys: readonly string[], wanted: boolean) =>
    Object.fromEntries(Object.entries(props).filter(([key]) => keys.includes(key) === wanted))
  return {
    state: pick(stateKeys, true),
    tools: pick(toolKeys, true),
    rest: pick([...stateKeys, ...toolKeys], false),
  } as never
}

'use client'
import {
  forwardRef,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ForwardedRef,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { tableMessages } from '../../../locales/en/common.ts'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState, type FreshnessProps, hasError } from '../../states/frame/frameState.ts'
import { useControlled } from '../useControlled.ts'
import { rowsFrom } from '../window/rowGeometry.ts'
import { useLoadMore } from '../window/useLoadMore.ts'
import { useRowWindow } from '../window/useRowWindow.ts'
import { nextSort, sortRows, type TableColumn, type TableSort } from './columns.ts'
import { roles } from './roles.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { LoadingRow } from './TableRow.tsx'
import { useOverflow } from './useOverflow.ts'
import { useRowAnchor } from './useRowAnchor.ts'
import { useTableMetrics } from './useTableMetrics.ts'
import { readRows, readText } from '../../../model/rows.ts'

/** Props that every table takes besides its rows. */
export interface TableStateProps extends FreshnessProps {
  /** Whether the first page is loading. @default false */
  readonly loading?: boolean | undefined
  /** Number of rows of the skeleton. @default 10 */
  readonly loadingRows?: number | undefined
  /** Error of the last page; null and undefined mean none. */
  readonly error?: unknown
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

/** Props of {@link Table}; the rest go to its root, which is the element that scrolls. */
export interface TableProps<Row>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps {
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
  /** Text if there are no rows. @default the catalogue's general text */
  readonly empty?: string | undefined
}

/** Rows in the server's output, which cannot measure. */
const serverRows = 20
/** Skeleton rows below the loaded ones while more follow. */
const followingRows = 2

/**
 * Table of any number of rows. It renders only the rows in view, stacks the cells of a row if the
 * columns do not fit, and loads the next page when the reader comes near the end.
 */
export const Table = forwardRef(function Table<Row>(
  props: TableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { label: name, rows: given, columns, rowKey, rowStatus, empty, part, ...rest } = props
  const { loading: pending = false, loadingRows = 10, error, onRetry, offline = false, origin, ...others } = rest
  const loading = pending && !offline
  const { hasMore = false, onLoadMore, loadingMore = false, ...sorting } = others
  const { sort: givenSort, defaultSort = null, onSortChange, onFocus, onBlur, ...root } = sorting
  const label = readText(name)
  const messages = useMessages('table', tableMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLTableElement>(null)
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement)
  const hydrated = useSyncExternalStore(noSubscription, isBrowser, isServer)
  const metrics = useTableMetrics({ scroller, table, ruler, probe })

  const hostSorts = givenSort !== undefined
  const [chosenSort, setSort] = useControlled<TableSort | null>(givenSort, defaultSort, (next) => {
    if (next !== null) onSortChange?.(next)
  })
  // A sorted part could be taken for the sorted whole.
  const canSort = hostSorts ? onSortChange !== undefined : !hasMore && !loading
  const sort = hostSorts || canSort ? (chosenSort ?? undefined) : undefined
  // The client reports malformed rows and passes them on, but they cannot be shown.
  const readable = useMemo(() => readRows(given), [given])
  const rows = useMemo(
    () => (hostSorts ? readable : sortRows(readable, columns, sort)),
    [readable, columns, sort, hostSorts],
  )

  const count = rows.length
  const failed = hasError(error)
  const following = loadingMore || (hasMore && onLoadMore !== undefined && !failed && count > 0)
  const slots = loading && count === 0 ? loadingRows : count + (following ? followingRows : 0)
  const rowHeight = metrics?.rowHeight ?? 0
  const viewHeight = metrics?.viewHeight ?? 0
  const view = useRowWindow({
    scrollerRef: scroller,
    rowCount: slots,
    rowHeight,
    viewHeight,
    perRow: 1,
  })
  const keyAt = useCallback(
    (row: number) => {
      const entry = rows[row]
      return entry === undefined ? undefined : rowKey(entry)
    },
    [rows, rowKey],
  )
  const { visibleRow } = view
  useRowAnchor({ scroller, keyAt, rowCount: count, rowHeight, visibleRow })

  const near = metrics !== undefined && view.endRow + Math.ceil(viewHeight / rowHeight) >= count
  const page = near && hasMore && !loading && !loadingMore && !failed && count > 0
  useLoadMore(page ? `${count} ${keyAt(count - 1)}` : undefined, onLoadMore)

  // The row with the focus stays rendered when it is scrolled out of view.
  const [focused, setFocused] = useState<string>()
  const focusedRow = focused === undefined ? -1 : indexOfKey(focused, view.firstRow, count, keyAt)
  const shown =
    metrics === undefined
      ? rowsFrom(0, hydrated ? 0 : Math.min(serverRows, slots), -1)
      : rowsFrom(view.firstRow, Math.min(view.endRow, slots), focusedRow)
  const state = frameState(count > 0, { loading: pending, error, offline })
  const scrolls = useOverflow(scroller, `${state} ${failed} ${view.height}`)
  const box: HTMLAttributes<HTMLDivElement> = {
    role: 'group',
    'aria-label': label,
    // An element that scrolls must be reachable by keyboard.
    tabIndex: scrolls ? 0 : undefined,
    ...root,
    onFocus(event) {
      onFocus?.(event)
      const row = event.target.closest<HTMLElement>('[data-row]')?.dataset['row']
      setFocused(row === undefined ? undefined : keyAt(Number(row)))
    },
    onBlur(event) {
      onBlur?.(event)
      setFocused(undefined)
    },
  }
  return (
    <div
      {...box}
      ref={scroller}
      part={partNames('table', part)}
      data-state={state}
      data-layout={metrics?.stacked === true ? 'stacked' : 'columns'}
    >
      {slots > 0 && (
        <table
          ref={table}
          {...roles.table}
          part="table-grid"
          aria-label={label}
          aria-rowcount={hasMore || loading ? -1 : count + 1}
          aria-busy={loading || loadingMore}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={canSort ? (column) => setSort(nextSort(sort, column)) : undefined}
          />
          <TableBody
            rows={rows}
            columns={columns}
            rowKey={rowKey}
            rowStatus={rowStatus}
            shown={shown}
            slots={slots}
            height={metrics === undefined ? undefined : view.height}
            rowTop={view.rowTop}
          />
        </table>
      )}
      <div part="table-probe" aria-hidden="true">
        <div ref={ruler} part="table-ruler">
          {columns.map(({ id, width = 'text' }) => (
            <span key={id} data-column={id} data-width={width} />
          ))}
        </div>
        <table ref={probe} part="table-grid">
          <tbody>
            <LoadingRow columns={columns} />
          </tbody>
        </table>
      </div>
      <FrameMessages
        state={state}
        error={error}
        errorPart="table-error"
        onRetry={onRetry ?? onLoadMore}
        empty={empty}
        offline={offline}
        origin={origin}
      />
      <span part="visually-hidden" role="status">
        {loadingMore ? messages.loadingMore : ''}
      </span>
    </div>
  )
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement

/** Index of the row with `key`, searched from `from` on; -1 if there is none. */
function indexOfKey(
  key: string,
  from: number,
  count: number,
  keyAt: (row: number) => string | undefined,
): number {
  for (let row = from; row < count; row++) if (keyAt(row) === key) return row
  for (let row = Math.min(from, count) - 1; row >= 0; row--) if (keyAt(row) === key) return row
  return -1
}

const noSubscription = (): (() => void) => () => {}
const isBrowser = (): boolean => true
const isServer = (): boolean => false

'use client'
import {
  type ComponentType,
  forwardRef,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import { lazyPart } from '../../states/lazy-part/lazyPart.tsx'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState, hasError, isContent, isLoadingContent } from '../../states/frame/frameState.ts'
import { useControlled } from '../../parts/useControlled.ts'
import { rowsFrom } from '../../parts/window/rowGeometry.ts'
import { useLoadMore, useRowWindow } from '../../parts/window/useRowWindow.ts'
import { nextSort, sortRows, type TableSort, type ColumnChoice, type ColumnValue, type TableColumn } from './columns.ts'
import { type DecimalWidths, measureDecimals } from './layout/alignDecimals.ts'
import { arrangeColumns } from './layout/arrangeColumns.ts'
import { HiddenColumns } from './layout/HiddenColumns.tsx'
import { roles, TableHead, widthProps } from './layout/TableHead.tsx'
import { TableBody } from './layout/TableBody.tsx'
import { LoadingRow } from './layout/TableRow.tsx'
import { useOverflow } from './layout/useOverflow.ts'
import { useRowAnchor } from './layout/useRowAnchor.ts'
import { useTableMetrics } from './layout/useTableMetrics.ts'
import { splitTableProps, type TableProps } from './tableProps.ts'
import { useTableChoices } from './tools/useTableChoices.ts'
import { useHydrated } from '../../../react/display/useStore.ts'
import { TightAddresses } from '../../values/hash/OneLine.tsx'

/** Only in tables that offer them. */
const TableTools = lazyPart(async () => (await import('./tools/TableTools.tsx')).default as ComponentType<object>, {
  fallback: <div part="table-tools" aria-busy="true" />,
}) as unknown as typeof import('./tools/TableTools.tsx').default

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
  const {
    rows: given,
    malformed,
    columns: all,
    rowKey,
    rowStatus,
    part,
    notice,
    describeFile,
    fileRows = given,
    emptyText,
    onFocus,
    onBlur,
    ...named
  } = props
  const { label, empty, loading: pending = false, loadingRows = 10, error, onRetry, offline = false, origin } = props
  const { hasMore = false, onLoadMore, loadingMore = false, sort: givenSort, defaultSort = null, onSortChange } = props
  const { tools, exportable, loadRange, stackedRow, fileName } = props
  const hasTools = tools === true || exportable === true || loadRange !== undefined
  const loading = isLoadingContent(pending) && !offline
  const hasSkeleton = loading && !isContent(pending)
  const messages = useTexts('table', tableMessages)
  const display = useDisplay()
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLTableElement>(null)
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement)
  const hydrated = useHydrated()
  const metrics = useTableMetrics({ scroller, table, ruler, probe })

  const hostSorts = givenSort !== undefined
  const [chosenSort, setSort] = useControlled<TableSort | null>(givenSort, defaultSort, (next) => {
    if (next !== null) onSortChange?.(next)
  })
  const choices = useTableChoices(all, given, props)
  const isFiltered = choices.rows !== given
  // A sorted part could be taken for the sorted whole.
  const canSort = hostSorts ? onSortChange !== undefined : !hasMore && !loading
  const sort = hostSorts || canSort ? (chosenSort ?? undefined) : undefined
  const rows = useMemo(
    () => (hostSorts ? choices.rows : sortRows(choices.rows, all, sort)),
    [choices.rows, all, sort, hostSorts],
  )
  const accounts = useMemo(() => all.flatMap((column) => listAccounts(column, given, display)), [all, given, display])
  const [expanded, setExpanded] = useState(false)
  const { layout, columns, hidden } = useMemo(
    () => arrangeColumns(choices.columns, metrics, expanded, stackedRow !== undefined),
    [choices.columns, metrics, expanded, stackedRow],
  )

  const isMeasured = metrics !== undefined && layout === 'columns'
  const measured = useMemo(
    () => JSON.stringify(isMeasured ? measureDecimals(rows, columns, display) : {}),
    [isMeasured, rows, columns, display],
  )
  // Rows that are drawn already stay as they are while no number is longer than before.
  const decimals = useMemo(() => JSON.parse(measured) as DecimalWidths, [measured])
  const count = rows.length
  const failed = hasError(error)
  const following = !isFiltered && (loadingMore || (hasMore && onLoadMore !== undefined && !failed && count > 0))
  const slots = hasSkeleton && count === 0 ? loadingRows : count + (following ? followingRows : 0)
  const rowHeight = metrics?.rowHeight ?? 0
  const viewHeight = metrics?.viewHeight ?? 0
  const isPaged = metrics?.isPaged ?? false
  const view = useRowWindow({
    scrollerRef: scroller,
    isPaged,
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
  useRowAnchor({ scroller, isPaged, keyAt, rowCount: count, rowHeight, visibleRow })

  const near = metrics !== undefined && view.endRow + Math.ceil(viewHeight / rowHeight) >= count
  // Filters leave few rows, and would ask the service for page after page.
  const page = near && hasMore && !isFiltered && !loading && !loadingMore && !failed && count > 0
  useLoadMore(page ? `${count} ${keyAt(count - 1)}` : undefined, onLoadMore, loading || loadingMore)

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
    tabIndex: scrolls && !isPaged ? 0 : undefined,
    ...splitTableProps(named).rest,
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
  const ownRow = layout === 'two-line' ? stackedRow : undefined
  const grid = (
    <div
      {...box}
      ref={scroller}
      part={partNames('table', part)}
      data-state={state}
      data-layout={layout}
      // A row that is wider than the box scrolls in it.
      data-scroll={isPaged ? (expanded && layout === 'columns' ? 'across' : 'page') : undefined}
      data-density={choices.density}
      data-time={display.time}
    >
      {slots > 0 &&
        display.compareAccounts(
          accounts,
          <TightAddresses.Provider value={layout === 'two-line'}>
            <table
              ref={table}
              {...roles.table}
              part="table-grid"
              aria-label={label}
              aria-rowcount={hasMore || loading ? -1 : count + 1}
              aria-busy={loading || loadingMore}
              style={
                layout === 'columns' && expanded && hidden.length > 0 ? { minInlineSize: metrics?.width } : undefined
              }
            >
              <TableHead
                columns={columns}
                sort={sort}
                styled={hydrated}
                onSort={canSort ? (column) => setSort(nextSort(sort, column)) : undefined}
              />
              <TableBody
                rows={rows}
                columns={columns}
                rowKey={rowKey}
                rowStatus={rowStatus}
                decimals={decimals}
                ownRow={ownRow}
                shown={shown}
                slots={slots}
                height={metrics === undefined ? undefined : view.height}
                rowTop={view.rowTop}
              />
            </table>
          </TightAddresses.Provider>,
        )}
      <div part="table-probe" aria-hidden="true">
        <div ref={ruler} part="table-ruler">
          {choices.columns.map(({ id, width, hideOrder }) => (
            <span key={id} data-column={id} data-hide={hideOrder} {...widthProps(width, hydrated)} />
          ))}
        </div>
        <table ref={probe} part="table-grid">
          <tbody>
            <LoadingRow columns={columns} />
          </tbody>
        </table>
      </div>
      {hidden.length > 0 && slots > 0 && <HiddenColumns columns={hidden} expanded={expanded} onExpand={setExpanded} />}
      <FrameMessages
        state={state}
        loading={pending}
        error={error}
        errorPart="table-error"
        malformed={malformed}
        onRetry={onRetry ?? onLoadMore}
        empty={empty ?? emptyText}
        offline={offline}
        origin={origin}
      />
      <span part="visually-hidden" role="status">
        {loadingMore ? messages.loadingMore : ''}
      </span>
    </div>
  )
  if (!hasTools && notice === undefined) return grid
  return (
    <div part="table-frame">
      {hasTools && (
        <TableTools
          choices={choices}
          columns={all}
          loaded={fileRows}
          rows={rows}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          loadingMore={loadingMore}
          options={props}
          name={fileName ?? defaultName(part)}
          describeFile={describeFile}
        />
      )}
      {notice}
      {grid}
    </div>
  )
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement

/** Name of files: that of the table's part. */
function defaultName(part: string | undefined): string {
  return part?.split(' ')[0]?.replace(/-table$/, 's') ?? 'rows'
}

/** Addresses in a column of accounts. */
function listAccounts<Row>(
  { kind, value }: TableColumn<Row>,
  rows: readonly Row[],
  naming: NamingSources,
): readonly ColumnValue[] {
  return kind !== 'account' || value === undefined ? [] : rows.map((row) => value(row, naming))
}

/** Index of the row with `key`, searched from `from` on; -1 if there is none. */
function indexOfKey(key: string, from: number, count: number, keyAt: (row: number) => string | undefined): number {
  for (let row = from; row < count; row++) if (keyAt(row) === key) return row
  for (let row = Math.min(from, count) - 1; row >= 0; row--) if (keyAt(row) === key) return row
  return -1
}

/** Returns the columns of a table: those of the application, or the table's own. Memoized. */
export function useColumns<Row>(
  defaults: readonly TableColumn<Row>[],
  choice: ColumnChoice<Row> | undefined,
): readonly TableColumn<Row>[] {
  return useMemo(() => (typeof choice === 'function' ? choice(defaults) : (choice ?? defaults)), [defaults, choice])
}

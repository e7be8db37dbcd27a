import type { MouseEvent as ReactMouseEvent, ReactElement, ReactNode } from 'react'
import type { TableColumn } from '../columns.ts'
import type { DecimalWidths } from './alignDecimals.ts'
import { roles } from './TableHead.tsx'
import { LoadingRow, TableRow } from './TableRow.tsx'

interface TableBodyProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string
  readonly rowStatus: ((row: Row) => string | undefined) | undefined
  readonly decimals: DecimalWidths
  readonly ownRow: ((row: Row) => ReactNode) | undefined
  /** Indices of the rows to render, ascending; those beyond the last row are skeletons. */
  readonly shown: readonly number[]
  /** Number of rows including skeletons. */
  readonly slots: number
  /** Height of all rows, px; undefined before it is measured, when all rows are rendered. */
  readonly height: number | undefined
  /** Returns the distance of a row from the first one, px. */
  readonly rowTop: (row: number) => number
}

/** Body of the table: the rows in view, with empty space for all others. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactElement {
  const { rows, columns, rowKey, rowStatus, decimals, ownRow, shown, slots, height, rowTop } = props
  const parts: ReactElement[] = []
  let end = 0
  for (const row of shown) {
    if (height !== undefined && row > end) {
      const room = rowTop(row) - (end === 0 ? 0 : rowTop(end))
      parts.push(<Space key={`space ${end === 0 ? 'above' : 'between'}`} height={room} columns={columns.length} />)
    }
    const entry = rows[row]
    parts.push(
      entry === undefined ? (
        <LoadingRow key={`loading ${row}`} columns={columns} />
      ) : (
        <TableRow<Row>
          key={rowKey(entry)}
          row={entry}
          index={row}
          columns={columns}
          status={rowStatus?.(entry)}
          decimals={decimals}
          ownRow={ownRow}
        />
      ),
    )
    end = row + 1
  }
  const below = height === undefined || end >= slots ? 0 : height - (end === 0 ? 0 : rowTop(end))
  if (below > 0) parts.push(<Space key="space below" height={below} columns={columns.length} />)
  return (
    // The keyboard reaches the links of a row themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody {...roles.group} part="table-body" onClick={followRow}>
      {parts}
    </tbody>
  )
}

/**
 * Follows the main link of a row that is clicked beside its links and buttons: the first with the part `card-link`,
 * else the first of all.
 */
function followRow({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: ReactMouseEvent): void {
  const clicked = target as Element
  const isTaken = clicked.closest('a, button, input, select, label, summary, dialog, [popover]') !== null
  // Readers who select text do not want to leave.
  if (defaultPrevented || isTaken || getSelection()?.isCollapsed === false) return
  const row = clicked.closest('[part~="table-row"]')
  const link = row?.querySelector('a[part~="card-link"]') ?? row?.querySelector('a[href]')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

/** Space of rows that are not rendered. */
function Space({ height, columns }: { readonly height: number; readonly columns: number }): ReactElement {
  return (
    <tr part="table-space" aria-hidden="true" style={{ height: Math.max(0, height) }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the row is hidden, and a row without a cell is no HTML */}
      <td colSpan={columns} />
    </tr>
  )
}

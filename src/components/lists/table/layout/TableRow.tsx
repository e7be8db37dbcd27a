import { memo, type ReactElement, type ReactNode } from 'react'
import { useDisplay } from '../../../../react/display/display.ts'
import { Skeleton } from '../../../parts/skeleton/Skeleton.tsx'
import { skeletonText, type TableColumn } from '../columns.ts'
import { type DecimalWidths, decimalStyle } from './alignDecimals.ts'
import { stackedPlace } from './arrangeColumns.ts'
import { roles } from './TableHead.tsx'

interface TableRowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly TableColumn<Row>[]
  readonly status: string | undefined
  /** Widths of numbers; none in server output, which has no styles. */
  readonly decimals: DecimalWidths
  /** Draws the whole row as one cell. */
  readonly ownRow: ((row: Row) => ReactNode) | undefined
}

function PlainRow<Row>({ row, index, columns, status, decimals, ownRow }: TableRowProps<Row>): ReactElement {
  const display = useDisplay()
  return (
    <tr {...roles.row} part="table-row" data-row={index} data-status={status} aria-rowindex={index + 2}>
      {ownRow !== undefined && (
        <td {...roles.cell} part="table-cell table-own" colSpan={columns.length}>
          {ownRow(row)}
        </td>
      )}
      {ownRow === undefined &&
        columns.map((column) => (
          <td
            key={column.id}
            {...roles.cell}
            {...cellProps(column)}
            style={decimalStyle(row, column, decimals, display)}
          >
            {column.cell(row)}
          </td>
        ))}
    </tr>
  )
}

/** One loaded row. */
export const TableRow = memo(PlainRow) as unknown as typeof PlainRow

/** Skeleton of a row. */
export function LoadingRow<Row>({ columns }: { readonly columns: readonly TableColumn<Row>[] }): ReactElement {
  return (
    <tr part="table-row" data-status="loading" aria-hidden="true">
      {columns.map((column) => (
        <td key={column.id} {...cellProps(column)}>
          <Skeleton like={skeletonText(column)} />
        </td>
      ))}
    </tr>
  )
}

function cellProps<Row>(column: TableColumn<Row>) {
  const { id, label, align = 'start' } = column
  const place = stackedPlace(column)
  return {
    part: 'table-cell',
    'data-column': id,
    'data-align': align,
    'data-label': label,
    'data-place': place,
    'data-caption': isBare(column) || (column.kind === 'time' && place === 'note') ? 'shown' : undefined,
  }
}

/** Whether the cells are numbers without a unit: in a row of two lines they need their label, as second times do. */
function isBare<Row>({ align, kind, width = 'text' }: TableColumn<Row>): boolean {
  return align === 'end' && kind === undefined && (width === 'count' || width === 'id' || width === 'text')
}

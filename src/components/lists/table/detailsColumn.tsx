import type { ReactNode } from 'react'
import type { TableColumn } from './columns.ts'
import { RowDetails } from './RowDetails.tsx'

/**
 * Column with a button in each row that opens its {@link RowDetails}.
 * @param title What the row is.
 * @param label The table's text for "Details".
 * @param contents Renders the fields of a row; undefined for a row without details.
 */
export function detailsColumn<Row>(
  title: string,
  label: string,
  contents: (row: Row) => (() => ReactNode) | undefined,
): TableColumn<Row> {
  return {
    id: 'details',
    label,
    width: 'id',
    align: 'end',
    kind: 'text',
    like: label,
    value: () => undefined,
    stacked: 'aside',
    cell: (row) => {
      const render = contents(row)
      return render === undefined ? '' : <RowDetails title={title}>{render}</RowDetails>
    },
  }
}

import { memo, type ReactElement } from 'react'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { typicalText, type TableColumn } from './columns.ts'
import { roles } from './roles.ts'

interface TableRowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly TableColumn<Row>[]
  readonly status: string | undefined
}

function PlainRow<Row>({ row, index, columns, status }: TableRowProps<Row>): ReactElement {
  return (
    <tr
      {...roles.row}
      part="table-row"
      data-row={index}
      data-status={status}
      aria-rowindex={index + 2}
    >
      {columns.map(({ id, label, cell, align = 'start' }) => (
        <td
          key={id}
          {...roles.cell}
          part="table-cell"
          data-column={id}
          data-align={align}
          data-label={label}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** One loaded row. */
export const TableRow = memo(PlainRow) as unknown as typeof PlainRow

/** Skeleton of a row. */
export function LoadingRow<Row>({
  columns,
}: {
  readonly columns: readonly TableColumn<Row>[]
}): ReactElement {
  return (
    <tr part="table-row" data-status="loading" aria-hidden="true">
      {columns.map(({ id, label, width = 'text', align = 'start', like }) => (
        <td key={id} part="table-cell" data-column={id} data-align={align} data-label={label}>
          <Skeleton like={like ?? typicalText[width]} />
        </td>
      ))}
    </tr>
  )
}

import type { ReactElement } from 'react'
import type { TableColumn, TableSort } from './columns.ts'
import { roles } from './roles.ts'

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly sort: TableSort | undefined
  /** Called with the id of a column to sort by; undefined while rows cannot be sorted. */
  readonly onSort: ((column: string) => void) | undefined
}

/** Head of the table: the names of the columns, as buttons if rows can be sorted by them. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>): ReactElement {
  return (
    <thead {...roles.group} part="table-head">
      <tr {...roles.row} part="table-head-row" aria-rowindex={1}>
        {columns.map(({ id, label, width = 'text', align = 'start', compare }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th
              key={id}
              {...roles.heading}
              part="table-heading"
              data-column={id}
              data-width={width}
              data-align={align}
              aria-sort={direction}
              title={label}
            >
              {compare === undefined || onSort === undefined ? (
                label
              ) : (
                <button
                  type="button"
                  part="table-sort"
                  data-direction={direction ?? 'none'}
                  onClick={() => onSort(id)}
                >
                  {label}
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

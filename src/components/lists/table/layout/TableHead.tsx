import type { CSSProperties, ReactElement } from 'react'
import type { ColumnWidth, TableColumn, TableSort } from '../columns.ts'

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly sort: TableSort | undefined
  /** Whether styles can be written: not in server output. */
  readonly styled: boolean
  /** Called with the id of a column to sort by; undefined while rows cannot be sorted. */
  readonly onSort: ((column: string) => void) | undefined
}

/** Head of the table: the names of the columns, as buttons if rows can be sorted by them. */
export function TableHead<Row>({ columns, sort, styled, onSort }: TableHeadProps<Row>): ReactElement {
  return (
    <thead {...roles.group} part="table-head">
      <tr {...roles.row} part="table-head-row" aria-rowindex={1}>
        {columns.map(({ id, label, width, align = 'start', compare }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th
              key={id}
              {...roles.heading}
              part="table-heading"
              data-column={id}
              {...widthProps(width, styled)}
              data-align={align}
              aria-sort={direction}
              title={label}
            >
              {compare === undefined || onSort === undefined ? (
                label
              ) : (
                <button type="button" part="table-sort" data-direction={direction ?? 'none'} onClick={() => onSort(id)}>
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

/** Width of a column, named for the style sheet or in px. */
export function widthProps(
  width: ColumnWidth | number = 'text',
  styled: boolean,
): { readonly 'data-width': string; readonly style?: CSSProperties } {
  if (typeof width !== 'number') return { 'data-width': width }
  return styled ? { 'data-width': 'own', style: { inlineSize: width } } : { 'data-width': 'own' }
}

/** Explicit roles: some browsers drop a table's implicit roles if CSS changes its `display`. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

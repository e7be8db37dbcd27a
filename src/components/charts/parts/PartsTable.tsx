import type { ReactElement, ReactNode } from 'react'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { roles } from '../../lists/table/layout/TableHead.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Swatch, type BarPart } from './PartsBar.tsx'

/** Row of a {@link PartsTable}. */
export interface PartRow extends Pick<BarPart, 'id' | 'color'> {
  /** Undefined without a bar, whose color a square repeats. */
  readonly series: BarPart['series'] | undefined
  readonly name: ReactNode
  readonly amount: ReactNode
  readonly share: string
}

interface PartsTableProps {
  /** Headings of the columns, for screen readers. Without one for shares, there is no such column. */
  readonly headings: readonly [name: string, amount: string, share?: string]
  /** Skeleton rows are for the eye alone. */
  readonly rows: readonly PartRow[]
  readonly loading: boolean
  /** Rows that are shown at first. @default 12 */
  readonly first?: number | undefined
}

/** Table of the parts of a whole: the legend of a bar, and its form for screen readers. */
export function PartsTable({
  headings: [name, amount, share],
  rows,
  loading,
  first = 12,
}: PartsTableProps): ReactElement {
  return (
    <table {...roles.table} part="chart-parts" aria-hidden={loading || undefined}>
      <thead {...roles.group} part="visually-hidden">
        <tr {...roles.row}>
          <th {...roles.heading}>{name}</th>
          <th {...roles.heading}>{amount}</th>
          {share !== undefined && <th {...roles.heading}>{share}</th>}
        </tr>
      </thead>
      <tbody {...roles.group}>
        <FoldedList items={rows} first={first} step={50} frame={foldRow}>
          {(row) => (
            <tr {...roles.row} key={row.id} part="chart-part" data-part={row.id}>
              <th {...roles.rowHeading} part="chart-part-name">
                <span part="chart-part-title">
                  {row.series !== undefined && <Swatch series={row.series} color={row.color} />}
                  <span part="chart-part-text">{row.name}</span>
                </span>
              </th>
              <td {...roles.cell} part="chart-part-amount">
                {row.amount}
              </td>
              {share !== undefined && (
                <td {...roles.cell} part="chart-part-share">
                  {row.share}
                </td>
              )}
            </tr>
          )}
        </FoldedList>
      </tbody>
    </table>
  )
}

function foldRow(button: ReactElement): ReactElement {
  return (
    <tr {...roles.row} part="fold">
      <td {...roles.cell} colSpan={3}>
        {button}
      </td>
    </tr>
  )
}

/** Rows of a {@link PartsTable} before its data has come. */
export function skeletonRows(names: readonly string[], amount: string): readonly PartRow[] {
  return names.map((like) => ({
    id: like,
    series: 'rest',
    name: <Skeleton like={like} />,
    amount: <Skeleton like={amount} />,
    share: '',
  }))
}

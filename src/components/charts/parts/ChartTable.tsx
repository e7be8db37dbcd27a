import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'

interface ChartTableProps<Row> {
  readonly label: string
  /** The first heading names the rows. */
  readonly headings: readonly string[]
  readonly rows: readonly Row[]
  /** Renders the `<tr>` of a row, with a key and as many cells as there are headings. */
  readonly children: (row: Row) => ReactElement
  /** Draws a skeleton. @default false */
  readonly loading?: boolean
}

/** All marks of a chart as a table that the reader opens. */
export function ChartTable<Row>({
  label,
  headings,
  rows,
  children,
  loading = false,
}: ChartTableProps<Row>): ReactElement {
  const { asTable } = useTexts('chart', chartMessages)
  const foldRow = (button: ReactElement): ReactElement => (
    <tr part="fold">
      <td colSpan={headings.length}>{button}</td>
    </tr>
  )
  return (
    <Disclosure label={asTable} loading={loading}>
      {() => (
        <table part="chart-table" aria-label={label}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <FoldedList items={rows} first={25} step={100} frame={foldRow}>
              {children}
            </FoldedList>
          </tbody>
        </table>
      )}
    </Disclosure>
  )
}

import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import { formatList } from '../../../../text/format/intl.ts'
import { tableMessages } from '../../../../text/en/lists.ts'
import type { TableColumn } from '../columns.ts'

interface HiddenColumnsProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly expanded: boolean
  readonly onExpand: (expanded: boolean) => void
}

/** Button below the rows that shows the columns that do not fit, or hides them again. */
export function HiddenColumns<Row>({ columns, expanded, onExpand }: HiddenColumnsProps<Row>): ReactElement {
  const { locale } = useDisplay()
  const words = useTexts('table', tableMessages)
  const names = formatList(
    columns.map(({ label }) => label),
    locale,
  )
  return (
    <div part="table-hidden">
      <button
        type="button"
        part="table-expand"
        aria-expanded={expanded}
        title={words.moreColumns(names)}
        onClick={() => onExpand(!expanded)}
      >
        <bdi>{expanded ? words.fewerColumns : words.moreColumns(names)}</bdi>
      </button>
    </div>
  )
}

import type { ReactElement } from 'react'
import { Icon } from '../../values/icon/Icon.tsx'

interface ChartNotesProps {
  /** Sentences; `false` leaves one out. */
  readonly notes: readonly (string | false)[]
  /** Whether the picture is not the whole truth. @default false */
  readonly warning?: boolean | undefined
}

/** Sentences below a chart: what it covers, and what it leaves out. */
export function ChartNotes({ notes, warning = false }: ChartNotesProps): ReactElement {
  return (
    <>
      {notes.map(
        (note) =>
          note !== false && (
            <p key={note} part="chart-note" data-tone={warning ? 'warning' : 'plain'}>
              {warning && <Icon name="warning" />} <bdi>{note}</bdi>
            </p>
          ),
      )}
    </>
  )
}

import type { ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { tableMessages } from '../../../../text/en/lists.ts'

/** First and last day of a range, as `YYYY-MM-DD`; empty for no limit. */
export interface Days {
  readonly first: string
  readonly last: string
}

interface RangeDaysProps {
  readonly days: Days
  readonly onDays: (days: Days) => void
  /** Whether the first day is after the last. */
  readonly wrong: boolean
  /** Id of the text that explains it. */
  readonly problem: string
}

/** Fields for the first and the last day of an export, in the reader's time zone. */
export function RangeDays({ days, onDays, wrong, problem }: RangeDaysProps): ReactElement {
  const words = useTexts('table', tableMessages)
  const field = (end: keyof Days, label: string) => (
    <label part="table-export-day">
      <span part="card-term">{label}</span>
      <input
        part="table-export-date"
        type="date"
        value={days[end]}
        aria-invalid={wrong}
        aria-describedby={wrong ? problem : undefined}
        onChange={(event) => onDays({ ...days, [end]: event.target.value })}
      />
    </label>
  )
  return (
    <>
      {field('first', words.firstDay)}
      {field('last', words.lastDay)}
    </>
  )
}

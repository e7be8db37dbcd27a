import { useId, useMemo, useState, type ReactElement } from 'react'
import { useNaming } from '../../../../react/display/useNaming.ts'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import { useTimeZone } from '../../../../react/display/useTime.ts'
import { dayEnd, dayStart } from '../../../../text/format/day.ts'
import { formatTime } from '../../../../text/format/time.ts'
import { tableMessages } from '../../../../text/en/lists.ts'
import { ErrorState } from '../../../states/error-state/ErrorState.tsx'
import type { TableColumn } from '../columns.ts'
import { RangeDays, type Days } from './RangeDays.tsx'
import { useExport, type LoadRange } from './useExport.ts'
import { writeFile, type FileExtras, type FileFormat } from './writeFile.ts'

/** Adds to a file what the rows and columns do not have. */
export type DescribeFile<Row> = (rows: readonly Row[], signal?: AbortSignal) => Promise<FileExtras>

interface ExportBarProps<Row> {
  /** All loaded rows, as the service sent them. */
  readonly rows: readonly Row[]
  /** Rows that the filters leave, in the order of the table; undefined without a filter. */
  readonly filtered: readonly Row[] | undefined
  /** All columns, also those that are not shown. */
  readonly columns: readonly TableColumn<Row>[]
  readonly loadRange: LoadRange<Row> | undefined
  readonly name: string
  readonly describeFile: DescribeFile<Row> | undefined
}

const formats: readonly FileFormat[] = ['csv', 'json']

/** Saves the loaded rows, those that filters leave, or a range of days as a file, and shows the progress. */
export function ExportBar<Row>({
  rows,
  filtered,
  columns,
  loadRange,
  name,
  describeFile,
}: ExportBarProps<Row>): ReactElement {
  const naming = useNaming()
  const { locale, nativeCoin, testOnly } = useDisplay()
  const timeZone = useTimeZone()
  const words = useTexts('table', tableMessages)
  const { decimals } = nativeCoin
  const source = useMemo(
    () => ({
      name,
      timeOf: columns.find(({ kind }) => kind === 'time')?.value,
      write: async (saved: readonly Row[], format: FileFormat, signal?: AbortSignal) =>
        writeFile(saved, format, columns, { naming, decimals, testOnly }, await describeFile?.(saved, signal)),
    }),
    [name, columns, naming, decimals, testOnly, describeFile],
  )
  const timeOf = source.timeOf
  const [days, setDays] = useState<Days>({ first: '', last: '' })
  const { progress, save, saveRange, stop } = useExport({
    ...source,
    timeOf: timeOf && ((row: Row) => timeOf(row, naming)),
  })
  const wrong = days.first !== '' && days.last !== '' && days.first > days.last
  const problem = useId()
  const range = (load: LoadRange<Row>) => (format: FileFormat) => {
    if (wrong) return
    void saveRange(load, format, {
      start_utime: dayStart(days.first, timeZone),
      end_utime: dayEnd(days.last, timeZone),
    })
  }
  const { state, rows: count, reached } = progress
  const said = {
    idle: undefined,
    running: words.running,
    done: words.done,
    stopped: words.stopped,
    failed: words.failedAfter,
  }[state]
  return (
    <details part="table-export">
      <summary part="card-summary">{words.export}</summary>
      <div part="table-export-ways">
        {filtered !== undefined && (
          <ExportChoice
            label={words.filtered(filtered.length, locale)}
            save={(format) => void save(filtered, format)}
          />
        )}
        <ExportChoice label={words.loaded(rows.length, locale)} save={(format) => void save(rows, format)} />
        {loadRange !== undefined && (
          <ExportChoice
            label={words.range}
            save={range(loadRange)}
            problem={wrong ? { id: problem, text: words.invalidRange } : undefined}
          >
            <RangeDays days={days} onDays={setDays} wrong={wrong} problem={problem} />
          </ExportChoice>
        )}
        <p part="table-export-progress">
          <bdi role="status">{said?.(count, locale) ?? ''}</bdi>
          {state === 'running' && reached !== undefined && (
            <bdi>{words.reached(formatTime(reached, { locale, timeZone, fields: 'date' }))}</bdi>
          )}
          {state === 'running' && (
            <button type="button" part="button" onClick={stop}>
              {words.stop}
            </button>
          )}
        </p>
        {state === 'failed' && <ErrorState error={progress.error} />}
      </div>
    </details>
  )
}

interface ExportChoiceProps {
  readonly label: string
  readonly save: (format: FileFormat) => void
  /** Reason why it cannot be saved; undefined if it can. */
  readonly problem?: { readonly id: string; readonly text: string } | undefined
  /** Fields that limit the rows. */
  readonly children?: ReactElement
}

/** One set of rows with a button for each format. */
function ExportChoice({ label, save, problem, children }: ExportChoiceProps): ReactElement {
  const words = useTexts('table', tableMessages)
  return (
    <div part="table-export-way" role="group" aria-label={label}>
      <span part="table-export-what">{label}</span>
      {children}
      <span part="table-export-formats">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            part="button"
            aria-disabled={problem !== undefined}
            aria-describedby={problem?.id}
            onClick={() => save(format)}
          >
            {words[format]}
          </button>
        ))}
      </span>
      {problem !== undefined && (
        <span id={problem.id} part="table-export-problem" role="alert">
          {problem.text}
        </span>
      )}
    </div>
  )
}

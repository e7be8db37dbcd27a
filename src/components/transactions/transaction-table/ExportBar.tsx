import { useId, useMemo, useState, type ReactElement } from 'react'
import { useNaming } from '../../../display/useNaming.ts'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { useTimeZone } from '../../../display/useTime.ts'
import { dayEnd, dayStart } from '../../../format/day.ts'
import { formatNumber } from '../../../format/intl.ts'
import { transactionTableMessages } from '../../../locales/en/transactions.ts'
import { formatTime } from '../../../format/time.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import type { ExportFormat } from './exportText.ts'
import { RangeDays, type Days } from './RangeDays.tsx'
import { useExport, type LoadRange } from './useExport.ts'

interface ExportBarProps {
  readonly rows: readonly Transaction[]
  readonly loadRange: LoadRange | undefined
  readonly name: string
  readonly perspective: string | undefined
  /** Saves with the rows whether they fit their hashes. */
  readonly verify: boolean
}

const formats: readonly ExportFormat[] = ['csv', 'json']

/** Saves the loaded rows or a range of days as a file, and shows the progress. */
export function ExportBar({ rows, loadRange, name, perspective, verify }: ExportBarProps): ReactElement {
  const sources = useNaming()
  const { locale, nativeCoin } = useDisplay()
  const timeZone = useTimeZone()
  const words = useMessages('transactionTable', transactionTableMessages)
  const { decimals } = nativeCoin
  const options = useMemo(() => ({ perspective, decimals, sources }), [perspective, decimals, sources])
  const [days, setDays] = useState<Days>({ first: '', last: '' })
  const { progress, save, saveRange, stop } = useExport(name, options, verify)
  const wrong = days.first !== '' && days.last !== '' && days.first > days.last
  const problem = useId()
  const range = (load: LoadRange) => (format: ExportFormat) => {
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
    <details part="transaction-table-export">
      <summary part="card-summary">{words.export}</summary>
      <div part="transaction-table-ways">
        <ExportChoice label={words.loaded(rows.length, formatNumber(rows.length, locale))} save={(format) => void save(rows, format)} />
        {loadRange !== undefined && (
          <ExportChoice
            label={words.range}
            save={range(loadRange)}
            problem={wrong ? { id: problem, text: words.invalidRange } : undefined}
          >
            <RangeDays days={days} onDays={setDays} wrong={wrong} problem={problem} />
          </ExportChoice>
        )}
        <p part="transaction-table-progress">
          <bdi role="status">{said?.(count, formatNumber(count, locale)) ?? ''}</bdi>
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
  readonly save: (format: ExportFormat) => void
  /** Reason why it cannot be saved; undefined if it can. */
  readonly problem?: { readonly id: string; readonly text: string } | undefined
  /** Fields that limit the rows. */
  readonly children?: ReactElement
}

/** One set of rows with a button for each format. */
function ExportChoice({ label, save, problem, children }: ExportChoiceProps): ReactElement {
  const words = useMessages('transactionTable', transactionTableMessages)
  return (
    <div part="transaction-table-way" role="group" aria-label={label}>
      <span part="transaction-table-what">{label}</span>
      {children}
      <span part="transaction-table-formats">
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
        <span id={problem.id} part="transaction-table-problem" role="alert">
          {problem.text}
        </span>
      )}
    </div>
  )
}

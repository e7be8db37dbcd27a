import { useMemo, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../display/display.ts'
import { formatNumber } from '../../format/intl.ts'
import { transactionTableMessages } from '../../format/messages/transaction-table.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { ErrorState } from '../error-state/ErrorState.tsx'
import type { ExportFormat } from './exportText.ts'
import { useExport, type LoadRange } from './useExport.ts'

interface ExportBarProps {
  readonly rows: readonly Transaction[]
  readonly loadRange: LoadRange | undefined
  readonly name: string
  readonly perspective: string | undefined
}

const formats: readonly ExportFormat[] = ['csv', 'json']

/** Saves what is there, or a whole range, and says how far it has come. */
export function ExportBar({ rows, loadRange, name, perspective }: ExportBarProps): ReactElement {
  const { locale, nativeCoin } = useDisplay()
  const words = useMessages('transactionTable', transactionTableMessages)
  const { decimals } = nativeCoin
  const options = useMemo(() => ({ perspective, decimals }), [perspective, decimals])
  const { progress, save, saveRange, stop } = useExport(name, options)
  const { state, rows: count } = progress
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
        <Way label={words.loaded(rows.length, formatNumber(rows.length, locale))} save={(format) => save(rows, format)} />
        {loadRange !== undefined && (
          <Way label={words.range} save={(format) => void saveRange(loadRange, format)} />
        )}
        <p part="transaction-table-progress">
          <bdi role="status">{said?.(count, formatNumber(count, locale)) ?? ''}</bdi>
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

/** One set of rows, in each format. */
function Way({ label, save }: { readonly label: string; readonly save: (format: ExportFormat) => void }): ReactElement {
  const words = useMessages('transactionTable', transactionTableMessages)
  return (
    <div part="transaction-table-way" role="group" aria-label={label}>
      <span>{label}</span>
      {formats.map((format) => (
        <button key={format} type="button" part="button" onClick={() => save(format)}>
          {words[format]}
        </button>
      ))}
    </div>
  )
}

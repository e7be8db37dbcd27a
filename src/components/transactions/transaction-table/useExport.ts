import { useCallback, useEffect, useRef, useState } from 'react'
import { downloadFile } from '../../values/downloadFile.ts'
import { parseTime } from '../../../model/time.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { checkExport } from './checkExport.ts'
import { exportText, type ExportFormat, type ExportOptions } from './exportText.ts'

/** Time range of an export. */
export interface ExportRange {
  /** Unix time in seconds, inclusive; undefined for no limit. */
  readonly start_utime?: number | undefined
  /** Unix time in seconds, inclusive; undefined for no limit. */
  readonly end_utime?: number | undefined
}

/** Loads a time range page by page. Ends early when `signal` is aborted. */
export type LoadRange = (
  range: ExportRange & { readonly signal: AbortSignal },
) => AsyncIterable<readonly Transaction[]>

/** Progress of an export of a time range. */
export interface ExportState {
  /** Stage of the export; `stopped` by the reader. */
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** Number of rows so far. */
  readonly rows: number
  /** Unix time of the last row, in seconds; undefined before the first row. */
  readonly reached: number | undefined
  /** Error that ended the export; null if there is none. */
  readonly error: unknown
}

const idle: ExportState = { state: 'idle', rows: 0, reached: undefined, error: null }

/**
 * Saves rows as files: the loaded ones, or a time range that is loaded for the export.
 * @param verify Checks the rows against their hashes, and saves the results with them.
 */
export function useExport(name: string, options: ExportOptions, verify: boolean) {
  const [progress, setProgress] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = useCallback(
    async (rows: readonly Transaction[], format: ExportFormat, signal?: AbortSignal) => {
      const checks = verify ? await checkExport(rows, signal) : undefined
      const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json'
      // The byte order mark tells spreadsheets that the text is UTF-8.
      const byteOrderMark = format === 'csv' ? '\uFEFF' : ''
      downloadFile(new Blob([byteOrderMark, exportText(rows, format, options, checks)], { type }), `${name}.${format}`)
    },
    [name, options, verify],
  )
  const saveRange = useCallback(
    async (load: LoadRange, format: ExportFormat, range: ExportRange) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const rows: Transaction[] = []
      const report = (state: ExportState['state'], error: unknown = null) => {
        if (running.current !== controller) return
        setProgress({ state, rows: rows.length, reached: parseTime(rows.findLast((row) => row !== null)?.now), error })
      }
      report('running')
      try {
        for await (const page of load({ ...range, signal })) {
          if (signal.aborted) break
          // The loader may ignore the limits of the range.
          rows.push(...page.filter((row) => isWithin(row, range)))
          report('running')
        }
        // An incomplete range is not saved.
        if (signal.aborted) return report('stopped')
        await save(rows, format, signal)
        report('done')
      } catch (error) {
        if (signal.aborted) report('stopped')
        else report('failed', error)
      }
    },
    [save],
  )
  const stop = useCallback(() => running.current?.abort(), [])
  return { progress, save, saveRange, stop }
}

/** Tells whether a row is in the range. Rows with an unreadable time are kept, so that none is lost. */
function isWithin(row: Transaction, { start_utime, end_utime }: ExportRange): boolean {
  const now = parseTime(row?.now)
  return now === undefined || (now >= (start_utime ?? now) && now <= (end_utime ?? now))
}

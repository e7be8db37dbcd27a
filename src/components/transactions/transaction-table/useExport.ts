import { useCallback, useEffect, useRef, useState } from 'react'
import { parseTime } from '../../../model/time.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { exportText, type ExportFormat, type ExportOptions } from './exportText.ts'

/** The part of a list that an export asks for. */
export interface ExportRange {
  /** Unix seconds, inclusive; undefined for no bound. */
  readonly start_utime?: number | undefined
  /** Unix seconds, inclusive; undefined for no bound. */
  readonly end_utime?: number | undefined
}

/** Pages of a whole range, one after the other. Ends early when `signal` is aborted. */
export type LoadRange = (
  range: ExportRange & { readonly signal: AbortSignal },
) => AsyncIterable<readonly Transaction[]>

/** How an export of a whole range is getting on. */
export interface ExportState {
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** Rows so far. */
  readonly rows: number
  /** Unix seconds of the row that came last; undefined before the first. */
  readonly reached: number | undefined
  readonly error: unknown
}

const idle: ExportState = { state: 'idle', rows: 0, reached: undefined, error: undefined }

/** Saves rows as files: those that are there, or a range that is loaded for it. */
export function useExport(name: string, options: ExportOptions) {
  const [progress, setProgress] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = useCallback(
    (rows: readonly Transaction[], format: ExportFormat) => {
      const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json'
      // The mark tells spreadsheets that the text is UTF-8.
      const mark = format === 'csv' ? '\uFEFF' : ''
      download(new Blob([mark, exportText(rows, format, options)], { type }), `${name}.${format}`)
    },
    [name, options],
  )
  const saveRange = useCallback(
    async (load: LoadRange, format: ExportFormat, range: ExportRange) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const rows: Transaction[] = []
      const tell = (state: ExportState['state'], error?: unknown) => {
        if (running.current !== controller) return
        setProgress({ state, rows: rows.length, reached: parseTime(rows.findLast((row) => row !== null)?.now), error })
      }
      tell('running')
      try {
        for await (const page of load({ ...range, signal })) {
          if (signal.aborted) break
          // Loaders may know nothing of bounds; the file keeps them all the same.
          rows.push(...page.filter((row) => isWithin(row, range)))
          tell('running')
        }
        // A part of a range is no export of it: nothing is saved.
        if (signal.aborted) return tell('stopped')
        save(rows, format)
        tell('done')
      } catch (error) {
        if (signal.aborted) tell('stopped')
        else tell('failed', error)
      }
    },
    [save],
  )
  const stop = useCallback(() => running.current?.abort(), [])
  return { progress, save, saveRange, stop }
}

/** A row of which the time cannot be read stays: without it the file would pass for the whole. */
function isWithin(row: Transaction, { start_utime, end_utime }: ExportRange): boolean {
  const now = parseTime(row?.now)
  return now === undefined || (now >= (start_utime ?? now) && now <= (end_utime ?? now))
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

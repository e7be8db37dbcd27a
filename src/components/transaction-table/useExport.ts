import { useCallback, useEffect, useRef, useState } from 'react'
import type { Transaction } from '../../schema/transaction.ts'
import { exportText, type ExportFormat, type ExportOptions } from './exportText.ts'

/** Pages of a whole range, one after the other. Ends early when `signal` is aborted. */
export type LoadRange = (init: { readonly signal: AbortSignal }) => AsyncIterable<readonly Transaction[]>

/** How an export of a whole range is getting on. */
export interface ExportState {
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** Rows so far. */
  readonly rows: number
  readonly error: unknown
}

const idle: ExportState = { state: 'idle', rows: 0, error: undefined }

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
    async (load: LoadRange, format: ExportFormat) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const rows: Transaction[] = []
      const tell = (state: ExportState['state'], error?: unknown) => {
        if (running.current === controller) setProgress({ state, rows: rows.length, error })
      }
      tell('running')
      try {
        for await (const page of load({ signal })) {
          if (signal.aborted) break
          rows.push(...page)
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

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

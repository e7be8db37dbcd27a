import { useCallback, useEffect, useRef, useState } from 'react'
import { parseTime } from '../../../../service/rows/amount.ts'
import { downloadFile } from '../../../values/downloadFile.ts'
import type { FileFormat } from './writeFile.ts'

/** Time range of an export. */
export interface ExportRange {
  /** Unix time in seconds, inclusive; undefined for no limit. */
  readonly start_utime?: number | undefined
  /** Unix time in seconds, inclusive; undefined for no limit. */
  readonly end_utime?: number | undefined
}

/** Loads a time range page by page. Ends early when `signal` is aborted. */
export type LoadRange<Row> = (range: ExportRange & { readonly signal: AbortSignal }) => AsyncIterable<readonly Row[]>

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

/** Source of an export, besides its rows. */
export interface ExportSource<Row> {
  /** Name of the file, without extension. */
  readonly name: string
  /** Writes the contents of a file. */
  readonly write: (rows: readonly Row[], format: FileFormat, signal?: AbortSignal) => Promise<string>
  /** Returns the time of a row; undefined if rows have none. */
  readonly timeOf: ((row: Row) => unknown) | undefined
}

/** Saves rows as files: given ones, or a time range that is loaded for the export. */
export function useExport<Row>({ name, write, timeOf }: ExportSource<Row>) {
  const [progress, setProgress] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = useCallback(
    async (rows: readonly Row[], format: FileFormat, signal?: AbortSignal) => {
      const text = await write(rows, format, signal)
      const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json'
      // The byte order mark tells spreadsheets that the text is UTF-8.
      downloadFile(new Blob([format === 'csv' ? '\uFEFF' : '', text], { type }), `${name}.${format}`)
    },
    [name, write],
  )
  const saveRange = useCallback(
    async (load: LoadRange<Row>, format: FileFormat, range: ExportRange) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const rows: Row[] = []
      const time = (row: Row): number | undefined => (row === null ? undefined : parseTime(timeOf?.(row)))
      const report = (state: ExportState['state'], error: unknown = null) => {
        if (running.current !== controller) return
        setProgress({
          state,
          rows: rows.length,
          reached: time(rows.findLast((row) => row !== null) ?? (null as Row)),
          error,
        })
      }
      report('running')
      try {
        for await (const page of load({ ...range, signal })) {
          if (signal.aborted) break
          // The loader may ignore the limits of the range.
          rows.push(...page.filter((row) => isWithin(time(row), range)))
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
    [save, timeOf],
  )
  const stop = useCallback(() => running.current?.abort(), [])
  return { progress, save, saveRange, stop }
}

/** Tells whether a time is in the range. Rows without a readable time are kept, so that none is lost. */
function isWithin(time: number | undefined, { start_utime, end_utime }: ExportRange): boolean {
  return time === undefined || (time >= (start_utime ?? time) && time <= (end_utime ?? time))
}

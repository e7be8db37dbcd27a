import { useEffect, useRef } from 'react'
import type { Emit } from './defineWidget.ts'

interface Reported {
  /** Undefined until data is loaded. */
  readonly data: unknown
  /** Null or undefined if there is no error. */
  readonly error: unknown
}

/** Dispatches `tonlens-load` when the data changes and `tonlens-error` when the error changes. */
export function useReport({ data, error }: Reported, emit: Emit): void {
  const send = useRef(emit)
  useEffect(() => {
    send.current = emit
  })
  useEffect(() => {
    if (data !== undefined) send.current('tonlens-load', { data })
  }, [data])
  useEffect(() => {
    if (error === null || error === undefined) return
    const reason = error instanceof Error ? error : new Error('The data could not be loaded.', { cause: error })
    send.current('tonlens-error', { error: reason })
  }, [error])
}

/**
 * Joins the rows of all pages and removes duplicates, which occur if rows are added between the
 * requests of two pages.
 */
export function uniqueRows<Page, Row>(
  pages: readonly Page[] | undefined,
  readRows: (page: Page) => readonly Row[],
  readKey: (row: Row) => string,
): readonly Row[] {
  return [...new Map(pages?.flatMap(readRows).map((row) => [readKey(row), row])).values()]
}

import { useEffect, useRef } from 'react'
import type { Emit } from './defineWidget.ts'

interface Reported {
  /** Undefined until there is some. */
  readonly data: unknown
  /** Null or undefined while there is none. */
  readonly error: unknown
}

/** Sends `tonlens-load` for each new answer and `tonlens-error` for each new failure. */
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
    const reason = error instanceof Error ? error : new Error('The data did not come.', { cause: error })
    send.current('tonlens-error', { error: reason })
  }, [error])
}

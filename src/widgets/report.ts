import { useEffect, useRef } from 'react'
import type { Emit } from './row.ts'

interface Reported {
  readonly data: unknown
  readonly error: Error | null
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
    if (error !== null) send.current('tonlens-error', { error })
  }, [error])
}

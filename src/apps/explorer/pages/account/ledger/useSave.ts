import { useEffect, useRef, useState } from 'react'
import { download } from '../../../shell/download.ts'

type Write = (signal: AbortSignal) => AsyncIterable<string>

/** Saves a file that is written part by part. A file that fails or is stopped is not saved. */
export interface Save {
  /** Characters that are written so far; undefined while nothing is being saved. */
  readonly size: number | undefined
  /** Failure of the last file; undefined for none. */
  readonly error: unknown
  readonly save: (name: string, type: string, write: Write) => void
  readonly stop: () => void
}

/** Returns {@link Save}. Leaving the page stops it. */
export function useSave(): Save {
  const [size, setSize] = useState<number>()
  const [error, setError] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (name: string, type: string, write: Write): Promise<void> => {
    const controller = new AbortController()
    // One file at a time: progress and the stop button are of one.
    running.current?.abort()
    running.current = controller
    const { signal } = controller
    setError(undefined)
    setSize(0)
    try {
      const written: string[] = []
      let length = 0
      for await (const part of write(signal)) {
        if (signal.aborted) return
        written.push(part)
        length += part.length
        setSize(length)
      }
      if (!signal.aborted) download(new Blob(written, { type }), name)
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    } finally {
      if (running.current === controller) setSize(undefined)
    }
  }
  return { size, error, save: (...file) => void run(...file), stop: () => running.current?.abort() }
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** What became of the last copy; back to `idle` after two seconds. */
export type CopyState = 'idle' | 'copied' | 'failed'

const shownFor = 2000

/** Copies text to the clipboard and tells how it went. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = useCallback((text: string) => {
    const show = (next: CopyState) => {
      clearTimeout(timer.current)
      setState(next)
      timer.current = setTimeout(() => setState('idle'), shownFor)
    }
    // Pages without a secure origin have no clipboard at all.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => show('copied'),
      () => show('failed'),
    )
  }, [])
  return { state, copy }
}

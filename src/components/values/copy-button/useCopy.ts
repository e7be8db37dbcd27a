import { useCallback, useEffect, useRef, useState } from 'react'

/** Result of the last copy; returns to `idle` after two seconds. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Time for which the result is shown, in milliseconds. */
const shownFor = 2000

/** Copies text to the clipboard and reports the result. */
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
    // Pages without a secure origin have no `navigator.clipboard`.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => show('copied'),
      () => show('failed'),
    )
  }, [])
  return { state, copy }
}

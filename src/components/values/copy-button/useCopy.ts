import { useCallback, useEffect, useRef, useState } from 'react'

/** Result of the last copy; returns to `idle` after two seconds. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Time for which the result is shown, in milliseconds. */
const shownFor = 2000

/** Copies text to the clipboard and reports the result. */
export function useCopy(): { state: CopyState; copy: (text: string | Promise<string>) => void } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = useCallback((text: string | Promise<string>) => {
    const show = (next: CopyState) => {
      clearTimeout(timer.current)
      setState(next)
      timer.current = setTimeout(() => setState('idle'), shownFor)
    }
    writeText(text).then(
      () => show('copied'),
      () => show('failed'),
    )
  }, [])
  return { state, copy }
}

async function writeText(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator
  // Pages without a secure origin have no clipboard.
  if (clipboard === undefined) throw new Error('no clipboard')
  if (typeof text === 'string') return clipboard.writeText(text)
  // Safari writes only while it handles the press, and takes a promise for a text that is not ready.
  if (typeof ClipboardItem === 'undefined' || clipboard.write === undefined) return clipboard.writeText(await text)
  return clipboard.write([
    new ClipboardItem({ 'text/plain': text.then((ready) => new Blob([ready], { type: 'text/plain' })) }),
  ])
}

import { type RefObject, useEffect } from 'react'

/** Keys that focus the search field, as in `aria-keyshortcuts`. */
export const searchShortcut = '/ Control+K Meta+K'

/** Focuses the search field on "/", Ctrl-K and ⌘K, except while the reader types elsewhere. */
export function useSearchShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTyping(event)) return
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey
      const isLetter = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey
      const field = form.current?.querySelector('input')
      if ((!isSlash && !isLetter) || field === null || field === undefined) return
      // The other explorer of a page with two leaves the key alone then.
      event.preventDefault()
      field.focus()
      field.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [form])
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  )
}

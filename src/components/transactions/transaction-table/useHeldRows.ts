import { useCallback, useMemo, useState } from 'react'

/** Rows to show, and the number of new rows that are held back. */
export interface HeldRows<Row> {
  readonly rows: readonly Row[]
  /** Number of new rows that are not shown yet. */
  readonly waiting: number
  /** Must be called when the list is scrolled; `list` is the element that scrolls. */
  readonly onScroll: (list: Element) => void
  /** Shows all new rows and scrolls to them. */
  readonly release: (list: Element | null) => void
}

/**
 * Holds new rows back while the reader has scrolled down. At the top of the list they appear at once.
 * @param given All rows, newest first.
 */
export function useHeldRows<Row>(given: readonly Row[], keyOf: (row: Row) => string): HeldRows<Row> {
  const [held, setHeld] = useState<string>()
  const first = useMemo(
    () =>
      held === undefined
        ? 0
        : Math.max(
            0,
            given.findIndex((row) => keyOf(row) === held),
          ),
    [given, keyOf, held],
  )
  const top = given[first]
  const onScroll = useCallback(
    (list: Element) => {
      if (list.scrollTop > 0) {
        setHeld((last) => last ?? (top === undefined ? undefined : keyOf(top)))
        return
      }
      // In the next frame, when the list knows that it is at the top and does not keep rows in place.
      requestAnimationFrame(() => {
        if (list.scrollTop <= 0) setHeld(undefined)
      })
    },
    [top, keyOf],
  )
  const release = useCallback((list: Element | null) => {
    if (list === null || list.scrollTop <= 0) setHeld(undefined)
    else list.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const rows = useMemo(() => (first === 0 ? given : given.slice(first)), [given, first])
  return { rows, waiting: first, onScroll, release }
}

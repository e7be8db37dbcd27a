import { useCallback, useMemo, useState } from 'react'

/** Rows that a reader sees, and how many arrived above them meanwhile. */
export interface HeldRows<Row> {
  readonly rows: readonly Row[]
  /** Rows that are not shown yet. */
  readonly waiting: number
  /** Tells that the list was scrolled; `list` is the element that scrolls. */
  readonly onScroll: (list: Element) => void
  /** Shows all that arrived, and goes up to it. */
  readonly release: (list: Element | null) => void
}

/**
 * Keeps new rows out of a list while its reader is further down. At the top, where readers wait for
 * what is new, they appear at once.
 * @param given Newest first.
 */
export function useHeldRows<Row>(given: readonly Row[], keyOf: (row: Row) => string): HeldRows<Row> {
  const [held, setHeld] = useState<string>()
  const first = useMemo(
    () => (held === undefined ? 0 : Math.max(0, given.findIndex((row) => keyOf(row) === held))),
    [given, keyOf, held],
  )
  const top = given[first]
  const onScroll = useCallback(
    (list: Element) => {
      if (list.scrollTop > 0) {
        setHeld((last) => last ?? (top === undefined ? undefined : keyOf(top)))
        return
      }
      // A frame later: the list must know by then that it is at its top, where it holds no row in
      // its place.
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

import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'

/** Rows that {@link useRowAnchor} keeps in place. */
export interface RowAnchor {
  readonly scroller: RefObject<HTMLElement | null>
  /** Whether the page scrolls, and not that element. */
  readonly isPaged: boolean
  /** Returns the key of a row, undefined beyond the last. */
  readonly keyAt: (row: number) => string | undefined
  readonly rowCount: number
  /** Height of a row, px. */
  readonly rowHeight: number
  /** Index of the first visible row. */
  readonly visibleRow: number
}

/**
 * Keeps the visible rows in place when rows are added or removed above them. At the very top it does
 * nothing, so that new rows appear.
 */
export function useRowAnchor(anchor: RowAnchor): void {
  const { scroller, isPaged, keyAt, rowCount, rowHeight, visibleRow } = anchor
  const last = useRef<{ key: string | undefined; row: number; keyAt: RowAnchor['keyAt'] }>(undefined)
  useBrowserLayoutEffect(() => {
    const before = last.current
    last.current = { key: keyAt(visibleRow), row: visibleRow, keyAt }
    if (before?.key === undefined || before.keyAt === keyAt || before.row === 0) return
    if (keyAt(before.row) === before.key) return
    const row = findRow(before.key, rowCount, keyAt)
    if (row === undefined || scroller.current === null) return
    last.current = { key: before.key, row, keyAt }
    ;(isPaged ? window : scroller.current).scrollBy({ top: (row - before.row) * rowHeight, behavior: 'instant' })
  }, [scroller, isPaged, keyAt, rowCount, rowHeight, visibleRow])
}

function findRow(key: string, rowCount: number, keyAt: (row: number) => string | undefined): number | undefined {
  for (let row = 0; row < rowCount; row++) if (keyAt(row) === key) return row
  return undefined
}

import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../window/useBrowserLayoutEffect.ts'

/** What {@link useRowAnchor} holds in place. */
export interface RowAnchor {
  readonly scroller: RefObject<HTMLElement | null>
  /** Key of a row, and undefined beyond the last. */
  readonly keyAt: (row: number) => string | undefined
  readonly rowCount: number
  readonly rowHeight: number
  /** First row that the reader sees. */
  readonly visibleRow: number
}

/**
 * Keeps what is being read where it is when rows come or go above it. At the very top nothing is
 * held: there a reader waits for what is new.
 */
export function useRowAnchor(anchor: RowAnchor): void {
  const { scroller, keyAt, rowCount, rowHeight, visibleRow } = anchor
  const last = useRef<{ key: string | undefined; row: number; keyAt: RowAnchor['keyAt'] }>(undefined)
  useBrowserLayoutEffect(() => {
    const before = last.current
    last.current = { key: keyAt(visibleRow), row: visibleRow, keyAt }
    if (before?.key === undefined || before.keyAt === keyAt || before.row === 0) return
    if (keyAt(before.row) === before.key) return
    const row = findRow(before.key, rowCount, keyAt)
    if (row === undefined || scroller.current === null) return
    last.current = { key: before.key, row, keyAt }
    scroller.current.scrollBy({ top: (row - before.row) * rowHeight, behavior: 'instant' })
  }, [scroller, keyAt, rowCount, rowHeight, visibleRow])
}

function findRow(
  key: string,
  rowCount: number,
  keyAt: (row: number) => string | undefined,
): number | undefined {
  for (let row = 0; row < rowCount; row++) if (keyAt(row) === key) return row
  return undefined
}

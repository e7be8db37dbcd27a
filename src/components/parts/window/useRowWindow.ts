import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { createPaceMeter, type Pace } from './scrollPace.ts'
import {
  clamp,
  contentHeight,
  offsetOfRow,
  scrollAt,
  scrolledTo,
  type RowScroll,
  type RowSpace,
} from './rowGeometry.ts'
import { useBrowserLayoutEffect } from './observeSizes.ts'
import { readScroll, writeScroll } from './pageScroll.ts'
import { useFrameState } from './useFrameState.ts'

/** Options of {@link useRowWindow}. */
export interface RowWindowOptions extends RowSpace {
  /** Element that scrolls; the rows start at its top. */
  readonly scrollerRef: RefObject<HTMLElement | null>
  /** Whether the page scrolls, and not that element. @default false */
  readonly isPaged?: boolean | undefined
  /** Whether that element is in the page. @default true */
  readonly present?: boolean | undefined
  /** Number of items in a row. When it changes, the first visible item stays the first one. */
  readonly perRow: number
  /** Number of rows rendered above and below the visible ones. @default 1 */
  readonly overscan?: number | undefined
  /** Called with the speed of every scroll step, and when it is calm again; must be stable. */
  readonly onPace?: ((pace: Pace) => void) | undefined
}

/** Rows to render, and their positions. */
export interface RowWindow {
  /** Index of the first row to render. */
  readonly firstRow: number
  /** Index after the last row to render. */
  readonly endRow: number
  /** Index of the first row that is at least partly visible. */
  readonly visibleRow: number
  /** Whether rows pass too quickly to be read, so that new ones may be placeholders. */
  readonly rushed: boolean
  /** Height of the content element, px. */
  readonly height: number
  /** Returns the distance of a row from the top of that element, px. */
  readonly rowTop: (row: number) => number
  /** Scrolls a row into view. */
  readonly scrollToRow: (row: number, align?: 'start' | 'nearest') => void
}

/** Time after the last scroll event until the scrollbar is corrected, in milliseconds. */
const settleAfter = 150

/**
 * Decides which of many equal rows to render. All rows have the same height, so none is measured, and
 * there may be more of them than the height limit of browsers allows.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const {
    scrollerRef,
    isPaged = false,
    present = true,
    rowCount,
    rowHeight,
    viewHeight,
    perRow,
    overscan = 1,
    onPace,
  } = options
  const [view, setView, lastView] = useFrameState({ row: 0, shift: 0, rushed: false })
  const [meter] = useState(createPaceMeter)
  const scroll = useRef<RowScroll>({ top: 0, shift: 0 })
  const space = useRef<RowSpace & { perRow: number }>({ rowCount, rowHeight, viewHeight, perRow })

  /** Moves to a position, and renders if other rows become visible. */
  const moveTo = useCallback(
    (next: RowScroll) => {
      const { rowHeight } = space.current
      if (rowHeight === 0) return
      const show = (row: number, shift: number, rushed: boolean) => {
        const last = lastView()
        if (row === last.row && shift === last.shift && rushed === last.rushed) return
        setView({ row, shift, rushed })
      }
      const way = next.top + next.shift - scroll.current.top - scroll.current.shift
      const pace = meter.step(way / rowHeight, () => {
        onPace?.('calm')
        show(lastView().row, lastView().shift, false)
      })
      onPace?.(pace)
      scroll.current = next
      const element = scrollerRef.current
      if (element !== null && Math.abs(readScroll(element, isPaged, space.current) - next.top) >= 1) {
        writeScroll(element, isPaged, next.top)
      }
      show(Math.floor((next.top + next.shift) / rowHeight), next.shift, pace === 'rushed')
    },
    [scrollerRef, isPaged, meter, setView, lastView, onPace],
  )

  useBrowserLayoutEffect(() => {
    const before = space.current
    space.current = { rowCount, rowHeight, viewHeight, perRow }
    const element = scrollerRef.current
    if (element === null || rowHeight === 0 || before.rowHeight === 0) return
    const rows = (readScroll(element, isPaged, space.current) + scroll.current.shift) / before.rowHeight
    const row = Math.floor((Math.floor(rows) * before.perRow) / perRow)
    moveTo(scrollAt(space.current, Math.round((row + (rows % 1)) * rowHeight)))
  }, [scrollerRef, isPaged, rowCount, rowHeight, viewHeight, perRow, moveTo])

  useBrowserLayoutEffect(() => {
    const element = scrollerRef.current
    if (!present || element === null) return
    const settle = () => {
      moveTo(scrollAt(space.current, scroll.current.top + scroll.current.shift))
    }
    const onScroll = () => {
      moveTo(scrolledTo(space.current, scroll.current, readScroll(element, isPaged, space.current)))
      if (contentHeight(space.current) === rowCountHeight(space.current)) return
      window.clearTimeout(timer)
      timer = window.setTimeout(settle, settleAfter)
    }
    let timer: number | undefined
    // Scroll events do not bubble: on its way down, one of any box around the list passes here.
    const target = isPaged ? document : element
    target.addEventListener('scroll', onScroll, { passive: true, capture: isPaged })
    return () => {
      target.removeEventListener('scroll', onScroll, { capture: isPaged })
      window.clearTimeout(timer)
      meter.stop()
    }
  }, [scrollerRef, isPaged, present, meter, moveTo])

  const scrollToRow = useCallback(
    (row: number, align: 'start' | 'nearest' = 'nearest') => {
      const box = scrollerRef.current
      if (isPaged && box !== null) {
        showInWindow(
          box.getBoundingClientRect().top + row * space.current.rowHeight - scroll.current.shift,
          align,
          space.current.rowHeight,
        )
        return
      }
      const offset = scroll.current.top + scroll.current.shift
      moveTo(scrollAt(space.current, offsetOfRow(space.current, row, align, offset)))
    },
    [scrollerRef, isPaged, moveTo],
  )
  const { shift } = view
  const rowTop = useCallback((row: number) => row * rowHeight - shift, [rowHeight, shift])

  const visibleRow = clamp(view.row, 0, Math.max(0, rowCount - 1))
  const visibleRows = rowHeight > 0 ? Math.ceil(viewHeight / rowHeight) + 1 : 0
  return {
    firstRow: Math.max(0, visibleRow - overscan),
    endRow: rowHeight > 0 ? Math.min(rowCount, visibleRow + visibleRows + overscan) : 0,
    visibleRow,
    rushed: view.rushed,
    height: contentHeight({ rowCount, rowHeight, viewHeight }),
    rowTop,
    scrollToRow,
  }
}

/** Scrolls the page so that a row shows, of which `top` is the distance from the top of the window. */
function showInWindow(top: number, align: 'start' | 'nearest', height: number): void {
  const below = top + height - window.innerHeight
  const way = align === 'start' || top < 0 ? top : Math.max(0, below)
  if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' })
}

function rowCountHeight({ rowCount, rowHeight }: RowSpace): number {
  return rowCount * rowHeight
}

/** Times that a page is asked for: a request may be dropped, as when the list is loaded anew meanwhile. */
const maxTries = 3

/**
 * Loads the next page: once, and again when loading ended without one.
 * @param page Identifies the end of the loaded rows; undefined while nothing is to be loaded.
 * @param isLoading Whether rows are being loaded.
 */
export function useLoadMore(page: string | undefined, load: (() => void) | undefined, isLoading: boolean): void {
  const last = useRef<{ page?: string; tries: number; isOver: boolean }>({ tries: 0, isOver: false })
  useEffect(() => {
    const { page: asked, tries, isOver } = last.current
    if (isLoading) last.current.isOver = true
    if (page === undefined || load === undefined) return
    if (asked === page && !(isOver && tries < maxTries)) return
    last.current = { page, tries: asked === page ? tries + 1 : 1, isOver: false }
    load()
  }, [page, load, isLoading])
}

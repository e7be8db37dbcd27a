/**
 * Geometry of a list of equal rows inside a scroll container. There are two coordinate spaces: that
 * of the rows, in which row `n` starts at `n * rowHeight`, and that of the page, whose height browsers
 * limit. They are equal while all rows fit; beyond that, `shift` is their current difference.
 */

/**
 * Maximum height of the content element, px. Browsers stop laying out between 17.9 and 33.5 million,
 * and scroll in whole pixels only below 2^23.
 */
const maxContentHeight = 8_000_000

/** Size of the rows and of their container. */
export interface RowSpace {
  readonly rowCount: number
  /** Height of a row with the gap below it, in whole px. */
  readonly rowHeight: number
  /** Height of the container, px. */
  readonly viewHeight: number
}

/** Scroll position: `top` in the page, `top + shift` in the space of the rows. */
export interface RowScroll {
  readonly top: number
  readonly shift: number
}

/** Indices of the rows from `first` to before `end`, and of `pinned` wherever it is; -1 pins none. */
export function rowsFrom(first: number, end: number, pinned: number): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, row) => first + row)
  if (pinned < 0 || (pinned >= first && pinned < end)) return rows
  return pinned < first ? [pinned, ...rows] : [...rows, pinned]
}

/** Height of the content element, px. */
export function contentHeight({ rowCount, rowHeight }: RowSpace): number {
  return Math.min(rowCount * rowHeight, maxContentHeight)
}

/** Scroll position at `offset` px below the first row, with the scrollbar in proportion. */
export function scrollAt(space: RowSpace, offset: number): RowScroll {
  const rows = Math.max(0, space.rowCount * space.rowHeight - space.viewHeight)
  const page = Math.max(0, contentHeight(space) - space.viewHeight)
  const position = clamp(offset, 0, rows)
  if (rows <= page) return { top: position, shift: 0 }
  const top = Math.round((position / rows) * page)
  return { top, shift: position - top }
}

/**
 * Scroll position after the browser reported `top`. A short move scrolls by as many pixels; a long
 * one is a drag of the scrollbar and means a share of all rows.
 */
export function scrolledTo(space: RowSpace, from: RowScroll, top: number): RowScroll {
  const rows = Math.max(0, space.rowCount * space.rowHeight - space.viewHeight)
  const page = Math.max(0, contentHeight(space) - space.viewHeight)
  if (rows <= page) return { top, shift: 0 }
  if (Math.abs(top - from.top) > 4 * space.viewHeight) {
    return { top, shift: Math.round(clamp(top / page, 0, 1) * rows) - top }
  }
  const offset = clamp(top + from.shift, 0, rows)
  const atEdge = (top <= 0 && offset > 0) || (top >= page && offset < rows)
  return atEdge ? scrollAt(space, offset) : { top, shift: offset - top }
}

/** Offset that shows `row`: at the top, or with the least scrolling. */
export function offsetOfRow(
  { rowHeight, viewHeight }: RowSpace,
  row: number,
  align: 'start' | 'nearest',
  offset: number,
): number {
  const start = row * rowHeight
  if (align === 'start' || start < offset || rowHeight > viewHeight) return start
  return Math.max(offset, start + rowHeight - viewHeight)
}

/** Limits `value` to the range from `low` to `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

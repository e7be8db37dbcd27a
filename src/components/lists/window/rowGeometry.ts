/**
 * Geometry of a list of equal rows inside a scroll container. Two spaces meet here: the rows', in
 * which row `n` starts at `n * rowHeight`, and the page's, whose height engines limit. While the
 * rows fit, both are the same; beyond, `shift` says how far apart they are at the moment.
 */

/**
 * Tallest content given to the browser, px. Engines stop laying out between 17.9 and 33.5 million,
 * and scroll in whole pixels only below 2^23.
 */
export const maximumContentHeight = 8_000_000

/** What the rows need and what the container shows of them. */
export interface RowSpace {
  readonly rowCount: number
  /** Row with the gap below it, whole px. */
  readonly rowHeight: number
  /** Visible height of the container, px. */
  readonly viewHeight: number
}

/** A scroll position: `top` as the browser has it, `top + shift` in the space of the rows. */
export interface RowScroll {
  readonly top: number
  readonly shift: number
}

/** The rows from `first` to before `end`, and `pinned` wherever it lies. */
export function rowsFrom(first: number, end: number, pinned: number): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, row) => first + row)
  if (pinned < 0 || (pinned >= first && pinned < end)) return rows
  return pinned < first ? [pinned, ...rows] : [...rows, pinned]
}

/** Height that the browser is given for all rows, px. */
export function contentHeight({ rowCount, rowHeight }: RowSpace): number {
  return Math.min(rowCount * rowHeight, maximumContentHeight)
}

/** The position at `offset` px below the first row, with the scrollbar where the reader expects it. */
export function scrollAt(space: RowSpace, offset: number): RowScroll {
  const rows = Math.max(0, space.rowCount * space.rowHeight - space.viewHeight)
  const page = Math.max(0, contentHeight(space) - space.viewHeight)
  const position = clamp(offset, 0, rows)
  if (rows <= page) return { top: position, shift: 0 }
  const top = Math.round((position / rows) * page)
  return { top, shift: position - top }
}

/**
 * The position after the browser reported `top`. Short ways are gone pixel by pixel; a long one is
 * a drag of the scrollbar, which means a share of all rows.
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

/** The offset that shows `row`: its start at the top, or with the least possible way. */
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

/** `value`, not below `low` and not above `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

import { clamp } from '../window/rowGeometry.ts'

/** The part of a keyboard event that decides where the focus moves. */
export interface FocusKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** How the items of a list are arranged. */
export interface FocusShape {
  /** Number of items. */
  readonly count: number
  /** The arrow keys that move: along a line, by all four keys along a line, or in rows and columns. */
  readonly orientation: 'horizontal' | 'vertical' | 'both' | 'grid'
  /** Items in each row of a grid. @default 1 */
  readonly columns?: number | undefined
  /** Rows that Page Up and Page Down move by; without it these keys do not move. */
  readonly pageRows?: number | undefined
  /** The last item is followed by the first one; not in a grid. @default false */
  readonly wraps?: boolean | undefined
  /** Items are laid out from right to left. @default false */
  readonly mirrored?: boolean | undefined
}

/**
 * Index of the item that a key leads to from item `index`. In a grid, left and right continue in
 * the neighboring row, Home and End stay in the row unless Ctrl or ⌘ is held.
 * @returns Undefined for a key that does not move the focus.
 */
export function focusTarget(press: FocusKey, index: number, shape: FocusShape): number | undefined {
  const { key, altKey, ctrlKey, metaKey } = press
  if (shape.count === 0 || altKey) return undefined
  const commands = ctrlKey || metaKey
  if (commands && (shape.orientation !== 'grid' || (key !== 'Home' && key !== 'End'))) return undefined
  return shape.orientation === 'grid' ? gridTarget(key, commands, index, shape) : lineTarget(key, index, shape)
}

function lineTarget(key: string, index: number, shape: FocusShape): number | undefined {
  const { count, orientation, pageRows, wraps = false, mirrored = false } = shape
  const move = (step: number): number => (wraps ? (index + step + count) % count : clamp(index + step, 0, count - 1))
  const across = orientation !== 'vertical'
  const down = orientation !== 'horizontal'
  const forward = mirrored ? 'ArrowLeft' : 'ArrowRight'
  const backward = mirrored ? 'ArrowRight' : 'ArrowLeft'
  if ((across && key === forward) || (down && key === 'ArrowDown')) return move(1)
  if ((across && key === backward) || (down && key === 'ArrowUp')) return move(-1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (pageRows === undefined) return undefined
  if (key === 'PageDown') return Math.min(index + pageRows, count - 1)
  return key === 'PageUp' ? Math.max(index - pageRows, 0) : undefined
}

function gridTarget(key: string, whole: boolean, index: number, shape: FocusShape): number | undefined {
  const { count, columns = 1, pageRows = 0, mirrored = false } = shape
  const column = index % columns
  const row = Math.floor(index / columns)
  const lastRow = Math.floor((count - 1) / columns)
  const inRow = (target: number): number => Math.min(clamp(target, 0, lastRow) * columns + column, count - 1)
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return clamp(index + ((key === 'ArrowRight') === mirrored ? -1 : 1), 0, count - 1)
    case 'ArrowUp':
      return inRow(row - 1)
    case 'ArrowDown':
      return row === lastRow ? index : inRow(row + 1)
    case 'PageUp':
      return pageRows === 0 ? undefined : inRow(row - pageRows)
    case 'PageDown':
      if (pageRows === 0) return undefined
      return row === lastRow ? index : inRow(row + pageRows)
    case 'Home':
      return whole ? 0 : index - column
    case 'End':
      return whole ? count - 1 : Math.min(index - column + columns, count) - 1
    default:
      return undefined
  }
}

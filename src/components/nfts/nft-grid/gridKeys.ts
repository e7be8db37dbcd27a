import { clamp } from '../../lists/window/rows.ts'

/** A key press in a grid. */
export interface GridKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** Whether the grid is laid out from right to left. */
  readonly mirrored: boolean
}

/** Shape of the grid. */
export interface GridShape {
  readonly count: number
  readonly columns: number
  /** Number of whole rows in view. */
  readonly pageRows: number
}

/**
 * Index of the item that a key moves to from item `index`. Left and right continue in the adjacent
 * row.
 * @returns undefined for keys that do not move.
 */
export function keyTarget(press: GridKey, index: number, shape: GridShape): number | undefined {
  const { key, altKey, ctrlKey, metaKey, mirrored } = press
  const { count, columns, pageRows } = shape
  if (altKey || (key !== 'Home' && key !== 'End' && (ctrlKey || metaKey))) return undefined
  const column = index % columns
  const lastRow = Math.floor((count - 1) / columns)
  const inRow = (row: number) =>
    Math.min(clamp(row, 0, lastRow) * columns + column, count - 1)
  const row = Math.floor(index / columns)
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return clamp(index + ((key === 'ArrowRight') === mirrored ? -1 : 1), 0, count - 1)
    case 'ArrowUp':
      return inRow(row - 1)
    case 'ArrowDown':
      return row === lastRow ? index : inRow(row + 1)
    case 'PageUp':
      return inRow(row - pageRows)
    case 'PageDown':
      return row === lastRow ? index : inRow(row + pageRows)
    case 'Home':
      return ctrlKey || metaKey ? 0 : index - column
    case 'End':
      return ctrlKey || metaKey ? count - 1 : Math.min(index - column + columns, count) - 1
    default:
      return undefined
  }
}

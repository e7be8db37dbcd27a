import type { CSSProperties } from 'react'
import type { OutlineRow } from './traceRows.ts'
import type { Line } from './useLine.ts'

/** A line in view, and where it is. */
export interface ShownLine {
  /** Id of its element. */
  readonly id: string
  /** Place among all lines, from 0 on. */
  readonly place: number
  readonly row: OutlineRow
  /** Pixels from the top of the lines; undefined before lines are measured, while they follow one another. */
  readonly top: number | undefined
  /** Whether the reader is at it. */
  readonly current: boolean
  readonly selected: boolean
}

/** Props of the element of a line, in all views. */
export function lineProps({ id, row, top, current, selected }: ShownLine, status: Line['status']) {
  const style: CSSProperties | undefined = top === undefined ? undefined : { top }
  return {
    id,
    part: `trace-line${selected ? ' trace-selected' : ''}`,
    'data-id': row.id,
    'data-kind': row.kind,
    'data-status': status,
    'data-current': current || undefined,
    style,
  }
}

/** Position of a line in the tree, for screen readers. */
export function branchProps({ depth, position, siblings, state }: OutlineRow) {
  return {
    'aria-level': depth + 1,
    'aria-posinset': position,
    'aria-setsize': siblings,
    'aria-expanded': state === 'leaf' ? undefined : state === 'open',
  }
}

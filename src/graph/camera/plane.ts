import type { Layout } from '../layouts/layoutTop.ts'
import { sizes } from '../layouts/sizes.ts'
import type { Box } from './camera.ts'

/** Cards in columns: the part of a graph that a camera needs. */
export interface GraphPlane {
  readonly items: readonly { readonly id: string }[]
  /** Height of each card, CSS pixels at zoom level 1. */
  readonly height: ArrayLike<number>
  readonly layout: Pick<Layout, 'x' | 'y' | 'columnStart' | 'byColumn' | 'width' | 'height'>
  /** Place of an item by its id. */
  readonly placeById: ReadonlyMap<string, number>
  /** 1-based position of each item in reading order. */
  readonly reading: ArrayLike<number>
}

/** Places of the items that touch `box`, in reading order. */
export function itemsIn(plane: GraphPlane, box: Box): number[] {
  const { columnStart, byColumn } = plane.layout
  const [first, last] = columnsIn(plane, box)
  const places: number[] = []
  for (let column = first; column <= last; column += 1) {
    const [from, to] = rowsIn(plane, column, box)
    for (let row = from; row < to; row += 1) places.push(byColumn[(columnStart[column] ?? 0) + row] ?? 0)
  }
  return places.sort((a, b) => (plane.reading[a] ?? 0) - (plane.reading[b] ?? 0))
}

/** Counts the items that touch `box`; stops soon after `enough`. */
export function countIn(plane: GraphPlane, box: Box, enough: number): number {
  const [first, last] = columnsIn(plane, box)
  let count = 0
  for (let column = first; column <= last && count <= enough; column += 1) {
    const [from, to] = rowsIn(plane, column, box)
    count += Math.max(0, to - from)
  }
  return count
}

/** First and last column that `box` touches, including the edges before the cards. */
export function columnsIn({ layout }: GraphPlane, { left, right }: Box): [number, number] {
  const columns = layout.columnStart.length - 1
  // Accounts are further apart than transactions.
  const pitch = (layout.width - sizes.nodeWidth) / (columns - 1) || layout.width
  const columnAt = (x: number): number => Math.floor((x - sizes.nodeWidth) / pitch) + 1
  return [Math.max(0, columnAt(left)), Math.min(columns - 1, columnAt(right))]
}

/** Rows of one column that `box` touches: the first one, and the one after the last. */
export function rowsIn(plane: GraphPlane, column: number, { top, bottom }: Box): [number, number] {
  const { columnStart, byColumn, y } = plane.layout
  const start = columnStart[column] ?? 0
  const count = (columnStart[column + 1] ?? start) - start
  // Rows are sorted from top to bottom and never overlap.
  const firstRow = (matches: (place: number) => boolean): number => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (matches(byColumn[start + middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }
  return [
    firstRow((place) => (y[place] ?? 0) + (plane.height[place] ?? 0) >= top),
    firstRow((place) => (y[place] ?? 0) > bottom),
  ]
}

import { useMemo } from 'react'
import type { Drawing } from './drawing.ts'
import { edgesIn, type EdgePath } from './edges.ts'
import type { Frame } from './stage.ts'
import { itemsIn } from './view.ts'

/** Items in server output, which knows no window. */
const serverItems = 60
/** Items on either side of the current one that assistive technology finds while none is readable. */
const around = 15

/** What of a drawing is rendered: places of items in reading order, and the lines between them. */
export interface Shown {
  readonly shown: readonly number[]
  readonly paths: readonly EdgePath[]
}

/**
 * Chooses what is rendered for a frame.
 * @param place Item that the Tab key reaches: never culled, nor is the focus that it may hold.
 */
export function useShown(drawing: Drawing, frame: Frame | undefined, place: number, mirrored: boolean): Shown {
  const shown = useMemo(() => {
    const { order } = drawing.layout
    if (frame === undefined) return [...order.subarray(0, serverItems)]
    const at = (drawing.reading[place] ?? 1) - 1
    const places =
      frame.detail === 'far' ? [...order.subarray(Math.max(0, at - around), at + around + 1)] : itemsIn(drawing, frame.box)
    return places.includes(place)
      ? places
      : [...places, place].sort((a, b) => (drawing.reading[a] ?? 0) - (drawing.reading[b] ?? 0))
  }, [drawing, frame, place])
  const paths = useMemo(
    () => (frame === undefined || frame.detail === 'far' ? [] : edgesIn(drawing, frame.box, frame.origin, mirrored)),
    [drawing, frame, mirrored],
  )
  return { shown, paths }
}

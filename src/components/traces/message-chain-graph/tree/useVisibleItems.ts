import { useMemo } from 'react'
import type { Frame } from '../../../../graph/camera/frame.ts'
import { itemsIn } from '../../../../graph/camera/plane.ts'
import { edgePaths, type EdgePath } from '../../../../graph/tree/edgePaths.ts'
import type { TraceGraph } from '../../../../graph/tree/traceGraph.ts'

/** Items in server output, which knows no viewport. */
const serverItems = 60
/** Items before and after the current one that assistive technology finds while the overview is shown. */
const itemsAround = 15

/** The rendered part of a graph. */
export interface VisibleItems {
  /** Places of the items, in reading order. */
  readonly places: readonly number[]
  readonly paths: readonly EdgePath[]
}

/**
 * Chooses the items and edges to render for a frame.
 * @param listed Whether there is no viewport yet because this is server output, or takes it over: then the first items
 * are a list.
 * @param current Place of the item with the Tab stop: it is always rendered, because it may have the focus.
 */
export function useVisibleItems(
  graph: TraceGraph,
  frame: Frame | undefined,
  current: number,
  mirrored: boolean,
  listed: boolean,
): VisibleItems {
  const places = useMemo(() => {
    const { order } = graph.layout
    if (frame === undefined) return listed ? [...order.subarray(0, serverItems)] : []
    const at = (graph.reading[current] ?? 1) - 1
    const inFrame =
      frame.detail === 'overview'
        ? [...order.subarray(Math.max(0, at - itemsAround), at + itemsAround + 1)]
        : itemsIn(graph, frame.box)
    return inFrame.includes(current)
      ? inFrame
      : [...inFrame, current].sort((a, b) => (graph.reading[a] ?? 0) - (graph.reading[b] ?? 0))
  }, [graph, frame, current, listed])
  const paths = useMemo(
    () =>
      frame === undefined || frame.detail === 'overview' ? [] : edgePaths(graph, frame.box, frame.origin, mirrored),
    [graph, frame, mirrored],
  )
  return { places, paths }
}

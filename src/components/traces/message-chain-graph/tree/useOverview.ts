import { useEffect, type RefObject } from 'react'
import { overviewCamera } from '../../../../graph/camera/overviewCamera.ts'
import type { GraphViewport } from '../../../../graph/camera/viewport.ts'
import { treePainter, type PaintMarks } from '../../../../graph/painter/treePainter.ts'
import type { TraceGraph } from '../../../../graph/tree/traceGraph.ts'

/** Paints the graph on a canvas while the zoom level is too small for cards. */
export function useOverview(
  canvas: RefObject<HTMLCanvasElement | null>,
  viewport: RefObject<GraphViewport | undefined>,
  graph: TraceGraph,
  { selected, current, found }: PaintMarks,
  mirrored: boolean,
): void {
  useEffect(() => {
    if (canvas.current === null) return
    const paint = treePainter(canvas.current, graph, { selected, current, found })
    return viewport.current?.watch((camera, size, frame) => {
      if (frame?.detail === 'overview') paint(overviewCamera(camera, graph, size), size, mirrored)
    })
  }, [canvas, viewport, graph, selected, current, found, mirrored])
}

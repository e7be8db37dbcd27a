import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react'
import { useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'
import { boxInView } from '../../../../graph/camera/camera.ts'
import { minimapCamera, type PaintCamera } from '../../../../graph/camera/overviewCamera.ts'
import { treePainter } from '../../../../graph/painter/treePainter.ts'
import type { GraphControlsProps } from './GraphControls.tsx'

/** Width of the minimap, CSS pixels; `minimap.css` draws to the same, and to both heights. */
const width = 160
/** Height of the minimap in a viewport of some height: in a low one that of the toolbar, so that it covers no cards. */
const heightIn = (viewport: number): number => (viewport < 320 ? 40 : 96)
const noHits: ReadonlySet<number> = new Set()

/**
 * A small picture of the whole graph with the part in view marked; shown while a part is outside the
 * viewport. For pointers only: every function also has a key.
 */
export function GraphMinimap({ navigation, viewport, mirrored }: GraphControlsProps): ReactElement {
  const { graph, selectedPlace } = navigation
  const canvas = useRef<HTMLCanvasElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  const camera = useRef<PaintCamera>({ x: 0, y: 0, scale: 1 })
  const [useful, setUseful] = useState(false)
  const [height, setHeight] = useState(96)

  const paint = (): void => {
    camera.current = minimapCamera(graph, { width, height })
    if (!useful || canvas.current === null) return
    treePainter(canvas.current, graph, { selected: selectedPlace, current: -1, found: noHits })(
      camera.current,
      { width, height },
      mirrored,
    )
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- paints only after a change of the picture
  useBrowserLayoutEffect(paint, [graph, selectedPlace, mirrored, useful, height])
  useEffect(
    () =>
      viewport.current?.watch((view, visible) => {
        const { layout } = graph
        const seen = boxInView(view, visible, 0)
        setHeight(heightIn(visible.height))
        setUseful(seen.left > 1 || seen.top > 1 || seen.right < layout.width - 1 || seen.bottom < layout.height - 1)
        const { x, y, scale, scaleY = scale } = camera.current
        const style = mark.current?.style
        const left = Math.max(0, x + Math.max(0, seen.left) * scale)
        const top = Math.max(0, y + Math.max(0, seen.top) * scaleY)
        const right = Math.min(width, x + Math.min(layout.width, seen.right) * scale)
        const bottom = Math.min(height, y + Math.min(layout.height, seen.bottom) * scaleY)
        style?.setProperty('transform', `translate(${(mirrored ? -1 : 1) * left}px, ${top}px)`)
        style?.setProperty('width', `${Math.max(4, right - left)}px`)
        style?.setProperty('height', `${Math.max(4, bottom - top)}px`)
      }),
    [viewport, graph, mirrored, height],
  )

  const moveCamera = (event: PointerEvent<HTMLElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const { x, y, scale, scaleY = scale } = camera.current
    const along = mirrored ? box.right - event.clientX : event.clientX - box.left
    viewport.current?.center((along - x) / scale, (event.clientY - box.top - y) / scaleY)
  }
  return (
    <span
      part="message-chain-graph-minimap"
      data-state={useful ? 'shown' : 'hidden'}
      data-height={height}
      aria-hidden="true"
      onPointerDown={moveCamera}
      onPointerMove={moveCamera}
    >
      <canvas ref={canvas} part="message-chain-graph-overview" onTransitionEnd={paint} />
      <span ref={mark} part="message-chain-graph-seen" />
    </span>
  )
}

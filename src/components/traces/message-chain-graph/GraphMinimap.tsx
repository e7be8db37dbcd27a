import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import { treePainter } from './far.ts'
import type { GraphControlsProps } from './GraphControls.tsx'
import { overviewCamera, type PaintCamera } from './farCamera.ts'
import { boxInView } from './view.ts'

/** Size of the picture, CSS pixels; the style sheet draws to the same. */
const size = { width: 160, height: 96 }
const noHits: ReadonlySet<number> = new Set()

/**
 * A small picture of all that is drawn, with the part in view marked; shown while there is more than
 * that. For pointers only: all that it does exists as a key.
 */
export function GraphMinimap({
  walk,
  stage,
  mirrored,
}: GraphControlsProps): ReactElement {
  const { drawing, selectedPlace } = walk
  const canvas = useRef<HTMLCanvasElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  const camera = useRef<PaintCamera>({ x: 0, y: 0, scale: 1 })
  const [useful, setUseful] = useState(false)

  useBrowserLayoutEffect(() => {
    camera.current = overviewCamera(drawing, size)
    if (!useful || canvas.current === null) return
    treePainter(canvas.current, drawing, { selected: selectedPlace, current: -1, found: noHits })(camera.current, size, mirrored)
  }, [drawing, selectedPlace, mirrored, useful])
  useEffect(
    () =>
      stage.current?.watch((view, viewport) => {
        const { width, height } = drawing.layout
        const seen = boxInView(view, viewport, 0)
        setUseful(seen.left > 1 || seen.top > 1 || seen.right < width - 1 || seen.bottom < height - 1)
        const { x, y, scale, scaleY = scale } = camera.current
        const style = mark.current?.style
        const left = Math.max(0, x + Math.max(0, seen.left) * scale)
        const top = Math.max(0, y + Math.max(0, seen.top) * scaleY)
        const right = Math.min(size.width, x + Math.min(width, seen.right) * scale)
        const bottom = Math.min(size.height, y + Math.min(height, seen.bottom) * scaleY)
        style?.setProperty('transform', `translate(${(mirrored ? -1 : 1) * left}px, ${top}px)`)
        style?.setProperty('width', `${Math.max(4, right - left)}px`)
        style?.setProperty('height', `${Math.max(4, bottom - top)}px`)
      }),
    [stage, drawing, mirrored],
  )

  const look = (event: PointerEvent<HTMLElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const { x, y, scale, scaleY = scale } = camera.current
    const along = mirrored ? box.right - event.clientX : event.clientX - box.left
    stage.current?.centre((along - x) / scale, (event.clientY - box.top - y) / scaleY)
  }
  return (
    <span
      part="message-chain-graph-minimap"
      data-state={useful ? 'shown' : 'hidden'}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
    >
      <canvas ref={canvas} part="message-chain-graph-overview" />
      <span ref={mark} part="message-chain-graph-seen" />
    </span>
  )
}

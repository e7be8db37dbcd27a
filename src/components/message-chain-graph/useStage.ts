import { useCallback, useRef, useState, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../window/useBrowserLayoutEffect.ts'
import type { Drawing } from './drawing.ts'
import { listenToGestures } from './gestures.ts'
import { createStage, type Frame, type Stage } from './stage.ts'

/** What the graph needs of its {@link Stage}. */
export interface StageHandle {
  readonly window: RefObject<HTMLDivElement | null>
  readonly world: RefObject<HTMLDivElement | null>
  /** An element of no size whose width changes with the direction of writing. */
  readonly probe: RefObject<HTMLSpanElement | null>
  readonly stage: RefObject<Stage | undefined>
  /** Undefined in server output and before the first layout. */
  readonly frame: Frame | undefined
  readonly mirrored: boolean
}

/**
 * Keeps a stage on the two elements for as long as they stand.
 * @param anchor Id of the item that should stay in place when the drawing changes.
 */
export function useStage(drawing: Drawing, anchor: string | undefined): StageHandle {
  const window = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const stage = useRef<Stage>(undefined)
  const direction = useRef(false)
  const anchorRef = useRef(anchor)
  const [frame, setFrame] = useState<Frame>()
  const [mirrored, setMirrored] = useState(false)

  const readDirection = useCallback(() => {
    if (window.current === null) return
    direction.current = getComputedStyle(window.current).direction === 'rtl'
    setMirrored(direction.current)
  }, [])

  useBrowserLayoutEffect(() => {
    if (window.current === null || world.current === null) return
    const made = createStage(window.current, world.current, setFrame)
    stage.current = made
    readDirection()
    const stopGestures = listenToGestures(window.current, made, () => direction.current)
    const sizes = new ResizeObserver(() => made.resized())
    const directions = new ResizeObserver(readDirection)
    sizes.observe(window.current)
    if (probe.current !== null) directions.observe(probe.current)
    return () => {
      stopGestures()
      sizes.disconnect()
      directions.disconnect()
      made.stop()
      stage.current = undefined
    }
  }, [readDirection])

  useBrowserLayoutEffect(() => {
    anchorRef.current = anchor
  }, [anchor])
  useBrowserLayoutEffect(() => {
    stage.current?.show(drawing, mirrored, anchorRef.current)
  }, [drawing, mirrored])
  useBrowserLayoutEffect(() => {
    if (frame !== undefined) stage.current?.placed(frame)
  }, [frame])

  return { window, world, probe, stage, frame, mirrored }
}

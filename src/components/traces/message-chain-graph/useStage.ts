import { useCallback, useRef, useState, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import { listenToGestures, type GestureOptions } from './gestures.ts'
import { createStage, type Frame, type Stage } from './stage.ts'
import type { Plane } from './view.ts'

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

/** What is told of the reader's hand: that it moved the drawing, or pressed where no card is rendered. */
export type Hand = Partial<Pick<GestureOptions, 'onMove' | 'onPress'>>

/**
 * Keeps a stage on the two elements for as long as they stand.
 * @param anchor Id of the item that should stay in place when the drawing changes.
 * @param hand Told what the reader does by hand.
 */
export function useStage(plane: Plane, anchor: string | undefined, hand?: Hand): StageHandle {
  const window = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const stage = useRef<Stage>(undefined)
  const direction = useRef(false)
  const anchorRef = useRef(anchor)
  const handRef = useRef(hand)
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
    const stopGestures = listenToGestures(window.current, made, {
      mirrored: () => direction.current,
      onMove: () => handRef.current?.onMove?.(),
      onPress: (x, y) => handRef.current?.onPress?.(x, y),
    })
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
    handRef.current = hand
  }, [anchor, hand])
  useBrowserLayoutEffect(() => {
    stage.current?.show(plane, mirrored, anchorRef.current)
  }, [plane, mirrored])
  useBrowserLayoutEffect(() => {
    if (frame !== undefined) stage.current?.placed(frame)
  }, [frame])

  return { window, world, probe, stage, frame, mirrored }
}

import { useRef, useState, type RefObject } from 'react'
import type { InitialFit } from '../../../../graph/camera/camera.ts'
import type { Frame } from '../../../../graph/camera/frame.ts'
import { listenToGestures } from '../../../../graph/camera/gestures.ts'
import type { GraphPlane } from '../../../../graph/camera/plane.ts'
import { createViewport, type GraphViewport } from '../../../../graph/camera/viewport.ts'
import { useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'

/** Options of {@link useViewport}. */
export interface ViewportOptions {
  /** The element that clips, and the element inside it that holds the cards. */
  readonly element: RefObject<HTMLElement | null>
  readonly world: RefObject<HTMLElement | null>
  /** Receives the viewport while it exists. */
  readonly viewportRef: RefObject<GraphViewport | undefined>
  /** Id of the item that stays in place when the graph changes. */
  readonly anchor: string | undefined
  /** First view. */
  readonly initialFit: InitialFit
  /** The reader panned or zoomed by hand. */
  readonly onMove?: (() => void) | undefined
  /** The reader clicked outside cards and controls, in pixels of the viewport along the direction of writing. */
  readonly onPress?: ((x: number, y: number) => void) | undefined
}

/** State of a viewport. */
export interface ViewportState {
  /** The part of the graph to render; undefined in server output and before the first layout. */
  readonly frame: Frame | undefined
  /** True while writing goes from right to left. */
  readonly mirrored: boolean
  /** Ref of an empty element whose width changes with the direction of writing. */
  readonly probe: RefObject<HTMLSpanElement | null>
}

/** Creates a {@link GraphViewport} for two elements and shows `plane` in it. */
export function useViewport(plane: GraphPlane, options: ViewportOptions): ViewportState {
  const { element, world, viewportRef } = options
  const probe = useRef<HTMLSpanElement>(null)
  const direction = useRef(false)
  const latest = useRef(options)
  const [frame, setFrame] = useState<Frame>()
  const [mirrored, setMirrored] = useState(false)

  useBrowserLayoutEffect(() => {
    if (element.current === null || world.current === null) return
    const created = createViewport(element.current, world.current, setFrame, latest.current.initialFit)
    viewportRef.current = created
    const target = element.current
    const readDirection = (): void => {
      direction.current = getComputedStyle(target).direction === 'rtl'
      setMirrored(direction.current)
    }
    readDirection()
    const stopGestures = listenToGestures(element.current, created, {
      mirrored: () => direction.current,
      onMove: () => latest.current.onMove?.(),
      onPress: (x, y) => latest.current.onPress?.(x, y),
    })
    const resizes = new ResizeObserver(() => created.resized())
    const directions = new ResizeObserver(readDirection)
    resizes.observe(element.current)
    if (probe.current !== null) directions.observe(probe.current)
    return () => {
      stopGestures()
      resizes.disconnect()
      directions.disconnect()
      created.stop()
      viewportRef.current = undefined
    }
  }, [element, world, viewportRef])

  useBrowserLayoutEffect(() => {
    latest.current = options
  })
  useBrowserLayoutEffect(() => {
    viewportRef.current?.show(plane, mirrored, latest.current.anchor)
  }, [plane, mirrored, viewportRef])
  useBrowserLayoutEffect(() => {
    if (frame !== undefined) viewportRef.current?.rendered(frame)
  }, [frame, viewportRef])

  return { frame, mirrored, probe }
}

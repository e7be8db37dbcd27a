import { sizes, type Drawing } from './drawing.ts'
import {
  boxInView,
  briefBelow,
  covers,
  fit,
  itemsIn,
  keepInReach,
  overscan,
  readableScale,
  reveal,
  scaleRange,
  zoomAt,
  type Box,
  type Camera,
  type Viewport,
} from './view.ts'

/** The part of the drawing that is rendered; it stays until the reader leaves it. */
export interface Frame {
  readonly box: Box
  /** Point of the drawing from which elements are placed, so that their numbers stay small. */
  readonly origin: { readonly x: number; readonly y: number }
  /** Too small to read more than names. */
  readonly brief: boolean
  readonly scale: number
}

/** Moves a drawing under a window, by hand or by command, and says when other items come in view. */
export interface Stage {
  /** Shows a drawing; what the reader looks at stays where it is if the drawing still has it. */
  show(drawing: Drawing, mirrored: boolean, anchor: string | undefined): void
  /** Tells that `frame` is now rendered. */
  placed(frame: Frame): void
  resized(): void
  /** Moves by screen pixels, along and across the direction of writing. */
  pan(x: number, y: number): void
  /** Zooms around a point of the window, its middle by default. */
  zoom(factor: number, x?: number, y?: number): void
  zoomTo(target: 'whole' | 'fit'): void
  reveal(place: number): void
  /** Size of the window. */
  viewport(): Viewport
  stop(): void
}

const glideTime = 140
// Transforms have 24 bits: beyond some hundred thousand pixels they would move in visible steps.
const originReach = 50_000

/**
 * A stage for two elements. The camera lives here and not in React: moving it writes one transform
 * per frame, and `onFrame` is called only when the rendered part no longer covers the window.
 */
export function createStage(
  window: HTMLElement,
  world: HTMLElement,
  onFrame: (frame: Frame) => void,
): Stage {
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let drawing: Drawing | undefined
  let mirrored = false
  let frame: Frame | undefined
  let placedAt = { x: 0, y: 0 }
  let written = 0
  let moved = false
  let request = 0

  const viewport = (): Viewport => ({ width: window.clientWidth, height: window.clientHeight })

  const write = (): void => {
    const side = mirrored ? -1 : 1
    const x = side * (camera.x + placedAt.x * camera.scale)
    const y = camera.y + placedAt.y * camera.scale
    world.style.transform = `translate(${x}px, ${y}px) scale(${camera.scale})`
    if (camera.scale !== written) world.style.setProperty('--message-chain-graph-scale', String(camera.scale))
    written = camera.scale
  }

  const update = (force = false): void => {
    write()
    if (drawing === undefined) return
    const { height } = viewport()
    // Where there is nothing above or below, a finger that moves up or down scrolls the page.
    window.style.touchAction = drawing.layout.height * camera.scale < height ? 'pan-y' : ''
    const brief = camera.scale < briefBelow
    const seen = boxInView(camera, viewport(), 0)
    const covered = frame !== undefined && frame.brief === brief && covers(frame.box, seen)
    // A frame made from further away holds more than is needed near by.
    const close = frame !== undefined && camera.scale < frame.scale * 1.6
    if (covered && close && !force) return
    const box = boxInView(camera, viewport(), overscan)
    const x = Math.round(box.left)
    const y = Math.round(box.top)
    // An origin that stays lets the cards that stay be left alone.
    const last = frame?.origin
    const origin = last !== undefined && Math.hypot(x - last.x, y - last.y) < originReach ? last : { x, y }
    frame = { box, brief, scale: camera.scale, origin }
    onFrame(frame)
  }

  const stopGliding = (): void => {
    cancelAnimationFrame(request)
    request = 0
  }

  const set = (next: Camera): void => {
    if (drawing === undefined) return
    camera = keepInReach(next, drawing, viewport())
    request ||= requestAnimationFrame(() => {
      request = 0
      update()
    })
  }

  const glide = (target: Camera): void => {
    if (drawing === undefined) return
    stopGliding()
    const from = camera
    const to = keepInReach(target, drawing, viewport())
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      camera = to
      update()
      return
    }
    const start = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / glideTime))
      const eased = 1 - (1 - part) ** 3
      const mix = (a: number, b: number): number => a + (b - a) * eased
      camera = { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) }
      request = part < 1 ? requestAnimationFrame(step) : 0
      update()
    }
    request = requestAnimationFrame(step)
  }

  const scaleWithin = (scale: number): number => {
    if (drawing === undefined) return scale
    const [least, most] = scaleRange(drawing, viewport())
    return Math.min(most, Math.max(least, scale))
  }

  const showBeginning = (): void => {
    if (drawing !== undefined) camera = fit(drawing, viewport(), readableScale)
  }

  /** The item that must not move: the one asked for if it is in view, else the first in the middle. */
  const anchorOf = (before: Drawing, id: string | undefined): string | undefined => {
    const seen = boxInView(camera, viewport(), 0)
    const asked = id === undefined ? undefined : before.placeById.get(id)
    const places = itemsIn(before, seen)
    const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 }
    const distance = (place: number): number =>
      Math.hypot(
        (before.layout.x[place] ?? 0) + sizes.nodeWidth / 2 - middle.x,
        (before.layout.y[place] ?? 0) - middle.y,
      )
    const held =
      asked !== undefined && places.includes(asked)
        ? asked
        : places.sort((a, b) => distance(a) - distance(b))[0]
    return held === undefined ? undefined : before.items[held]?.id
  }

  return {
    show(next, nextMirrored, anchor) {
      const before = drawing
      const held = before === undefined ? undefined : anchorOf(before, anchor)
      drawing = next
      mirrored = nextMirrored
      const old = held === undefined ? undefined : before?.placeById.get(held)
      const now = held === undefined ? undefined : next.placeById.get(held)
      if (before === undefined || old === undefined || now === undefined) {
        moved = false
        stopGliding()
        showBeginning()
      } else {
        const shift = (axis: 'x' | 'y'): number =>
          ((before.layout[axis][old] ?? 0) - (next.layout[axis][now] ?? 0)) * camera.scale
        camera = { ...camera, x: camera.x + shift('x'), y: camera.y + shift('y') }
      }
      update(true)
    },
    placed(rendered) {
      placedAt = rendered.origin
      write()
    },
    resized() {
      if (!moved) showBeginning()
      update(true)
    },
    pan(x, y) {
      moved = true
      stopGliding()
      set({ ...camera, x: camera.x + x, y: camera.y + y })
    },
    zoom(factor, x, y) {
      moved = true
      const { width, height } = viewport()
      const next = zoomAt(camera, scaleWithin(camera.scale * factor), x ?? width / 2, y ?? height / 2)
      if (x === undefined) glide(next)
      else {
        stopGliding()
        set(next)
      }
    },
    zoomTo(target) {
      if (drawing === undefined) return
      moved = true
      const { width, height } = viewport()
      if (target === 'whole') glide(zoomAt(camera, 1, width / 2, height / 2))
      else glide(fit(drawing, viewport(), scaleRange(drawing, viewport())[0]))
    },
    reveal(place) {
      if (drawing === undefined) return
      const target = reveal(camera, drawing, place, viewport())
      if (target.x === camera.x && target.y === camera.y) return
      moved = true
      glide(target)
    },
    viewport,
    stop: stopGliding,
  }
}

import { sizes } from './sizes.ts'
import {
  boxInView,
  covers,
  detailOf,
  fit,
  fitBox,
  itemsIn,
  keepInReach,
  overscan,
  readableDetail,
  readableScale,
  reveal,
  scaleRange,
  zoomAt,
  type Box,
  type Camera,
  type Detail,
  type Plane,
  type Viewport,
} from './view.ts'

/** The part of the plane that is rendered; it stays until the reader leaves it. */
export interface Frame {
  readonly box: Box
  /** Point of the plane from which elements are placed, so that their numbers stay small. */
  readonly origin: { readonly x: number; readonly y: number }
  readonly detail: Detail
  readonly scale: number
}

/** What the reader looks at, as often as it changes. */
export type OnView = (camera: Camera, viewport: Viewport, frame: Frame | undefined) => void

/** Moves a plane under a window, by hand or by command, and says when other items come in view. */
export interface Stage {
  /** Shows a plane; what the reader looks at stays where it is if the plane still has it. */
  show(plane: Plane, mirrored: boolean, anchor: string | undefined): void
  /** Tells that `frame` is now rendered. */
  placed(frame: Frame): void
  resized(): void
  /** Moves by screen pixels, along and across the direction of writing. */
  pan(x: number, y: number): void
  /** Zooms around a point of the window, its middle by default. */
  zoom(factor: number, x?: number, y?: number): void
  zoomTo(target: 'whole' | 'fit' | Box): void
  reveal(place: number): void
  /** Moves so that a point of the plane is in the middle. */
  centre(x: number, y: number): void
  /** True while any of an item is in the window. */
  sees(place: number): boolean
  /** Calls `listener` now and whenever the camera moves; returns how to stop. */
  watch(listener: OnView): () => void
  /** Where the reader looks. */
  camera(): Camera
  /** Size of the window. */
  viewport(): Viewport
  stop(): void
}

const glideTime = 140
const slideTime = 160
// Transforms have 24 bits: beyond some hundred thousand pixels they would move in visible steps.
const originReach = 50_000
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }

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
  let plane: Plane | undefined
  let mirrored = false
  let frame: Frame | undefined
  let placedAt = { x: 0, y: 0 }
  let written = 0
  let moved = false
  let shownAt = { width: 0, height: 0 }
  let request = 0
  let flight: { from: Camera; to: Camera } | undefined
  const listeners = new Set<OnView>()

  const viewport = (): Viewport => ({ width: window.clientWidth, height: window.clientHeight })

  const write = (): void => {
    // Read before anything is written: read after, it would lay out the page anew in every frame.
    const size = viewport()
    const side = mirrored ? -1 : 1
    const x = side * (camera.x + placedAt.x * camera.scale)
    const y = camera.y + placedAt.y * camera.scale
    world.style.transform = `translate(${x}px, ${y}px) scale(${camera.scale})`
    if (camera.scale !== written) world.style.setProperty('--message-chain-graph-scale', String(camera.scale))
    written = camera.scale
    for (const listener of listeners) listener(camera, size, frame)
  }

  const update = (force = false): void => {
    if (plane !== undefined) frameFor(plane, force)
    write()
  }

  const frameFor = (shown: Plane, force: boolean): void => {
    const { scale } = camera
    const last = frame
    const seen = boxInView(camera, viewport(), 0)
    const readable = readableDetail(scale)
    const same = last !== undefined && readableDetail(last.scale) === readable && covers(last.box, seen)
    // A frame made from further away holds more than is needed near by.
    if (same && !force && (readable === 'far' || scale < last.scale * 1.6)) return
    const box = readable === 'far' ? everything : boxInView(camera, viewport(), overscan)
    const detail = detailOf(shown, box, scale, last?.detail)
    const x = Math.round(seen.left - overscan / scale)
    const y = Math.round(seen.top - overscan / scale)
    // An origin that stays lets the cards that stay be left alone.
    const near = last !== undefined && Math.hypot(x - last.origin.x, y - last.origin.y) < originReach
    frame = { box, detail, scale, origin: near ? last.origin : { x, y } }
    onFrame(frame)
  }

  const stopGliding = (): void => {
    cancelAnimationFrame(request)
    request = 0
    flight = undefined
  }

  const set = (next: Camera): void => {
    if (plane === undefined) return
    camera = keepInReach(next, plane, viewport())
    request ||= requestAnimationFrame(() => {
      request = 0
      update()
    })
  }

  const glide = (target: Camera): void => {
    if (plane === undefined) return
    stopGliding()
    const to = keepInReach(target, plane, viewport())
    if (isStill()) {
      camera = to
      update()
      return
    }
    const start = performance.now()
    const path = { from: camera, to }
    flight = path
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / glideTime))
      const eased = 1 - (1 - part) ** 3
      const mix = (a: number, b: number): number => a + (b - a) * eased
      camera = {
        x: mix(path.from.x, path.to.x),
        y: mix(path.from.y, path.to.y),
        scale: mix(path.from.scale, path.to.scale),
      }
      request = part < 1 ? requestAnimationFrame(step) : 0
      if (request === 0) flight = undefined
      update()
    }
    request = requestAnimationFrame(step)
  }

  /** Cards in view that a new drawing has moved slide there, whatever else the camera does meanwhile. */
  const slide = (before: Plane, next: Plane, old: Camera): void => {
    if (isStill()) return
    const side = mirrored ? -1 : 1
    for (const card of world.querySelectorAll<HTMLElement>('[data-id]')) {
      const from = before.placeById.get(card.dataset['id'] ?? '')
      const to = next.placeById.get(card.dataset['id'] ?? '')
      if (from === undefined || to === undefined) continue
      const seenAt = (plane: Plane, view: Camera, axis: 'x' | 'y', at: number): number =>
        (plane.layout[axis][at] ?? 0) * view.scale + view[axis]
      const shift = (axis: 'x' | 'y'): number =>
        (seenAt(before, old, axis, from) - seenAt(next, camera, axis, to)) / camera.scale
      const [x, y] = [side * shift('x'), shift('y')]
      const far = Math.hypot(x, y) * camera.scale
      if (far < 1 || far > window.clientHeight) continue
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: slideTime,
        easing: 'ease-out',
        composite: 'add',
      })
    }
  }

  const scaleWithin = (scale: number): number => {
    if (plane === undefined) return scale
    const [least, most] = scaleRange(plane, viewport())
    return Math.min(most, Math.max(least, scale))
  }

  const showBeginning = (): void => {
    if (plane !== undefined) camera = fit(plane, viewport(), readableScale)
  }

  /** Id of what must not move: what is asked for if it is in view, else what is nearest the middle. */
  const anchorFor = (before: Plane, next: Plane, asked: string | undefined): string | undefined => {
    const seen = boxInView(camera, viewport(), 0)
    const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 }
    let anchor: string | undefined
    let least = Infinity
    for (const place of itemsIn(before, seen)) {
      const id = before.items[place]?.id ?? ''
      const aside = (before.layout.x[place] ?? 0) + sizes.nodeWidth / 2 - middle.x
      const apart = id === asked ? -1 : Math.hypot(aside, (before.layout.y[place] ?? 0) - middle.y)
      if (apart >= least || !next.placeById.has(id)) continue
      anchor = id
      least = apart
    }
    return anchor
  }

  return {
    show(next, nextMirrored, anchor) {
      const before = plane
      if (before === undefined) shownAt = viewport()
      const held = before === undefined ? undefined : anchorFor(before, next, anchor)
      plane = next
      mirrored = nextMirrored
      if (before === undefined || held === undefined) {
        moved = false
        stopGliding()
        showBeginning()
      } else {
        const [old, now] = [before.placeById.get(held) ?? 0, next.placeById.get(held) ?? 0]
        const moveOf = (axis: 'x' | 'y'): number => (before.layout[axis][old] ?? 0) - (next.layout[axis][now] ?? 0)
        const follow = (view: Camera): Camera => ({
          ...view,
          x: view.x + moveOf('x') * view.scale,
          y: view.y + moveOf('y') * view.scale,
        })
        const then = camera
        // From here on the reader looks at something: another size of the window is no reason to begin anew.
        moved ||= next !== before
        camera = follow(camera)
        slide(before, next, then)
        if (flight !== undefined) {
          flight.from = follow(flight.from)
          flight.to = keepInReach(follow(flight.to), next, viewport())
        }
      }
      update(true)
    },
    placed(rendered) {
      placedAt = rendered.origin
      write()
    },
    resized() {
      const { width, height } = viewport()
      // Observers tell the first size as well, after the first picture; and none while it is hidden.
      if ((width === shownAt.width && height === shownAt.height) || width === 0 || height === 0) return
      if (!moved || shownAt.width === 0) showBeginning()
      shownAt = { width, height }
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
      if (plane === undefined) return
      moved = true
      const { width, height } = viewport()
      const [smallest] = scaleRange(plane, viewport())
      if (target === 'whole') glide(zoomAt(camera, 1, width / 2, height / 2))
      else if (target === 'fit') glide(fit(plane, viewport(), 0))
      else glide(fitBox(target, viewport(), smallest))
    },
    reveal(place) {
      if (plane === undefined) return
      // What is seen on the way may be out of sight at its end.
      const end = flight?.to ?? camera
      const target = reveal(end, plane, place, viewport())
      if (target.x === end.x && target.y === end.y) return
      moved = true
      glide(target)
    },
    centre(x, y) {
      moved = true
      stopGliding()
      const { width, height } = viewport()
      set({ ...camera, x: width / 2 - x * camera.scale, y: height / 2 - y * camera.scale })
    },
    camera: () => camera,
    sees(place) {
      if (plane === undefined) return false
      const { left, right, top, bottom } = boxInView(camera, viewport(), 0)
      const x = plane.layout.x[place] ?? Number.NaN
      const y = plane.layout.y[place] ?? Number.NaN
      return x + sizes.nodeWidth > left && x < right && y + (plane.height[place] ?? 0) > top && y < bottom
    },
    watch(listener) {
      listeners.add(listener)
      listener(camera, viewport(), frame)
      return () => listeners.delete(listener)
    },
    viewport,
    stop: stopGliding,
  }
}

import { sizes } from '../layouts/sizes.ts'
import {
  boxInView,
  fittedHeight,
  firstCamera,
  fit,
  fitBox,
  keepInReach,
  reveal,
  scaleRange,
  zoomAt,
  type Box,
  type Camera,
  type InitialFit,
  type ViewportSize,
} from './camera.ts'
import { chooseFrame, isFrameCurrent, type Frame } from './frame.ts'
import { glideAt, prefersStillness, slideCards, type Glide } from './motion.ts'
import { itemsIn, type GraphPlane } from './plane.ts'

/** Called whenever the camera moves or the frame changes. */
type ViewportListener = (camera: Camera, size: ViewportSize, frame: Frame | undefined) => void

/** Moves a graph inside a clipped element, and tells which part of it has to be rendered. */
export interface GraphViewport {
  /** Shows a graph. An item that both graphs have stays where it is, preferably the one with the id `anchor`. */
  show(plane: GraphPlane, mirrored: boolean, anchor: string | undefined): void
  /** Tells that `frame` is rendered. */
  rendered(frame: Frame): void
  /** Tells that the size of the viewport may have changed. */
  resized(): void
  /** Moves the graph by screen pixels; x is measured in the direction of writing. */
  pan(x: number, y: number): void
  /** Zooms around a point of the viewport. @default its center */
  zoom(factor: number, x?: number, y?: number): void
  /** Zooms to level 1, to the whole graph, or to a part of it. */
  zoomTo(target: 'original' | 'fit' | Box): void
  /** Moves as little as necessary to show a whole item. */
  reveal(place: number): void
  /** Moves a point of the graph to the center. */
  center(x: number, y: number): void
  /** True while any part of an item is in the viewport. */
  shows(place: number): boolean
  /** Calls `listener` now and whenever the camera moves. @returns Removes the listener. */
  watch(listener: ViewportListener): () => void
  camera(): Camera
  size(): ViewportSize
  /** Stops movements of the camera. */
  stop(): void
}

/**
 * Creates a viewport from two elements: `element` clips, `world` inside it holds the cards. The
 * camera is not part of React's state: moving it writes one transform per frame, and `onFrame` is
 * called only when the rendered part no longer covers the viewport.
 */
export function createViewport(
  element: HTMLElement,
  world: HTMLElement,
  onFrame: (frame: Frame) => void,
  initialFit: InitialFit = 'auto',
): GraphViewport {
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let plane: GraphPlane | undefined
  let mirrored = false
  let frame: Frame | undefined
  /** Origin of the frame that is rendered. */
  let origin = { x: 0, y: 0 }
  let writtenScale = 0
  /** The reader or a change of the graph moved the camera: another size no longer shows the start. */
  let moved = false
  let lastSize = { width: 0, height: 0 }
  let request = 0
  let height = 0
  let glide: Glide | undefined
  const listeners = new Set<ViewportListener>()

  const size = (): ViewportSize => ({ width: element.clientWidth, height: element.clientHeight })

  /**
   * Makes the viewport as high as its graph, unless a style sheet sets its height; a graph that grows makes it higher.
   */
  const fitHeight = (next: GraphPlane, least: number): void => {
    height = Math.max(least, fittedHeight(next, element.clientWidth, initialFit))
    element.style.setProperty('--message-chain-graph-content', `${height}px`)
  }

  const write = (): void => {
    // Read before writing: the other order would force a layout of the page in every frame.
    const measured = size()
    const side = mirrored ? -1 : 1
    const x = side * (camera.x + origin.x * camera.scale)
    const y = camera.y + origin.y * camera.scale
    world.style.transform = `translate(${x}px, ${y}px) scale(${camera.scale})`
    if (camera.scale !== writtenScale) world.style.setProperty('--message-chain-graph-scale', String(camera.scale))
    writtenScale = camera.scale
    for (const listener of listeners) listener(camera, measured, frame)
  }

  const update = (force = false): void => {
    if (plane !== undefined) {
      const measured = size()
      if (force || frame === undefined || !isFrameCurrent(frame, camera, measured)) {
        frame = chooseFrame(plane, camera, measured, frame)
        onFrame(frame)
      }
    }
    write()
  }

  const stopGlide = (): void => {
    cancelAnimationFrame(request)
    request = 0
    glide = undefined
  }

  const moveTo = (next: Camera): void => {
    if (plane === undefined) return
    camera = keepInReach(next, plane, size())
    request ||= requestAnimationFrame(() => {
      request = 0
      update()
    })
  }

  const glideTo = (target: Camera): void => {
    if (plane === undefined) return
    stopGlide()
    const to = keepInReach(target, plane, size())
    if (prefersStillness()) {
      camera = to
      update()
      return
    }
    const path: Glide = { from: camera, to, start: performance.now() }
    glide = path
    const step = (now: number): void => {
      const next = glideAt(path, now)
      camera = next.camera
      request = next.done ? 0 : requestAnimationFrame(step)
      if (next.done) glide = undefined
      update()
    }
    request = requestAnimationFrame(step)
  }

  const scaleWithin = (scale: number): number => {
    if (plane === undefined) return scale
    const [least, most] = scaleRange(plane, size())
    return Math.min(most, Math.max(least, scale))
  }

  const showStart = (): void => {
    if (plane !== undefined) camera = firstCamera(plane, size(), initialFit)
  }

  /** Id of the item that stays in place: `asked` if it is in view, otherwise the one nearest to the center. */
  const anchorFor = (before: GraphPlane, next: GraphPlane, asked: string | undefined): string | undefined => {
    const inView = boxInView(camera, size(), 0)
    const middle = { x: (inView.left + inView.right) / 2, y: (inView.top + inView.bottom) / 2 }
    let anchor: string | undefined
    let least = Infinity
    for (const place of itemsIn(before, inView)) {
      const id = before.items[place]?.id ?? ''
      const aside = (before.layout.x[place] ?? 0) + sizes.nodeWidth / 2 - middle.x
      const apart = id === asked ? -1 : Math.hypot(aside, (before.layout.y[place] ?? 0) - middle.y)
      if (apart >= least || !next.placeById.has(id)) continue
      anchor = id
      least = apart
    }
    return anchor
  }

  const replace = (before: GraphPlane, next: GraphPlane, anchor: string): void => {
    const [old, now] = [before.placeById.get(anchor) ?? 0, next.placeById.get(anchor) ?? 0]
    const shift = (axis: 'x' | 'y'): number => (before.layout[axis][old] ?? 0) - (next.layout[axis][now] ?? 0)
    const follow = (view: Camera): Camera => ({
      ...view,
      x: view.x + shift('x') * view.scale,
      y: view.y + shift('y') * view.scale,
    })
    const cameraBefore = camera
    moved ||= next !== before
    camera = follow(camera)
    slideCards(world, {
      before,
      after: next,
      cameraBefore,
      cameraAfter: camera,
      mirrored,
      maximumDistance: element.clientHeight,
    })
    if (glide === undefined) return
    glide.from = follow(glide.from)
    glide.to = keepInReach(follow(glide.to), next, size())
  }

  return {
    show(next, nextMirrored, asked) {
      const before = plane
      const anchor = before === undefined ? undefined : anchorFor(before, next, asked)
      fitHeight(next, anchor === undefined ? 0 : height)
      if (before === undefined) lastSize = size()
      plane = next
      mirrored = nextMirrored
      if (before === undefined || anchor === undefined) {
        moved = false
        stopGlide()
        showStart()
      } else replace(before, next, anchor)
      update(true)
    },
    rendered(shown) {
      origin = shown.origin
      write()
    },
    resized() {
      const { width, height } = size()
      // Observers also report the first size, after the first paint, and a size of 0 while the element is hidden.
      if ((width === lastSize.width && height === lastSize.height) || width === 0 || height === 0) return
      // Deferred: a size that an observer's own turn changes is reported as an error of the page.
      if (width !== lastSize.width) requestAnimationFrame(() => plane && fitHeight(plane, moved ? height : 0))
      if (!moved || lastSize.width === 0) showStart()
      lastSize = { width, height }
      update(true)
    },
    pan(x, y) {
      moved = true
      stopGlide()
      moveTo({ ...camera, x: camera.x + x, y: camera.y + y })
    },
    zoom(factor, x, y) {
      moved = true
      const { width, height } = size()
      const next = zoomAt(camera, scaleWithin(camera.scale * factor), x ?? width / 2, y ?? height / 2)
      if (x === undefined) glideTo(next)
      else {
        stopGlide()
        moveTo(next)
      }
    },
    zoomTo(target) {
      if (plane === undefined) return
      moved = true
      const measured = size()
      if (target === 'original') glideTo(zoomAt(camera, 1, measured.width / 2, measured.height / 2))
      else if (target === 'fit') glideTo(fit(plane, measured, 0))
      else glideTo(fitBox(target, measured, scaleRange(plane, measured)[0]))
    },
    reveal(place) {
      if (plane === undefined) return
      // An item that is in view now may be out of view when a movement ends.
      const end = glide?.to ?? camera
      const target = reveal(end, plane, place, size())
      if (target.x === end.x && target.y === end.y) return
      moved = true
      glideTo(target)
    },
    center(x, y) {
      moved = true
      stopGlide()
      const { width, height } = size()
      moveTo({ ...camera, x: width / 2 - x * camera.scale, y: height / 2 - y * camera.scale })
    },
    shows(place) {
      if (plane === undefined) return false
      const { left, right, top, bottom } = boxInView(camera, size(), 0)
      const x = plane.layout.x[place] ?? Number.NaN
      const y = plane.layout.y[place] ?? Number.NaN
      return x + sizes.nodeWidth > left && x < right && y + (plane.height[place] ?? 0) > top && y < bottom
    },
    watch(listener) {
      listeners.add(listener)
      listener(camera, size(), frame)
      return () => listeners.delete(listener)
    },
    camera: () => camera,
    size,
    stop: stopGlide,
  }
}

import type { Camera } from './camera.ts'
import type { GraphPlane } from './plane.ts'

/** Duration of a camera movement, milliseconds. */
const glideTime = 140
/** Duration of the movement of a card to its new position, milliseconds. */
const slideTime = 160

/** Tells whether the reader asked for less motion. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A camera movement in progress. Both ends can be changed while it lasts. */
export interface Glide {
  from: Camera
  to: Camera
  readonly start: number
}

/** Position of a moving camera, and whether the movement is over. */
export function glideAt({ from, to, start }: Glide, now: number): { camera: Camera; done: boolean } {
  const part = Math.min(1, Math.max(0, (now - start) / glideTime))
  const eased = 1 - (1 - part) ** 3
  const mix = (a: number, b: number): number => a + (b - a) * eased
  return {
    camera: { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) },
    done: part === 1,
  }
}

/** Input of {@link slideCards}: a graph before and after a change. */
export interface CardMove {
  readonly before: GraphPlane
  readonly after: GraphPlane
  /** Camera before and after the change. */
  readonly cameraBefore: Camera
  readonly cameraAfter: Camera
  /** Writing goes from right to left: x grows to the left. */
  readonly mirrored: boolean
  /** Cards that move further jump, screen pixels. */
  readonly maximumDistance: number
}

/** Animates the rendered cards of `world` from their positions before a change to those after it. */
export function slideCards(world: HTMLElement, move: CardMove): void {
  const { before, after, cameraBefore, cameraAfter, mirrored, maximumDistance } = move
  if (prefersStillness()) return
  for (const card of world.querySelectorAll<HTMLElement>('[data-id]')) {
    const from = before.placeById.get(card.dataset['id'] ?? '')
    const to = after.placeById.get(card.dataset['id'] ?? '')
    if (from === undefined || to === undefined) continue
    const shift = (axis: 'x' | 'y'): number => {
      const old = (before.layout[axis][from] ?? 0) * cameraBefore.scale + cameraBefore[axis]
      const now = (after.layout[axis][to] ?? 0) * cameraAfter.scale + cameraAfter[axis]
      return (old - now) / cameraAfter.scale
    }
    const [x, y] = [(mirrored ? -1 : 1) * shift('x'), shift('y')]
    const distance = Math.hypot(x, y) * cameraAfter.scale
    if (distance < 1 || distance > maximumDistance) continue
    card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: slideTime,
      easing: 'ease-out',
      composite: 'add',
    })
  }
}

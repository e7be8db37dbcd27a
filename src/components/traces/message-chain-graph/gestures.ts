import type { Stage } from './stage.ts'

/** Below this a press that slipped is still a click. Screen pixels. */
const slip = 4
const hintTime = 1500

interface Contact {
  x: number
  y: number
}

/** What gestures need to know, and what they tell. */
export interface GestureOptions {
  /** Whether writing goes from right to left at this moment. */
  readonly mirrored: () => boolean
  /** The reader moved the drawing by hand. */
  readonly onMove: () => void
  /** A press beside cards and controls, in pixels of the window along the direction of writing. */
  readonly onPress: (x: number, y: number) => void
}

/**
 * Pans by dragging, zooms by pinching and by the wheel with Ctrl or ⌘. The page keeps its own: a
 * plain wheel and one finger that moves up or down scroll on, and `data-hint` on the window says for
 * a moment how to move the drawing instead.
 * @returns Takes the listeners off again.
 */
export function listenToGestures(
  window: HTMLElement,
  stage: Stage,
  { mirrored, onMove, onPress }: GestureOptions,
): () => void {
  const contacts = new Map<number, Contact>()
  const stop = new AbortController()
  const options = { signal: stop.signal }
  let dragging = false
  let hint: ReturnType<typeof setTimeout> | undefined

  const along = (x: number): number => (mirrored() ? -x : x)
  const local = (x: number, y: number): Contact => {
    const box = window.getBoundingClientRect()
    return { x: mirrored() ? box.right - x : x - box.left, y: y - box.top }
  }

  const say = (words: 'zoom' | 'touch'): void => {
    window.dataset['hint'] = words
    clearTimeout(hint)
    hint = setTimeout(() => delete window.dataset['hint'], hintTime)
  }

  window.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button > 1) return
      if (isControl(event.target)) return
      if (contacts.size === 0) dragging = false
      contacts.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    options,
  )
  window.addEventListener(
    'pointermove',
    (event) => {
      const contact = contacts.get(event.pointerId)
      if (contact === undefined) return
      const x = event.clientX - contact.x
      const y = event.clientY - contact.y
      if (!dragging) {
        if (contacts.size === 1 && Math.hypot(x, y) < slip) return
        dragging = true
        onMove()
        window.dataset['state'] = 'dragging'
        // Only now: a captured pointer would take the click away from what was pressed.
        for (const id of contacts.keys()) window.setPointerCapture(id)
      }
      const [other] = [...contacts].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
      if (other === undefined) stage.pan(along(x), y)
      else pinch(contact, { x: event.clientX, y: event.clientY }, other)
      contact.x = event.clientX
      contact.y = event.clientY
    },
    options,
  )
  const pinch = (from: Contact, to: Contact, other: Contact): void => {
    const before = Math.hypot(from.x - other.x, from.y - other.y)
    const after = Math.hypot(to.x - other.x, to.y - other.y)
    const middle = local((to.x + other.x) / 2, (to.y + other.y) / 2)
    stage.pan(along(to.x - from.x) / 2, (to.y - from.y) / 2)
    if (before > 0 && after > 0) stage.zoom(after / before, middle.x, middle.y)
  }
  const release = (event: PointerEvent): void => {
    contacts.delete(event.pointerId)
    if (contacts.size === 0) delete window.dataset['state']
  }
  window.addEventListener('pointerup', release, options)
  window.addEventListener(
    'pointercancel',
    (event) => {
      // The page took the finger, to scroll.
      if (event.pointerType === 'touch' && contacts.size === 1) say('touch')
      release(event)
    },
    options,
  )
  // Two fingers are ours, although one that moves up or down is the page's.
  for (const type of ['touchstart', 'touchmove'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault()
      },
      { ...options, passive: false },
    )
  }
  window.addEventListener(
    'dblclick',
    (event) => {
      if (isControl(event.target) || isCard(event.target)) return
      const { x, y } = local(event.clientX, event.clientY)
      onMove()
      stage.zoom(1.6, x, y)
    },
    options,
  )
  window.addEventListener(
    'click',
    (event) => {
      if (!dragging) return
      dragging = false
      event.stopPropagation()
    },
    { ...options, capture: true },
  )
  window.addEventListener(
    'click',
    (event) => {
      if (isControl(event.target) || isCard(event.target)) return
      const { x, y } = local(event.clientX, event.clientY)
      onPress(x, y)
    },
    options,
  )
  window.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        const { x, y } = local(event.clientX, event.clientY)
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
        onMove()
        stage.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 200), x, y)
      } else if (!isControl(event.target)) say('zoom')
    },
    { ...options, passive: false },
  )
  return () => {
    stop.abort()
    clearTimeout(hint)
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-controls]') !== null
}

function isCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-id]') !== null
}

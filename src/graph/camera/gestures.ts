import type { GraphViewport } from './viewport.ts'

/** A press that moves less than this is a click, screen pixels. */
const clickSlop = 4
const hintTime = 1500

interface Contact {
  x: number
  y: number
}

/** Options of {@link listenToGestures}. */
export interface GestureOptions {
  /** True while writing goes from right to left. */
  readonly mirrored: () => boolean
  /** The reader moved or zoomed the graph. */
  readonly onMove: () => void
  /** A click outside cards and controls; x is measured in the direction of writing, CSS pixels. */
  readonly onPress: (x: number, y: number) => void
}

/**
 * Pans when the reader drags, zooms when they pinch or turn the wheel with Ctrl or ⌘. The page still
 * scrolls with the plain wheel and with one finger that moves up or down; `data-hint` on the
 * element then shows for a moment how to move the graph instead.
 * @returns Removes the listeners.
 */
export function listenToGestures(
  element: HTMLElement,
  viewport: GraphViewport,
  { mirrored, onMove, onPress }: GestureOptions,
): () => void {
  const contacts = new Map<number, Contact>()
  const stop = new AbortController()
  const options = { signal: stop.signal }
  let dragging = false
  let hint: ReturnType<typeof setTimeout> | undefined

  const along = (x: number): number => (mirrored() ? -x : x)
  const local = (x: number, y: number): Contact => {
    const box = element.getBoundingClientRect()
    return { x: mirrored() ? box.right - x : x - box.left, y: y - box.top }
  }

  const showHint = (words: 'zoom' | 'touch'): void => {
    element.dataset['hint'] = words
    clearTimeout(hint)
    hint = setTimeout(() => delete element.dataset['hint'], hintTime)
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button > 1) return
      if (isControl(event.target)) return
      if (contacts.size === 0) dragging = false
      contacts.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    options,
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const contact = contacts.get(event.pointerId)
      if (contact === undefined) return
      const x = event.clientX - contact.x
      const y = event.clientY - contact.y
      if (!dragging) {
        if (contacts.size === 1 && Math.hypot(x, y) < clickSlop) return
        dragging = true
        onMove()
        element.dataset['state'] = 'dragging'
        // Not earlier: a captured pointer would take the click away from the pressed element.
        for (const id of contacts.keys()) element.setPointerCapture(id)
      }
      const [other] = [...contacts].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
      if (other === undefined) viewport.pan(along(x), y)
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
    viewport.pan(along(to.x - from.x) / 2, (to.y - from.y) / 2)
    if (before > 0 && after > 0) viewport.zoom(after / before, middle.x, middle.y)
  }
  const release = (event: PointerEvent): void => {
    contacts.delete(event.pointerId)
    if (contacts.size === 0) delete element.dataset['state']
  }
  element.addEventListener('pointerup', release, options)
  element.addEventListener(
    'pointercancel',
    (event) => {
      // The browser scrolls the page with this finger.
      if (event.pointerType === 'touch' && contacts.size === 1) showHint('touch')
      release(event)
    },
    options,
  )
  // Two fingers move the graph, although one that moves up or down scrolls the page.
  for (const type of ['touchstart', 'touchmove'] as const) {
    element.addEventListener(
      type,
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault()
      },
      { ...options, passive: false },
    )
  }
  element.addEventListener(
    'dblclick',
    (event) => {
      if (isControl(event.target) || isCard(event.target)) return
      const { x, y } = local(event.clientX, event.clientY)
      onMove()
      viewport.zoom(1.6, x, y)
    },
    options,
  )
  element.addEventListener(
    'click',
    (event) => {
      if (!dragging) return
      dragging = false
      event.stopPropagation()
    },
    { ...options, capture: true },
  )
  element.addEventListener(
    'click',
    (event) => {
      if (isControl(event.target) || isCard(event.target)) return
      const { x, y } = local(event.clientX, event.clientY)
      onPress(x, y)
    },
    options,
  )
  element.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        const { x, y } = local(event.clientX, event.clientY)
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
        onMove()
        viewport.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 200), x, y)
      } else if (!isControl(event.target)) showHint('zoom')
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

import type { Stage } from './stage.ts'

/** Below this a press that slipped is still a click. Screen pixels. */
const slip = 4
const hintTime = 1500

interface Contact {
  x: number
  y: number
}

/**
 * Pans by dragging, zooms by pinching and by the wheel with Ctrl or ⌘. A plain wheel is the page's:
 * it scrolls on, and `data-hint` on the window says for a moment how to zoom.
 * @param mirrored Whether writing goes from right to left at this moment.
 * @returns Takes the listeners off again.
 */
export function listenToGestures(
  window: HTMLElement,
  stage: Stage,
  mirrored: () => boolean,
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

  window.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button > 1) return
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
  window.addEventListener('pointercancel', release, options)
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
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        const { x, y } = local(event.clientX, event.clientY)
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
        stage.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 200), x, y)
        return
      }
      window.dataset['hint'] = 'zoom'
      clearTimeout(hint)
      hint = setTimeout(() => delete window.dataset['hint'], hintTime)
    },
    { ...options, passive: false },
  )
  return () => {
    stop.abort()
    clearTimeout(hint)
  }
}

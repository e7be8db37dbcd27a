import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { clamp } from '../window/rowGeometry.ts'
import { useBrowserLayoutEffect } from '../window/observeSizes.ts'
import { focusTarget, type FocusShape } from './focusTarget.ts'

/** Options of {@link useRovingFocus}. */
export interface RovingFocusOptions<Item> extends Omit<FocusShape, 'count' | 'mirrored'> {
  /** Element that contains the items. The element of each item has the item's key as `data-id`. */
  readonly container: RefObject<HTMLElement | null>
  readonly items: readonly Item[]
  /** Key of an item; unique in the list. */
  readonly itemKey: (item: Item) => string
  /** Scrolls an item into view. A virtual list also renders the active item, wherever it is. */
  readonly reveal?: ((index: number) => void) | undefined
  /** A key moved the focus to the item at `index`. */
  readonly onMove?: ((index: number) => void) | undefined
  /** Whether the Tab stop moves to the item at the same index when its own item is removed. @default true */
  readonly keepIndex?: boolean | undefined
  /** Key of the item that takes the focus when the list appears. @default none */
  readonly autoFocus?: string | undefined
}

/** The one Tab stop of a list, and the ways to move it. */
export interface RovingFocus {
  /** Index of the active item; undefined until an item was focused or moved to, and while it is missing. */
  readonly active: number | undefined
  /**
   * Makes an item active, scrolls it into view and gives it the focus as soon as it is rendered.
   * @param options `focus: false` leaves the focus where it is.
   */
  readonly moveTo: (key: string, options?: { readonly focus?: boolean }) => void
  /** Handlers of the element that contains the items. */
  readonly handlers: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

interface Stop {
  readonly key: string
  /** Index at the time of the move; -1 while the item is not in the list. */
  readonly index: number
  readonly focus: boolean
}

/**
 * Roving `tabIndex` for a toolbar, menu, radio group, grid or tree: one item is active and has
 * `tabIndex` 0, all others have -1. The active item is remembered by its key, so it stays active
 * when items are added, removed or reordered.
 */
export function useRovingFocus<Item>(options: RovingFocusOptions<Item>): RovingFocus {
  const { container, items, itemKey, reveal, onMove, keepIndex = true, autoFocus } = options
  const [stop, setStop] = useState<Stop | undefined>(
    autoFocus === undefined ? undefined : { key: autoFocus, index: -1, focus: true },
  )
  const settled = useRef<Stop>(undefined)
  const revealed = useRef<Stop>(undefined)
  const containsFocus = useRef(false)
  const active = stop === undefined ? undefined : currentIndex(items, itemKey, stop, keepIndex)

  // The item of a move may be rendered only now, or some renders later. This runs after all layout
  // effects: a list that positions its items there knows the new positions when it reveals one.
  useEffect(() => {
    if (stop === undefined || settled.current === stop) return
    const index = currentIndex(items, itemKey, stop, false)
    if (index === undefined) return
    if (revealed.current !== stop) {
      revealed.current = stop
      reveal?.(index)
    }
    const element = stop.focus ? itemElement(container.current, stop.key) : null
    if (stop.focus && element === null) return
    settled.current = stop
    element?.focus({ preventScroll: true })
  })

  // A list that regroups its items replaces their elements; the focus must survive that.
  useBrowserLayoutEffect(() => {
    const element = container.current
    const item = items[active ?? -1]
    if (!containsFocus.current || element === null || item === undefined) return
    const root = element.getRootNode() as Document | ShadowRoot
    if (!element.contains(root.activeElement)) itemElement(element, itemKey(item))?.focus({ preventScroll: true })
  })

  const indexAt = (target: EventTarget): number => {
    const key = target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : undefined
    if (key === null || key === undefined) return -1
    const near = items[active ?? -1]
    return near !== undefined && itemKey(near) === key
      ? (active ?? -1)
      : items.findIndex((item) => itemKey(item) === key)
  }
  const moveTo: RovingFocus['moveTo'] = (key, { focus = true } = {}) => {
    setStop({ key, index: items.findIndex((item) => itemKey(item) === key), focus })
  }

  return {
    active,
    moveTo,
    handlers: {
      onFocus(event) {
        containsFocus.current = true
        const index = indexAt(event.target)
        const item = items[index]
        if (item === undefined) return
        const key = itemKey(item)
        if (stop?.key !== key || stop.index !== index) {
          const next = { key, index, focus: false }
          settled.current = next
          setStop(next)
        }
        // Not for a pointer: the item would move away between press and release.
        if (event.target.matches(':focus-visible')) reveal?.(index)
      },
      onBlur(event) {
        containsFocus.current = event.currentTarget.contains(event.relatedTarget)
      },
      onKeyDown(event) {
        const index = indexAt(event.target)
        if (index < 0 || event.defaultPrevented) return
        const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
        const target = focusTarget(event, index, { ...options, count: items.length, mirrored })
        const item = items[target ?? -1]
        if (target === undefined || item === undefined) return
        event.preventDefault()
        setStop({ key: itemKey(item), index: target, focus: true })
        onMove?.(target)
      },
    },
  }
}

function currentIndex<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => string,
  { key, index }: Stop,
  keepIndex: boolean,
): number | undefined {
  const item = items[index]
  if (item !== undefined && itemKey(item) === key) return index
  const moved = items.findIndex((other) => itemKey(other) === key)
  if (moved >= 0) return moved
  return keepIndex && items.length > 0 && index >= 0 ? clamp(index, 0, items.length - 1) : undefined
}

function itemElement(container: HTMLElement | null, key: string): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`[data-id="${CSS.escape(key)}"]`) ?? null
}

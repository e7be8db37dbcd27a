'use client'
import { forwardRef, useRef, type ComponentPropsWithoutRef, type FocusEvent, type PointerEvent } from 'react'
import { partNames } from '../../../react/display/partNames.ts'

/** Props of {@link AddressHighlight}; all go to its `<div>`. */
export interface AddressHighlightProps extends ComponentPropsWithoutRef<'div'> {}

/**
 * Highlights all mentions of the account under the pointer or the focus, if there are several:
 * addresses, jettons, lines and cards of a trace. It looks for `data-address` among its descendants
 * and sets `data-same` on those that match.
 */
export const AddressHighlight = forwardRef<HTMLDivElement, AddressHighlightProps>(function AddressHighlight(
  { part, onPointerOver, onPointerLeave, onFocus, onBlur, ...rest },
  ref,
) {
  const marked = useRef<readonly Element[]>([])
  // Set on the elements directly, so that a moving pointer does not render thousands of addresses.
  const mark = (root: Element, target: EventTarget | null) => {
    const place = target instanceof Element ? target.closest('[data-address]') : null
    const address = place?.getAttribute('data-address') ?? ''
    const found = address === '' ? [] : [...root.querySelectorAll(`[data-address="${CSS.escape(address)}"]`)]
    const next = found.length > 1 ? found : []
    for (const element of marked.current) if (!next.includes(element)) element.removeAttribute('data-same')
    for (const element of next) element.setAttribute('data-same', '')
    marked.current = next
  }
  const handlers = {
    onPointerOver: (event: PointerEvent<HTMLDivElement>) => {
      onPointerOver?.(event)
      mark(event.currentTarget, event.target)
    },
    onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
      onPointerLeave?.(event)
      mark(event.currentTarget, null)
    },
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      onFocus?.(event)
      mark(event.currentTarget, event.target)
    },
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      onBlur?.(event)
      mark(event.currentTarget, null)
    },
  }
  return <div {...rest} {...handlers} ref={ref} part={partNames('address-highlight', part)} />
})

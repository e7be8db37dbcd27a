'use client'
import {
  forwardRef,
  useRef,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import { partNames } from '../../../display/partNames.ts'

/** Props of {@link AddressHighlight}; all go to its `<div>`. */
export interface AddressHighlightProps extends ComponentPropsWithoutRef<'div'> {}

/**
 * Marks all places below it that name the account under the pointer or the focus, where there are
 * several: addresses, jettons, lines and cards of a trace. Whatever carries `data-address` takes
 * part; marked elements carry `data-same`.
 */
export const AddressHighlight = forwardRef<HTMLDivElement, AddressHighlightProps>(
  function AddressHighlight({ part, onPointerOver, onPointerLeave, onFocus, onBlur, ...rest }, ref) {
    const marked = useRef<readonly Element[]>([])
    // Straight on the elements: thousands of addresses need not render for a moving pointer.
    const mark = (root: Element, target: EventTarget | null) => {
      const place = target instanceof Element ? target.closest('[data-address]') : null
      const address = place?.getAttribute('data-address') ?? ''
      const found =
        address === '' ? [] : [...root.querySelectorAll(`[data-address="${CSS.escape(address)}"]`)]
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
  },
)

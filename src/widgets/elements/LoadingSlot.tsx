import type { ReactElement, ReactNode } from 'react'

/** Loading state of an element: content that the page put into it, or else the skeleton in `children`. */
export function LoadingSlot({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <slot name="loading">
      <slot>{children}</slot>
    </slot>
  )
}

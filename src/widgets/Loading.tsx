import type { ReactElement, ReactNode } from 'react'

/** What the page puts in the element while it loads; without that, the skeleton. */
export function Loading({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <slot name="loading">
      <slot>{children}</slot>
    </slot>
  )
}

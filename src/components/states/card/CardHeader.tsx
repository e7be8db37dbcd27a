import type { ReactElement, ReactNode } from 'react'
import { Slot } from './slots.tsx'

/** First line of a card. */
export function CardHeader({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Slot name="header">
      <header part="card-header">{children}</header>
    </Slot>
  )
}

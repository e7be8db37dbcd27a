import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

/** Menu of links that few readers need, over the page. */
export function MoreMenu({ children }: { readonly children: ReactNode }): ReactElement {
  const { more } = useExplorerTexts('shell')
  return (
    <details className="explorer-more" {...closeOnLeave((menu: HTMLDetailsElement) => (menu.open = false))}>
      <summary aria-label={more} title={more}>
        ⋯
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Handlers of a menu that Escape closes, and a focus that leaves it. */
export function closeOnLeave<Menu extends HTMLElement>(close: (menu: Menu) => void) {
  return {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Menu>) => {
      // Safari focuses no link that is pressed, so a focus that goes nowhere says nothing.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(currentTarget)
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<Menu>) => {
      if (key === 'Escape') close(currentTarget)
    },
  }
}

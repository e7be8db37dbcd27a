import type { ReactElement, ReactNode } from 'react'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

/** Menu of links that few readers need, over the page. */
export function MoreMenu({ children }: { readonly children: ReactNode }): ReactElement {
  const { more } = useExplorerTexts('shell')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of its summary and links
    <details
      className="explorer-more"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
    >
      <summary aria-label={more} title={more}>
        ⋯
      </summary>
      <div>{children}</div>
    </details>
  )
}

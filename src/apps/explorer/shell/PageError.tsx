import type { ReactElement } from 'react'
import { useTexts } from '../texts/useTexts.ts'

/** Stands for a page that could not be loaded or shown; what is around it stays. */
export function PageError({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { title, advice, retry } = useTexts('shell').failed
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>{advice}</p>
      <button type="button" part="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}

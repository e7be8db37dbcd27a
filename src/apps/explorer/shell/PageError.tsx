import type { ReactElement } from 'react'
import { LoadError } from 'tonlens'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { chooseRetry } from './laterPart.tsx'

interface PageErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands for a page that could not be loaded or shown; what is around it stays. */
export function PageError({ error, onRetry }: PageErrorProps): ReactElement {
  const { title, advice, notLoaded, retry } = useExplorerTexts('shell').failed
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>{error instanceof LoadError ? notLoaded : advice}</p>
      <button type="button" part="button" onClick={chooseRetry(error, onRetry)}>
        {retry}
      </button>
    </div>
  )
}

import { ErrorState, lazyPart, type LazyPartOptions, LoadError } from 'tonlens'
import type { ReactElement } from 'react'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

/** A part of the explorer whose code is loaded when it is first shown. */
export const laterPart: typeof lazyPart = (load, options) => lazyPart(load, { renderError, ...options })

const renderError: LazyPartOptions['renderError'] = (error, retry) => (
  <ErrorState error={error} onRetry={chooseRetry(error, retry)} />
)

/**
 * Chooses how to try again. Browsers keep that a file failed, and a newer version may have replaced it: only the page
 * itself can be loaded again.
 */
export function chooseRetry(error: unknown, retry: () => void): () => void {
  return error instanceof LoadError ? () => location.reload() : retry
}

/** Stands for a part whose code is loaded. */
export function Loading(): ReactElement {
  return (
    <p role="status" aria-busy="true">
      {useExplorerTexts('shell').loading}
    </p>
  )
}

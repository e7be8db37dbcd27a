import type { ReactElement } from 'react'
import { ErrorState } from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Errors of rows that are missing or contradict each other. */
const gaps: ReadonlySet<string> = new Set(['LedgerError', 'ResponseShapeError'])

interface HistoryErrorProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
}

/** Failure to read a history. One that has a gap says that no balance is known beyond it. */
export function HistoryError({ error, onRetry }: HistoryErrorProps): ReactElement {
  const { incomplete } = useExplorerTexts('account').past
  const isGap = error instanceof Error && gaps.has(error.name)
  return <ErrorState error={error} reason={isGap ? incomplete : undefined} onRetry={onRetry} />
}

import type { ReactElement } from 'react'
import { ErrorState, type TonlensError } from 'tonlens'

/** The error of a query, with a way to ask again; nothing while there is none. */
export function Failure({
  of,
}: {
  readonly of: { readonly error: TonlensError | null; readonly refetch: () => unknown }
}): ReactElement | null {
  return of.error === null ? null : <ErrorState error={of.error} onRetry={() => void of.refetch()} />
}

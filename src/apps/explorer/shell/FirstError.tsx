import type { ReactElement } from 'react'
import { ErrorState } from 'tonlens'

interface FirstErrorProps {
  /** Queries of parts that are left out without their data. */
  readonly of: readonly { readonly error: unknown; readonly data: unknown; readonly refetch: () => unknown }[]
}

/** The first error of queries without data, so that what is left out is not taken for nothing. */
export function FirstError({ of }: FirstErrorProps): ReactElement | null {
  const failed = of.find(({ error, data }) => error !== null && data === undefined)
  return failed === undefined ? null : <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
}

import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { Verification } from '../../../react/display/useVerification.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { verificationMessages } from '../../../text/en/transactions/verification.ts'
import { ErrorState } from '../error-state/ErrorState.tsx'

/** How many rows of a list fit, quietly; how many do not, and why rows could not be checked, as alerts. */
export function VerifiedSummary({ verification }: { readonly verification: Verification }): ReactElement | null {
  const { locale } = useDisplay()
  const words = useTexts('verification', verificationMessages)
  const { fits, repaired, unverifiable, mismatch } = verification.counts
  const all = fits + repaired + unverifiable + mismatch
  if (all === 0 && verification.error === null) return null
  return (
    <>
      {mismatch > 0 && (
        <p part="verified-alert" role="alert">
          {words.mismatches(mismatch, locale)}
        </p>
      )}
      {verification.error !== null && <ErrorState error={verification.error} onRetry={verification.refetch} />}
      {!verification.isPending && verification.error === null && (
        <p part="verified-summary">{words.summary(formatNumber(fits + repaired, locale), formatNumber(all, locale))}</p>
      )}
    </>
  )
}

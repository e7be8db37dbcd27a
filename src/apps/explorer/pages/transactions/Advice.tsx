import type { ReactElement } from 'react'
import { type Transaction, useDisplay } from 'tonlens'
import type { Failure } from 'tonlens/trace'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { findCause } from './causes.ts'

interface AdviceProps {
  readonly transaction: Transaction
  readonly failure: Failure
}

/**
 * Says what a reader can do about a failed transaction, and where its value went. The verdict of the trace says which
 * contract failed and why.
 */
export function Advice({ transaction, failure }: AdviceProps): ReactElement | null {
  const texts = useExplorerTexts('transactions').advice
  const { hrefOf } = useRouter()
  const { contracts } = useDisplay()
  const { account, account_state_before, in_msg } = transaction
  const { code } = failure
  const isKnown =
    code !== undefined &&
    contracts?.exitCode({ address: account, codeHash: account_state_before?.code_hash }, code) !== undefined
  const cause = findCause(failure)
  // Only its contract can explain such a code.
  const ownCode = cause === undefined && failure.reason === undefined && failure.kind === 'compute' && !isKnown
  const isKept = hasValue(in_msg?.value) && !failure.returned && failure.kind !== 'unsent'
  if (cause === undefined && !isKept && (!ownCode || code === undefined)) return null
  return (
    <section className="explorer-advice" aria-label={texts.title}>
      {cause !== undefined && (
        <p>
          <strong>{texts.title}:</strong> {texts.causes[cause]}
        </p>
      )}
      {ownCode && code !== undefined && (
        <p>
          <strong>{texts.title}:</strong> {texts.ownCode(String(code))}{' '}
          <a href={hrefOf('account', account, 'code')}>{texts.openCode}</a>
        </p>
      )}
      {isKept && <p>{texts.kept}</p>}
    </section>
  )
}

function hasValue(value: string | null | undefined): boolean {
  return value != null && /[1-9]/.test(value)
}

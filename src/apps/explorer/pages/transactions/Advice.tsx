import type { ReactElement } from 'react'
import { formatNumber, type Transaction, useDisplay, useTransactions } from 'tonlens'
import { type Failure, readFailure } from 'tonlens/trace'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { findCause } from './causes.ts'
import '../parts.css'

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
          <strong>{texts.title}:</strong> {texts.ownCode(String(code))} <SameFailures account={account} code={code} />{' '}
          <a href={hrefOf('account', account, 'code')}>{texts.openCode}</a>
        </p>
      )}
      {isKept && <p>{texts.kept}</p>}
    </section>
  )
}

/** Transactions in which the same failure is looked for. */
const looked = 50

/** Says how many of the newest transactions of a contract ended with an exit code. */
function SameFailures({ account, code }: { readonly account: string; readonly code: number }): ReactElement | null {
  const texts = useExplorerTexts('transactions').advice
  const { locale } = useDisplay()
  const { data, error } = useTransactions({ account: [account], limit: looked, sort: 'desc' })
  if (error !== null) return null
  const rows = data?.transactions ?? []
  const same = rows.filter((row) => readFailure(row)?.code === code).length
  return (
    <span className={data === undefined ? 'explorer-room' : undefined}>
      {texts.sameFailures(formatNumber(same, locale), formatNumber(rows.length, locale))}
    </span>
  )
}

function hasValue(value: string | null | undefined): boolean {
  return value != null && /[1-9]/.test(value)
}

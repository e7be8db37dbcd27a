import type { ReactElement } from 'react'
import type { Failure, TraceModel, Verdict } from 'tonlens/trace'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { findCause } from './causes.ts'

/**
 * Says what a reader can do about the first failure of a trace, and where the value went. The verdict says which
 * contract failed and why.
 */
export function Advice({
  trace,
  verdict,
}: {
  readonly trace: TraceModel
  readonly verdict: Verdict | undefined
}): ReactElement | null {
  const texts = useExplorerTexts('transactions').advice
  const first = verdict?.first
  const failed = trace.transactions[first?.index ?? -1]
  if (first === undefined || failed === undefined) return null
  const cause = findCause(first.failure)
  const value = hasValue(failed.in_msg?.value) ? whereValueWent(first.failure, texts) : ''
  if (cause === undefined && value === '') return null
  return (
    <section className="explorer-advice" aria-label={texts.title}>
      {cause !== undefined && (
        <p>
          <strong>{texts.title}:</strong> {texts.causes[cause]}
        </p>
      )}
      {value !== '' && <p>{value}</p>}
    </section>
  )
}

function hasValue(value: string | null | undefined): boolean {
  return value != null && /[1-9]/.test(value)
}

function whereValueWent(
  { returned, kind }: Failure,
  texts: { readonly returned: string; readonly kept: string },
): string {
  if (returned) return texts.returned
  // Messages that were not sent leave the value where it arrived, as in a success.
  return kind === 'unsent' ? '' : texts.kept
}

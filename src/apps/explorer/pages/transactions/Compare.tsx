import type { ReactElement } from 'react'
import { EmptyState, ErrorState, skipToken, TraceComparison, useTrace } from 'tonlens'
import { isHash } from 'tonlens/ton'
import type { TraceModel } from 'tonlens/trace'
import { Lookup } from '../Lookup.tsx'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Candidates } from './Candidates.tsx'

/** Compares the trace of the page with another one, whose hash the URL holds. */
export function Compare({ trace }: { readonly trace: TraceModel | undefined }): ReactElement {
  const { comparison: texts, missing } = useExplorerTexts('transactions')
  const [{ with: hash = '' }, setQuery] = useRouteQuery()
  const choose = (other: string) => setQuery({ with: other })
  const other = useTrace(isHash(hash) ? hash : skipToken)
  const isSame = other.trace !== undefined && trace !== undefined && traceKey(other.trace) === traceKey(trace)
  return (
    <>
      <Lookup
        key={hash}
        label={texts.other}
        hint={texts.hint}
        action={texts.compare}
        defaultText={hash}
        isValid={isHash}
        invalid={missing.invalid}
        onSubmit={choose}
      />
      {hash === '' && trace !== undefined && <Candidates trace={trace} onChoose={choose} />}
      {other.status === 'notFound' && <EmptyState label={texts.missing} role="status" />}
      {isSame && <EmptyState label={texts.same} role="status" />}
      {isHash(hash) && !isSame && other.status !== 'notFound' && other.trace === undefined && other.error !== null && (
        <ErrorState error={other.error} onRetry={other.refetch} />
      )}
      {isHash(hash) && !isSame && (other.status === 'pending' || other.trace !== undefined) && (
        <TraceComparison
          left={trace}
          right={other.trace}
          leftName={texts.left}
          rightName={texts.right}
          loading={trace === undefined || other.trace === undefined}
          error={other.error}
          onRetry={other.refetch}
          origin={other.origin}
        />
      )}
    </>
  )
}

function traceKey(trace: TraceModel): string | undefined {
  return trace.transactions[0]?.hash
}

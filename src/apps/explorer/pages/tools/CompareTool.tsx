import type { ReactElement } from 'react'
import { cardState, EmptyState, ErrorState, skipToken, TraceVerdict, useTrace } from 'tonlens'
import { isHash } from 'tonlens/ton'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Lookup } from '../Lookup.tsx'
import { Compare } from '../transactions/Compare.tsx'
import { Example } from './Example.tsx'

/** Compares two traces, whose hashes the URL holds. */
export function CompareTool(): ReactElement {
  const texts = useExplorerTexts('tools')
  const [{ first = '' }, setQuery] = useRouteQuery()
  const query = useTrace(isHash(first) ? first : skipToken)
  return (
    <>
      <Example
        onLoad={(newest) => {
          const [left, right] = new Set(newest.flatMap(({ trace_id }) => trace_id ?? []))
          if (left === undefined || right === undefined) return false
          setQuery({ first: left, with: right })
          return true
        }}
      />
      <Lookup
        key={first}
        label={texts.compare.first}
        hint={texts.hash}
        action={texts.compare.show}
        defaultText={first}
        isValid={isHash}
        invalid={texts.invalidHash}
        onSubmit={(hash) => setQuery({ first: hash })}
      />
      {query.status === 'notFound' && <EmptyState label={texts.compare.missing} role="status" />}
      {query.error !== null && query.trace === undefined && <ErrorState error={query.error} onRetry={query.refetch} />}
      {isHash(first) && query.status !== 'notFound' && (query.error === null || query.trace !== undefined) && (
        <>
          <TraceVerdict {...cardState(query)} trace={query.trace} />
          <Compare trace={query.trace} />
        </>
      )}
    </>
  )
}

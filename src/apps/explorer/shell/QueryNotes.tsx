import { type ReactElement, useState } from 'react'
import { ErrorState, type ResultOrigin, Timestamp, useDisplay } from 'tonlens'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

/** A query as hooks return it; one without an origin never comes from a mirror. */
export interface NotedQuery extends Partial<ResultOrigin> {
  readonly error: unknown
  readonly data: unknown
  readonly refetch: () => unknown
}

interface QueryNotesProps {
  /** Queries whose data is shown by no card of its own. */
  readonly of: readonly NotedQuery[]
}

/** Shows the first error of data that has no card, so that nobody takes what is left out for nothing, and its age. */
export function QueryNotes({ of }: QueryNotesProps): ReactElement {
  const failed = of.find(({ error }) => error !== null)
  return (
    <>
      {failed !== undefined && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      <AgeNote of={of} />
    </>
  )
}

/** Seconds after which data of this browser says how old it is. */
const young = 60

/** How old the oldest data of a mirror is, and whether there is none newer because the service cannot be reached. */
export function AgeNote({ of }: QueryNotesProps): ReactElement | null {
  const texts = useExplorerTexts('shell').age
  const { now } = useDisplay()
  const [openedAt] = useState(() => Date.now() / 1000)
  const shown = of.flatMap(({ data, origin }) => (data === undefined || origin?.source !== 'mirror' ? [] : [origin]))
  const [oldest] = shown.toSorted((a, b) => a.asOf - b.asOf)
  if (oldest === undefined) return null
  const isUnreachable = shown.some(({ unreachable }) => unreachable === true)
  if (!isUnreachable && (now ?? openedAt) - oldest.asOf <= young) return null
  return (
    <p part="freshness" role={isUnreachable ? 'status' : undefined} data-state={isUnreachable ? 'unreachable' : 'old'}>
      {isUnreachable && (
        <>
          <strong part="freshness-reason">{texts.unreachable}</strong>
          <span aria-hidden="true"> · </span>
        </>
      )}
      <bdi>
        {texts.asOf} <Timestamp value={Math.floor(oldest.asOf)} show="relative" />
      </bdi>
    </p>
  )
}

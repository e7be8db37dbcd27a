import { isValidElement, type ReactElement } from 'react'
import { readText } from '../../../service/rows/readRow.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { Freshness } from './Freshness.tsx'
import { type FreshnessProps, hasError, isContent, type FrameState } from './frameState.ts'

interface FrameMessagesProps extends FreshnessProps {
  readonly state: FrameState
  /** Shown in every state: below rows, it says why the next page did not come. */
  readonly error?: unknown
  /** Whether the last refresh of the content failed. @default whether there is an error */
  readonly failed?: boolean | undefined
  readonly onRetry?: (() => void) | undefined
  /** The `loading` prop: words or an element are shown in place of the skeleton. */
  readonly loading?: unknown
  /** Contents of the empty state. @default the catalogue's general text */
  readonly empty?: unknown
  /** Added to the `part` of the error. */
  readonly errorPart?: string | undefined
  /** Number of rows that are left out because they are malformed. @default 0 */
  readonly malformed?: number | undefined
}

/** Messages that all cards, lists and views share: loading, the error, and the empty state. */
export function FrameMessages({
  state,
  loading,
  error,
  onRetry,
  empty,
  errorPart,
  offline,
  origin,
  failed = hasError(error),
  malformed = 0,
}: FrameMessagesProps): ReactElement {
  const messages = useTexts('common', commonMessages)
  return (
    <>
      {state === 'loading' && (
        <span part={isContent(loading) ? 'loading-state' : 'visually-hidden'} role="status">
          {isContent(loading) ? loading : messages.loading}
        </span>
      )}
      {hasError(error) && <ErrorState part={errorPart} error={error} onRetry={onRetry} />}
      <MalformedRows count={malformed} />
      {state === 'empty' &&
        malformed === 0 &&
        (isValidElement(empty) ? <div part="empty-state">{empty}</div> : <EmptyState label={readText(empty)} />)}
      {state === 'offline' && <EmptyState part="offline-state" role="status" label={messages.offlineWait} />}
      {(state === 'shown' || state === 'empty') && <Freshness offline={offline} origin={origin} failed={failed} />}
    </>
  )
}

/** Line that says how many rows a list leaves out because they are malformed. */
export function MalformedRows({ count }: { readonly count: number }): ReactElement | null {
  const { locale } = useDisplay()
  const { malformedRows } = useTexts('common', commonMessages)
  return count === 0 ? null : <p part="malformed-rows">{malformedRows(count, locale)}</p>
}
